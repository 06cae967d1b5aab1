import Glibc

/// Standard input, as far as commands read it.
public struct StandardInput: Sendable {
  public var isTerminal: @Sendable () -> Bool
  /// All that is still to come; nil when it cannot be read.
  public var readAll: @Sendable () -> [UInt8]?
  /// The next line without its end; nil when there is none.
  public var readLine: @Sendable () -> String?

  public init(
    isTerminal: @escaping @Sendable () -> Bool, readAll: @escaping @Sendable () -> [UInt8]?,
    readLine: @escaping @Sendable () -> String?
  ) {
    self.isTerminal = isTerminal
    self.readAll = readAll
    self.readLine = readLine
  }

  public static let none = StandardInput(isTerminal: { false }, readAll: { [] }, readLine: { nil })

  /// That of this process.
  public static let real = StandardInput(
    isTerminal: { isatty(STDIN_FILENO) == 1 }, readAll: { bytes(untilLine: false) },
    readLine: { bytes(untilLine: true).flatMap { $0.isEmpty ? nil : String(decoding: line($0), as: UTF8.self) } })

  private static func line(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
  }

  private static func bytes(untilLine: Bool) -> [UInt8]? {
    var bytes: [UInt8] = []
    // A line is read byte by byte, so that what follows it stays for the next.
    var buffer = [UInt8](repeating: 0, count: untilLine ? 1 : 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if untilLine && buffer[0] == UInt8(ascii: "\n") { return bytes }
    }
  }
}
