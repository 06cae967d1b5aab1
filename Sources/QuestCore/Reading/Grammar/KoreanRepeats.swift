extension Cursor {
  /// `매일`, `매주 월·수·금`, `매월 25일`, `매년 12월 25일`, `격주 금요일`, `2주마다`, `평일마다`, `완료 후 3일마다`.
  mutating func koreanRepeat() -> Phrase? {
    first(of: Cursor.koreanRepeatRules)
  }

  private static let koreanRepeatRules: [Rule] = [
    { $0.everyUnitPhrase() },
    { $0.biweeklyPhrase() },
    { $0.countedEach() },
    { $0.weekdaysEach() },
    { $0.koreanAfterCompletion() },
  ]

  private mutating func everyUnitPhrase() -> Phrase? {
    if take(.koreanEvery) != nil {
      guard let count = koreanNumber(0...100_000), let unit = take(.counter).flatMap(PhraseUnit.init) else {
        return nil
      }
      return rule(unit, count)
    }
    guard let unit = take(.everyUnit).flatMap(PhraseUnit.init) else { return nil }
    let phrase: Phrase? =
      switch unit {
      case .week: attempt { $0.wholeWeekdays(interval: 1) } ?? attempt { $0.weekendEvery() }
      case .month: attempt { $0.koreanMonthDay() }
      case .year: attempt { $0.koreanYearDay() }
      default: nil
      }
    return phrase ?? rule(unit, 1)
  }

  private mutating func weekendEvery() -> Phrase? {
    guard take(.koreanWeekend) != nil else { return nil }
    return rule(.weekly, days: [RuleParts.Day(.sunday)])
  }

  /// Weekdays that are words of their own: `매주 화분 물 주기` holds no 화.
  private mutating func wholeWeekdays(interval: Int) -> Phrase? {
    guard let phrase = koreanWeekdays(interval: interval) else { return nil }
    let roles: [Role] = [.particle, .loneParticle, .within, .each, .since, .noonSide, .partOfDay]
    return isAtWordEnd || current?.kind == .number || roles.contains { value(of: $0) != nil } ? phrase : nil
  }

  /// `월요일`, `월·수·금`, `월수금`, `월요일, 수요일`, `화요일과 목요일`.
  private mutating func koreanWeekdays(interval: Int) -> Phrase? {
    let isShort = value(of: .weekday) == nil
    guard let first = takeWeekday(short: true) else { return nil }
    var days = [first]
    while days.count < 7, let next = attempt({ $0.nextKoreanWeekday(isShort: isShort) }) { days.append(next) }
    return rule(.weekly, interval: interval, days: RuleParts.week(days))
  }

  /// Joined by a sign, glued on, or a letter that stands alone: `월·수`, `월수`, `월 수`.
  private mutating func nextKoreanWeekday(isShort: Bool) -> Weekday? {
    if isJoined() || current.map({ !$0.gap }) ?? false { return takeWeekday(short: true) }
    guard value(of: isShort ? .shortWeekday : .weekday) != nil, let next = takeWeekday(short: true) else {
      return nil
    }
    return isAtWordEnd || value(of: .particle) != nil || value(of: .loneParticle) != nil ? next : nil
  }

  private mutating func koreanMonthDay() -> Phrase? {
    if take(.lastDay) ?? take(.end) != nil { return rule(.monthly, monthDays: [-1]) }
    if let first = attempt({ $0.koreanNthWeekday() }) {
      var days = [first]
      while days.count < 5, let next = attempt({ $0.isJoined() ? $0.koreanNthWeekday() : nil }) { days.append(next) }
      return rule(.monthly, days: days)
    }
    if take(.koreanLast) != nil {
      return take(.counter) == PhraseUnit.day.rawValue ? rule(.monthly, monthDays: [-1]) : nil
    }
    guard let first = attempt({ $0.monthDayNumber() }) else { return nil }
    var days = [first]
    while days.count < 31, let next = attempt({ $0.isJoined() ? $0.monthDayNumber() : nil }) { days.append(next) }
    return rule(.monthly, monthDays: days)
  }

  /// `셋째 금요일`, `셋째 주 금요일`.
  private mutating func koreanNthWeekday() -> RuleParts.Day? {
    guard let ordinal = koreanOrdinal() else { return nil }
    if value(of: .counter) == PhraseUnit.week.rawValue { index += 1 }
    return takeWeekday().map { RuleParts.Day($0, ordinal: ordinal) }
  }

  private mutating func monthDayNumber() -> Int? {
    guard let day = koreanNumber(1...31), take(.dayMark, glued: true) != nil else { return nil }
    return day
  }

  private mutating func isJoined() -> Bool {
    ["·", ",", "/", "&", "ㆍ"].contains { sign($0) } || take(.and) != nil
  }

  private mutating func koreanYearDay() -> Phrase? {
    guard let month = koreanMonth(), (1...12).contains(month), let phrase = koreanMonthDay(),
      case .rule(var found)? = phrase.parts.first, found.parts.monthDays.allSatisfy({ $0 < 0 || isPossible(month, $0) })
    else { return nil }
    found.parts.frequency = .yearly
    found.parts.months = [month]
    return Phrase(.rule(found))
  }

  /// `격주 금요일`, `격주`, `격일`.
  private mutating func biweeklyPhrase() -> Phrase? {
    guard let unit = take(.biweekly) else { return nil }
    if unit == 1 { return rule(.daily, interval: 2) }
    return attempt { $0.wholeWeekdays(interval: 2) } ?? rule(.weekly, interval: 2)
  }

  /// `2주마다 금요일`, `이틀마다`, `3일에 한 번`.
  private mutating func countedEach() -> Phrase? {
    guard let (unit, count) = attempt({ $0.countedKoreanUnit() }), take(.each) != nil || takeOnce() else { return nil }
    let days: Phrase? =
      switch unit {
      case .week: attempt { $0.wholeWeekdays(interval: count) }
      case .month: attempt { $0.koreanMonthDay() }
      case .year: attempt { $0.koreanYearDay() }
      default: nil
      }
    if case .rule(var found)? = days?.parts.first {
      found.parts.interval = count
      found.isImpossible = !found.parts.isPossible
      return Phrase(.rule(found))
    }
    return rule(unit, count)
  }

  private mutating func takeOnce() -> Bool {
    attempt { cursor in
      guard cursor.take(.particle) != nil, cursor.koreanNumber(1...1) != nil, cursor.take(.times) != nil else {
        return nil
      }
      return true
    } ?? false
  }

  private mutating func countedKoreanUnit() -> (PhraseUnit, Int)? {
    if let days = take(.nativeDays) { return days == 7 ? (.week, 1) : (.day, days) }
    guard let count = koreanNumber(0...1_000_000_000_000), let unit = take(.counter).flatMap(PhraseUnit.init) else {
      return nil
    }
    return (unit, count)
  }

  /// `월요일마다`, `평일마다`, `주말마다`.
  private mutating func weekdaysEach() -> Phrase? {
    if take(.koreanWorkdays) != nil { return take(.each) == nil ? nil : rule(.weekly, days: RuleParts.workdays) }
    if take(.koreanWeekend) != nil { return take(.each) == nil ? nil : rule(.weekly, days: [RuleParts.Day(.sunday)]) }
    guard value(of: .weekday) != nil, let phrase = attempt({ $0.wholeWeekdays(interval: 1) }), take(.each) != nil
    else { return nil }
    return phrase
  }

  /// `완료 후 3일마다`, `완료 3일 뒤`.
  private mutating func koreanAfterCompletion() -> Phrase? {
    guard take(.completion) != nil else { return nil }
    let isAfter = take(.later) != nil
    guard let (unit, count) = attempt({ $0.countedKoreanUnit() }), take(.each) ?? take(.later) != nil || isAfter else {
      return nil
    }
    return rule(unit, count).fromCompletion
  }
}
