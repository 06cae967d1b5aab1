import Glibc

/// The damaged file of a store, held so that no other program can use it meanwhile. It is never written to.
final class DamagedFile {
  private let path: String
  private let descriptor: Int32
  private let status: stat

  /// Takes SQLite's own locks on the file, all of them: whoever has it open keeps us out, and whoever comes waits.
  ///
  /// - Parameter examined: the identity of the file that was found to be damaged. Another repair may have put a whole one in
  ///   its place since.
  init(_ path: String, _ examined: [UInt64]?) throws(StoreError) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreFile.failure(at: path) }
    var lock = StoreFile.sqliteLocks
    var status = stat()
    let isLocked = fcntl(descriptor, F_SETLK, &lock) == 0
    // A network file system may know no locks.
    let isHeld = isLocked || errno == ENOLCK || errno == EOPNOTSUPP
    let identity = fstat(descriptor, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
    self.status = status
    if !isHeld || identity != examined || identity != StoreFile.identity(path) { throw .busy(path: path) }
  }

  deinit { close(descriptor) }

  /// The whole file; what the disk cannot give is zero.
  func bytes() throws(StoreError) -> [UInt8] {
    let size = Int(status.st_size)
    var bytes = [UInt8](repeating: 0, count: size)
    var start = 0
    while start < size {
      let wanted = min(size - start, 1 << 20)
      let count = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { pread(descriptor, $0 + start, wanted, off_t(start)) } ?? 0
      }
      if count > 0 {
        start += count
      } else if count == 0 {
        break
      } else if errno != EINTR {
        start = skip(from: start, upTo: start + wanted, &bytes)
      }
    }
    return bytes
  }

  /// Reads a part in the smallest blocks that a disk has, passing over those that it cannot give.
  private func skip(from start: Int, upTo end: Int, _ bytes: inout [UInt8]) -> Int {
    for block in stride(from: start, to: end, by: 512) {
      bytes.withUnsafeMutableBytes { buffer in
        if let base = buffer.baseAddress { _ = pread(descriptor, base + block, min(512, end - block), off_t(block)) }
      }
    }
    return end
  }

  /// Of the log or the journal beside it; nil where there is none.
  func bytes(beside suffix: String) -> [UInt8]? { StoreFile.read(path + suffix) }

  /// Gives the new file to the owner of this one, where that can be another than who repairs.
  func handOwner(to fresh: String) throws(StoreError) {
    if geteuid() == 0 && chown(fresh, status.st_uid, status.st_gid) != 0 { throw StoreFile.failure(at: path) }
    try StoreFile.sync(fresh)
  }

  /// Gives the file a second name, with copies of what lies beside it; all of it is on the disk then.
  func keep(_ stamp: String) throws(StoreError) -> String {
    var kept = "\(path).damaged-\(stamp)"
    var count = 1
    while StoreFile.isThere(kept) {
      count += 1
      kept = "\(path).damaged-\(stamp)-\(count)"
    }
    // A file system without hard links says EPERM.
    if link(path, kept) != 0 { try StoreFile.write(bytes(), to: kept) }
    for suffix in ["-wal", "-journal"] {
      if let bytes = bytes(beside: suffix), !bytes.isEmpty { try StoreFile.write(bytes, to: kept + suffix) }
    }
    try StoreFile.sync(StoreFile.folder(of: path))
    return kept
  }

  /// Puts the new file in the place of this one. What lies beside belongs to the old and goes first: SQLite would read it into
  /// the new.
  func giveWay(to fresh: String) throws(StoreError) {
    for suffix in ["-wal", "-shm", "-journal"] { unlink(path + suffix) }
    // A power cut must not bring them back beside the new file.
    try StoreFile.sync(StoreFile.folder(of: path))
    guard rename(fresh, path) == 0 else { throw StoreFile.failure(at: path) }
    try StoreFile.sync(StoreFile.folder(of: path))
  }
}

extension StoreFile {
  /// A file, or its beginning; nil where it cannot be read.
  static func read(_ path: String, atMost most: Int = .max) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: min(size(path) ?? 0, most))
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { Glibc.read(file, $0 + start, buffer.count - start) } ?? 0
      }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      start += count
    }
    return Array(bytes.prefix(start))
  }

  /// A new file (0600) with these bytes, on the disk when this returns.
  static func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
    try createEmpty(path)
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(at: path) }
    defer { close(file) }
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { Glibc.write(file, $0 + start, buffer.count - start) } ?? 0
      }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { throw failure(at: path) }
      start += count
    }
    guard fsync(file) == 0 else { throw failure(at: path) }
  }

  /// The names in a folder; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { bytes in
        bytes.withMemoryRebound(to: CChar.self, capacity: 256) { names.append(String(cString: $0)) }
      }
    }
    return names
  }
}
