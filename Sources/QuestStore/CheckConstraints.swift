/// The rules that a table's SQL says of its rows. SQLite checks them where it writes, and forgets them in a file that is
/// opened to be read only; so an examination asks for them itself.
enum CheckConstraints {
  /// The expressions behind CHECK: `x INTEGER CHECK (x IN (0, 1)), CHECK (x < y)` → `x IN (0, 1)`, `x < y`.
  static func expressions(in sql: String) -> [String] {
    // A comment may hold brackets and apostrophes.
    let plain: String = sql.split(separator: "\n").map { (line: Substring) -> Substring in
      line.firstRange(of: "--").map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
    var rest = plain[...]
    var expressions: [String] = []
    while let start = rest.firstRange(of: "CHECK (") {
      rest = rest[start.upperBound...]
      guard let end = closing(rest) else { break }
      expressions.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return expressions
  }

  /// Where the bracket ends that is open before the text.
  private static func closing(_ text: Substring) -> String.Index? {
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case "'": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted:
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
    }
    return nil
  }
}
