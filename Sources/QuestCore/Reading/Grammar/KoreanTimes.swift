extension Cursor {
  /// `오후 3시`, `3시 반`, `세시 반`, `15시 30분`, `오전 10:58`, `밤 11시`, `점심`, `정오`, `자정`.
  mutating func koreanTime() -> Phrase? {
    attempt { $0.koreanClock() } ?? attempt { $0.koreanPart() }
  }

  private mutating func koreanClock() -> Phrase? {
    let half = take(.noonSide)
    let part = half == nil ? take(.partOfDay).flatMap(PartOfDay.init) : nil
    if half != nil || part != nil, let clock = attempt({ $0.figures() }) {
      return koreanTime(clock.hour, clock.minute, half: half, part: part)
    }
    guard let hour = koreanNumber(0...99), take(.hourMark) != nil else { return nil }
    let minute = attempt { $0.koreanMinute() } ?? 0
    let clock = koreanTime(hour, minute, half: half, part: part)
    return attempt { $0.minutesBefore(hour, minute, clock, half: half, part: part) } ?? clock
  }

  /// `9시 15분 전` is 8:45; `9시 15분 전에` can as well ask for something before 9:15, and that is taken first.
  private mutating func minutesBefore(
    _ hour: Int, _ minute: Int, _ clock: Phrase, half: Int?, part: PartOfDay?
  ) -> Phrase? {
    guard minute > 0, value(of: .minutesBefore) != nil, case .time(let stated)? = clock.parts.first,
      case .time(let full)? = koreanTime(hour, 0, half: half, part: part).parts.first
    else { return nil }
    let isOpen = lexemes[index].range.count > 1
    index += 1
    // In 전화 and 전시 it only begins a word.
    guard isAtWordEnd else { return nil }
    let earlier = full.earlier(byMinutes: minute)
    var chosen = isOpen ? stated : earlier
    chosen.alternatives = [isOpen ? earlier : stated]
    return Phrase(.time(chosen))
  }

  private mutating func figures() -> (hour: Int, minute: Int)? {
    guard let hour = number(0...99, digits: 1...2), sign(":", glued: true),
      let minute = number(0...59, digits: 2...2, glued: true)
    else { return nil }
    return (hour, minute)
  }

  private mutating func koreanMinute() -> Int? {
    if take(.half) != nil { return 30 }
    guard let minute = koreanNumber(0...59), take(.minuteMark) != nil, value(of: .later) == nil else { return nil }
    return minute
  }

  private func koreanTime(_ hour: Int, _ minute: Int, half: Int?, part: PartOfDay?) -> Phrase {
    if let half { return koreanTime(hour, minute, isAfternoon: half == 1) }
    guard let part else { return clock(hour, minute, isOpen: true) }
    if hour > 12 { return clock(hour, minute, isOpen: false) }
    switch part {
    case .morning: return koreanTime(hour, minute, isAfternoon: hour == 12)
    case .afternoon, .lunch: return koreanTime(hour, minute, isAfternoon: hour == 12 || hour < 7)
    case .evening: return koreanTime(hour, minute, isAfternoon: true)
    case .night: return atNight(hour, minute)
    case .dawn:
      guard let time = ClockTime(hour % 12, minute) else { return Phrase(.impossible) }
      return Phrase(.time(TimePhrase(time: time, staysOnDay: true)))
    }
  }

  /// 오전 12시 = 00:00, 오후 12시 = 12:00; 오후 15시 is 15:00.
  private func koreanTime(_ hour: Int, _ minute: Int, isAfternoon: Bool) -> Phrase {
    if hour > 12 { return isAfternoon ? clock(hour, minute, isOpen: false) : Phrase(.impossible) }
    guard let time = ClockTime(hour % 12 + (isAfternoon ? 12 : 0), minute) else { return Phrase(.impossible) }
    return Phrase(.time(TimePhrase(time: time)))
  }

  /// 밤 11시 is 23:00; 밤 12시 ends the day, 밤 1시 to 4시 come after its end.
  private func atNight(_ hour: Int, _ minute: Int) -> Phrase {
    let isAfterMidnight = hour == 12 || hour < 5
    guard let time = ClockTime(isAfterMidnight ? hour % 12 : hour + 12, minute) else { return Phrase(.impossible) }
    return Phrase(.time(TimePhrase(time: time, shift: isAfterMidnight ? 1 : 0)))
  }

  /// A part of the day without an hour. 새벽 alone says no time.
  private mutating func koreanPart() -> Phrase? {
    if take(.noon) != nil { return Phrase(.time(TimePhrase(time: ClockTime(12, 0)))) }
    if take(.midnight) != nil { return Phrase(.time(TimePhrase(time: .midnight, shift: 1))) }
    if let part = take(.partOfDay).flatMap(PartOfDay.init), part != .dawn {
      return Phrase(.time(TimePhrase(time: time(of: part))), .weak)
    }
    guard let half = take(.noonSide) else { return nil }
    return Phrase(.time(TimePhrase(time: half == 0 ? context.morning : context.afternoon)), .weak)
  }
}
