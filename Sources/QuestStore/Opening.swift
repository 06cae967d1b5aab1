import Glibc

/// Bringing a connection to the point where the store can be used.
extension Database {
  /// How long a writer waits for another, in milliseconds; a reader waits only while the store is being made or
  /// recovered.
  private static let patience: Int32 = 5_000
  /// How long a reader waits where writers lock readers out, for want of WAL.
  private static let remotePatience: Int32 = 50

  /// The header as one that may be opened; the file is untouched whenever it may not.
  func acceptedHeader() throws(StoreError) -> FileHeader {
    let (bytes, size) = try firstBytes(FileHeader.length)
    let header = FileHeader(bytes: bytes, fileSize: size, hasJournal: hasJournal)
    switch header {
    case .foreign: throw .foreign(path: path)
    case .damaged: throw .damaged(path: path)
    case .store(let version, _) where version > Schema.version: throw .newer(path: path, version: version)
    case .store, .blank: return header
    }
  }

  /// A rollback journal: somebody writes, or was killed while writing.
  private var hasJournal: Bool { StoreFile.filesBeside(path).contains("-journal") }

  /// Settles a connection that will write: waits, durability, journal mode, tables.
  func settleForWriting(usesWAL: Bool) throws(StoreError) {
    waitForLocks(milliseconds: Database.patience)
    let header = try acceptedHeader()
    try script(
      "PRAGMA synchronous = EXTRA; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; "
        + "PRAGMA journal_size_limit = 4194304")
    // A log that goes with the switch is deleted: cut to nothing and kept it could be back, full, after a power cut.
    if usesWAL { keepFilesBeside() }
    // Without WAL the header may be that of a first start that was killed half-way and will be taken back.
    if header != .store(version: Schema.version, isWAL: true) { try migrate() }
    try script("PRAGMA foreign_keys = ON")
    if header != .store(version: Schema.version, isWAL: usesWAL) { try switchJournal(toWAL: usesWAL) }
  }

  /// Settles a connection that will read; false when nothing was stored yet. Whatever hinders reading shows here.
  func settleForReading(isRemote: Bool, patience: Int32? = nil) throws(StoreError) -> Bool {
    waitForLocks(milliseconds: patience ?? (isRemote ? Database.remotePatience : Database.patience))
    if try acceptedHeader() == .blank && !hasJournal { return false }
    try script("PRAGMA query_only = ON; PRAGMA trusted_schema = OFF")
    return try number("PRAGMA application_id") == Schema.applicationID
  }

  /// Leads the file to the current version in one transaction. The version is read inside of it: another program may
  /// have come first. A file of an older version is copied before.
  private func migrate() throws(StoreError) {
    try writing { () throws(StoreError) in
      let application = try number("PRAGMA application_id") ?? 0
      let version = try number("PRAGMA user_version") ?? 0
      if application == 0 && version == 0 {
        if try number("SELECT count(*) FROM sqlite_schema") != 0 { throw .foreign(path: path) }
      } else if application != Schema.applicationID {
        throw .foreign(path: path)
      }
      if version > Schema.version { throw .newer(path: path, version: version) }
      if version == Schema.version { return }
      let kept = version > 0 ? try keepAsItIs(version) : nil
      do throws(StoreError) {
        for step in Schema.steps[version...] { try script(step) }
        try script("PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.version)")
      } catch {
        // Nothing is upgraded, and the next try makes a copy of its own. Not where only the commit fails: it may count.
        if let kept { unlink(kept) }
        throw error
      }
    }
  }

  /// Copies the file, of an older version of the schema, into the folder of backups: `slayer-version-1.db`. A connection
  /// that writes cannot be copied from: so it is read through one of its own, while nobody else can write.
  private func keepAsItIs(_ version: Int) throws(StoreError) -> String {
    let backups = Backups(of: path)
    let copy = backups.pathBeforeUpgrade(from: version)
    try Database(path: path, access: .readOnly, vfs: vfs).copy(to: copy)
    return copy
  }

  /// The switch needs the file for itself for a moment and does not wait by itself: so it is tried again, with a bound.
  private func switchJournal(toWAL: Bool) throws(StoreError) {
    let mode = toWAL ? "wal" : "delete"
    var pause: UInt32 = 500
    var waited: UInt32 = 0
    while true {
      do {
        if try text("PRAGMA journal_mode = \(mode)") == mode { return }
      } catch .busy where waited < 5_000_000 {
        // Another program is at the same point.
      }
      if waited >= 5_000_000 { throw .busy(path: path) }
      usleep(pause)
      waited += pause
      pause = min(pause * 2, 20_000)
    }
  }

  private func text(_ sql: String) throws(StoreError) -> String? {
    var text: String?
    try rows(sql) { row throws(StoreError) in
      text = try? row.text(0)
      return false
    }
    return text
  }
}
