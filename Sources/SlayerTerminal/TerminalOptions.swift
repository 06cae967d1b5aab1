/// What the program wants of its terminal, and what the environment says of it.
public struct TerminalOptions: Sendable {
  /// nil: as many colours as the terminal is known to have.
  public var colours: ColourDepth?
  /// Whether the window's title is set, and given back at the end.
  public var isTitleWanted = true
  /// TERM; empty when it is not set.
  public var type: String
  /// COLORTERM: what the terminal says of its colours beside its type.
  public var colourClaim: String
  /// Whether TMUX is set.
  public var isInsideTmux: Bool

  /// - Parameter environment: the value of an environment variable, nil when it is not set.
  public init(environment: (String) -> String?) {
    type = environment("TERM") ?? ""
    colourClaim = environment("COLORTERM") ?? ""
    isInsideTmux = environment("TMUX")?.isEmpty == false
  }
}
