extension Cursor {
  /// Any phrase for a day, in either language.
  mutating func anyDay() -> Phrase? { first(of: Cursor.dayRules) }

  /// Days by name: `today`, `tonight`, `day after tomorrow`, `friday`, `next friday`, `this weekend`, `next month`, `eom`.
  mutating func englishDay() -> Phrase? {
    first(of: Cursor.englishDayRules)
  }

  private static let englishDayRules: [Rule] = [
    { $0.namedDay() },
    { $0.dayAfterTomorrow() },
    { $0.weekdayPhrase() },
    { $0.nextPeriod() },
    { $0.endOfPeriod() },
  ]

  /// `today`, `내일`; `tom` only in small letters and beside company; `yesterday` in date fields.
  private mutating func namedDay() -> Phrase? {
    if let days = take(.day) { return Phrase(.day(DayPhrase(today.adding(days: days)))) }
    let isName = value(of: .follower, ahead: -1) != nil
    if value(of: .nameLikeDay) != nil, !isName, current?.isCapital == false || isField, let days = take(.nameLikeDay) {
      return Phrase(.day(DayPhrase(today.adding(days: days))), .weak)
    }
    if isField, let days = take(.pastDay) { return Phrase(.day(DayPhrase(today.adding(days: days)))) }
    if take(.tonight) != nil {
      var day = DayPhrase(today)
      day.isTonight = true
      return Phrase(.day(day))
    }
    return nil
  }

  private mutating func dayAfterTomorrow() -> Phrase? {
    skip(.the)
    guard take(.unit) == PhraseUnit.day.rawValue, take(.after) != nil, take(.day) == 1 else { return nil }
    return Phrase(.day(DayPhrase(today.adding(days: 2))))
  }

  /// `friday`: the next one, today included; `this friday`: of this week, `next friday`: of the next week (Monday to
  /// Sunday); `오는 금요일`: after today.
  private mutating func weekdayPhrase() -> Phrase? {
    if let weeks = take(.which) {
      guard let weekday = takeWeekday(shy: true) else { return nil }
      return Phrase(.day(DayPhrase(day(weekday, weeks: weeks))))
    }
    if take(.coming) != nil {
      guard let weekday = takeWeekday() else { return nil }
      return Phrase(.day(DayPhrase(next(weekday, after: today))))
    }
    let isShy = value(of: .shyWeekday) != nil
    guard let weekday = takeWeekday(shy: true) else { return nil }
    dropAbbreviationDot()
    return Phrase(.day(bare(weekday)), isShy ? .shy : .strong)
  }

  /// `fri. 3pm`
  private mutating func dropAbbreviationDot() {
    guard isSign("."), previous.map({ $0.range.count < 6 }) ?? false, lexemes.indices.contains(index + 1),
      lexemes[index + 1].gap
    else { return }
    index += 1
  }

  mutating func takeWeekday(shy: Bool = false, short: Bool = false) -> Weekday? {
    let number = take(.weekday) ?? (shy ? take(.shyWeekday) : nil) ?? (short ? take(.shortWeekday) : nil)
    return number.flatMap(Weekday.init)
  }

  func bare(_ weekday: Weekday) -> DayPhrase {
    let first = next(weekday, after: today.adding(days: -1))
    var day = DayPhrase([first, first.adding(days: 7)], moves: true)
    day.weekday = weekday
    if first == today { day.others = [first.adding(days: 7)] }
    return day
  }

  /// The weekday of the week `weeks` after this one.
  func day(_ weekday: Weekday, weeks: Int) -> CivilDate {
    today.startOfWeek.adding(days: 7 * weeks + weekday.rawValue - 1)
  }

  func next(_ weekday: Weekday, after date: CivilDate) -> CivilDate {
    date.adding(days: (weekday.rawValue - date.weekday.rawValue + 6) % 7 + 1)
  }

  /// `next week` (its Monday; or in 7 days), `this weekend` (Sunday), `next month` (its 1st), `next year`, `next may`.
  private mutating func nextPeriod() -> Phrase? {
    skip(.the)
    guard let ahead = take(.which) else { return nil }
    if take(.weekend) != nil { return Phrase(.day(DayPhrase(day(.sunday, weeks: ahead)))) }
    guard ahead > 0 else { return nil }
    if let month = take(.month) { return firstDay(of: month) }
    guard let unit = take(.unit).flatMap(PhraseUnit.init) else { return nil }
    return period(unit, ahead: ahead).map { Phrase(.day($0)) }
  }

  /// The first day of a period after the present one.
  func period(_ unit: PhraseUnit, ahead: Int) -> DayPhrase? {
    let monthStart = CivilDate(today.year, today.month, 1) ?? today
    switch unit {
    case .week:
      var day = DayPhrase(day(.monday, weeks: ahead))
      day.week = day.dates[0]
      let later = today.adding(days: 7 * ahead)
      if later != day.dates[0] { day.others = [later] }
      return day
    case .month: return DayPhrase(monthStart.adding(months: ahead))
    case .quarter: return DayPhrase(monthStart.adding(months: 3 * ahead - (today.month - 1) % 3))
    case .year: return CivilDate(today.year + ahead, 1, 1).map { DayPhrase($0) }
    default: return nil
    }
  }

  /// `next may`: the first day of the next month of that name.
  func firstDay(of month: Int) -> Phrase? {
    let year = month > today.month ? today.year : today.year + 1
    return CivilDate(year, month, 1).map { Phrase(.day(DayPhrase($0))) }
  }

  /// `end of the week`, `end of next month`, `end of january`, `eod`, `eow`, `eoww`, `eom`, `eoq`, `eoy`.
  private mutating func endOfPeriod() -> Phrase? {
    if let end = take(.periodEnd).flatMap(PeriodEnd.init) { return endPhrase(end, ahead: 0) }
    skip(.the)
    guard take(.end) != nil, take(.of) != nil else { return nil }
    skip(.the)
    if let month = take(.month) { return lastDay(of: month, year: yearBeside()) }
    let ahead = take(.which) ?? 0
    guard let unit = take(.unit).flatMap(PhraseUnit.init) else { return nil }
    switch unit {
    case .day: return ahead == 0 ? endPhrase(.day, ahead: 0) : nil
    case .week: return endPhrase(.week, ahead: ahead)
    case .month: return endPhrase(.month, ahead: ahead)
    case .quarter: return endPhrase(.quarter, ahead: ahead)
    case .year: return endPhrase(.year, ahead: ahead)
    default: return nil
    }
  }

  func endPhrase(_ end: PeriodEnd, ahead: Int) -> Phrase? {
    switch end {
    case .day: return Phrase(.time(TimePhrase(time: nil)))
    case .week: return Phrase(.day(DayPhrase(day(.sunday, weeks: ahead))))
    case .workweek:
      let friday = day(.friday, weeks: ahead)
      return Phrase(.day(DayPhrase([friday, friday.adding(days: 7)], moves: true)))
    case .month: return period(.month, ahead: ahead + 1).map { Phrase(.day(DayPhrase($0.dates[0].adding(days: -1)))) }
    case .quarter:
      return period(.quarter, ahead: ahead + 1).map { Phrase(.day(DayPhrase($0.dates[0].adding(days: -1)))) }
    case .year: return CivilDate(today.year + ahead, 12, 31).map { Phrase(.day(DayPhrase($0))) }
    }
  }

  func lastDay(of month: Int, year: Int?) -> Phrase? {
    let dates = (0..<2).compactMap { ahead -> CivilDate? in
      let year = year ?? today.year + ahead
      return CivilDate(year, month, CivilDate.days(inMonth: month, of: year))
    }
    return dates.isEmpty ? nil : Phrase(.day(DayPhrase(dates, moves: year == nil)))
  }
}
