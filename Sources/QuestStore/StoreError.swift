import CSQLite
import Glibc
import QuestCore

/// Why the store could not do what it was asked; nothing was changed. Paths are those of the store.
public enum StoreError: Error, Hashable, Sendable {
  /// By a rule, not by the machine.
  case refused(Refusal)
  /// A folder stands where the file should be.
  case isFolder(path: String)
  /// Not an SQLite file, or one of another program.
  case foreign(path: String)
  /// Made by a newer slayer, with this version of the schema.
  case newer(path: String, version: Int)
  case damaged(path: String)
  /// A copy is never written over a file that is there.
  case exists(path: String)
  /// A row that cannot be read, by the number of its quest.
  case unreadableQuest(Int, path: String)
  /// A step of the journal that cannot be read, by its sequence.
  case unreadableStep(Int, path: String)
  case readOnly(path: String)
  /// The disk is full, or a limit on the size of files was met.
  case full(path: String)
  /// Another program kept the store for longer than we wait.
  case busy(path: String)
  /// The file was moved, deleted or replaced while it was open here.
  case replaced(path: String)
  /// The system refused to make or open the file or its folder, with this `errno`.
  case system(path: String, errno: Int32)
  /// Any other failure of SQLite.
  case sqlite(SQLiteFailure, path: String)
}

/// A failure in SQLite's own words.
public struct SQLiteFailure: Hashable, Sendable {
  /// The primary result code, such as 10 (`SQLITE_IOERR`).
  public let code: Int32
  public let extendedCode: Int32
  public let words: String
}

extension StoreError {
  /// The case that fits a result of SQLite. `errno` is that of the system call that failed below it, 0 if none did.
  init(extendedCode: Int32, errno: Int32, words: String, path: String) {
    let code = extendedCode & 0xFF
    switch code {
    case _ where [ENOSPC, EDQUOT, EFBIG].contains(errno) && [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code):
      self = .full(path: path)
    case SQLITE_FULL: self = .full(path: path)
    // A limit is met by a write that fails like any other; what its `errno` was is forgotten by then.
    case SQLITE_IOERR where extendedCode == SQLITE_IOERR | 3 << 8 && StoreFile.isSizeLimited: self = .full(path: path)
    // The last is what SQLite says when it has tried a hundred times to begin reading a log that others change.
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy(path: path)
    case SQLITE_READONLY where extendedCode == SQLITE_READONLY | 4 << 8: self = .replaced(path: path)
    case SQLITE_READONLY: self = .readOnly(path: path)
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path)
    case SQLITE_CANTOPEN where errno != 0: self = .system(path: path, errno: errno)
    case SQLITE_PERM: self = .system(path: path, errno: errno == 0 ? EACCES : errno)
    default: self = .sqlite(SQLiteFailure(code: code, extendedCode: extendedCode, words: words), path: path)
    }
  }
}

extension StoreError {
  /// The path it names; nil for a refusal.
  var path: String? {
    switch self {
    case .refused: nil
    case .isFolder(let path), .foreign(let path), .newer(let path, _), .damaged(let path), .exists(let path),
      .unreadableQuest(_, let path), .unreadableStep(_, let path), .readOnly(let path), .full(let path),
      .busy(let path), .replaced(let path), .system(let path, _), .sqlite(_, let path):
      path
    }
  }

  /// The same of another path: a person knows the name a file will have, not the one it has while it is written.
  func concerning(_ path: String) -> StoreError {
    switch self {
    case .refused: self
    case .isFolder: .isFolder(path: path)
    case .foreign: .foreign(path: path)
    case .newer(_, let version): .newer(path: path, version: version)
    case .damaged: .damaged(path: path)
    case .exists: .exists(path: path)
    case .unreadableQuest(let number, _): .unreadableQuest(number, path: path)
    case .unreadableStep(let number, _): .unreadableStep(number, path: path)
    case .readOnly: .readOnly(path: path)
    case .full: .full(path: path)
    case .busy: .busy(path: path)
    case .replaced: .replaced(path: path)
    case .system(_, let errno): .system(path: path, errno: errno)
    case .sqlite(let failure, _): .sqlite(failure, path: path)
    }
  }
}
