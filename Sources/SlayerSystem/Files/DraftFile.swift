import Glibc

/// Text that was typed and not yet saved, kept where a quit, a signal or a crash cannot reach it.
///
/// The file is only ever seen whole, so that `kill -9` in the middle of a write leaves the text before it.
public struct DraftFile: Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// What was left; nil when nothing was.
  public func read() -> String? {
    guard let text = FileText.read(path), !text.isEmpty else { return nil }
    return text
  }

  /// Keeps the text, readable by its owner alone (0600, in a folder of 0700). Empty text removes the file.
  public func write(_ text: String) throws(SystemError) {
    if text.isEmpty { return remove() }
    if let slash = path.lastIndex(of: "/") { try FileText.makeFolder(String(path[..<slash])) }
    try FileText.replace(path, with: text)
  }

  public func remove() { unlink(path) }
}
