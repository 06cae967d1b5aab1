import Glibc
import QuestCore
import SlayerText

extension StoreError {
  /// What happened and what to do next, where the store is the usual one.
  public var words: Words { words(repair: "slayer doctor --repair") }

  /// - Parameter repair: the command that repairs this store.
  public func words(repair: String) -> Words {
    switch self {
    case .refused(let refusal): refusal.words
    case .isFolder(let path): StoreWords.isFolder(path)
    case .foreign(let path): StoreWords.foreign(path, repair)
    case .newer(let path, let version): StoreWords.newer(path, version)
    case .damaged(let path): StoreWords.damaged(path, repair)
    case .exists(let path): BackupWords.exists(path)
    case .unreadableQuest(let number, let path): StoreWords.unreadable(quest: number, path, repair)
    case .unreadableStep(let number, let path): StoreWords.unreadable(step: number, path, repair)
    case .readOnly(let path): StoreWords.readOnly(path)
    case .full(let path): StoreWords.full(path)
    case .busy(let path): StoreWords.busy(path)
    case .replaced(let path): StoreWords.replaced(path)
    case .system(let path, let errno):
      StoreWords.system(path, strerror(errno).map { String(cString: $0) } ?? "\(errno)")
    case .sqlite(let failure, let path): StoreWords.sqlite(path, failure.words, Int(failure.extendedCode))
    }
  }
}
