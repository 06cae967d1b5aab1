import CSQLite
import Glibc

extension Database {
  /// Copies the store, as it is at one moment, into a new file (0600) that needs no other beside it; other programs may
  /// write meanwhile. The copy is checked and on the disk before it gets its name; one that is there is never replaced.
  ///
  /// - Returns: how many quests were copied.
  @discardableResult
  func copy(to target: String) throws(StoreError) -> Int {
    try StoreFile.createFolder(StoreFile.folder(of: target), for: target)
    if StoreFile.isThere(target) { throw .exists(path: target) }
    let partial = "\(target).partial-\(getpid())"
    StoreFile.removeWithFilesBeside(partial)
    defer { StoreFile.removeWithFilesBeside(partial) }
    do throws(StoreError) {
      try StoreFile.createEmpty(partial)
      let count = try copyPages(into: Database(path: partial, access: .readWrite, vfs: vfs))
      try StoreFile.name(partial, target)
      return count
    } catch {
      throw error.path == partial ? error.concerning(target) : error
    }
  }

  private func copyPages(into copy: Database) throws(StoreError) -> Int {
    // A copy that is cut short is thrown away, so nothing needs to be kept for taking it back.
    try copy.script("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
    let count = try reading { () throws(StoreError) in
      let count = try questCount()
      try handOverPages(to: copy)
      return count
    }
    // The pages say WAL, as the store's do.
    try copy.script("PRAGMA journal_mode = DELETE")
    // Whatever is wrong with them came from here.
    guard try copy.isWhole(), try copy.questCount() == count else { throw .damaged(path: path) }
    return count
  }

  /// All pages in one step, so that they are of one moment whoever writes.
  private func handOverPages(to copy: Database) throws(StoreError) {
    guard let backup = sqlite3_backup_init(copy.handle, "main", handle, "main") else {
      throw copy.failure(sqlite3_extended_errcode(copy.handle))
    }
    let code = sqlite3_backup_step(backup, -1)
    let finished = sqlite3_backup_finish(backup)
    if finished != SQLITE_OK { throw copy.failure(finished) }
    if code != SQLITE_DONE { throw copy.failure(code) }
  }

  /// Whether SQLite finds nothing wrong with pages, constraints and references.
  func isWhole() throws(StoreError) -> Bool {
    var isSound = false
    do throws(StoreError) {
      try rows("PRAGMA integrity_check(1)") { row throws(StoreError) in
        isSound = (try? row.text(0)) == "ok"
        return false
      }
      if !isSound { return false }
      return try number("SELECT count(*) FROM pragma_foreign_key_check") == 0
    } catch {
      guard case .damaged = error else { throw error }
      return false
    }
  }

  private func questCount() throws(StoreError) -> Int { try number("SELECT count(*) FROM quest") ?? 0 }
}

extension StoreFile {
  /// Whether anything has this name, also a link that leads nowhere.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func removeWithFilesBeside(_ path: String) {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }

  /// Makes an empty file (0600) where nothing is, whatever the umask.
  static func createEmpty(_ path: String) throws(StoreError) {
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure(at: path) }
    defer { close(file) }
    guard fchmod(file, 0o600) == 0 else { throw .system(path: path, errno: errno) }
  }

  /// Gives a finished file its name, once it is on the disk; never one that another file has.
  static func name(_ partial: String, _ target: String) throws(StoreError) {
    try sync(partial)
    if link(partial, target) != 0 {
      // A file system without hard links says EPERM.
      if errno == EEXIST || isThere(target) { throw .exists(path: target) }
      guard rename(partial, target) == 0 else { throw .system(path: target, errno: errno) }
    }
    try sync(folder(of: target))
  }

  /// Waits until a file or a folder is on the disk.
  static func sync(_ path: String) throws(StoreError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .system(path: path, errno: errno) }
    defer { close(file) }
    // Some file systems cannot sync a folder.
    guard fsync(file) == 0 || errno == EINVAL else { throw failure(at: path) }
  }

  /// What the last system call said, as an error of the store.
  static func failure(at path: String) -> StoreError {
    switch errno {
    case EROFS, EACCES: .readOnly(path: path)
    case ENOSPC, EDQUOT, EFBIG: .full(path: path)
    default: .system(path: path, errno: errno)
    }
  }
}
