/// The smallest piece the grammar looks at: a word, a run of digits, a sign, or something that is none of its business.
struct Lexeme {
  enum Kind { case word, number, sign, token, literal }

  let kind: Kind
  /// Where it stands in the folded text.
  let range: Range<Int>
  /// Whether white space (or the beginning of the text) stands before it.
  let gap: Bool
  /// Of a number its value (kept below a million million), of a sign its scalar.
  var value = 0
  var senses: [Sense] = []
  var isCapital = false
}

/// Cuts folded text into lexemes. A run of Hangul is cut into the words it is made of; one with an unknown part is a
/// single word without sense, so that `화장실` holds no `화`.
struct Lexer {
  private let text: TypedText
  private let end: Int
  private var position: Int
  private var gap = true
  private(set) var lexemes: [Lexeme] = []

  /// - Parameter claimed: ranges that are already something else, in order.
  static func lexemes(
    of text: TypedText, in range: Range<Int>, claimed: [(range: Range<Int>, isLiteral: Bool)] = []
  ) -> [Lexeme] {
    var lexer = Lexer(text: text, end: range.upperBound, position: range.lowerBound)
    for claim in claimed where claim.range.lowerBound >= lexer.position {
      lexer.run(to: claim.range.lowerBound)
      lexer.append(claim.isLiteral ? .literal : .token, to: claim.range.upperBound)
    }
    lexer.run(to: range.upperBound)
    return lexer.lexemes
  }

  private init(text: TypedText, end: Int, position: Int) {
    self.text = text
    self.end = end
    self.position = position
  }

  private mutating func run(to limit: Int) {
    while position < limit {
      let value = text.folded[position]
      if isSpace(value) {
        position += 1
        gap = true
      } else if isDigit(value) {
        number(limit)
      } else if isHangul(value) {
        hangul(limit)
      } else if isLetter(value) {
        letters(limit)
      } else {
        append(.sign, to: position + 1, value: Int(value))
      }
    }
  }

  private mutating func number(_ limit: Int) {
    var next = position
    var value = 0
    while next < limit, isDigit(text.folded[next]) {
      value = min(value * 10 + Int(text.folded[next]) - 0x30, 1_000_000_000_000)
      next += 1
    }
    append(.number, to: next, value: value)
  }

  private mutating func letters(_ limit: Int) {
    var next = position + 1
    while next < limit {
      let value = text.folded[next]
      let apostrophe = value == 0x27 && next + 1 < limit && isLetter(text.folded[next + 1])
      guard apostrophe || (isLetter(value) && !isHangul(value)) else { break }
      next += 1
    }
    let senses = next - position > 12 ? [] : Lexicon.english.senses(of: text.folded, position..<next)
    append(.word, to: next, senses: senses)
  }

  private mutating func hangul(_ limit: Int) {
    var runEnd = position + 1
    while runEnd < limit, isHangul(text.folded[runEnd]) { runEnd += 1 }
    var parts: [(end: Int, senses: [Sense])] = []
    var next = position
    while next < runEnd {
      guard let part = Lexicon.korean.longest(in: text.folded, at: next, before: runEnd) else {
        append(.word, to: runEnd)
        return
      }
      parts.append(part)
      next = part.end
    }
    for part in parts { append(.word, to: part.end, senses: part.senses) }
  }

  private mutating func append(_ kind: Lexeme.Kind, to next: Int, value: Int = 0, senses: [Sense] = []) {
    var lexeme = Lexeme(kind: kind, range: position..<next, gap: gap, value: value, senses: senses)
    lexeme.isCapital = (0x41...0x5A).contains(text.typed[text.origins[position]].value)
    lexemes.append(lexeme)
    position = next
    gap = false
  }
}
