/// Reads one line: tokens, then chains of date phrases in what is left, then what they say together.
struct LineReading {
  private let text: TypedText
  private let context: ReadingContext
  private let choice: Int
  private var tokens: [Token]
  private let lexemes: [Lexeme]
  private var findings = Findings()
  private var due: FieldValue?
  private var every: FieldValue?
  private var remarks: [(place: Int, remark: ReadingRemark)] = []

  init(_ text: String, _ context: ReadingContext, choice: Int, literal: [Range<Int>]) {
    self.text = TypedText(text)
    self.context = context
    self.choice = choice
    tokens = TokenScanner.tokens(of: self.text, context, literal: literal)
    lexemes = Lexer.lexemes(
      of: self.text, in: 0..<self.text.folded.count, claimed: tokens.map { ($0.range, $0.isLiteral) })
  }

  /// The reading: who says what, the candidates, and the pieces of the text.
  mutating func reading() -> Reading {
    keepLastOfEachToken()
    let found = ChainFinder.chains(in: Cursor(lexemes, context, isField: false))
    takeFields()
    let understandings = understandings(of: found)
    let candidates = candidates(understandings)
    let place = candidates.isEmpty ? 0 : (choice % candidates.count + candidates.count) % candidates.count
    let chosen = candidates.isEmpty ? Resolved() : candidates[place].resolved
    let understanding = candidates.isEmpty ? understandings[0] : candidates[place].understanding
    if let remark = impossibleRule(understanding) { remarks.append(remark) }
    findings = understanding.findings
    var assembly = Assembly(text, tokens, understanding.chains, lexemes, chosen)
    var draft = Draft(title: assembly.title())
    fill(&draft, chosen)
    let others = (1..<max(candidates.count, 1)).map { candidates[(place + $0) % candidates.count].resolved }
    return Reading(
      draft: draft, spans: assembly.spans, isAmbiguous: !others.isEmpty,
      otherReadings: others.map { OtherReading(deadline: $0.deadline, repetition: $0.repetition) },
      remarks: allRemarks(chosen, draft))
  }

  /// Of several campaigns, importances, `due:` or `every:` the last holds; the others are title text.
  private mutating func keepLastOfEachToken() {
    var seen: Set<Int> = []
    let kept = tokens.reversed().map { token -> Token in
      guard let kind = token.kind.onlyOne, !seen.insert(kind).inserted else { return token }
      return Token(range: token.range, kind: .plain)
    }
    tokens = kept.reversed()
  }

  private mutating func takeFields() {
    for token in tokens {
      switch token.kind {
      case .due(let value): due = value
      case .every(let value): every = value
      default: continue
      }
      let value = if case .due(let value) = token.kind { value } else { every }
      if let remark = value?.remark { remarks.append((token.range.lowerBound, remark)) }
    }
    if let found = every?.findings { findings = found }
    if let found = due?.findings, !found.isEmpty {
      findings.day = found.day
      findings.time = found.time ?? findings.time
      findings.moment = found.moment
    }
  }

  /// What chains of the line say together.
  private struct Understanding {
    var findings: Findings
    var chains: [Chain] = []
  }

  /// The chain that names the day comes first, then all that agree with it, in the order of the text. Of several days that
  /// compete, each is a reading, unless one is marked as the deadline: `prepare monday meeting friday` is due on Friday,
  /// or on Monday. There is at least one understanding.
  private mutating func understandings(of found: [Chain]) -> [Understanding] {
    for chain in found where chain.isImpossible {
      remarks.append((text.origins[lexemes[chain.range.lowerBound].range.lowerBound], .impossibleDate(typed(chain))))
    }
    var readable = found.filter { !$0.isImpossible && !isOverruled($0) }
    limitRules(&readable)
    let scores = readable.indices.map { score(readable, $0) }
    let leaders = readable.indices.filter { readable[$0].findings.namesDay }.sorted { scores[$0] > scores[$1] }
    guard let best = leaders.first else { return [understanding(of: readable, leader: nil)] }
    let rivals = leaders.dropFirst().prefix(3).filter { readable[$0].isMarked || !readable[best].isMarked }
    return ([best] + rivals).map { understanding(of: readable, leader: $0) }
  }

  private func understanding(of readable: [Chain], leader: Int?) -> Understanding {
    var whole = Understanding(findings: findings)
    if let leader, whole.findings.merge(readable[leader].findings) { whole.chains.append(readable[leader]) }
    for index in readable.indices where index != leader {
      if whole.findings.merge(readable[index].findings) { whole.chains.append(readable[index]) }
    }
    whole.chains.sort { $0.range.lowerBound < $1.range.lowerBound }
    return whole
  }

  private func impossibleRule(_ whole: Understanding) -> (place: Int, remark: ReadingRemark)? {
    guard let rule = whole.findings.rule, rule.isImpossible,
      let chain = whole.chains.first(where: { $0.findings.rule != nil })
    else { return nil }
    return (text.origins[lexemes[chain.range.lowerBound].range.lowerBound], .impossibleRepeat(typed(chain)))
  }

  /// `매일 운동 12월 25일까지`: a limit that stands apart from its rule ends the rule.
  private func limitRules(_ chains: inout [Chain]) {
    guard findings.rule != nil || chains.contains(where: { $0.findings.rule != nil }) else { return }
    for index in chains.indices where chains[index].isLimit && chains[index].findings.rule == nil {
      guard chains[index].findings.time == nil, let day = chains[index].findings.day else { continue }
      chains[index].findings.until = day
      chains[index].findings.day = nil
    }
  }

  /// `due:` and `every:` overrule what the words say; a time still tells when on the day.
  private func isOverruled(_ chain: Chain) -> Bool {
    if due != nil, chain.findings.namesDay { return true }
    if due != nil, chain.findings.time != nil, findings.day == nil || findings.time != nil { return true }
    return every != nil && chain.findings.rule != nil
  }

  /// Marked as a deadline, then at the end of the text, then first (in Korean, where the verb comes
  /// last, the last); what stands behind `about` or `for` comes last.
  private func score(_ chains: [Chain], _ index: Int) -> Int {
    var cursor = Cursor(lexemes, context, isField: false)
    cursor.index = chains[index].range.upperBound
    let isTopic = cursor.value(of: .follower, ahead: chains[index].range.lowerBound - cursor.index - 1) != nil
    let isKorean = isHangul(text.folded[lexemes[chains[index].range.lowerBound].range.lowerBound])
    return (chains[index].isMarked ? 8_000_000 : 0) - (isTopic && !chains[index].isMarked ? 4_000_000 : 0)
      + (cursor.isAtTextEnd ? 2_000_000 : 0)
      + (chains[index].strength == .strong ? 1_000_000 : 0) + (isKorean ? index : -index)
  }

  private func typed(_ chain: Chain) -> String {
    text.text(lexemes[chain.range.lowerBound].range.lowerBound..<lexemes[chain.range.upperBound - 1].range.upperBound)
  }

  /// Every reading of every understanding, the likeliest first, each only once; of the later ones none that is past.
  private func candidates(_ all: [Understanding]) -> [(understanding: Understanding, resolved: Resolved)] {
    var kept: [(understanding: Understanding, resolved: Resolved)] = []
    for (index, understanding) in all.enumerated() {
      for resolved in readings(understanding.findings) where index == 0 || !resolved.isPast {
        let isKnown = kept.contains {
          $0.resolved.deadline == resolved.deadline && $0.resolved.repetition == resolved.repetition
        }
        if !isKnown { kept.append((understanding, resolved)) }
      }
    }
    return kept
  }

  private func readings(_ found: Findings) -> [Resolved] {
    var findings = found
    if findings.rule?.isImpossible == true { findings.rule = nil }
    if findings.isEmpty { return [] }
    if findings.rule != nil, let due, !findings.namesDay, due.remark == nil { return [] }
    var resolver = Resolver(findings, context)
    resolver.isExplicit = due != nil
    return resolver.readings()
  }

  private func fill(_ draft: inout Draft, _ chosen: Resolved) {
    draft.deadline = chosen.deadline
    draft.repetition = chosen.repetition
    for token in tokens {
      switch token.kind {
      case .tag(let name): if !draft.tags.contains(name) { draft.tags.append(name) }
      case .campaign(let name): draft.campaign = name
      case .importance(let importance): draft.importance = importance
      case .note(let note): draft.note = note
      case .literal, .plain, .due, .every: break
      }
    }
  }

  private func allRemarks(_ chosen: Resolved, _ draft: Draft) -> [ReadingRemark] {
    var all = remarks.sorted { $0.place < $1.place }.map(\.remark)
    if findings.rule != nil, due?.remark == nil, due != nil, !findings.namesDay { all.append(.repeatWithoutDate) }
    for remark in chosen.remarks where !all.contains(remark) { all.append(remark) }
    if draft.title.isEmpty { all.append(.emptyTitle) }
    return all
  }
}

extension Token.Kind {
  /// A number for each kind of which only one can hold.
  fileprivate var onlyOne: Int? {
    switch self {
    case .campaign: 0
    case .importance: 1
    case .due: 2
    case .every: 3
    case .tag, .note, .literal, .plain: nil
    }
  }
}
