/// How many colours are painted with.
public enum ColourDepth: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// No colours: bold, dim, reversed and shades.
  case none
  case eight
  case sixteen
  case indexed
  /// 24 bits: every colour as it was chosen.
  case full

  public static func < (one: ColourDepth, other: ColourDepth) -> Bool { one.rawValue < other.rawValue }

  /// The depth that a number of colours allows: 8 → `eight`, 88 → `sixteen`, 256 → `indexed`.
  init(colours: Int) {
    switch colours {
    case ..<8: self = .none
    case ..<16: self = .eight
    case ..<256: self = .sixteen
    case ..<(1 << 24): self = .indexed
    default: self = .full
    }
  }
}

/// Why so many colours are painted with.
public enum ColourReason: Hashable, Sendable {
  /// A setting or NO_COLOR says it.
  case asked
  /// COLORTERM says it.
  case claim
  /// Inside tmux every colour can be shown.
  case tmux
  /// This machine's terminfo says it.
  case terminfo
  /// By the terminal's name, which terminfo does not know.
  case guessed
}
