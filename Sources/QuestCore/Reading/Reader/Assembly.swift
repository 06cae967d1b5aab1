/// Puts together the title that is left and the spans that tile the text.
struct Assembly {
  private let text: TypedText
  private(set) var spans: [ReadingSpan] = []
  private var pieces: [Piece] = []
  private var words = String.UnicodeScalarView()
  private var isApart = false

  /// A piece of the folded text and what it is; `literal` carries its own title text.
  private struct Piece {
    var range: Range<Int>
    var kind: ReadingSpan.Kind
    var meaning: ReadingSpan.Meaning
    var literal: String?
  }

  init(_ text: TypedText, _ tokens: [Token], _ chains: [Chain], _ lexemes: [Lexeme], _ chosen: Resolved) {
    self.text = text
    for token in tokens { pieces.append(Assembly.piece(token, text, chosen)) }
    for chain in chains {
      for piece in chain.pieces where !piece.range.isEmpty {
        let range =
          lexemes[piece.range.lowerBound].range.lowerBound..<lexemes[piece.range.upperBound - 1].range.upperBound
        pieces.append(Assembly.piece(piece.kind, range, text, chosen))
      }
      if let brackets = Assembly.brackets(around: chain, lexemes) {
        for range in brackets { pieces.append(Piece(range: range, kind: .dropped, meaning: .dropped)) }
      }
    }
    pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func piece(_ token: Token, _ text: TypedText, _ chosen: Resolved) -> Piece {
    func marked(_ meaning: ReadingSpan.Meaning) -> Piece { Piece(range: token.range, kind: .token, meaning: meaning) }
    switch token.kind {
    case .tag(let name): return marked(.tag(name))
    case .campaign(let name): return marked(.campaign(name))
    case .importance(let importance): return marked(.importance(importance))
    case .note(let note): return marked(.note(note))
    case .literal(let content): return Piece(range: token.range, kind: .title, meaning: .title, literal: content)
    case .plain:
      return Piece(range: token.range, kind: .title, meaning: .title, literal: text.text(token.range))
    case .due(let value): return marked(value.remark == nil ? .deadline(chosen.deadline) : .unreadable)
    case .every(let value):
      return marked(value.remark == nil ? chosen.repetition.map { .repetition($0) } ?? .dropped : .unreadable)
    }
  }

  private static func piece(
    _ kind: Chain.PieceKind, _ range: Range<Int>, _ text: TypedText, _ chosen: Resolved
  ) -> Piece {
    switch kind {
    case .kept:
      Piece(range: range, kind: .date, meaning: .deadline(chosen.deadline), literal: text.text(range))
    case .date: Piece(range: range, kind: .date, meaning: .deadline(chosen.deadline))
    case .repeat: Piece(range: range, kind: .repeat, meaning: chosen.repetition.map { .repetition($0) } ?? .unreadable)
    case .dropped: Piece(range: range, kind: .dropped, meaning: .dropped)
    }
  }

  /// Brackets that hold nothing but the chain go with it.
  private static func brackets(around chain: Chain, _ lexemes: [Lexeme]) -> [Range<Int>]? {
    if chain.pieces.contains(where: { $0.kind == .kept }) { return nil }
    let before = chain.range.lowerBound - 1
    let after = chain.range.upperBound
    guard lexemes.indices.contains(before), lexemes.indices.contains(after), lexemes[before].kind == .sign,
      lexemes[after].kind == .sign
    else { return nil }
    let pair = (lexemes[before].value, lexemes[after].value)
    guard pair == (0x28, 0x29) || pair == (0x5B, 0x5D) else { return nil }
    return [lexemes[before].range, lexemes[after].range]
  }

  /// Walks the pieces and the gaps between them; gives the title and leaves the spans.
  mutating func title() -> String {
    var position = 0
    for index in pieces.indices {
      let piece = pieces[index]
      guard piece.range.lowerBound >= position else { continue }
      addText(
        position..<piece.range.lowerBound, afterRemoved: isRemoved(before: index), beforeRemoved: piece.literal == nil)
      if let literal = piece.literal { addLiteral(literal) } else { isApart = true }
      addSpan(piece.range, piece.kind, piece.meaning)
      position = piece.range.upperBound
    }
    addText(position..<text.folded.count, afterRemoved: isRemoved(before: pieces.count), beforeRemoved: true)
    dropJoinerAtEnd()
    return String(words)
  }

  private func isRemoved(before index: Int) -> Bool { index == 0 || pieces[index - 1].literal == nil }

  private mutating func addLiteral(_ content: String) {
    joinIfApart()
    words.append(contentsOf: content.unicodeScalars)
  }

  private mutating func joinIfApart() {
    if isApart, let last = words.last, last != "(", last != "[" { words.append(" ") }
    isApart = false
  }

  /// A stretch of plain text: spaces beside what was removed only join.
  private mutating func addText(_ range: Range<Int>, afterRemoved: Bool, beforeRemoved: Bool) {
    var start = range.lowerBound
    var end = range.upperBound
    if afterRemoved {
      start = skipJoiners(start, end)
      while start < end, isSpace(text.folded[start]) { start += 1 }
      start = skipDash(start, end)
    }
    if beforeRemoved { while end > start, isSpace(text.folded[end - 1]) { end -= 1 } }
    addSpan(range.lowerBound..<start, .dropped, .dropped)
    if start < end {
      let isGluedSign = start == range.lowerBound && isClosing(Int(text.folded[start])) && !isSpace(text.folded[start])
      if isGluedSign { isApart = false }
      joinIfApart()
      words.append(contentsOf: text.typed[text.origins[start]..<text.origins[end]])
    }
    addSpan(start..<end, .title, .title)
    addSpan(end..<range.upperBound, .dropped, .dropped)
  }

  /// A comma or colon right after a phrase that opens the title, or after one that a comma opens, joins nothing any more.
  private func skipJoiners(_ start: Int, _ end: Int) -> Int {
    guard start > 0, start < end, isJoiner(text.folded[start]) else { return start }
    return words.isEmpty || words.last?.value == text.folded[start] ? start + 1 : start
  }

  /// A dash between a phrase that opens the title and the rest: `fri 5pm - report`.
  private func skipDash(_ start: Int, _ end: Int) -> Int {
    guard start > 0, start + 1 < end, words.isEmpty, isDash(text.folded[start]), isSpace(text.folded[start + 1]) else {
      return start
    }
    var next = start + 1
    while next < end, isSpace(text.folded[next]) { next += 1 }
    return next
  }

  private func isDash(_ value: UInt32) -> Bool { value == 0x2D || value == 0x2013 || value == 0x2014 }

  private func isJoiner(_ value: UInt32) -> Bool { value == 0x2C || value == 0x3A || value == 0x3B || value == 0x3001 }

  /// A comma or a dash before a phrase that closes the text joins nothing any more.
  private mutating func dropJoinerAtEnd() {
    guard isApart, let index = spans.lastIndex(where: { $0.kind == .title }), index + 1 < spans.count,
      spans[(index + 1)...].contains(where: { $0.kind == .date || $0.kind == .repeat })
    else { return }
    let count = joinersAtEnd()
    guard count > 0, count < words.count, spans[index].end - spans[index].start > count,
      text.typed[spans[index].end - 1] == words.last
    else { return }
    words.removeLast(count)
    spans[index].end -= count
    let end = spans[index].end
    if spans[index + 1].kind == .dropped {
      spans[index + 1].start = end
    } else {
      spans.insert(ReadingSpan(start: end, end: end + count, kind: .dropped, meaning: .dropped), at: index + 1)
    }
  }

  /// How many scalars at the end of the title only joined: `,` or ` -`.
  private func joinersAtEnd() -> Int {
    guard let last = words.last, let before = words.dropLast().last else { return 0 }
    if isJoiner(last.value) { return 1 }
    return isDash(last.value) && isSpace(before.value) ? 2 : 0
  }

  private mutating func addSpan(_ range: Range<Int>, _ kind: ReadingSpan.Kind, _ meaning: ReadingSpan.Meaning) {
    guard !range.isEmpty else { return }
    let start = text.origins[range.lowerBound]
    let end = text.origins[range.upperBound]
    if let last = spans.indices.last, spans[last].kind == kind, spans[last].meaning == meaning,
      kind == .title || kind == .dropped
    {
      spans[last].end = end
    } else {
      spans.append(ReadingSpan(start: start, end: end, kind: kind, meaning: meaning))
    }
  }
}
