import Glibc

/// The environment variables a process was started with, as a value.
public struct Environment: Hashable, Sendable {
  private let values: [String: String]

  /// This process's own.
  public init() {
    var values: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      if let equals = strchr(text, Int32(UInt8(ascii: "="))) {
        let name = UnsafeRawBufferPointer(start: text, count: equals - text)
        values[String(decoding: name, as: UTF8.self)] = String(cString: equals + 1)
      }
      entry += 1
    }
    self.values = values
  }

  public init(_ values: [String: String]) { self.values = values }

  /// Nil when the variable is not set; an empty one is "".
  public subscript(name: String) -> String? { values[name] }

  /// The value of a variable that is set and not empty.
  func filled(_ name: String) -> String? {
    guard let value = values[name], !value.isEmpty else { return nil }
    return value
  }
}
