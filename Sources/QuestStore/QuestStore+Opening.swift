import Glibc
import QuestCore

extension QuestStore {
  /// Opens the store to read and write; makes it (0600), and the folders above it that are missing (0700), when there
  /// is none. A file or folder that may only be read gives a store that `isReadOnly`.
  public static func open(
    at path: String, session: Session, freshID: @escaping @Sendable () -> QuestID
  ) throws(StoreError) -> QuestStore {
    try open(at: path, session: session, freshID: freshID, disk: .real)
  }

  /// Opens the store to read it. Nil when there is no file, or one in which nothing was stored yet; nothing is made.
  ///
  /// - Parameter patience: how many milliseconds to wait where another program keeps readers out; nil is for as long as a
  ///   command may take.
  public static func openForReading(at path: String, patience: Int32? = nil) throws(StoreError) -> QuestStore? {
    var disk = Disk.real
    disk.patience = patience
    return try openForReading(at: path, disk: disk)
  }

  /// What tests put in place of the real disk.
  struct Disk {
    /// Another way of SQLite to the disk, by its name.
    var vfs: String?
    /// Nil: what the system says.
    var isRemote: Bool?
    var folderIsWritable: Bool?
    /// How long a reader waits, in milliseconds; nil is the usual.
    var patience: Int32?

    static let real = Disk()
  }

  static func open(
    at path: String, session: Session, freshID: @escaping @Sendable () -> QuestID, disk: Disk
  ) throws(StoreError) -> QuestStore {
    outliveSizeLimits()
    if try !StoreFile.exists(at: path) { try StoreFile.create(at: path) }
    StoreFile.tighten(path)
    // Also what another program made and was killed before it came so far.
    if StoreFile.size(path) == 0 { StoreFile.syncFolders(above: path) }
    if !StoreFile.isWritable(path) || !folderIsWritable(of: path, disk) {
      guard let database = try databaseForReading(at: path, disk) else { throw .readOnly(path: path) }
      return QuestStore(database: database, isReadOnly: true, session: session, freshID: freshID)
    }
    let database = try lasting(path) { () throws(StoreError) in
      let database = try Database(path: path, access: .readWrite, vfs: disk.vfs)
      try database.settleForWriting(usesWAL: !isRemote(path, disk))
      return database
    }
    return QuestStore(database: database, isReadOnly: false, session: session, freshID: freshID)
  }

  static func openForReading(at path: String, disk: Disk) throws(StoreError) -> QuestStore? {
    outliveSizeLimits()
    guard try StoreFile.exists(at: path), let database = try databaseForReading(at: path, disk) else { return nil }
    let session = Session(program: "", id: "", reach: .anyProgram)
    return QuestStore(database: database, isReadOnly: true, session: session, freshID: { QuestID(random: 0, 0) })
  }

  /// What `open` opens. Where another file comes to stand at the path meanwhile, as after a repair, it opens that: the old
  /// one is not what others see, and may be damaged.
  private static func lasting<Opened>(
    _ path: String, _ open: () throws(StoreError) -> Opened
  ) throws(StoreError) -> Opened {
    for _ in 1...3 {
      let file = StoreFile.identity(path)
      do throws(StoreError) {
        let opened = try open()
        if StoreFile.identity(path) == file { return opened }
      } catch {
        if StoreFile.identity(path) == file { throw error }
      }
    }
    return try open()
  }

  private static func databaseForReading(at path: String, _ disk: Disk) throws(StoreError) -> Database? {
    try lasting(path) { () throws(StoreError) in try databaseThatReads(at: path, disk) }
  }

  private static func databaseThatReads(at path: String, _ disk: Disk) throws(StoreError) -> Database? {
    let access = accessForReading(path, disk)
    do throws(StoreError) {
      return try database(at: path, access, disk)
    } catch {
      // Reading a WAL takes shared memory, and a full disk may have no room for it: without a WAL it is not needed.
      guard case .full = error, access != .immutable, StoreFile.size(StoreFile.resolved(path) + "-wal") ?? 0 == 0 else {
        throw error
      }
      return try database(at: path, .immutable, disk)
    }
  }

  /// A connection that has read; nil when nothing was stored yet.
  private static func database(
    at path: String, _ access: Database.Access, _ disk: Disk
  ) throws(StoreError) -> Database? {
    let database = try Database(path: path, access: access, vfs: disk.vfs)
    return try database.settleForReading(isRemote: isRemote(path, disk), patience: disk.patience) ? database : nil
  }

  private static func accessForReading(_ path: String, _ disk: Disk) -> Database.Access {
    let beside = StoreFile.filesBeside(path)
    if !folderIsWritable(of: path, disk) { return beside.isEmpty ? .immutable : .readOnly }
    // What a program that was killed left half done is taken back by the first to read; that is a write.
    return beside.contains("-journal") && StoreFile.isWritable(path) ? .readWrite : .readOnly
  }

  private static func folderIsWritable(of path: String, _ disk: Disk) -> Bool {
    disk.folderIsWritable ?? StoreFile.isWritable(StoreFile.folder(of: StoreFile.resolved(path)))
  }

  private static func isRemote(_ path: String, _ disk: Disk) -> Bool {
    disk.isRemote ?? FileSystem.isRemote(path)
  }

  /// A limit on the size of files shall be an error of the write that meets it, not the end of the program.
  private static func outliveSizeLimits() { signal(SIGXFSZ, SIG_IGN) }
}
