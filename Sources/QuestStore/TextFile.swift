import Glibc

/// Small files of the system, such as those in `/proc`.
enum TextFile {
  /// Nil when there is no such file, or nothing in it.
  static func read(_ path: String, atMost most: Int = 2_048) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: min(most, 65_536))
    while bytes.count < most {
      let count = Glibc.read(file, &part, part.count)
      if count <= 0 { break }
      bytes += part[..<count]
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
