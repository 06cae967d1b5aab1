import Glibc
import QuestCore
import SlayerText

extension StoreError {
  /// What happened and what to do next.
  public var words: Words {
    switch self {
    case .refused(let refusal): refusal.words
    case .isFolder(let path): StoreWords.isFolder(path)
    case .foreign(let path): StoreWords.foreign(path)
    case .newer(let path, let version): StoreWords.newer(path, version)
    case .damaged(let path): StoreWords.damaged(path)
    case .exists(let path): BackupWords.exists(path)
    case .unreadableQuest(let number, let path): StoreWords.unreadable(quest: number, path)
    case .unreadableStep(let number, let path): StoreWords.unreadable(step: number, path)
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
