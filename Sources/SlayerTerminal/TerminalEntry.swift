/// Which terminfo entry is used for a terminal, and how many colours are painted with.
struct TerminalEntry: Hashable, Sendable {
  /// The entries the program carries with it (Assets/terminfo).
  static let own256 = "slayer-256"
  static let own24Bit = "slayer-24bit"

  let name: String
  let depth: ColourDepth
  let reason: ColourReason

  /// Chooses by what the environment says and what this machine's terminfo knows.
  ///
  /// TERM=xterm-256color with COLORTERM=truecolor → the own 24-bit entry; TERM=linux → itself, with 8 colours; a name
  /// that is not known here → an own entry.
  /// - Parameter knownColours: the colours of the machine's entry; nil when it has none of that name.
  init(_ options: TerminalOptions, knownColours: Int?) {
    let known = knownColours.map(ColourDepth.init(colours:))
    if let colours = options.colours {
      (depth, reason) = (colours, .asked)
    } else if let reason = Self.reasonForFullColour(options, known) {
      (depth, self.reason) = (.full, reason)
    } else if let known {
      (depth, reason) = (known, .terminfo)
    } else {
      (depth, reason) = (Self.guess(options), .guessed)
    }
    if depth == .full {
      name = Self.own24Bit
    } else if let known, known >= depth, known < .full {
      name = options.type
    } else {
      name = Self.own256
    }
  }

  /// Nil where there are no 24 bits.
  private static func reasonForFullColour(_ options: TerminalOptions, _ known: ColourDepth?) -> ColourReason? {
    if known == ColourDepth.none || isPlain(options.type) { return nil }
    if known == .full { return .terminfo }
    let isMultiplexer = options.type.hasPrefix("screen")
    // tmux takes 24 bits whatever its own terminal can, under its default name "screen" too; GNU screen does not,
    // though it hands on the COLORTERM of the terminal it was started in.
    if options.type.hasPrefix("tmux") || (isMultiplexer && options.isInsideTmux) { return .tmux }
    return !isMultiplexer && ["truecolor", "24bit"].contains(options.colourClaim) ? .claim : nil
  }

  /// The depth of a terminal that this machine has never heard of.
  private static func guess(_ options: TerminalOptions) -> ColourDepth {
    if isPlain(options.type) { return .eight }
    let isModern = options.type.contains("256color") || modern.contains { options.type.hasPrefix($0) }
    return isModern ? .indexed : .eight
  }

  private static let modern = [
    "xterm", "tmux", "alacritty", "contour", "foot", "ghostty", "kitty", "konsole", "rxvt", "st-", "vte", "wezterm",
  ]
  private static let plain = ["ansi", "cons", "dumb", "linux", "pc", "sun", "vt", "wsvt"]

  /// Consoles and old hardware: no title, no 24 bits, whatever the environment hands on from elsewhere.
  static func isPlain(_ type: String) -> Bool {
    type.isEmpty || (plain.contains { type.hasPrefix($0) } && !type.hasPrefix("vte"))
  }
}
