import Glibc

/// Small files, read and written whole.
enum FileText {
  /// The bytes of a file, at most so many; empty when it cannot be read.
  static func bytes(at path: String, atMost count: Int) -> ArraySlice<UInt8> {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(file, buffer.baseAddress.map { $0 + filled }, count - filled)
      }
      if got < 0 && errno == EINTR { continue }
      if got <= 0 { break }
      filled += got
    }
    return bytes[..<filled]
  }

  /// The text of a file of at most a megabyte, with broken UTF-8 repaired; nil when there is no readable file.
  static func read(_ path: String) -> String? {
    guard access(path, R_OK) == 0 else { return nil }
    return String(decoding: bytes(at: path, atMost: 1 << 20), as: UTF8.self)
  }

  /// Writes a file that is only ever seen whole: under another name first, then renamed over the old one. 0600, whatever the umask.
  ///
  /// Not synced to the disk: it outlives the process, however that ends, and may be written at every key.
  static func replace(_ path: String, with text: String) throws(SystemError) {
    let temporary = "\(path).\(getpid()).new"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw failure(path) }
    do throws(SystemError) {
      // Whatever the umask.
      guard fchmod(file, 0o600) == 0 else { throw failure(path) }
      try write(Array(text.utf8), to: file, path)
    } catch {
      close(file)
      unlink(temporary)
      throw error
    }
    guard close(file) == 0, rename(temporary, path) == 0 else {
      let error = failure(path)
      unlink(temporary)
      throw error
    }
  }

  /// Makes a folder and those above it, all 0700, whatever the umask; what is there already stays as it is.
  static func makeFolder(_ path: String) throws(SystemError) {
    if access(path, F_OK) == 0 { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
    if mkdir(path, 0o700) == 0 {
      chmod(path, 0o700)
    } else if errno != EEXIST {
      throw failure(path)
    }
  }

  private static func write(_ bytes: [UInt8], to file: Int32, _ path: String) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(file, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure(path) }
      written += count
    }
  }

  private static func failure(_ path: String) -> SystemError {
    .cannotWrite(path: path, reason: strerror(errno).map { String(cString: $0) } ?? "\(errno)")
  }
}
