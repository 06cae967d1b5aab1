import CTerm
import Glibc
import SlayerUI

/// The terminal as the program has it while its screen is up: keys come in, screens go out.
///
/// There is one at a time. `close()` gives the terminal back as it was found; a crash or a deadly signal in between does
/// so too, and what was printed to standard error meanwhile is shown afterwards.
///
///     let terminal = try Terminal(TerminalOptions(environment: { environment[$0] }))
///     terminal.paint(view(state))
///     poll(terminal.descriptors)
///     for event in terminal.readEvents() { … }
///     terminal.close()
public final class Terminal {
  /// The colours that are painted with.
  public let depth: ColourDepth
  /// Whether letters beyond ASCII can be shown. Without it they appear as `?`.
  public let isUTF8: Bool
  private let painter: CellPainter
  private let isTitleWanted: Bool
  private var decoder = KeyDecoder()
  private var lastInput = 0
  private var reportedSize: Size
  private var painted: Screen?
  private var isOpen = true

  /// Takes the terminal that standard input and output are.
  public init(_ options: TerminalOptions) throws(TerminalError) {
    if isatty(STDIN_FILENO) == 0 { throw .inputIsNoTerminal }
    if isatty(STDOUT_FILENO) == 0 { throw .outputIsNoTerminal }
    isUTF8 = cterm_choose_locale() == 1
    let found = cterm_look_up(options.type)
    if found.is_known == 1, found.can_place == 0 { throw .tooPlain(type: options.type) }
    let entry = TerminalEntry(options, knownColours: found.is_known == 1 ? Int(found.colours) : nil)
    depth = entry.depth
    painter = CellPainter(depth: depth, isUTF8: isUTF8)
    isTitleWanted = options.isTitleWanted && !TerminalEntry.isPlain(options.type)
    reportedSize = Size(columns: 0, rows: 0)
    if cterm_open(entry.name, depth == .none ? 0 : 1) != 0 { throw .unusable(type: options.type) }
    reportedSize = size
  }

  deinit { close() }

  /// Columns and rows, as last told by a `resized` event.
  public var size: Size {
    var (columns, rows): (Int32, Int32) = (0, 0)
    cterm_size(&columns, &rows)
    return Size(columns: Int(columns), rows: Int(rows))
  }

  /// To wait on for reading: `readEvents()` has something when one of them is readable, or was closed at the other end.
  public var descriptors: [Int32] { [STDIN_FILENO, cterm_signal_descriptor()] }

  /// Gives the terminal back. Closing twice does nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    cterm_close()
  }

  /// What a crash prints after the terminal was given back.
  public func setLastWords(_ text: String) { cterm_set_last_words(text) }
}

// MARK: - Painting

extension Terminal {
  /// Shows a screen: sends the cells that differ from the screen before.
  public func paint(_ screen: Screen) {
    guard isOpen else { return }
    if screen.title != painted?.title { setTitle(screen.title) }
    let before = painted?.size == screen.size ? painted : nil
    if let before, before.cells == screen.cells, before.caret == screen.caret, before.rest == screen.rest { return }
    if before == nil { cterm_erase() }
    show(screen, changedSince: before)
  }

  /// Sends every cell again, for a terminal that somebody else wrote on.
  public func repaintAll() {
    guard isOpen else { return }
    cterm_distrust_screen()
    if let painted { show(painted, changedSince: nil) }
  }

  /// Gives the terminal back and stops, as Ctrl-z does everywhere; returns when the shell continues the program, with
  /// the screen as it was. Where no shell could continue it, it does not stop.
  public func suspend() {
    guard isOpen else { return }
    setTitle(nil)
    cterm_suspend()
    setTitle(painted?.title)
    show()
  }

  private func show() {
    if let painted { show(painted, changedSince: nil) }
  }

  private func show(_ screen: Screen, changedSince before: Screen?) {
    if put(screen, changedSince: before) == .outOfColours {
      // From the start, with the colours of this screen alone. What is still too much goes without.
      cterm_forget_colours()
      _ = put(screen, changedSince: nil)
    }
    let cursor = screen.caret ?? screen.rest ?? Position(column: -1, row: -1)
    cterm_flush(Int32(clamping: cursor.column), Int32(clamping: cursor.row), screen.caret == nil ? 0 : 1)
    painted = screen
  }

  private enum Putting { case done, outOfColours }

  private func put(_ screen: Screen, changedSince before: Screen?) -> Putting {
    var putting = Putting.done
    let columns = screen.size.columns
    for row in 0..<max(0, screen.size.rows) {
      let cells = screen.cells[row * columns..<(row + 1) * columns]
      if let before, before.cells[row * columns..<(row + 1) * columns] == cells { continue }
      let ready = painter.painted(row: cells)
      if cterm_put_row(Int32(row), ready, Int32(ready.count)) != 0 { putting = .outOfColours }
    }
    return putting
  }

  private func setTitle(_ title: String?) {
    guard isTitleWanted else { return }
    cterm_set_title(title.map { WindowTitle.printable($0, isUTF8: isUTF8) })
  }
}

// MARK: - Events

extension Terminal {
  /// How long the parts of one key may be apart, in milliseconds.
  private static let patience: Int32 = 25
  /// A paste that stays unfinished for so long is over, in milliseconds.
  private static let pastePatience = 2_000

  /// What happened since the last call. Waits only for the rest of a key that has begun to come in, at most 25 ms.
  public func readEvents() -> [TerminalEvent] {
    guard isOpen else { return [] }
    let signals = readSignals()
    let isThere = readInput()
    let events = signals + decoder.take()
    return isThere ? events : events + [.hungUp]
  }

  /// Feeds the decoder with all that was typed, or with a good part of it where something types without end. False when
  /// the terminal is gone.
  private func readInput() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    for _ in 0..<64 {
      let count = cterm_read(&bytes, Int32(bytes.count), decoder.isWaiting ? Self.patience : 0)
      if count <= 0 {
        decoder.settle()
        return count == 0
      }
      endStalePaste()
      decoder.feed(bytes[..<Int(count)])
    }
    return true
  }

  private func endStalePaste() {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let milliseconds = now.tv_sec * 1_000 + now.tv_nsec / 1_000_000
    if milliseconds - lastInput > Self.pastePatience { decoder.endPaste() }
    lastInput = milliseconds
  }

  private func readSignals() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    var isSizeToldOf = false
    while case let signal = cterm_next_signal(), signal != 0 {
      switch signal {
      case SIGWINCH: isSizeToldOf = true
      case SIGTSTP: events.append(.suspend)
      case SIGCONT:
        cterm_resume()
        isSizeToldOf = true
      default: events.append(.quit(signal: signal))
      }
    }
    return isSizeToldOf ? readSize() + events : events
  }

  private func readSize() -> [TerminalEvent] {
    _ = cterm_follow_size()
    guard size != reportedSize else {
      // It may have been another one in between, and the terminal has lost what it did not show then.
      repaintAll()
      return []
    }
    reportedSize = size
    return [.resized(size)]
  }
}
