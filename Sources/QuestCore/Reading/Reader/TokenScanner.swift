/// Finds the tokens of a line.
struct TokenScanner {
  private let text: TypedText
  private let context: ReadingContext
  private let literal: [Range<Int>]
  private var position = 0
  private var tokens: [Token] = []

  static func tokens(of text: TypedText, _ context: ReadingContext, literal: [Range<Int>]) -> [Token] {
    var scanner = TokenScanner(text: text, context: context, literal: literal)
    scanner.run()
    return scanner.tokens
  }

  private init(text: TypedText, context: ReadingContext, literal: [Range<Int>]) {
    self.text = text
    self.context = context
    self.literal = literal.compactMap { typed in
      let start = text.origins.partitioningIndex { $0 >= typed.lowerBound }
      let end = text.origins.partitioningIndex { $0 >= typed.upperBound }
      let bounded = min(start, text.folded.count)..<min(max(start, end), text.folded.count)
      return bounded.isEmpty ? nil : bounded
    }.sorted { $0.lowerBound < $1.lowerBound }
  }

  private mutating func run() {
    var plain = literal[...]
    while position < text.folded.count {
      while let range = plain.first, range.upperBound <= position { plain = plain.dropFirst() }
      if let range = plain.first, range.lowerBound <= position {
        add(.plain, to: range.upperBound)
      } else if position == 0 || isSpace(text.folded[position - 1]) || tokens.last?.range.upperBound == position {
        scanWord(until: plain.first?.lowerBound ?? text.folded.count)
      } else {
        position += 1
      }
    }
  }

  private mutating func add(_ kind: Token.Kind, to end: Int) {
    tokens.append(Token(range: position..<end, kind: kind))
    position = end
  }

  private mutating func scanWord(until limit: Int) {
    switch text.folded[position] {
    case 0x22: scanQuote(limit)
    case 0x23: scanName(limit) { .tag($0) }
    case 0x2B: scanName(limit) { .campaign($0) }
    case 0x2F: scanNote(limit)
    case 0x21, 0x7E: scanImportance(limit)
    case 0x64: scanField("due:", limit)
    case 0x65: scanField("every", limit)
    default: position += 1
    }
  }

  private mutating func scanQuote(_ limit: Int) {
    guard let (content, end) = quoted(at: position, limit) else {
      position += 1
      return
    }
    add(.literal(content), to: end)
  }

  /// The text between quotes and where it ends; within them `\"` is a quote and `\\` a backslash.
  private func quoted(at start: Int, _ limit: Int) -> (content: String, end: Int)? {
    var view = String.UnicodeScalarView()
    var place = start + 1
    while place < limit {
      let value = text.folded[place]
      if value == 0x22 { return (String(view), place + 1) }
      let isEscape =
        value == 0x5C && place + 1 < limit && (text.folded[place + 1] == 0x22 || text.folded[place + 1] == 0x5C)
      if isEscape { place += 1 }
      view.append(contentsOf: text.typed[text.origins[place]..<text.origins[place + 1]])
      place += 1
    }
    return nil
  }

  /// `#name`: a letter of any script and all up to white space, or quoted.
  private mutating func scanName(_ limit: Int, _ kind: (String) -> Token.Kind) {
    let start = position + 1
    guard start < limit else {
      position += 1
      return
    }
    if text.folded[start] == 0x22, let (content, end) = quoted(at: start, limit), isWordEnd(end), hasName(content) {
      add(kind(composedHangul(content)), to: end)
      return
    }
    guard isLetter(text.folded[start]) else {
      position += 1
      return
    }
    let end = wordEnd(start, limit)
    add(kind(composedHangul(text.text(start..<end))), to: end)
  }

  private func hasName(_ content: String) -> Bool {
    content.unicodeScalars.contains { !isSpace($0.value) }
  }

  private func wordEnd(_ start: Int, _ limit: Int) -> Int {
    var end = start
    while end < limit, !isSpace(text.folded[end]) { end += 1 }
    return end
  }

  private func isWordEnd(_ place: Int) -> Bool { place >= text.folded.count || isSpace(text.folded[place]) }

  /// ` // ` and the rest of the text.
  private mutating func scanNote(_ limit: Int) {
    guard position + 1 < limit, text.folded[position + 1] == 0x2F, isWordEnd(position + 2) else {
      position += 1
      return
    }
    add(.note(trimmed(text.text(min(position + 2, text.folded.count)..<text.folded.count))), to: text.folded.count)
  }

  private mutating func scanImportance(_ limit: Int) {
    let end = wordEnd(position, limit)
    let word = String(
      text.folded[position..<min(end, position + 9)].compactMap { Unicode.Scalar($0).map(Character.init) })
    guard end - position < 9, isWordEnd(end), let importance = importanceWords[word], !joinsFigures(word, end) else {
      position += 1
      return
    }
    add(.importance(importance), to: end)
  }

  /// The `~` of `3시 ~ 5시` and of `2 ~ 3 apples` stands between figures and is no importance.
  private func joinsFigures(_ word: String, _ end: Int) -> Bool {
    guard word == "~", let before = text.folded[..<position].last(where: { !isSpace($0) }),
      let after = text.folded[end...].first(where: { !isSpace($0) })
    else { return false }
    let isFigureBefore = isDigit(before) || "시분반일m".unicodeScalars.contains { $0.value == before }
    return isFigureBefore && (isDigit(after) || "오".unicodeScalars.contains { $0.value == after })
  }

  /// `due:VALUE`, `every:VALUE`, `every!:VALUE`: the first word must belong to the value, and more may.
  private mutating func scanField(_ name: String, _ limit: Int) {
    guard let start = fieldStart(name, limit) else {
      position += 1
      return
    }
    let isEvery = name != "due:"
    let isFromCompletion = isEvery && text.folded[start - 2] == 0x21
    let field = FieldReader(text: text, context: context, isEvery: isEvery, isFromCompletion: isFromCompletion)
    let (value, end) =
      if start < limit, text.folded[start] == 0x22, let (content, end) = quoted(at: start, limit) {
        (field.read(content), end)
      } else {
        field.read(at: start, wordEnd(start, limit), limit)
      }
    add(isEvery ? .every(value) : .due(value), to: end)
  }

  /// Where the value begins.
  private func fieldStart(_ name: String, _ limit: Int) -> Int? {
    var place = position
    for scalar in name.unicodeScalars {
      guard place < limit, text.folded[place] == scalar.value else { return nil }
      place += 1
    }
    if name == "due:" { return place }
    if place < limit, text.folded[place] == 0x21 { place += 1 }
    return place < limit && text.folded[place] == 0x3A ? place + 1 : nil
  }
}

private let importanceWords: [String: Importance] = [
  "!": .major, "!!": .epic, "~": .trivial, "!trivial": .trivial, "!normal": .normal, "!major": .major, "!epic": .epic,
]
