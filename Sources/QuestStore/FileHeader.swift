/// What the first hundred bytes of a file say of it, before SQLite is let at it.
enum FileHeader: Equatable {
  /// 0 bytes, or an SQLite file in which nothing was ever made: a new store.
  case blank
  /// Ours, with the version of its schema, and whether its journal mode is WAL.
  case store(version: Int, isWAL: Bool)
  /// Not SQLite, or of another program.
  case foreign
  /// SQLite's beginning, but not more.
  case damaged

  static let length = 100

  /// The layout is SQLite's file format, section 1.3. Where a journal can take it back, a file whose beginning was
  /// never written is blank too.
  init(bytes: [UInt8], fileSize: Int64, hasJournal: Bool) {
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let isSQLite = bytes.starts(with: Array("SQLite format 3\0".utf8))
    let schemaCookie = number(at: 40)
    switch (fileSize, number(at: 68)) {
    case (0, _): self = .blank
    case _ where hasJournal && bytes.allSatisfy { $0 == 0 }: self = .blank
    case _ where !isSQLite: self = .foreign
    case (..<512, _): self = .damaged
    case (_, Schema.applicationID): self = .store(version: number(at: 60), isWAL: bytes[18] == 2)
    case (_, 0) where number(at: 60) == 0 && schemaCookie == 0: self = .blank
    default: self = .foreign
    }
  }
}
