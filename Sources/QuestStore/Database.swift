import CSQLite
import Glibc

/// One connection to SQLite. All SQL of the module runs through it; statements are prepared once and kept.
final class Database {
  let path: String
  /// Another way to the disk, by its name; nil is the usual one.
  let vfs: String?
  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  /// In milliseconds.
  private var patience: Int32 = 0
  private var waitsSince: Int64 = 0
  /// Whether changes go through a write-ahead log here.
  private var ownsLog = false

  enum Access {
    case readWrite, readOnly
    /// As it lies on the disk, without the log beside it: no locks, no files.
    case immutable
    /// Read without making or changing any file, also those beside it that other readers write in.
    case watching
  }

  /// Opens a file that exists; SQLite reads and locks nothing yet. `vfs` is for tests.
  init(path: String, access: Access, vfs: String? = nil) throws(StoreError) {
    self.path = path
    self.vfs = vfs
    // `./` keeps SQLite from taking `:memory:` or `file:…` for anything but a name.
    let name = path.hasPrefix("/") ? path : "./" + path
    let flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var opened: OpaquePointer?
    let result =
      switch access {
      case .readWrite: sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_READWRITE, vfs)
      case .readOnly: sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_READONLY, vfs)
      case .immutable:
        sqlite3_open_v2(
          Database.uri(name, "immutable"), &opened, flags | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, vfs)
      case .watching:
        sqlite3_open_v2(
          Database.uri(name, "readonly_shm"), &opened, flags | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, vfs)
      }
    guard result == SQLITE_OK, let opened else {
      let errno = sqlite3_system_errno(opened)
      sqlite3_close(opened)
      throw StoreError(
        extendedCode: result, errno: errno, words: String(cString: sqlite3_errstr(result)), path: path)
    }
    handle = opened
    csqlite_close_without_checkpoint(handle)
  }

  deinit {
    statements.removeAll()
    emptyLog()
    sqlite3_close(handle)
  }

  /// Moves what is in the write-ahead log into the file, and empties it, as far as that hinders nobody.
  ///
  /// SQLite would do so at the last closing, but locks the file for itself meanwhile: every reader would wait.
  private func emptyLog() {
    if !ownsLog || hasMoved { return }
    waitForLocks(milliseconds: 0)
    sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
  }

  /// How long to wait for what another program holds. SQLite's own waiting sleeps up to 100 ms at a time; a lock is seldom held
  /// for one.
  func waitForLocks(milliseconds: Int32) {
    patience = milliseconds
    let this = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_busy_handler(handle, milliseconds == 0 ? nil : { this, count in Database.wait(this, count) }, this)
  }

  /// SQLite asks again while this gives 1; `count` is how often it has asked for this lock.
  private static func wait(_ this: UnsafeMutableRawPointer?, _ count: Int32) -> Int32 {
    guard let this else { return 0 }
    let database = Unmanaged<Database>.fromOpaque(this).takeUnretainedValue()
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let milliseconds = Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
    if count == 0 { database.waitsSince = milliseconds }
    if milliseconds - database.waitsSince >= Int64(database.patience) { return 0 }
    usleep(count < 40 ? 250 : 1_000)
    return 1
  }

  /// Keeps the files beside the store when it is closed, so that readers who may make none find them.
  func keepFilesBeside() {
    ownsLog = true
    var on: Int32 = 1
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &on)
  }

  /// Whether the file was moved, deleted or replaced since it was opened.
  var hasMoved: Bool {
    var moved: Int32 = 0
    return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0
  }

  /// Runs one statement and hands over its rows, in order, until `visit` returns false.
  func rows(
    _ sql: String, _ values: [SQLValue] = [], visit: (Row) throws(StoreError) -> Bool
  ) throws(StoreError) {
    let statement = try prepared(sql)
    defer { statement.reset() }
    let bound = statement.bind(values)
    if bound != SQLITE_OK { throw failure(bound) }
    while true {
      switch statement.step() {
      case SQLITE_ROW: if try !visit(Row(statement: statement.handle)) { return }
      case SQLITE_DONE: return
      case let code: throw failure(code)
      }
    }
  }

  /// Runs one statement for its effect.
  func run(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) {
    try rows(sql, values) { _ throws(StoreError) in true }
  }

  /// The first column of the first row; nil when there is none or it is NULL.
  func number(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) -> Int? {
    var number: Int?
    try rows(sql, values) { row throws(StoreError) in
      number = row.isNull(0) ? nil : Int(sqlite3_column_int64(row.statement, 0))
      return false
    }
    return number
  }

  /// Runs several statements that take no values and give no rows.
  func script(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw failure(code) }
  }

  /// Everything `body` writes, or nothing of it; nobody else writes meanwhile. A transaction that reads first and
  /// writes later would fail at once where another writes in between, whatever the timeout: so it begins as a writer.
  ///
  /// - Throws: `StoreError.replaced` where this is no longer the file at the path, also where another was put there while
  ///   this waited for a lock, as a repair does: what is written into the old one nobody would see again.
  func writing<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    if hasMoved { throw .replaced(path: path) }
    return try transaction("BEGIN IMMEDIATE") { () throws(StoreError) in
      if hasMoved { throw .replaced(path: path) }
      return try body()
    }
  }

  /// Everything `body` reads is of one moment.
  func reading<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    try transaction("BEGIN", body)
  }

  private func transaction<Value>(
    _ begin: String, _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try run(begin)
    do throws(StoreError) {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // SQLite has already rolled back after some failures; a second time is an error that says so.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  private func prepared(_ sql: String) throws(StoreError) -> Statement {
    if let statement = statements[sql] { return statement }
    var made: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil)
    guard code == SQLITE_OK, let made else { throw failure(code) }
    let statement = Statement(handle: made)
    statements[sql] = statement
    return statement
  }

  func failure(_ code: Int32) -> StoreError {
    let isLast = sqlite3_extended_errcode(handle) == code
    let words = String(cString: isLast ? sqlite3_errmsg(handle) : sqlite3_errstr(code))
    return StoreError(extendedCode: code, errno: sqlite3_system_errno(handle), words: words, path: path)
  }

  /// `file:///a%20b/slayer.db?immutable=1`
  private static func uri(_ name: String, _ switchedOn: String) -> String {
    var uri = "file:"
    let hex = Array("0123456789ABCDEF".unicodeScalars)
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri.unicodeScalars.append("%")
        uri.unicodeScalars.append(hex[Int(byte >> 4)])
        uri.unicodeScalars.append(hex[Int(byte & 15)])
      }
    }
    return uri + "?\(switchedOn)=1"
  }
}

extension Database {
  /// The first bytes of the file as it lies on the disk, and its size. Read through SQLite's own open file: closing
  /// another one would drop the locks that this process holds on it.
  func firstBytes(_ count: Int) throws(StoreError) -> (bytes: [UInt8], fileSize: Int64) {
    var file: UnsafeMutablePointer<sqlite3_file>?
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    guard code == SQLITE_OK, let file, let methods = file.pointee.pMethods else { throw failure(code) }
    var size: Int64 = 0
    let sized = methods.pointee.xFileSize(file, &size)
    if sized != SQLITE_OK { throw failure(sized) }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = methods.pointee.xRead(file, &bytes, Int32(count), 0)
    // A short file: the rest of the bytes is zero.
    if read != SQLITE_OK && read != SQLITE_IOERR | 2 << 8 { throw failure(read) }
    return (bytes, size)
  }
}
