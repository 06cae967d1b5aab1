import SlayerUI

/// What the terminal, or the system through it, told the program.
public enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  case resized(Size)
  /// The window got (true) or lost the keyboard; only terminals that tell such things do.
  case focus(Bool)
  /// Somebody asks the program to stop for a while (SIGTSTP): answer with `Terminal.suspend()`.
  case suspend
  /// Somebody asks the program to end: SIGTERM, SIGINT or SIGHUP.
  case quit(signal: Int32)
  /// The terminal is gone; nothing can be read or shown any more.
  case hungUp
}
