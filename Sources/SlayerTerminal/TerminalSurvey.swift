import CTerm
import Glibc
import SlayerUI

/// What the screen would find if it were opened now. The terminal is not switched, and nothing is written to it.
public struct TerminalSurvey: Sendable {
  /// TERM.
  public let type: String
  /// Whether this machine's terminfo has an entry of that name.
  public let isKnown: Bool
  /// Whether the screen can be opened on it: it can put the cursor somewhere.
  public let isUsable: Bool
  public let depth: ColourDepth
  public let reason: ColourReason
  /// Nil when standard output is no terminal, or one that does not know its size.
  public let size: Size?
  public let isInputTerminal: Bool
  public let isOutputTerminal: Bool
  public let isUTF8: Bool
  /// The locale that the C library took for characters.
  public let locale: String
  /// Whether the machine has the locale that the environment asks for.
  public let hasLocale: Bool
  /// Such as `ncurses 6.4.20221231`.
  public let library: String

  public init(_ options: TerminalOptions) {
    let found = cterm_look_up(options.type)
    let entry = TerminalEntry(options, knownColours: found.is_known == 1 ? Int(found.colours) : nil)
    type = options.type
    isKnown = found.is_known == 1
    isUsable = found.is_known == 0 || found.can_place == 1
    (depth, reason) = (entry.depth, entry.reason)
    var (columns, rows): (Int32, Int32) = (0, 0)
    cterm_ask_size(&columns, &rows)
    size = columns > 0 && rows > 0 ? Size(columns: Int(columns), rows: Int(rows)) : nil
    isInputTerminal = isatty(STDIN_FILENO) == 1
    isOutputTerminal = isatty(STDOUT_FILENO) == 1
    hasLocale = setlocale(LC_CTYPE, "") != nil
    isUTF8 = cterm_choose_locale() == 1
    locale = setlocale(LC_CTYPE, nil).map { String(cString: $0) } ?? "C"
    library = cterm_library().map { String(cString: $0) } ?? ""
  }
}
