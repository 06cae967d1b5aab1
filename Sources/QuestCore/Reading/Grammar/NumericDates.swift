extension Cursor {
  /// Dates in figures: `2026-12-25`, `2026-12-25T17:00`, `2026-W50-3`, `2026/12/25`, `2026. 12. 25`, `25.12.2026`,
  /// `26.12.25`, `12/25`, `12.25`.
  mutating func numericDate() -> Phrase? {
    guard current?.kind == .number else { return nil }
    return first(of: Cursor.numericDateRules)
  }

  private static let numericDateRules: [Rule] = [
    { $0.isoWeek() },
    { $0.isoDate() },
    { $0.yearFirst() },
    { $0.yearLast() },
    { $0.withoutYear() },
  ]

  private mutating func isoWeek() -> Phrase? {
    guard let year = number(1...9999, digits: 4...4), sign("-", glued: true), take(.shortUnit, glued: true) == 3,
      let week = number(0...99, digits: 2...2, glued: true)
    else { return nil }
    var weekday = 1
    if isSign("-"), !lexemes[index].gap {
      index += 1
      guard let number = number(0...9, digits: 1...1, glued: true) else { return nil }
      weekday = number
    }
    guard isWhole else { return nil }
    guard let date = CivilDate(isoYear: year, week: week, weekday: weekday) else { return Phrase(.impossible) }
    return Phrase(.day(iso(date)))
  }

  private func iso(_ date: CivilDate) -> DayPhrase {
    var day = DayPhrase(date)
    day.isFullDate = true
    day.isISO = true
    return day
  }

  /// `2026-12-25`, and a time after `T` or a space, with an offset from UTC where one is written.
  private mutating func isoDate() -> Phrase? {
    guard let year = number(0...9999, digits: 4...4), sign("-", glued: true), let month = number(0...99, glued: true),
      sign("-", glued: true), let day = number(0...99, digits: 1...2, glued: true)
    else { return nil }
    guard let date = CivilDate(year, month, day) else { return isWhole ? Phrase(.impossible) : nil }
    if let time = attempt({ $0.isoTime() }) {
      let civil = CivilMoment(date, time)
      if let offset = attempt({ $0.isoOffset() }) {
        return Phrase(.moment(Moment(seconds: civil.wallSeconds - Int64(offset))))
      }
      return isWhole ? Phrase([.day(iso(date)), .time(exact(time))]) : nil
    }
    return isWhole ? Phrase(.day(iso(date))) : nil
  }

  /// Whether the figures end here: no digit, letter or sign of a longer figure is glued on.
  private var isWhole: Bool {
    guard let next = current, !next.gap else { return true }
    if next.kind == .number || isSign("-") || isSign("/") { return false }
    if isSign("."), lexemes.indices.contains(index + 1), !lexemes[index + 1].gap, lexemes[index + 1].kind == .number {
      return false
    }
    return true
  }

  func exact(_ time: ClockTime) -> TimePhrase {
    TimePhrase(time: time, staysOnDay: true)
  }

  /// `T17:00`, ` 17:00:30`.
  private mutating func isoTime() -> ClockTime? {
    guard let next = current else { return nil }
    if next.kind == .word {
      guard value(of: .isoTime) != nil, !next.gap else { return nil }
      index += 1
    } else if !next.gap {
      return nil
    }
    guard let hour = number(0...23, digits: 2...2), sign(":", glued: true),
      let minute = number(0...59, digits: 2...2, glued: true)
    else { return nil }
    var second = 0
    if isSign(":") {
      index += 1
      guard let number = number(0...59, digits: 2...2, glued: true) else { return nil }
      second = number
    }
    return value(of: .meridiem) == nil ? ClockTime(hour, minute, second) : nil
  }

  /// `Z`, `+09:00`, `-0500`, in seconds east of UTC.
  private mutating func isoOffset() -> Int? {
    if take(.utc, glued: true) != nil { return 0 }
    guard let sign = current, !sign.gap, isSign("+") || isSign("-") else { return nil }
    let direction = isSign("+") ? 1 : -1
    index += 1
    guard let hours = number(0...9999, digits: 2...4, glued: true) else { return nil }
    if hours > 99 { return direction * (hours / 100 * 3_600 + hours % 100 * 60) }
    guard self.sign(":", glued: true), let minutes = number(0...59, digits: 2...2, glued: true) else {
      return direction * hours * 3_600
    }
    return direction * (hours * 3_600 + minutes * 60)
  }

  /// `2026/12/25`, `2026.12.25`, `2026. 12. 25.`
  private mutating func yearFirst() -> Phrase? {
    guard let year = number(1000...9999, digits: 4...4), let sign = separator(),
      let month = number(0...99, digits: 1...2), same(sign), let day = number(0...99, digits: 1...2)
    else { return nil }
    if sign == "." { dropFinalDot() }
    return isWhole ? date(month, day, year: year) : nil
  }

  private mutating func dropFinalDot() {
    if isSign("."), !lexemes[index].gap, index + 1 >= lexemes.count || lexemes[index + 1].gap { index += 1 }
  }

  /// `25.12.2026`, `12/25/2026` (order from the settings, unless only one is possible), `26.12.25`.
  private mutating func yearLast() -> Phrase? {
    guard let first = number(0...99, digits: 1...2), let sign = separator(), let second = number(0...99, digits: 1...2),
      same(sign), let third = number(0...9999, digits: 2...4, glued: sign == "/"), third > 999 || third < 100, isWhole
    else { return nil }
    if third > 999 { return numeric(first, second, year: third, isDayFirst: sign == ".") }
    if sign == "." {
      let korean = CivilDate(2000 + first, second, third)
      let european = CivilDate(2000 + third, second, first)
      return either(korean, european)
    }
    return numeric(first, second, year: 2000 + third, isDayFirst: false)
  }

  /// Of two dates the one that is not past, else the first; the other is another reading.
  private func either(_ first: CivilDate?, _ second: CivilDate?) -> Phrase? {
    var found = [first, second].compactMap { $0 }
    if found.count == 2, found[0] < today, found[1] >= today { found.swapAt(0, 1) }
    guard let best = found.first else { return nil }
    var day = DayPhrase(best)
    day.isFullDate = true
    day.others = found.dropFirst().filter { $0 != best }
    return Phrase(.day(day))
  }

  /// `12/25`, `25/12`, `12.25`: a month and a day of the next year that has them ahead.
  private mutating func withoutYear() -> Phrase? {
    guard let first = number(1...31, digits: 1...2), separator() != nil,
      let second = number(1...31, digits: 1...2, glued: true), isWhole
    else { return nil }
    return numeric(first, second, year: nil, isDayFirst: false).map { Phrase($0.parts, .weak) }
  }

  private mutating func separator() -> Unicode.Scalar? {
    if sign("/", glued: true) { return "/" }
    return sign(".", glued: true) ? "." : nil
  }

  private mutating func same(_ separator: Unicode.Scalar) -> Bool { sign(separator, glued: true) }

  private func numeric(_ first: Int, _ second: Int, year: Int?, isDayFirst: Bool) -> Phrase? {
    let monthDay = possible(first, second, year)
    let dayMonth = possible(second, first, year)
    let prefersDay = isDayFirst || context.dateOrder == .dayMonth
    guard let best = prefersDay ? dayMonth ?? monthDay : monthDay ?? dayMonth else {
      return year == nil ? nil : Phrase(.impossible)
    }
    guard !isDayFirst, let other = prefersDay ? monthDay : dayMonth, other.dates != best.dates else {
      return Phrase(.day(best))
    }
    var phrase = best
    phrase.others = [other.dates.first { $0 >= today } ?? other.dates[0]]
    return Phrase(.day(phrase))
  }

  private func possible(_ month: Int, _ day: Int, _ year: Int?) -> DayPhrase? {
    guard (1...12).contains(month), case .day(let phrase)? = date(month, day, year: year).parts.first else {
      return nil
    }
    return phrase
  }
}

extension CivilDate {
  /// A day of an ISO 8601 week; nil when the year has no such week. 2026-W53-7 is 3 January 2027.
  init?(isoYear year: Int, week: Int, weekday: Int) {
    guard (1...7).contains(weekday), let fourth = CivilDate(year, 1, 4) else { return nil }
    let monday = fourth.startOfWeek.adding(days: 7 * (week - 1))
    let thursday = monday.adding(days: 3)
    guard week >= 1, thursday.year == year else { return nil }
    self = monday.adding(days: weekday - 1)
  }
}
