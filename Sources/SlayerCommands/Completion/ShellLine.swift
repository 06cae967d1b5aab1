/// A line of bash as far as the caret, cut as bash cuts it: nothing in it is expanded or run.
struct ShellLine: Equatable {
  /// The words of the last command on the line without their quotes; the last is the one that is being typed.
  private(set) var words = [""]
  /// How many scalars of the last word bash leaves as they are: it puts its replacement behind the last character at
  /// which it breaks words (`COMP_WORDBREAKS`).
  private(set) var kept = 0
  /// The quote that is still open at the caret.
  private(set) var quote: Unicode.Scalar?

  init(_ text: String, breaks: String) {
    let breaks = Set(breaks.unicodeScalars)
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        if quote == "\"", !"$`\"\\".unicodeScalars.contains(scalar) { append("\\") }
        append(scalar)
        isEscaped = false
      } else if scalar == "\\" && quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if scalar == open {
          quote = nil
          keepAll()
        } else {
          append(scalar)
        }
      } else {
        take(scalar, breaks)
      }
    }
  }

  var current: String { words.last ?? "" }

  private mutating func take(_ scalar: Unicode.Scalar, _ breaks: Set<Unicode.Scalar>) {
    switch scalar {
    case "'", "\"":
      quote = scalar
      keepAll()
    case " ", "\t", "\n":
      if !current.isEmpty { words.append("") }
      kept = 0
    case ";", "|", "&", "(":
      words = [""]
      kept = 0
    default:
      // `@` and `$` at the start belong to the word all the same.
      let isPrefix = current.isEmpty && (scalar == "@" || scalar == "$")
      append(scalar)
      if breaks.contains(scalar) && !isPrefix { keepAll() }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    words[words.count - 1].unicodeScalars.append(scalar)
  }

  private mutating func keepAll() { kept = current.unicodeScalars.count }
}

extension ShellLine {
  /// What bash puts into the line for `value`: without the scalars that stay, quoted so that it is one word and nothing in
  /// it acts. Nil where the open quote cannot hold it.
  func replacement(for value: String) -> String? {
    let rest = value.unicodeScalars.dropFirst(kept)
    switch quote {
    case "'": return rest.map { $0 == "'" ? "'\\''" : String($0) }.joined()
    case "\"":
      if rest.contains("!") { return nil }
      return rest.map { "$`\"\\".unicodeScalars.contains($0) ? "\\\($0)" : String($0) }.joined()
    default: return rest.map { ShellLine.isInert($0) ? String($0) : "\\\($0)" }.joined()
    }
  }

  private static func isInert(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "+", ".", ",", "/", ":", "=", "@", "%": true
    default: scalar.value >= 0x80
    }
  }
}
