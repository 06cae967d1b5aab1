import CSQLite
import Glibc

/// What kind of file system a path lies on.
public struct FileSystem: Hashable, Sendable {
  /// Such as `ext4`; nil for one that is not in the table.
  public let name: String?
  /// Whether other machines may share it. The shared memory of WAL does not work across machines. FUSE counts as
  /// shared: it may be `sshfs`.
  public let isRemote: Bool
  /// Whether it is gone after a restart.
  public let isInMemory: Bool

  /// By the magic number that `statfs` gives.
  init(magic: UInt) {
    let remote = FileSystem.remote[magic]
    let inMemory = FileSystem.inMemory[magic]
    name = remote ?? inMemory ?? FileSystem.local[magic]
    isRemote = remote != nil
    isInMemory = inMemory != nil
  }

  public init(of path: String) { self.init(magic: csqlite_file_system(path)) }

  private static let remote: [UInt: String] = [
    0x6969: "NFS", 0x517B: "SMB", 0xFF53_4D42: "CIFS", 0xFE53_4D42: "SMB 2", 0x6573_5546: "FUSE", 0x0102_1997: "9P",
    0x00C3_6400: "Ceph", 0x5346_414F: "AFS", 0x7375_7245: "Coda", 0x0116_1970: "GFS2", 0x7461_636F: "OCFS2",
    0x0BD0_0BD0: "Lustre", 0x786F_4256: "VirtualBox", 0x564C: "NCP",
  ]
  private static let inMemory: [UInt: String] = [0x0102_1994: "tmpfs", 0x8584_58F6: "ramfs"]
  private static let local: [UInt: String] = [
    0xEF53: "ext4", 0x5846_5342: "XFS", 0x9123_683E: "Btrfs", 0xF2F5_2010: "F2FS", 0x2FC1_2FC1: "ZFS",
    0xCA45_1A4E: "bcachefs", 0x794C_7630: "overlay", 0x4D44: "FAT", 0x2011_BAB0: "exFAT", 0x7366_746E: "NTFS",
    0x3153_464A: "JFS",
  ]

  static func isRemote(_ path: String) -> Bool { FileSystem(of: path).isRemote }
}

/// What is left on a file system for this user.
public struct FreeSpace: Hashable, Sendable {
  public let bytes: Int
  /// How many more files; nil on file systems that do not count them.
  public let files: Int?
  /// Whether the whole file system may only be read.
  public let isReadOnly: Bool

  /// Nil where it cannot be told.
  public init?(at path: String) {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    bytes = Int(clamping: UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize)).partialValue)
    files = status.f_files == 0 ? nil : Int(clamping: status.f_favail)
    isReadOnly = status.f_flag & UInt(ST_RDONLY) != 0
  }
}
