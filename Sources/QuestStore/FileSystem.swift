import CSQLite

/// What kind of file system a path lies on.
enum FileSystem {
  /// File systems that other machines may share, by the magic number that `statfs` gives. The shared memory of WAL
  /// does not work across machines. FUSE counts as one: it may be `sshfs`.
  private static let remote: Set<UInt> = [
    0x6969,  // NFS
    0x517B, 0xFF53_4D42, 0xFE53_4D42,  // SMB, CIFS, SMB 2
    0x6573_5546,  // FUSE
    0x0102_1997,  // 9P
    0x00C3_6400,  // Ceph
    0x5346_414F,  // AFS
    0x7375_7245,  // Coda
    0x0116_1970,  // GFS2
    0x7461_636F,  // OCFS2
    0x0BD0_0BD0,  // Lustre
    0x786F_4256,  // VirtualBox shared folder
    0x564C,  // NCP
  ]

  static func isRemote(_ path: String) -> Bool {
    remote.contains(csqlite_file_system(path))
  }
}
