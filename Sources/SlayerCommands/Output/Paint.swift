import SlayerSystem
import SlayerText

/// How many colours a terminal shows, and the codes that choose them (ECMA-48, SGR).
enum ColourDepth: Hashable, Sendable {
  case none, ansi16, ansi256, rgb

  /// By the setting, else by what the terminal says of itself.
  init(_ setting: ColourChoice, _ environment: Environment) {
    switch setting {
    case .millions: self = .rgb
    case .twoHundredFiftySix: self = .ansi256
    case .sixteen, .eight: self = .ansi16
    case .auto, .none: self.init(environment)
    }
  }

  private init(_ environment: Environment) {
    let term = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || term.hasSuffix("-direct") {
      self = .rgb
    } else {
      self = term.hasSuffix("256color") ? .ansi256 : .ansi16
    }
  }
}

/// Puts colours around text, or leaves it alone.
struct Paint {
  let depth: ColourDepth
  let ground: Ground

  static let plain = Paint(depth: .none, ground: .dark)

  func colour(_ text: String, _ colour: Colour) -> String {
    switch depth {
    case .none: text
    case .ansi16: wrap(text, colour.index16 < 8 ? "3\(colour.index16)" : "9\(colour.index16 - 8)")
    case .ansi256: wrap(text, "38;5;\(colour.index256)")
    case .rgb: wrap(text, "38;2;\(colour.rgb >> 16 & 255);\(colour.rgb >> 8 & 255);\(colour.rgb & 255)")
    }
  }

  func bold(_ text: String) -> String { depth == .none ? text : wrap(text, "1") }
  func faint(_ text: String) -> String { depth == .none ? text : wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension Paint {
  /// `--color` decides; without it the setting (which a non-empty `NO_COLOR` makes `none`), and then whether a terminal
  /// that has colours shows the text.
  init(use: ColourUse?, setting: ColourChoice, environment: Environment, isTerminal: Bool) {
    let isWanted: Bool
    switch use ?? .auto {
    case .always: isWanted = true
    case .never: isWanted = false
    case .auto: isWanted = setting != .none && isTerminal && !["dumb", ""].contains(environment["TERM"] ?? "")
    }
    depth = isWanted ? ColourDepth(setting, environment) : .none
    // Set by terminals as "foreground;background" in the sixteen colours.
    let background = environment["COLORFGBG"]?.split(separator: ";").last
    ground = background == "7" || background == "15" ? .light : .dark
  }
}
