import Glibc
import SlayerText

/// A file in which a person writes with an editor: readable by its owner alone, under a name nobody else has.
public struct EditFile: Sendable {
  public let path: String
  private let before: String

  /// What was found in it.
  public enum Content: Hashable, Sendable {
    case unchanged
    /// Without the line breaks that editors leave at the end.
    case text(String)
    /// No UTF-8, too large, or gone.
    case unreadable
  }

  private static let mostBytes = 4 << 20

  /// Makes the file (0600, in a folder of 0700) with a text to begin with.
  public init(folder: String, name: String, text: String) throws(SystemError) {
    try FileText.makeFolder(folder)
    var template = Array("\(folder)/\(name).XXXXXX.txt".utf8CString)
    let file = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkstemps($0, 4) } ?? -1
    }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard file >= 0 else {
      throw .cannotWrite(path: folder, reason: strerror(errno).map { String(cString: $0) } ?? "\(errno)")
    }
    close(file)
    self.path = path
    before = text
    try FileText.replace(path, with: text.isEmpty ? "" : text + "\n")
  }

  public func read() -> Content {
    guard access(path, R_OK) == 0 else { return .unreadable }
    let bytes = FileText.bytes(at: path, atMost: Self.mostBytes)
    guard bytes.count < Self.mostBytes, let text = String(validating: bytes, as: UTF8.self) else { return .unreadable }
    var rest = text[...]
    while let last = rest.last, last.isNewline { rest.removeLast() }
    var old = before[...]
    while let last = old.last, last.isNewline { old.removeLast() }
    return rest == old ? .unchanged : .text(String(rest))
  }

  public func remove() { unlink(path) }
}
