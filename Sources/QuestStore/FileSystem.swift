import CSQLite

/// What kind of file system a path lies on.
enum FileSystem {
  /// File systems that other machines may share, by the magic number that `statfs` gives. The shared memory of WAL
  /// does not work across machines. FUSE counts as one: it may be `sshfs`.
  private static func isRemote(_ magic: UInt) -> Bool {
    switch magic {
    case 0x6969: true  // NFS
    case 0x517B, 0xFF53_4D42, 0xFE53_4D42: true  // SMB, CIFS, SMB 2
    case 0x6573_5546: true  // FUSE
    case 0x0102_1997: true  // 9P
    case 0x00C3_6400: true  // Ceph
    case 0x5346_414F: true  // AFS
    case 0x7375_7245: true  // Coda
    case 0x0116_1970: true  // GFS2
    case 0x7461_636F: true  // OCFS2
    case 0x0BD0_0BD0: true  // Lustre
    case 0x786F_4256: true  // VirtualBox shared folder
    case 0x564C: true  // NCP
    default: false
    }
  }

  static func isRemote(_ path: String) -> Bool {
    isRemote(csqlite_file_system(path))
  }
}
