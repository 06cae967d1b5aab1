import SlayerText

/// Something that a shell may offer in place of the word being typed.
struct Candidate: Hashable {
  /// The word as the program shall get it, not quoted.
  let value: String
  let description: String

  init(_ value: String, _ description: String = "") {
    self.value = value
    self.description = truncated(description, to: 60)
  }

  /// `+Two Word` of `+"Two Word"`: as somebody types it who does not know yet that it needs quotes.
  var withoutQuotes: String {
    guard value.hasPrefix("#\"") || value.hasPrefix("+\"") else { return value }
    return value.filter { $0 != "\"" }
  }

  /// Whether it can stand on a line of its own and on a terminal: names with control characters are not offered.
  var isPrintable: Bool {
    !value.isEmpty
      && value.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        default: true
        }
      }
  }
}
