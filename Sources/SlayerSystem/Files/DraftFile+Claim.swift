import Glibc

extension DraftFile {
  /// How many runs at once have a file of their own; any more share the first.
  private static let most = 9

  /// The file of this run: the first of `draft`, `draft-2`, `draft-3` … that no other run has, so that two screens never
  /// write over each other. What runs that have ended left in the others comes along as further lines.
  ///
  /// A run has a file as long as it holds the lock beside it (`draft.lock`), which ends with its process, however it ends.
  public static func claim(_ path: String) -> DraftFile {
    if let slash = path.lastIndex(of: "/"), (try? FileText.makeFolder(String(path[..<slash]))) == nil {
      return DraftFile(path)
    }
    let names = names(path)
    guard let own = names.firstIndex(where: { lock($0) != nil }) else { return DraftFile(path) }
    let draft = DraftFile(names[own])
    for (index, name) in names.enumerated() where index != own && access(name, F_OK) == 0 {
      draft.takeOver(DraftFile(name))
    }
    return draft
  }

  /// Every file in which a run may keep its text, whether it is there or not.
  public static func all(_ path: String) -> [DraftFile] { names(path).map { DraftFile($0) } }

  private static func names(_ path: String) -> [String] { (1...most).map { $0 == 1 ? path : "\(path)-\($0)" } }

  /// Moves the text of a file that no run has any more into this one.
  private func takeOver(_ other: DraftFile) {
    guard let lock = DraftFile.lock(other.path) else { return }
    defer { close(lock) }
    guard let left = other.read() else { return }
    let text = (read() ?? "") + (left.hasSuffix("\n") ? left : left + "\n")
    guard (try? write(text)) != nil else { return }
    other.remove()
    unlink(other.path + ".lock")
  }

  /// The lock beside a file, held until it is closed; nil when another run holds it.
  private static func lock(_ path: String) -> Int32? {
    let file = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    fchmod(file, 0o600)
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
    close(file)
    return nil
  }
}
