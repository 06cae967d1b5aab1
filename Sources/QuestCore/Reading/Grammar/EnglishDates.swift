extension Cursor {
  /// Days of a month: `dec 25`, `25 dec 2026`, `15th of april`, `the 31st`, `3rd friday of december`, `mid january`.
  mutating func englishDate() -> Phrase? {
    first(of: Cursor.englishDateRules)
  }

  private static let englishDateRules: [Rule] = [
    { $0.monthThenDay() },
    { $0.dayThenMonth() },
    { $0.nthWeekday() },
    { $0.edgeOfMonth() },
    { $0.dayOfMonth() },
    { $0.middleOfMonth() },
    { $0.monthAlone() },
  ]

  /// A typed year beside a date: `, 2026`, `2026`.
  mutating func yearBeside() -> Int? {
    attempt { cursor in
      _ = cursor.sign(",", glued: true)
      guard let year = cursor.number(1000...9999, digits: 4...4), !cursor.isSign(":"), !cursor.isSign("-") else {
        return nil
      }
      return year
    }
  }

  /// A month and a day, this year's or the next that is not past; with a year typed exactly that one.
  func date(_ month: Int, _ day: Int, year: Int?) -> Phrase {
    var dates: [CivilDate] = []
    if let year {
      dates = [CivilDate(year, month, day)].compactMap { $0 }
    } else {
      for year in today.year...today.year + 8 where dates.count < 2 {
        if let date = CivilDate(year, month, day) { dates.append(date) }
      }
    }
    guard !dates.isEmpty else { return Phrase(.impossible) }
    var phrase = DayPhrase(dates, moves: year == nil)
    phrase.isFullDate = true
    return Phrase(.day(phrase))
  }

  /// A number with or without `st`, `nd`, `rd`, `th`, or its word.
  private mutating func dayNumber(isOrdinal: Bool) -> Int? {
    if let ordinal = take(.ordinal) { return ordinal }
    guard let day = number(1...99, digits: 1...2) else { return nil }
    if take(.ordinalSuffix, glued: true) != nil { return day }
    return isOrdinal ? nil : day
  }

  private mutating func monthThenDay() -> Phrase? {
    guard let month = take(.month) else { return nil }
    _ = sign(".", glued: true)
    skip(.the)
    guard let day = dayNumber(isOrdinal: false), isApartFromTime else { return nil }
    return date(month, day, year: yearBeside())
  }

  private mutating func dayThenMonth() -> Phrase? {
    skip(.the)
    guard let day = dayNumber(isOrdinal: false) else { return nil }
    let isWord = previous?.kind == .word && value(of: .ordinal, ahead: -1) != nil
    _ = sign(".", glued: true)
    let isOf = take(.of) != nil
    guard let month = take(.month), isOf || !isWord else { return nil }
    return date(month, day, year: yearBeside())
  }

  /// `dec 25` is a date, `dec 25:30` or `dec 3pm` is not.
  private var isApartFromTime: Bool {
    guard let next = current, !next.gap else { return true }
    return !isSign(":") && value(of: .meridiem) == nil && next.kind != .number
  }

  /// `3rd friday of december`, `last friday of the month`, `first monday of next month`; without a month the next.
  private mutating func nthWeekday() -> Phrase? {
    skip(.the)
    guard let ordinal = take(.last) ?? dayNumber(isOrdinal: true), let weekday = takeWeekday(shy: true) else {
      return nil
    }
    guard take(.of) != nil || take(.in) != nil else {
      return ordinal == -1 ? nil : nth(weekday, ordinal, in: .any).map { Phrase($0.parts, .weak) }
    }
    guard let month = attempt({ $0.monthReference() }) else { return nil }
    return nth(weekday, ordinal, in: month)
  }

  /// Which month a day is counted in.
  enum MonthReference {
    case any
    case ahead(Int)
    case named(Int, year: Int?)
  }

  private mutating func monthReference() -> MonthReference? {
    skip(.the)
    if let month = take(.month) { return .named(month, year: yearBeside()) }
    let ahead = take(.which)
    guard take(.unit) == PhraseUnit.month.rawValue else { return nil }
    return ahead.map { .ahead($0) } ?? .any
  }

  /// The months a reference can mean, as their first days.
  func months(_ reference: MonthReference) -> (starts: [CivilDate], moves: Bool) {
    let start = CivilDate(today.year, today.month, 1) ?? today
    switch reference {
    case .any: return ((0..<13).map { start.adding(months: $0) }, true)
    case .ahead(let months): return ([start.adding(months: months)], false)
    case .named(let month, let year?): return ([CivilDate(year, month, 1)].compactMap { $0 }, false)
    case .named(let month, nil):
      return ((0..<3).compactMap { CivilDate(today.year + $0, month, 1) }, true)
    }
  }

  func nth(_ weekday: Weekday, _ ordinal: Int, in reference: MonthReference) -> Phrase? {
    let (starts, moves) = months(reference)
    let dates = starts.compactMap { start -> CivilDate? in
      let days = RuleParts.Day(weekday, ordinal: ordinal).days(inMonth: start.month, of: start.year)
      return days.first.flatMap { CivilDate(start.year, start.month, $0) }
    }
    return dates.isEmpty ? Phrase(.impossible) : Phrase(.day(DayPhrase(Array(dates.prefix(3)), moves: moves)))
  }

  /// `first day of the month`, `last day of january`.
  private mutating func edgeOfMonth() -> Phrase? {
    skip(.the)
    guard let edge = take(.last) ?? take(.ordinal), edge == -1 || edge == 1, take(.unit) == PhraseUnit.day.rawValue,
      take(.of) != nil, let reference = attempt({ $0.monthReference() })
    else { return nil }
    return self.day(edge, in: reference)
  }

  /// A numbered day (or -1 the last) of a month. The next month that has such a day is said.
  func day(_ number: Int, in reference: MonthReference) -> Phrase {
    let (starts, moves) = months(reference)
    var dates: [CivilDate] = []
    var isSkipping = false
    for start in starts {
      let day = number == -1 ? CivilDate.days(inMonth: start.month, of: start.year) : number
      if let date = CivilDate(start.year, start.month, day) {
        dates.append(date)
      } else if dates.allSatisfy({ $0 < today }) {
        isSkipping = true
      }
    }
    guard !dates.isEmpty else { return Phrase(.impossible) }
    var phrase = DayPhrase(Array(dates.prefix(3)), moves: moves)
    phrase.isFullDate = true
    if isSkipping { phrase.remarks = [.nextMonthWithDay(number)] }
    return Phrase(.day(phrase))
  }

  /// `5th`, `the 31st`, `the 5th of next month`.
  private mutating func dayOfMonth() -> Phrase? {
    let article = take(.the) != nil
    guard let number = number(1...31, digits: 1...2), take(.ordinalSuffix, glued: true) != nil else { return nil }
    if value(of: .of) != nil {
      guard take(.of) != nil, let reference = attempt({ $0.monthReference() }) else { return nil }
      return day(number, in: reference)
    }
    return Phrase(day(number, in: .any).parts, article && isField ? .strong : .weak)
  }

  /// `mid january`, `mid-january`: its 15th.
  private mutating func middleOfMonth() -> Phrase? {
    guard let middle = take(.middle) else { return nil }
    _ = sign("-", glued: true)
    guard let month = take(.month) else { return nil }
    return date(month, middle, year: yearBeside())
  }

  /// In a date field, or beside `by`: the first day of the month.
  private mutating func monthAlone() -> Phrase? {
    guard let month = take(.month) else { return nil }
    guard case .day(var first)? = date(month, 1, year: yearBeside()).parts.first else { return nil }
    first.isFullDate = false
    return Phrase(.day(first), .name)
  }
}
