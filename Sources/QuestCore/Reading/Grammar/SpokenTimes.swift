extension Cursor {
  /// `half past 3`, `quarter past 9am`, `a quarter to five`: half past 3 is 15:30, a quarter to 5 is 16:45.
  mutating func pastOrTo() -> Phrase? {
    let isAt = value(of: .at) != nil || isSign("@")
    let isFirst = index == 0
    skipAt()
    skip(.article)
    guard let minutes = partOfHour(), let hour = number(1...12, digits: 1...2) ?? take(.cardinal) else { return nil }
    let half = attempt { $0.takeMeridiem() }
    guard half != nil || !isUnitAhead, case .time(let full)? = hourPhrase(hour, half).parts.first else { return nil }
    let isSure = take(.oclock) != nil || half != nil || isAt || isBesideClause || (isFirst && minutes > 0)
    return Phrase(.time(full.earlier(byMinutes: -minutes)), isSure ? .strong : .weak)
  }

  /// The minutes after the full hour: 30, 15 or -15.
  private mutating func partOfHour() -> Int? {
    let isHalf = take(.half) != nil
    guard isHalf || take(.unit) == PhraseUnit.quarter.rawValue else { return nil }
    if isHalf { return take(.past) == nil ? nil : 30 }
    if take(.past) ?? take(.after) != nil { return 15 }
    return take(.to) == 0 ? -15 : nil
  }

  private func hourPhrase(_ hour: Int, _ half: Int?) -> Phrase {
    half.map { clock(hour, 0, half: $0) } ?? clock(hour, 0, isOpen: true)
  }
}

extension TimePhrase {
  /// The same so many minutes before: a quarter before 5:00 is 4:45, before 0:00 it is 23:45.
  func earlier(byMinutes minutes: Int) -> TimePhrase {
    func moved(_ clock: ClockTime?) -> ClockTime? {
      clock.map { ClockTime(secondsOfDay: $0.secondsOfDay - 60 * minutes) }
    }
    var phrase = self
    phrase.time = moved(time)
    phrase.other = moved(other)
    // `자정 15분 전` is still on the day that midnight ends.
    if let clock = time, clock.secondsOfDay < 60 * minutes, shift > 0 { phrase.shift -= 1 }
    return phrase
  }
}
