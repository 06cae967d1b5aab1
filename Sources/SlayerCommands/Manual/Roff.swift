import SlayerText

/// A manual page as `man` and `mandoc` read it, put together piece by piece (man(7)).
struct Roff {
  private(set) var text = ".\\\" -*- coding: UTF-8 -*-\n"

  init(title: String, section: Int, source: String, manual: String, date: String) {
    line(".TH \(title.uppercased()) \(section) \(date) \"\(Roff.argument(source))\" \"\(Roff.argument(manual))\"")
  }

  mutating func heading(_ words: String) { line(".SH \(Roff.quoted(words))") }
  mutating func subheading(_ words: String) { line(".SS \(Roff.quoted(words))") }

  mutating func paragraph(_ words: String) {
    line(".PP")
    fill(words)
  }

  /// Text right below a heading.
  mutating func opening(_ words: String) { fill(words) }

  /// `slayer - what it is`, in the one form that whatis(1) reads.
  mutating func name(_ name: String, _ words: String) {
    line(Roff.escaped(name) + " \\- " + Roff.escaped(words))
  }

  /// `slayer-config(5)`
  mutating func reference(_ name: String, _ section: Int) { line(".BR \(Roff.escaped(name)) (\(section))") }

  /// A term in bold, and below it what it is.
  mutating func term(_ term: String, _ words: String) {
    line(".TP")
    line(".B \(Roff.quoted(term))")
    fill(words)
  }

  /// Lines as they are.
  mutating func example(_ lines: [String]) {
    if !text.hasSuffix("\"\n") { line(".PP") }
    line(".RS 4")
    line(".nf")
    for one in lines { line(one.isEmpty ? "\\&" : Roff.escaped(one)) }
    line(".fi")
    line(".RE")
  }

  /// Text in lines of less than 80 bytes, which it is filled from; none begins like a request.
  private mutating func fill(_ words: String) {
    var current = ""
    for word in words.split(separator: " ") {
      let piece = Roff.escaped(String(word))
      if !current.isEmpty && current.utf8.count + piece.utf8.count >= 79 {
        line(current)
        current = ""
      }
      current += current.isEmpty ? piece : " " + piece
    }
    line(current)
  }

  private mutating func line(_ words: String) { text += words + "\n" }

  /// Text in which nothing is a request or an escape: `-` stays the ASCII one, so that it can be copied.
  static func escaped(_ words: String) -> String {
    var result = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\t": result += "    "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }

  private static func argument(_ words: String) -> String {
    escaped(words).map { $0 == "\"" ? "\\(dq" : "\($0)" }.joined()
  }
  private static func quoted(_ words: String) -> String { "\"\(argument(words))\"" }
}
