/// The window's title as it may be sent: printable text only, and not endless.
enum WindowTitle {
  static let mostScalars = 200

  /// `x␇y` with a real BEL → `xy`: nothing in it can end the title early and act on the terminal.
  static func printable(_ title: String, isUTF8: Bool) -> String {
    var text = String.UnicodeScalarView()
    for scalar in title.unicodeScalars where isPrintable(scalar) {
      if text.count == mostScalars { break }
      text.append(isUTF8 || scalar.isASCII ? scalar : "?")
    }
    return String(text)
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
