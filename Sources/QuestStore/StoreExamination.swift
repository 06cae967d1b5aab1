import Glibc
import QuestCore

/// What there is to know of a store, sick or well. Examining reads only: no file is made or changed, and nobody waits.
public struct StoreExamination: Sendable {
  /// How far the file could be read.
  public enum Standing: Hashable, Sendable {
    case missing
    /// A symbolic link whose file is missing.
    case linkToNothing(String)
    /// A file in which nothing was stored yet.
    case blank
    /// Not one that may be read at all.
    case unusable(StoreError)
    /// A program was killed in the middle of a write; the next to open the store takes that back.
    case halfWritten
    /// Other programs wrote all the time, or kept readers out.
    case busy
    case read
  }

  /// As it was named.
  public let path: String
  /// Where the file lies: `path`, or what that leads to.
  public let file: String
  public internal(set) var standing = Standing.missing
  /// Of the file, in bytes.
  public internal(set) var size = 0
  /// Of the log beside it (`-wal`), in bytes; what is in it is folded into the file by the last program to close it.
  public internal(set) var logSize = 0
  /// Whether that log could not be read along, for want of the shared memory beside it.
  public internal(set) var isLogUnread = false
  /// Of the schema; nil where the file has none of ours.
  public internal(set) var version: Int?
  public internal(set) var isWAL = false
  public internal(set) var open = 0
  public internal(set) var slain = 0
  public internal(set) var steps = 0
  /// When the newest step that can be read was made.
  public internal(set) var newestStep: Moment?
  /// What breaks the rules of SQLite or ours, in words of SQLite; at most `mostProblems`.
  public internal(set) var problems: [String] = []
  /// The numbers of quests and of journal steps that cannot be read, in order.
  public internal(set) var unreadableQuests: [Int] = []
  public internal(set) var unreadableSteps: [Int] = []
  public let fileSystem: FileSystem
  /// Why nothing can be written; nil where it can.
  public let hindrance: Hindrance?
  public let freeSpace: FreeSpace?
  /// The programs that have the store open.
  public let users: StoreUsers

  /// What keeps a store from being written.
  public enum Hindrance: Hashable, Sendable { case fileSystem, file(String), folder(String) }

  static let mostProblems = 100

  /// The folder that the file lies in.
  public var folder: String { StoreFile.folder(of: file) }

  /// The file and those beside it that are there.
  public var files: [String] {
    ["", "-wal", "-shm", "-journal"].map { file + $0 }.filter { access($0, F_OK) == 0 }
  }

  /// Whether what lies there is no store at all: a folder, or somebody else's file.
  public var isForeign: Bool {
    switch standing {
    case .unusable(.isFolder), .unusable(.foreign): true
    default: false
    }
  }

  public init(of path: String) { self.init(of: path, disk: .real) }

  /// - Parameter looksForUsers: not in a process that has the store open.
  init(of path: String, disk: QuestStore.Disk, looksForUsers: Bool = true) {
    self.path = path
    file = StoreFile.resolved(path)
    let folder = StoreFile.existingFolder(above: file)
    fileSystem = disk.isRemote.map { FileSystem(magic: $0 ? 0x6969 : 0) } ?? FileSystem(of: folder)
    freeSpace = FreeSpace(at: folder)
    hindrance = StoreExamination.hindrance(file, folder, freeSpace)
    // Before the file is opened here: closing it again would drop our own locks.
    users = looksForUsers ? StoreUsers(of: file) : StoreUsers()
    examine(disk)
  }

  private static func hindrance(_ file: String, _ folder: String, _ space: FreeSpace?) -> Hindrance? {
    if space?.isReadOnly == true { return .fileSystem }
    if access(file, F_OK) == 0, !StoreFile.isWritable(file) { return .file(file) }
    return StoreFile.isWritable(folder) ? nil : .folder(folder)
  }
}
