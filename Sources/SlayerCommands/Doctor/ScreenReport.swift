import SlayerText

/// What the screen would find of its terminal. `slayer` asks the real one, tests make their own.
public struct ScreenReport: Sendable {
  /// Why so many colours are used.
  public enum Reason: Sendable { case asked, claim, tmux, terminfo, guessed }

  /// TERM.
  public var type = "xterm-256color"
  public var isKnown = true
  public var isUsable = true
  /// How many colours are painted with: 0, 8, 16, 256 or 1 << 24.
  public var colours = 256
  public var reason = Reason.terminfo
  public var columns: Int?
  public var rows: Int?
  public var isInputTerminal = false
  public var isOutputTerminal = false
  public var isUTF8 = true
  /// What the C library took, and whether that is what the environment asks for.
  public var locale = "C.UTF-8"
  public var hasLocale = true
  /// Such as `ncurses 6.4.20221231`.
  public var library = "ncurses"
  /// What cannot be used of a person's own themes and sprites.
  public var faults: [Words] = []

  public init() {}
}
