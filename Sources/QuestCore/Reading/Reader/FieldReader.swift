/// Reads the value of `due:` and `every:`.
struct FieldReader {
  let text: TypedText
  let context: ReadingContext
  let isEvery: Bool
  let isFromCompletion: Bool

  /// A quoted value: the whole of it.
  func read(_ content: String) -> FieldValue {
    let inner = TypedText(content)
    let lexemes = Lexer.lexemes(of: inner, in: 0..<inner.folded.count)
    return value(content, lexemes, mustReach: lexemes.count).value
  }

  /// A value that begins at `start`: at least the word that ends at `wordEnd`, at most what still belongs to it.
  func read(at start: Int, _ wordEnd: Int, _ limit: Int) -> (value: FieldValue, end: Int) {
    let word = text.text(start..<wordEnd)
    guard start < wordEnd else { return readApart(start, limit) }
    let lexemes = Lexer.lexemes(of: text, in: start..<min(limit, max(wordEnd, start + 80)))
    let first = lexemes.partitioningIndex { $0.range.lowerBound >= wordEnd }
    let (found, count) = value(word, lexemes, mustReach: first)
    guard count > first, count <= lexemes.count else { return (found, wordEnd) }
    let end = lexemes[count - 1].range.upperBound
    return (FieldValue(text: text.text(start..<end), findings: found.findings, remark: found.remark), end)
  }

  /// `due: friday`: a value after white space if there is one, else none.
  private func readApart(_ start: Int, _ limit: Int) -> (value: FieldValue, end: Int) {
    var next = start
    while next < limit, isSpace(text.folded[next]) { next += 1 }
    var wordEnd = next
    while wordEnd < limit, !isSpace(text.folded[wordEnd]) { wordEnd += 1 }
    if next < wordEnd, next - start < 2 {
      let found = read(at: next, wordEnd, limit)
      if found.value.findings?.isEmpty == false { return found }
    }
    return (FieldValue(text: "", findings: Findings(), remark: nil), start)
  }

  private func value(_ word: String, _ lexemes: [Lexeme], mustReach: Int) -> (value: FieldValue, count: Int) {
    if lexemes.isEmpty || isNone(word) { return (FieldValue(text: word, findings: Findings(), remark: nil), 0) }
    var cursor = Cursor(lexemes, context, isField: true)
    if isEvery, let rule = rawRule(word) {
      return (FieldValue(text: word, findings: rule, remark: nil), 0)
    }
    guard let findings = isEvery ? cursor.everyValue(isFromCompletion) : cursor.dueValue(), cursor.index >= mustReach
    else {
      return (FieldValue(text: word, findings: nil, remark: refusal(of: word, lexemes)), 0)
    }
    if findings.rule?.isImpossible == true {
      let typed = cursor.index > mustReach ? lexemes[cursor.index - 1].range.upperBound : 0
      let text = typed > 0 ? self.text.text(lexemes[0].range.lowerBound..<typed) : word
      return (FieldValue(text: word, findings: nil, remark: .impossibleRepeat(text)), cursor.index)
    }
    return (FieldValue(text: word, findings: findings, remark: nil), cursor.index)
  }

  private func refusal(of word: String, _ lexemes: [Lexeme]) -> ReadingRemark {
    if isEvery { return .unreadableRepeat(word) }
    let isMarked = lexemes.count == 2 && lexemes[1].senses.contains { $0.role == .yearMark }
    let isYear = (lexemes.count == 1 || isMarked) && lexemes[0].kind == .number && lexemes[0].range.count == 4
    return isYear ? .yearAlone(word) : .unreadableDate(word)
  }

  private func isNone(_ word: String) -> Bool { word == "none" || word == "없음" }

  /// `every:"FREQ=MONTHLY;BYDAY=2FR"`, for rules that have no words.
  private func rawRule(_ word: String) -> Findings? {
    guard word.uppercased().hasPrefix("FREQ="), let rule = RepetitionRule(word) else { return nil }
    var findings = Findings()
    var phrase = RulePhrase(rule.parts)
    phrase.origin = isFromCompletion ? .completion : .schedule
    phrase.text = word
    findings.rule = phrase
    return findings
  }
}

extension Cursor {
  /// What a date field says; nil when it is not a date.
  mutating func dueValue() -> Findings? {
    if let chain = chain(hasRules: false), !chain.isImpossible { return chain.findings }
    return nil
  }

  /// What stands after `every:`: a rhythm with or without `every` before it, then times, `until`, `for 5 times`.
  mutating func everyValue(_ isFromCompletion: Bool) -> Findings? {
    guard
      let chain = chain(startingWith: { cursor in
        cursor.attempt { $0.koreanRepeat() } ?? cursor.attempt { $0.englishRepeat() }
          ?? cursor.attempt { $0.rhythmAlone() }
      }), !chain.isImpossible, chain.findings.rule != nil
    else { return nil }
    var findings = chain.findings
    if isFromCompletion { findings.rule?.origin = .completion }
    return findings
  }

  private mutating func rhythmAlone() -> Phrase? {
    guard let phrase = attempt({ $0.englishRhythm() }) else { return nil }
    let isAfter = attempt { cursor in cursor.take(.after) != nil && cursor.take(.completion) != nil ? true : nil }
    return isAfter == true ? phrase.fromCompletion : phrase
  }
}
