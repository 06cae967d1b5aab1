extension Cursor {
  /// Repetitions: `every 2 weeks`, `every mon, wed and fri`, `every! 3 days`, `daily`, `3 days after completion`.
  mutating func englishRepeat() -> Phrase? {
    first(of: Cursor.englishRepeatRules)
  }

  private static let englishRepeatRules: [Rule] = [
    { $0.everyPhrase() },
    { $0.frequencyWord() },
    { $0.afterCompletion() },
    { $0.ofEveryMonth() },
  ]

  private mutating func everyPhrase() -> Phrase? {
    guard take(.every) != nil else { return nil }
    let isFromCompletion = sign("!", glued: true)
    guard var phrase = attempt({ $0.englishRhythm() }) else { return nil }
    phrase = attempt { $0.daysWithin(phrase) } ?? phrase
    return isFromCompletion || takeAfterCompletion() ? phrase.fromCompletion : phrase
  }

  /// `every week on monday and thursday`, `every month on the last friday`, `every year on 27 january`.
  private mutating func daysWithin(_ phrase: Phrase) -> Phrase? {
    guard case .rule(let rule)? = phrase.parts.first, rule.parts.isBare, take(.connective) == 1 else { return nil }
    skip(.the)
    let days =
      switch rule.parts.frequency {
      case .weekly: attempt { $0.weekdayList(interval: rule.parts.interval) }
      case .monthly: attempt { $0.monthlyRhythm() }
      case .yearly: attempt { $0.yearlyRhythm() } ?? attempt { $0.monthlyRhythm() }
      default: nil as Phrase?
      }
    guard let days, case .rule(var found)? = days.parts.first else { return nil }
    guard found.parts.frequency == rule.parts.frequency else { return nil }
    found.parts.interval = rule.parts.interval
    return Phrase(.rule(found))
  }

  private mutating func takeAfterCompletion() -> Bool {
    attempt { cursor in cursor.take(.after) != nil && cursor.take(.completion) != nil ? true : nil } ?? false
  }

  /// What may stand after `every`: a unit, a count of units, weekdays, a day of the month or the year, a part of the day.
  mutating func englishRhythm() -> Phrase? {
    first(of: Cursor.englishRhythmRules)
  }

  private static let englishRhythmRules: [Rule] = [
    { $0.weekdayList() },
    { $0.countedRhythm() },
    { $0.monthlyRhythm() },
    { $0.yearlyRhythm() },
    { $0.partOfDayRhythm() },
  ]

  /// `day`, `2 weeks`, `other friday`, `weekday`, `weekend`.
  private mutating func countedRhythm() -> Phrase? {
    let count = take(.other) ?? attempt { $0.everyNth() } ?? number(0...1_000_000_000_000) ?? take(.cardinal) ?? 1
    if count == 2, let phrase = attempt({ $0.weekdayList(interval: 2) }) { return phrase }
    if count == 1, take(.workdays) != nil { return rule(.weekly, days: RuleParts.workdays) }
    if count == 1 || count == 2, take(.weekend) != nil {
      return rule(.weekly, interval: count, days: [RuleParts.Day(.sunday)])
    }
    let isGlued = current.map { !$0.gap } ?? false
    guard let unit = (take(.unit) ?? (isGlued ? take(.shortUnit) : nil)).flatMap(PhraseUnit.init) else { return nil }
    return rule(unit, count)
  }

  /// `every third day`, `every 3rd week`, `every second friday`; `every 2nd friday` is the month's.
  private mutating func everyNth() -> Int? {
    let isWord = value(of: .ordinal) != nil
    let count = take(.ordinal) ?? number(1...99)
    if !isWord, take(.ordinalSuffix, glued: true) == nil { return nil }
    guard let count, count > 1, value(of: .unit) != nil || (isWord && count == 2) else { return nil }
    return count
  }

  func rule(_ unit: PhraseUnit, _ count: Int) -> Phrase {
    switch unit {
    case .minute: rule(.minutely, interval: count)
    case .hour: rule(.hourly, interval: count)
    case .day: rule(.daily, interval: count)
    case .week: rule(.weekly, interval: count)
    case .fortnight: rule(.weekly, interval: 2 * count)
    case .month: rule(.monthly, interval: count)
    case .quarter: rule(.monthly, interval: 3 * count)
    case .year: rule(.yearly, interval: count)
    }
  }

  func rule(
    _ frequency: RuleParts.Frequency, interval: Int = 1, months: [Int] = [], monthDays: [Int] = [],
    days: [RuleParts.Day] = []
  ) -> Phrase {
    var rule = RulePhrase(
      RuleParts(frequency, interval: interval, months: months, monthDays: monthDays, days: days))
    rule.isImpossible = !rule.parts.isPossible
    return Phrase(.rule(rule))
  }

  /// `mon, wed and fri`, `월·수·금`.
  private mutating func weekdayList(interval: Int = 1) -> Phrase? {
    guard let first = takeWeekday(shy: true) else { return nil }
    var days = [first]
    while days.count < 7, let next = attempt({ $0.nextInList() }) { days.append(next) }
    return rule(.weekly, interval: interval, days: RuleParts.week(days))
  }

  private mutating func nextInList() -> Weekday? {
    let comma = sign(",") || sign("/") || sign("&") || sign("+")
    let and = take(.and) != nil
    return comma || and || current?.gap == true ? takeWeekday(shy: true) : nil
  }

  /// `15th`, `1st and 15th`, `last day`, `last friday`, `2nd tuesday`, with or without `of the month`.
  private mutating func monthlyRhythm() -> Phrase? {
    guard let ordinal = attempt({ $0.ordinalNumber() }) else { return nil }
    if let weekday = takeWeekday(shy: true) { return nthWeekdays(RuleParts.Day(weekday, ordinal: ordinal)) }
    if ordinal == -1 || ordinal == 1, take(.unit) == PhraseUnit.day.rawValue {
      if let month = attempt({ $0.ofNamedMonth() }) { return rule(.yearly, months: [month], monthDays: [ordinal]) }
      takeOfMonth()
      return rule(.monthly, monthDays: [ordinal])
    }
    guard (1...31).contains(ordinal) else { return nil }
    if let month = attempt({ cursor in cursor.ofMonth() }) {
      return isPossible(month, ordinal) ? rule(.yearly, months: [month], monthDays: [ordinal]) : nil
    }
    var days = [ordinal]
    while days.count < 31,
      let next = attempt({ cursor in
        (cursor.sign(",") || cursor.take(.and) != nil) ? cursor.ordinalNumber() : nil
      })
    {
      days.append(next)
    }
    takeOfMonth()
    return rule(.monthly, monthDays: days)
  }

  /// `last friday`, `1st monday and the 3rd monday`, `3rd friday of december`.
  private mutating func nthWeekdays(_ first: RuleParts.Day) -> Phrase? {
    guard let number = first.ordinal, number <= 5 else { return nil }
    var days = [first]
    while days.count < 5, let next = attempt({ $0.nextNthWeekday() }) { days.append(next) }
    if let month = attempt({ $0.ofNamedMonth() }) { return rule(.yearly, months: [month], days: days) }
    takeOfMonth()
    return rule(.monthly, days: days)
  }

  private mutating func nextNthWeekday() -> RuleParts.Day? {
    guard sign(",") || take(.and) != nil, let ordinal = ordinalNumber(), ordinal <= 5,
      let weekday = takeWeekday(shy: true)
    else { return nil }
    return RuleParts.Day(weekday, ordinal: ordinal)
  }

  private mutating func ofNamedMonth() -> Int? { take(.of) != nil ? take(.month) : nil }

  /// `the first sunday of every month`, `1st of every month`.
  private mutating func ofEveryMonth() -> Phrase? {
    let start = index
    guard let phrase = monthlyRhythm() else { return nil }
    return lexemes[start..<index].contains { $0.senses.contains { $0.role == .every } } ? phrase : nil
  }

  private mutating func ofMonth() -> Int? {
    skip(.of)
    return take(.month)
  }

  private mutating func ordinalNumber() -> Int? {
    skip(.the)
    if let word = take(.last) ?? take(.ordinal) { return word }
    guard let number = number(1...31, digits: 1...2), take(.ordinalSuffix, glued: true) != nil else { return nil }
    return number
  }

  private mutating func takeOfMonth() {
    _ = attempt { cursor -> Bool? in
      guard cursor.take(.of) != nil else { return nil }
      cursor.skip(.the)
      _ = cursor.take(.every)
      return cursor.take(.unit) == PhraseUnit.month.rawValue ? true : nil
    }
  }

  /// `jan 27`, `25 december`.
  private mutating func yearlyRhythm() -> Phrase? {
    if let month = take(.month) {
      guard let day = number(1...31, digits: 1...2) else { return nil }
      _ = take(.ordinalSuffix, glued: true)
      return isPossible(month, day) ? rule(.yearly, months: [month], monthDays: [day]) : nil
    }
    guard let day = number(1...31, digits: 1...2), let month = take(.month), isPossible(month, day) else { return nil }
    return rule(.yearly, months: [month], monthDays: [day])
  }

  func isPossible(_ month: Int, _ day: Int) -> Bool { CivilDate(2024, month, day) != nil }

  private mutating func partOfDayRhythm() -> Phrase? {
    if take(.noon) != nil { return daily(at: TimePhrase(time: ClockTime(12, 0))) }
    guard let part = take(.partOfDay).flatMap(PartOfDay.init) else { return nil }
    return daily(at: TimePhrase(time: time(of: part)))
  }

  private func daily(at time: TimePhrase) -> Phrase {
    Phrase([.rule(RulePhrase(RuleParts(.daily))), .time(time)])
  }

  /// `daily`, `weekly` … `yearly`.
  private mutating func frequencyWord() -> Phrase? {
    guard let unit = take(.frequency).flatMap(PhraseUnit.init) else { return nil }
    let phrase = Phrase(rule(unit, 1).parts, .weak)
    return takeAfterCompletion() ? phrase.fromCompletion : phrase
  }

  /// `3 days after completion`.
  private mutating func afterCompletion() -> Phrase? {
    guard let count = number(0...1_000_000_000_000) ?? take(.cardinal) ?? take(.article),
      let unit = take(.unit).flatMap(PhraseUnit.init), takeAfterCompletion()
    else { return nil }
    return rule(unit, count).fromCompletion
  }
}

extension Phrase {
  /// The same rule, counted from completion.
  var fromCompletion: Phrase {
    var phrase = self
    phrase.parts = parts.map { part in
      guard case .rule(var rule) = part else { return part }
      rule.origin = .completion
      return .rule(rule)
    }
    phrase.strength = .strong
    return phrase
  }
}

extension RuleParts {
  static let workdays: [Day] = [Day(.monday), Day(.tuesday), Day(.wednesday), Day(.thursday), Day(.friday)]

  /// Weekdays once each, in the order of the week.
  static func week(_ days: [Weekday]) -> [Day] {
    Set(days).sorted { $0.rawValue < $1.rawValue }.map { Day($0) }
  }
}
