extension Cursor {
  /// The longest chain that begins here, if what it holds counts as dates.
  ///
  /// - Parameters:
  ///   - first: the rule for its first phrase, where it is not any phrase.
  ///   - hasRules: false for a deadline alone: a repetition ends the chain.
  mutating func chain(startingWith first: ((inout Cursor) -> Phrase?)? = nil, hasRules: Bool = true) -> Chain? {
    let start = index
    var chain = Chain(range: start..<start)
    chain.hasRules = hasRules
    var best: (chain: Chain, index: Int)?
    while addLink(to: &chain, chain.phraseCount == 0 ? first : nil) {
      if chain.isImpossible || isAtWordEnd { best = (chain, index) }
      if chain.isImpossible || chain.phraseCount > 8 { break }
    }
    guard var found = best?.chain, let end = best?.index else {
      index = start
      return nil
    }
    index = end
    found.range = start..<end
    guard found.isImpossible || counts(found) else {
      index = start
      return nil
    }
    return found
  }

  /// Whether a chain has the company it needs.
  private func counts(_ chain: Chain) -> Bool {
    let findings = chain.findings
    if chain.isSince && findings.rule == nil { return false }
    if chain.isDuration, chain.phraseCount == 1, value(of: .for, ahead: chain.range.lowerBound - index - 1) != nil {
      return false
    }
    if findings.isEmpty || (chain.needsDay && findings.day == nil && findings.rule == nil) { return false }
    if findings.rule == nil, findings.count != nil || findings.until != nil || findings.starting != nil { return false }
    if isField || chain.strength == .strong { return true }
    if chain.isMarked || (chain.hasCompany && chain.strength > .name) { return true }
    return chain.strength == .weak && isAtTextEnd
  }

  /// Connectives, a phrase, and its particles.
  private mutating func addLink(to chain: inout Chain, _ rule: ((inout Cursor) -> Phrase?)?) -> Bool {
    let start = index
    let link = connectives(before: chain)
    let phraseStart = index
    guard let phrase = rule.map({ attempt($0) }) ?? attempt({ $0.phrase(in: chain, link) }),
      add(phrase, link, hasFigures: lexemes[phraseStart].kind == .number, to: &chain)
    else {
      index = start
      return false
    }
    if link.end > start { chain.pieces.append(.init(range: start..<link.end, kind: .dropped)) }
    let isRepeat = phrase.parts.contains { part in
      switch part {
      case .rule, .until, .starting, .count: true
      default: false
      }
    }
    let isAt = value(of: .at, ahead: phraseStart - index) != nil || isSign("@", ahead: phraseStart - index)
    if isAt { chain.pieces.append(.init(range: phraseStart..<phraseStart + 1, kind: .dropped)) }
    let kind: Chain.PieceKind = isRepeat ? .repeat : phrase.staysInTitle ? .kept : .date
    chain.pieces.append(.init(range: (isAt ? phraseStart + 1 : phraseStart)..<index, kind: kind))
    if !chain.isImpossible { takeParticles(&chain) }
    return true
  }

  private struct Link {
    let start: Int
    var end: Int
    var isMarked = false
    /// `on` goes with days, never with lengths of time.
    var isOn = false
    var isLimit = false
    var isStart = false
    var isFor = false
  }

  private mutating func connectives(before chain: Chain) -> Link {
    var link = Link(start: index, end: index)
    if chain.phraseCount > 0, sign(",", glued: true) { link.end = index }
    while index - link.start < 3 {
      if let kind = take(.connective) {
        link.isMarked = true
        link.isOn = kind == 1
      } else if take(.until) != nil {
        link.isMarked = true
        link.isLimit = true
      } else if chain.findings.rule != nil, take(.starting) != nil {
        link.isStart = true
      } else if chain.findings.rule != nil, take(.for) != nil {
        link.isFor = true
      } else {
        break
      }
      link.end = index
    }
    return link
  }

  private mutating func phrase(in chain: Chain, _ link: Link) -> Phrase? {
    if chain.findings.rule != nil, let count = attempt({ $0.countOfTimes(isFor: link.isFor) }) { return count }
    if link.isFor || !mayBegin { return nil }
    if link.isStart || (link.isLimit && chain.findings.rule != nil) {
      guard let found = attempt({ $0.anyDay() }), case .day(let day)? = found.parts.first else { return nil }
      return Phrase(link.isStart ? .starting(day) : .until(day))
    }
    if let phrase = first(of: Cursor.phraseRules) { return phrase }
    return chain.findings.day?.isFullDate == true ? attempt { $0.bracketedWeekday() } : nil
  }

  /// `for 5 times`, `총 5회`, `5번만`. Without such a word it says how often each time: `매일 3번`.
  private mutating func countOfTimes(isFor: Bool) -> Phrase? {
    let isTotal = take(.total) != nil
    guard let count = koreanNumber(1...100_000) ?? take(.cardinal), take(.times) != nil else { return nil }
    return isFor || isTotal || take(.only) != nil ? Phrase(.count(count)) : nil
  }

  /// `(금)`, `(fri)` beside a full date.
  private mutating func bracketedWeekday() -> Phrase? {
    guard sign("("), let weekday = takeWeekday(shy: true, short: true), sign(")", glued: true) else { return nil }
    var day = DayPhrase(next(weekday, after: today))
    day.weekday = weekday
    return Phrase(.day(day))
  }

  private func add(_ phrase: Phrase, _ link: Link, hasFigures: Bool, to chain: inout Chain) -> Bool {
    if phrase.strength == .name, !link.isMarked, !isField { return false }
    var findings = chain.findings
    for part in phrase.parts {
      if case .impossible = part {
        chain.isImpossible = true
        chain.phraseCount += 1
        return true
      }
      guard findings.add(part), chain.hasRules || findings.rule == nil else { return false }
    }
    let isDuration = phrase.strength == .weak && phrase.isLengthOfTime
    if chain.isLimit, chain.findings.rule == nil, findings.rule != nil, let day = findings.day {
      findings.until = day
      findings.day = nil
    }
    chain.isDuration = isDuration
    chain.findings = findings
    chain.phraseCount += 1
    chain.hasFigures = chain.hasFigures || hasFigures
    chain.hasCompany = chain.phraseCount > 1 && (chain.hasFigures || chain.strength == .shy || phrase.strength == .shy)
    chain.strength = max(chain.strength, phrase.strength)
    if phrase.strength == .besideDay { chain.needsDay = true }
    if link.isMarked && !(isDuration && link.isOn) { chain.isMarked = true }
    chain.isLimit = chain.isLimit || link.isLimit
    return true
  }

  /// Particles after a phrase: glued, or 까지 and 안에 also apart. 까지 beside a rule limits it.
  private mutating func takeParticles(_ chain: inout Chain) {
    while let lexeme = current, lexeme.kind == .word {
      let isLimit = value(of: .loneParticle) != nil
      let isAfterDigitsOrWord = !lexeme.gap
      if isAfterDigitsOrWord, value(of: .since) != nil, let day = chain.findings.day {
        chain.findings.day = nil
        chain.findings.starting = day
        chain.isSince = true
      } else if isLimit || value(of: .within) != nil || (isAfterDigitsOrWord && value(of: .particle) != nil) {
        chain.isMarked = true
        if isLimit { limit(&chain) }
      } else {
        return
      }
      chain.pieces.append(.init(range: index..<index + 1, kind: .dropped))
      index += 1
    }
  }

  private func limit(_ chain: inout Chain) {
    chain.isLimit = true
    if chain.findings.rule != nil, chain.findings.until == nil, let day = chain.findings.day {
      chain.findings.until = day
      chain.findings.day = nil
    }
  }
}

extension Phrase {
  /// A bare duration: `3 days`, `90 min`.
  var isLengthOfTime: Bool {
    switch parts.first {
    case .moment?: true
    case .day(let day)?: day.isOffset
    default: false
    }
  }
}
