extension Cursor {
  /// Times of day: `3pm`, `3:30pm`, `15:00`, `at 5`, `noon`, `midnight`, `in the morning`, `cob`.
  mutating func englishTime() -> Phrase? {
    first(of: Cursor.englishTimeRules)
  }

  private static let englishTimeRules: [Rule] = [
    { $0.pastOrTo() },
    { $0.clockWithMeridiem() },
    { $0.clockWithColon() },
    { $0.fourDigits() },
    { $0.atHour() },
    { $0.namedTime() },
    { $0.partOfDayPhrase() },
  ]

  /// `3pm`, `3 p.m.`, `3:30 pm`; 12am is 00:00, 12pm is 12:00.
  private mutating func clockWithMeridiem() -> Phrase? {
    skipAt()
    guard let hour = number(0...99, digits: 1...2) else { return nil }
    let minute = attempt { cursor in
      cursor.sign(":", glued: true) ? cursor.number(0...99, digits: 2...2, glued: true) : nil
    }
    guard let half = takeMeridiem() else { return nil }
    return clock(hour, minute ?? 0, half: half)
  }

  /// `am`, `pm`, `p` (glued only), `a.m.`, `in the morning`.
  mutating func takeMeridiem() -> Int? {
    if let half = attempt({ $0.dottedMeridiem() }) ?? attempt({ $0.partAsMeridiem() }) { return half }
    guard let word = current, word.range.count > 1 || !word.gap else { return nil }
    return take(.meridiem)
  }

  private mutating func dottedMeridiem() -> Int? {
    guard let half = take(.dottedMeridiem), sign(".", glued: true), take(.dottedSecond, glued: true) != nil else {
      return nil
    }
    _ = sign(".", glued: true)
    return half
  }

  private mutating func partAsMeridiem() -> Int? {
    if take(.oclock) == nil, value(of: .in) == nil, value(of: .at) == nil { return nil }
    if take(.at) != nil { return take(.partOfDay) == PartOfDay.night.rawValue ? 1 : nil }
    guard take(.in) != nil, take(.the) != nil, let part = take(.partOfDay).flatMap(PartOfDay.init) else { return nil }
    return part == .morning ? 0 : 1
  }

  func clock(_ hour: Int, _ minute: Int, half: Int) -> Phrase {
    guard hour <= 12, let time = ClockTime(hour % 12 + 12 * half, minute) else { return Phrase(.impossible) }
    return Phrase(.time(TimePhrase(time: time)))
  }

  mutating func skipAt() {
    if take(.at) == nil { _ = sign("@") }
  }

  /// `15:00`; `9:30` could be the evening's too; `24:00` ends the day.
  private mutating func clockWithColon() -> Phrase? {
    skipAt()
    guard let hourLexeme = current, let hour = number(0...99, digits: 1...2), sign(":", glued: true),
      let minute = number(0...59, digits: 2...2, glued: true), !isSign(":") || lexemes[index].gap || isColonEnd
    else { return nil }
    return clock(hour, minute, isOpen: hourLexeme.range.count == 1)
  }

  private var isColonEnd: Bool { !lexemes.indices.contains(index + 1) || lexemes[index + 1].gap }

  /// A time on the 24-hour clock, or, when `isOpen`, one of which only 7 to 12 are of the morning.
  func clock(_ hour: Int, _ minute: Int, isOpen: Bool) -> Phrase {
    if hour == 24, minute == 0 { return Phrase(.time(TimePhrase(time: .midnight, shift: 1))) }
    guard let plain = ClockTime(hour, minute) else { return Phrase(.impossible) }
    guard isOpen, (1...12).contains(hour) else { return Phrase(.time(TimePhrase(time: plain))) }
    let morning = ClockTime(hour % 12, minute)
    let afternoon = ClockTime(hour % 12 + 12, minute)
    let isMorning = (7...11).contains(hour)
    return Phrase(
      .time(TimePhrase(time: isMorning ? morning : afternoon, other: isMorning ? afternoon : morning)))
  }

  /// `1530`, only beside a day: the chain sees to that.
  private mutating func fourDigits() -> Phrase? {
    skipAt()
    guard let figure = number(0...2359, digits: 4...4), figure % 100 < 60, !isSign("-"), !isSign("/"),
      !(1900...2099).contains(figure) || figure % 100 % 15 == 0
    else { return nil }
    guard let time = ClockTime(figure / 100, figure % 100) else { return nil }
    return Phrase(.time(TimePhrase(time: time)), .besideDay)
  }

  /// `at 5`, `@ 5`, `5 o'clock`.
  private mutating func atHour() -> Phrase? {
    let isFirst = index == 0
    let isAt = take(.at) != nil || sign("@")
    let isPadded = current?.kind == .number && current?.range.count == 2 && current.map { $0.value < 10 } ?? false
    guard let hour = number(0...24, digits: 1...2) ?? take(.cardinal), hour <= 24 else { return nil }
    let isClock = take(.oclock) != nil
    guard isAt || isClock, !isUnitAhead else { return nil }
    let phrase = clock(hour, 0, isOpen: !isPadded)
    return isClock ? phrase : Phrase(phrase.parts, isFirst || isBesideClause ? .strong : .weak)
  }

  /// Whether what follows counts things: `at 5 stars` is no time, `at 5 with mom` is.
  var isBesideClause: Bool {
    guard let next = current, next.kind == .word else { return true }
    return value(of: .follower) != nil
  }

  var isUnitAhead: Bool {
    isSign("%") || isSign(".") && !(current?.gap ?? true) && !isColonEnd || value(of: .unit) != nil
  }

  /// `noon`, `midnight` (the end of that day), `cob`.
  private mutating func namedTime() -> Phrase? {
    skipAt()
    if value(of: .noon, ahead: 1) ?? value(of: .midnight, ahead: 1) != nil { _ = number(12...12) }
    if take(.noon) != nil { return Phrase(.time(TimePhrase(time: ClockTime(12, 0)))) }
    if take(.midnight) != nil { return Phrase(.time(TimePhrase(time: .midnight, shift: 1))) }
    if take(.closeOfBusiness) != nil { return Phrase(.time(TimePhrase(time: context.workdayEnd))) }
    return nil
  }

  /// `morning`, `in the morning`, `this evening`.
  private mutating func partOfDayPhrase() -> Phrase? {
    if take(.which) == 0, let part = take(.partOfDay).flatMap(PartOfDay.init) {
      return Phrase([.day(DayPhrase(today)), .time(TimePhrase(time: time(of: part)))])
    }
    let isMarked = (take(.in) != nil && take(.the) != nil) || take(.at) != nil
    guard let part = take(.partOfDay).flatMap(PartOfDay.init), part != .dawn else { return nil }
    return Phrase(.time(TimePhrase(time: time(of: part))), isMarked ? .strong : .weak)
  }

  /// The clock time of a part of the day, by the settings.
  func time(of part: PartOfDay) -> ClockTime {
    switch part {
    case .morning: context.morning
    case .afternoon: context.afternoon
    case .evening: context.evening
    case .night: ClockTime(secondsOfDay: 21 * 3_600)
    case .lunch: ClockTime(secondsOfDay: 12 * 3_600)
    case .dawn: ClockTime(secondsOfDay: 5 * 3_600)
    }
  }
}
