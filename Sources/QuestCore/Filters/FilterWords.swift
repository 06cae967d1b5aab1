/// A word of a filter's text: where it stands, and whether it is only text because it was quoted.
struct FilterWord: Hashable {
  var text: String
  var range: Range<Int>
  /// The whole of it was quoted: `"due:fri"` is text.
  var isQuoted = false
  /// What follows `#` or `+` was quoted, so that it may be any name: `#"$x"`.
  var isNameQuoted = false
  var isParenthesis = false

  /// Cuts a text into words at white space. Quotes hold a word together (`due:"next friday"`, `#"two words"`); a
  /// parenthesis that has its partner is a word of its own, one without is text.
  static func words(of text: String) -> [FilterWord] {
    let scalars = Array(text.unicodeScalars)
    let grouping = pairs(scalars)
    var words: [FilterWord] = []
    var word = FilterWord(text: "", range: 0..<0)
    var isInside = false
    var quoted = 0
    func finish(at end: Int) {
      guard isInside else { return }
      word.range = word.range.lowerBound..<end
      word.isQuoted = quoted > 0 && quoted == end - word.range.lowerBound
      words.append(word)
      isInside = false
    }
    func begin(at start: Int) {
      guard !isInside else { return }
      word = FilterWord(text: "", range: start..<start)
      isInside = true
      quoted = 0
    }
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if grouping.contains(index) {
        finish(at: index)
        words.append(FilterWord(text: String(scalar), range: index..<index + 1, isParenthesis: true))
      } else if isSpace(scalar.value) {
        finish(at: index)
      } else if scalar == "\"", let close = scalars[(index + 1)...].firstIndex(of: "\"") {
        begin(at: index)
        if ["#", "+", "-#", "-+"].contains(word.text) && close > index + 1 { word.isNameQuoted = true }
        word.text.unicodeScalars.append(contentsOf: scalars[index + 1..<close])
        quoted += close - index + 1
        index = close
      } else {
        begin(at: index)
        word.text.unicodeScalars.append(scalar)
      }
      index += 1
    }
    finish(at: scalars.count)
    return words
  }

  /// The places of parentheses that group: they have a partner, and begin or end a word.
  private static func pairs(_ scalars: [Unicode.Scalar]) -> Set<Int> {
    var open: [Int] = []
    var found: Set<Int> = []
    var isQuoted = false
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted && (index == 0 || isSpace(scalars[index - 1].value) || scalars[index - 1] == "("):
        open.append(index)
      case ")" where !isQuoted && isEnd(scalars, index):
        if let partner = open.popLast() { found.formUnion([partner, index]) }
      default: break
      }
    }
    return found
  }

  private static func isEnd(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let next = index + 1
    return next == scalars.count || isSpace(scalars[next].value) || scalars[next] == ")"
  }
}
