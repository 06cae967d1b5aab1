extension Cursor {
  /// `2026년 12월 25일`, `12월 25일(금)`, `25일`, `다음 달 초`, `11월 셋째 주 토요일`, `셋째 금요일`, `말일`, `추석`.
  mutating func koreanDate() -> Phrase? {
    first(of: Cursor.koreanDateRules)
  }

  private static let koreanDateRules: [Rule] = [
    { $0.monthAndDay() },
    { $0.relativeMonth() },
    { $0.koreanNth(.any) },
    { $0.bareDay() },
    { $0.endOfMonthWord() },
    { $0.holiday() },
  ]

  private mutating func koreanYear() -> Int? {
    attempt { cursor in
      if let ahead = cursor.take(.relativeYear) { return cursor.today.year + ahead }
      guard let year = cursor.number(0...9999, digits: 2...4), year < 100 || year > 999, cursor.take(.yearMark) != nil
      else { return nil }
      return year < 100 ? 2000 + year : year
    }
  }

  mutating func koreanMonth() -> Int? {
    attempt { cursor in
      if let month = cursor.take(.koreanMonth) { return month }
      guard let month = cursor.koreanNumber(0...99), cursor.take(.monthMark, glued: true) != nil else { return nil }
      return month
    }
  }

  /// A year, a month, and a day, an n-th weekday or a part of the month.
  private mutating func monthAndDay() -> Phrase? {
    let year = koreanYear()
    guard let month = koreanMonth() else { return nil }
    guard (1...12).contains(month) else { return attempt { $0.koreanDayNumber() } == nil ? nil : Phrase(.impossible) }
    if let day = attempt({ $0.koreanDayNumber() }) { return date(month, day, year: year) }
    let reference = MonthReference.named(month, year: year)
    if let phrase = attempt({ $0.koreanNth(reference) }) ?? attempt({ $0.partOfMonth(reference) }) { return phrase }
    if let day = number(1...31, digits: 1...2), value(of: .counter) == nil, value(of: .hourMark) == nil, !isSign(":") {
      return date(month, day, year: year)
    }
    if value(of: .loneParticle) != nil { return throughMonth(reference) }
    return Phrase(date(month, 1, year: year).parts, .name)
  }

  /// `12월까지`: through its last day, or until it begins.
  private func throughMonth(_ reference: MonthReference) -> Phrase {
    guard case .day(var last)? = day(-1, in: reference).parts.first, let end = last.dates.first(where: { $0 >= today })
    else { return Phrase(.impossible) }
    last.others = [CivilDate(end.year, end.month, 1)].compactMap { $0 }
    return Phrase(.day(last))
  }

  /// `25일`, `이십오일`, and a weekday in brackets is left to the chain.
  private mutating func koreanDayNumber() -> Int? {
    guard let day = koreanNumber(0...99), take(.dayMark, glued: true) != nil else { return nil }
    return day
  }

  /// `이번 달 말`, `다음 달 1일`, `다음 달 셋째 금요일`, `다음 달`.
  private mutating func relativeMonth() -> Phrase? {
    guard let ahead = take(.relativeMonth) ?? attempt({ $0.monthAhead() }) else { return nil }
    let reference = MonthReference.ahead(ahead)
    if let number = attempt({ $0.koreanDayNumber() }) { return day(number, in: reference) }
    if let phrase = attempt({ $0.koreanNth(reference) }) ?? attempt({ $0.partOfMonth(reference) }) { return phrase }
    if ahead > 0 { return period(.month, ahead: ahead).map { Phrase(.day($0)) } }
    guard value(of: .within) != nil || value(of: .loneParticle) != nil else { return nil }
    return day(-1, in: reference)
  }

  private mutating func monthAhead() -> Int? {
    guard let ahead = take(.which), take(.counter) == PhraseUnit.month.rawValue else { return nil }
    return ahead
  }

  /// 초 (1st), 중순 (15th), 말, 말일, 마지막 날.
  private mutating func partOfMonth(_ reference: MonthReference) -> Phrase? {
    if let number = take(.early) ?? take(.middle) { return day(number, in: reference) }
    if take(.end) ?? take(.lastDay) != nil { return day(-1, in: reference) }
    guard take(.koreanLast) != nil, take(.counter) == PhraseUnit.day.rawValue else { return nil }
    return day(-1, in: reference)
  }

  /// `셋째 금요일`, `셋째 주 토요일`, `마지막 금요일`.
  private mutating func koreanNth(_ reference: MonthReference) -> Phrase? {
    guard let ordinal = koreanOrdinal() else { return nil }
    if value(of: .counter) == PhraseUnit.week.rawValue { index += 1 }
    guard let weekday = takeWeekday() else { return nil }
    return nth(weekday, ordinal, in: reference)
  }

  mutating func koreanOrdinal() -> Int? {
    attempt { cursor in
      if let ordinal = cursor.take(.koreanLast) ?? cursor.take(.koreanOrdinal) { return ordinal }
      guard let number = cursor.number(1...5), cursor.take(.koreanSuffix, glued: true) != nil
      else { return nil }
      return number
    }
  }

  /// A bare `25일` (but not `2박 3일`, `3일 전`, `3일 동안`) is a date: of this month, or of the next that has it ahead.
  private mutating func bareDay() -> Phrase? {
    if value(of: .nights, ahead: -1) != nil { return nil }
    guard let number = attempt({ $0.koreanDayNumber() }), (1...31).contains(number), value(of: .span) == nil else {
      return nil
    }
    return day(number, in: .any)
  }

  /// `말일`, `월말`, `연말`.
  private mutating func endOfMonthWord() -> Phrase? {
    if let end = take(.periodEnd).flatMap(PeriodEnd.init) { return endPhrase(end, ahead: 0) }
    guard take(.lastDay) ?? take(.monthEnd) != nil else { return nil }
    return day(-1, in: .any)
  }

  private mutating func holiday() -> Phrase? {
    let year = koreanYear()
    guard let number = take(.holiday), value(of: .span) == nil else { return nil }
    let eve = take(.eve) ?? 0
    let years = year.map { $0...$0 } ?? today.year...today.year + 1
    let dates = years.compactMap { Holiday(rawValue: number)?.date(in: $0)?.adding(days: eve) }
    guard !dates.isEmpty else { return nil }
    var day = DayPhrase(dates, moves: year == nil)
    day.isFullDate = true
    return Phrase(.day(day))
  }
}
