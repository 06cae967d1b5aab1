import Glibc

/// Output to a file descriptor, in blocks; every failed write is noticed, also the one that closing reports.
public final class FileOutput: Output {
  private var descriptor: Int32
  /// Found out at the start: a descriptor that was closed then may later be somebody else's file.
  private let isOpen: Bool
  private var isFinished = false
  private var held = ""
  /// The pager's end of a pipe, while there is one.
  private var pager: UnsafeMutablePointer<FILE>?
  private var terminalColumns: Int?

  public init(descriptor: Int32) {
    self.descriptor = descriptor
    isOpen = fcntl(descriptor, F_GETFD) != -1
  }

  public var isTerminal: Bool { isOpen && isatty(descriptor) == 1 }

  public var columns: Int? {
    if let terminalColumns { return terminalColumns }
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  public func write(_ text: String) throws(OutputFailure) {
    held += text
    if held.utf8.count >= 65_536 { try flush() }
  }

  public func finish() throws(OutputFailure) {
    try flush()
    if isFinished { return }
    isFinished = true
    if let pager {
      pclose(pager)
      return
    }
    if isOpen && !isTerminal && close(descriptor) != 0 && errno != EINTR { throw failure(errno) }
  }

  /// `less` keeps colours, ends by itself when all fits, and leaves the text on the screen, unless `LESS` says otherwise.
  public func page(through command: String) throws(OutputFailure) {
    try flush()
    terminalColumns = columns
    setenv("LESS", "FRX", 0)
    setenv("LESSCHARSET", "utf-8", 0)
    guard let pipe = popen(command, "w") else { return }
    pager = pipe
    descriptor = fileno(pipe)
  }

  public func flush() throws(OutputFailure) {
    guard !held.isEmpty else { return }
    guard isOpen else { throw failure(EBADF) }
    let bytes = Array(held.utf8)
    held = ""
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        sent += count
      } else if count < 0 && errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if count < 0 && errno != EINTR {
        throw failure(errno)
      }
    }
  }

  private func failure(_ number: Int32) -> OutputFailure {
    number == EPIPE ? .closed : .failed(number, String(cString: strerror(number)))
  }
}
