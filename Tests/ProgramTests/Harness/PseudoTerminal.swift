import Foundation

/// A pseudo-terminal: the program has one end, the test the other.
final class PseudoTerminal {
  enum Failure: Error { case unavailable }

  /// The test's end; -1 when it was closed.
  private(set) var descriptor: Int32
  let name: String
  /// The program's end, kept open so that its modes and its unread input can be looked at.
  private var programsEnd: Int32

  init(columns: Int, rows: Int) throws {
    descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    // grantpt, unlockpt and ptsname are not in Swift's Glibc module: TIOCSPTLCK, TIOCGPTN.
    guard descriptor >= 0, ioctl(descriptor, 0x4004_5431, &unlocked) == 0, ioctl(descriptor, 0x8004_5430, &number) == 0
    else { throw Failure.unavailable }
    name = "/dev/pts/\(number)"
    programsEnd = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard programsEnd >= 0 else { throw Failure.unavailable }
    resize(columns: columns, rows: rows)
  }

  deinit { close() }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// The modes of the line, as bytes that can be compared.
  var modes: [UInt8] {
    get {
      var modes = termios()
      tcgetattr(programsEnd, &modes)
      return withUnsafeBytes(of: &modes) { Array($0) }
    }
    set {
      var modes = termios()
      withUnsafeMutableBytes(of: &modes) { $0.copyBytes(from: newValue) }
      tcsetattr(programsEnd, TCSANOW, &modes)
    }
  }

  /// Whether something was typed that the program has not read yet. (To look for input makes the kernel hand over first
  /// what is still on its way.)
  var hasUnreadInput: Bool {
    var input = pollfd(fd: programsEnd, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }

  /// Types.
  func write(_ bytes: [UInt8]) { write(bytes, to: descriptor) }

  /// Writes as the program does, behind what it has written.
  func writeAsProgram(_ bytes: [UInt8]) { write(bytes, to: programsEnd) }

  private func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// What the program wrote, waiting up to `milliseconds` for the first of it.
  func read(within milliseconds: Int32) -> [UInt8] {
    var coming = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&coming, 1, milliseconds) > 0, coming.revents & Int16(POLLIN) != 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  /// The window is closed: the program's terminal is gone.
  func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    if programsEnd >= 0 { Glibc.close(programsEnd) }
    descriptor = -1
    programsEnd = -1
  }
}
