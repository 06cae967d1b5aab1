import SlayerText

/// Why there is no screen.
public enum TerminalError: Error, Hashable, Sendable {
  case inputIsNoTerminal
  case outputIsNoTerminal
  /// The terminal of this type cannot put text at a place.
  case tooPlain(type: String)
  /// ncurses could not start on it.
  case unusable(type: String)

  /// What happened and what to do next.
  public var message: Words {
    switch self {
    case .inputIsNoTerminal: TerminalWords.inputIsNoTerminal
    case .outputIsNoTerminal: TerminalWords.outputIsNoTerminal
    case .tooPlain(let type): TerminalWords.tooPlain(type)
    case .unusable(let type): TerminalWords.unusable(type)
    }
  }
}
