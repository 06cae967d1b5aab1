import Glibc

/// The file of the store and its folder on the disk: what is there, and making it so that only its user may read it.
enum StoreFile {
  /// Whether a file is at `path`. A folder, a pipe or a device there is an error.
  static func exists(at path: String) throws(StoreError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT {
        // Nothing but a folder could ever be there.
        if path.hasSuffix("/") { throw .isFolder(path: path) }
        return false
      }
      throw .system(path: path, errno: errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return true
    case S_IFDIR: throw .isFolder(path: path)
    default: throw .foreign(path: path)
    }
  }

  /// Makes an empty file (0600) and the folders above it that are missing (0700), whatever the umask. One that another
  /// program makes at the same moment is as good.
  static func create(at path: String) throws(StoreError) {
    try createFolder(folder(of: path), for: path)
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      if errno == EEXIST { return }
      throw failure(at: path)
    }
    defer { close(file) }
    guard fchmod(file, 0o600) == 0 else { throw .system(path: path, errno: errno) }
  }

  /// Brings to the disk that the folder of the store is there, and those above it that may have been made for it: SQLite
  /// does this for its files in the folder only.
  static func syncFolders(above path: String) {
    var folder = folder(of: folder(of: resolved(path)))
    while isWritable(folder) {
      let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if file >= 0 {
        fsync(file)
        close(file)
      }
      let above = StoreFile.folder(of: folder)
      if above == folder { return }
      folder = above
    }
  }

  /// Takes from an older file of ours, and from those beside it, what others might read. Files that belong to
  /// somebody else are left alone. Those beside it become writable with it: they are made as the file is at that moment,
  /// and would stay read-only after the file no longer is.
  static func tighten(_ path: String) {
    let file = resolved(path)
    var ofStore: mode_t = 0
    for suffix in ["", "-wal", "-shm", "-journal"] {
      var status = stat()
      guard lstat(file + suffix, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
        continue
      }
      let mode = status.st_mode & 0o777
      if suffix.isEmpty { ofStore = mode & 0o600 }
      let wanted = mode & 0o700 | ofStore
      if wanted != mode { chmod(file + suffix, wanted) }
    }
  }

  /// Whether another program has a store open. Not for a file that is open here, as `lockHolder` says.
  static func isLocked(_ path: String) -> Bool { lockHolder(path) != nil }

  /// The process id of a program that has a store open (0 where the system does not say): SQLite then holds a lock in its
  /// 512 bytes from 1 GiB on. Nil when nobody has. Not for a file that is open here: looking would drop our own locks on it.
  static func lockHolder(_ path: String) -> Int? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var lock = sqliteLocks
    guard fcntl(file, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK) else { return nil }
    return max(0, Int(lock.l_pid))
  }

  /// All bytes that SQLite locks in a file: 512 from 1 GiB on.
  static var sqliteLocks: flock {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0000
    lock.l_len = 512
    return lock
  }

  /// Which file stands at a path now, whatever its name: device and inode. Nil when there is none.
  static func identity(_ path: String) -> [UInt64]? {
    var status = stat()
    return stat(path, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
  }

  /// In bytes; nil when there is no such file.
  static func size(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Whether this process may make files of a limited size only (`ulimit -f`).
  static var isSizeLimited: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 && limit.rlim_cur != rlim_t.max
  }

  /// Which journals and shared memory lie beside the store, by the endings of their names.
  static func filesBeside(_ path: String) -> [String] {
    let file = resolved(path)
    return ["-wal", "-shm", "-journal"].filter { access(file + $0, F_OK) == 0 }
  }

  static func isWritable(_ path: String) -> Bool { faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 }

  /// The path itself, or what it leads to where it is a symbolic link: the files beside the store lie beside that.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// `/home/ann/x.db` → `x.db`.
  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// `/home/ann/x.db` → `/home/ann`; `x.db` → `.`.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The folder of a file, or the nearest one above that is there.
  static func existingFolder(above path: String) -> String {
    var folder = StoreFile.folder(of: path)
    while access(folder, F_OK) != 0, errno == ENOENT, folder != "/", folder != "." {
      folder = StoreFile.folder(of: folder)
    }
    return folder
  }

  /// What a symbolic link says; nil for anything else.
  static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Makes a folder (0700) and those above it that are missing.
  static func createFolder(_ folder: String, for path: String) throws(StoreError) {
    var status = stat()
    if stat(folder, &status) == 0 { return }
    let above = StoreFile.folder(of: folder)
    if above != folder { try createFolder(above, for: path) }
    if mkdir(folder, 0o700) == 0 {
      chmod(folder, 0o700)
    } else if errno != EEXIST {
      throw failure(at: path)
    }
  }
}
