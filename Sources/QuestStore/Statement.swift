import CSQLite
import Glibc

/// A value that goes into a statement.
enum SQLValue {
  case integer(Int64)
  case text(String)
  case null

  static func integer(_ value: Int) -> SQLValue { .integer(Int64(value)) }
  static func integer(_ value: Int64?) -> SQLValue { value.map { .integer($0) } ?? .null }
  static func text(_ value: String?) -> SQLValue { value.map { .text($0) } ?? .null }
}

/// A prepared statement.
final class Statement {
  let handle: OpaquePointer

  init(handle: OpaquePointer) { self.handle = handle }

  deinit { sqlite3_finalize(handle) }

  /// Binds every value, from the first placeholder on. Gives a result code of SQLite.
  func bind(_ values: [SQLValue]) -> Int32 {
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      if code != SQLITE_OK { return code }
    }
    return SQLITE_OK
  }

  private func bind(_ value: SQLValue, at position: Int32) -> Int32 {
    switch value {
    case .integer(let number): sqlite3_bind_int64(handle, position, number)
    case .null: sqlite3_bind_null(handle, position)
    case .text(var text):
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          sqlite3_bind_text64(
            handle, position, characters.baseAddress, UInt64(characters.count), csqlite_transient(),
            UInt8(SQLITE_UTF8))
        }
      }
    }
  }

  func step() -> Int32 { sqlite3_step(handle) }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }
}

/// A column that does not hold what the schema promises.
struct Unreadable: Error {}

/// The values of a row by their columns, as they are stored.
protocol StoredRow {
  func isNull(_ column: Int32) -> Bool
  func integer(_ column: Int32) throws(Unreadable) -> Int64
  func text(_ column: Int32) throws(Unreadable) -> String
}

extension StoredRow {
  func optionalInteger(_ column: Int32) throws(Unreadable) -> Int64? {
    isNull(column) ? nil : try integer(column)
  }

  func optionalText(_ column: Int32) throws(Unreadable) -> String? {
    isNull(column) ? nil : try text(column)
  }
}

/// One row of a result, valid until the statement goes on.
struct Row: StoredRow {
  let statement: OpaquePointer

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  func integer(_ column: Int32) throws(Unreadable) -> Int64 {
    guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else { throw Unreadable() }
    return sqlite3_column_int64(statement, column)
  }

  func text(_ column: Int32) throws(Unreadable) -> String {
    guard sqlite3_column_type(statement, column) == SQLITE_TEXT else { throw Unreadable() }
    guard let bytes = sqlite3_column_text(statement, column) else { throw Unreadable() }
    let buffer = UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, column)))
    // Decoding mends what is no UTF-8; then the bytes are no longer the same. (`String(validating:)` is ten times slower.)
    var text = String(decoding: buffer, as: UTF8.self)
    let isSame = text.withUTF8 { mended in
      mended.count == buffer.count && (mended.baseAddress.map { memcmp($0, bytes, buffer.count) == 0 } ?? true)
    }
    guard isSame else { throw Unreadable() }
    return text
  }
}
