extension Cursor {
  /// Weeks and their days: `다음 주 월요일`, `담주 금`, `이번 주말`, `주말`, `평일`.
  mutating func koreanDay() -> Phrase? {
    attempt { $0.koreanWeek() } ?? attempt { $0.weekendWord() } ?? attempt { $0.yearLimit() }
  }

  /// `올해 안에`, `내년까지`: the last day of the year.
  private mutating func yearLimit() -> Phrase? {
    guard let ahead = take(.relativeYear), value(of: .within) != nil || value(of: .loneParticle) != nil else {
      return nil
    }
    return endPhrase(.year, ahead: ahead)
  }

  /// `다음 주` is its Monday (or in 7 days), `이번 주 안에` its Sunday.
  private mutating func koreanWeek() -> Phrase? {
    if let ahead = attempt({ $0.weekendAhead() }) { return Phrase(.day(DayPhrase(day(.sunday, weeks: ahead)))) }
    guard let ahead = attempt({ $0.weekAhead() }) else { return nil }
    if let weekday = attempt({ $0.weekdayOfWeek() }) { return Phrase(.day(DayPhrase(day(weekday, weeks: ahead)))) }
    if take(.koreanWeekend) != nil { return Phrase(.day(DayPhrase(day(.sunday, weeks: ahead)))) }
    if ahead > 0 { return period(.week, ahead: ahead).map { Phrase(.day($0)) } }
    guard value(of: .within) != nil || value(of: .loneParticle) != nil else { return nil }
    return Phrase(.day(DayPhrase(day(.sunday, weeks: 0))))
  }

  /// `이번 주말`, `다음 주말`.
  private mutating func weekendAhead() -> Int? {
    guard let ahead = take(.which), take(.koreanWeekend) != nil else { return nil }
    return ahead
  }

  private mutating func weekAhead() -> Int? {
    if let ahead = take(.relativeWeek) { return ahead }
    guard let ahead = take(.which), take(.counter) == PhraseUnit.week.rawValue else { return nil }
    return ahead
  }

  /// A weekday, or its first letter if that stands alone: `다음 주 금`.
  private mutating func weekdayOfWeek() -> Weekday? {
    if let weekday = takeWeekday() { return weekday }
    guard let weekday = takeWeekday(short: true) else { return nil }
    if let next = current, !next.gap, next.kind == .word, value(of: .particle) == nil, value(of: .loneParticle) == nil {
      return nil
    }
    return weekday
  }

  private mutating func weekendWord() -> Phrase? {
    if take(.koreanWeekend) != nil { return Phrase(.day(DayPhrase(day(.sunday, weeks: 0))), .weak) }
    guard take(.koreanWorkdays) != nil else { return nil }
    let workdays = (0..<5).map { today.adding(days: $0) }.filter { $0.weekday.rawValue < 6 }
    return Phrase(.day(DayPhrase(Array(workdays.prefix(2)), moves: true)), .weak)
  }
}
