import QuestCore

/// Deadlines as a person says them, seen from a moment.
///
/// At Monday 30 November 2026, 14:50: a deadline at 17:00 is `in 2 h 10 m`, one on Friday `Fri 17:00`, one at Christmas
/// `25 Dec`, one next year `2027-01-03`, one of two days ago `2 d late`. A day is `today`, `tomorrow`, `Fri`.
public struct DeadlineWords: Sendable {
  public let now: Moment
  public let calendar: SlayerCalendar

  public init(at now: Moment, calendar: SlayerCalendar) {
    self.now = now
    self.calendar = calendar
  }

  /// For a narrow column, at most 12 cells; empty without a deadline. A slain quest shows when it was slain.
  public func short(_ encounter: Encounter) -> Words {
    if let completion = encounter.quest.completion { return slain(completion) }
    return short(encounter.quest.deadline)
  }

  /// For a narrow column, at most 12 cells; empty without a deadline.
  public func short(_ deadline: Deadline?) -> Words {
    guard let deadline else { return Words("", "") }
    if let late = lateness(deadline) { return late.short }
    switch deadline {
    case .day(let day): return near(day) ?? date(day)
    case .moment(let moment):
      if let left = countdown(moment) { return left }
      let civil = calendar.zone.civil(moment)
      guard daysAhead(civil.date) <= 6 else { return date(civil.date) }
      return civil.date.weekday.short.joined(DateWords.time(civil.time))
    }
  }

  /// In full, and how far away: `Fri 4 Dec 2026, 17:00 · in 4 days`, `2026년 12월 4일 (금) 17:00 · 4일 남음`.
  public func full(_ deadline: Deadline?) -> Words {
    guard let deadline else { return Words("no deadline", "마감 없음") }
    let date = absolute(deadline)
    let distance = distance(deadline)
    return Words("\(date.english) · \(distance.english)", "\(date.korean) · \(distance.korean)")
  }

  /// Weekday, date and time: `Fri 4 Dec 2026, 17:00`, `2026년 12월 4일 (금) 17:00`.
  public func absolute(_ deadline: Deadline) -> Words {
    switch deadline {
    case .day(let day): return DateWords.full(day)
    case .moment(let moment):
      let civil = calendar.zone.civil(moment)
      let date = DateWords.full(civil.date)
      return Words("\(date.english), \(civil.time)", "\(date.korean) \(civil.time)")
    }
  }

  /// The date alone, without the time: `25 Dec`, `12월 25일`; `2027-01-03` in another year.
  public func date(_ deadline: Deadline) -> Words {
    switch deadline {
    case .day(let day): date(day)
    case .moment(let moment): date(calendar.zone.civil(moment).date)
    }
  }

  /// A rhythm and the next three dates after a deadline: `every week, from schedule · then 11 Dec, 18 Dec, 25 Dec`,
  /// `매주, 예정일 기준 · 다음 12월 11일, 12월 18일, 12월 25일`.
  public func repetition(_ repetition: Repetition, from deadline: Deadline?) -> Words {
    let next = deadline.map { repetition.upcoming(3, after: $0, calendar: calendar).map(date) } ?? []
    if next.isEmpty { return repetition.words }
    let (english, korean) = (next.map(\.english), next.map(\.korean))
    return Words(
      "\(repetition.words.english) · then \(english.joined(separator: ", "))",
      "\(repetition.words.korean) · 다음 \(korean.joined(separator: ", "))")
  }

  /// How far away: `in 4 days`, `tomorrow`, `in 2 h 10 m`, `2 days late`; `4일 남음`, `내일`, `2시간 10분 남음`, `2일 지남`.
  public func distance(_ deadline: Deadline) -> Words {
    if let late = lateness(deadline) { return late.long }
    switch deadline {
    case .day(let day): return ahead(of: day)
    case .moment(let moment):
      return countdown(moment) ?? ahead(of: calendar.zone.civil(moment).date)
    }
  }

  private var today: CivilDate { calendar.slayerDay(of: now) }

  private func daysAhead(_ date: CivilDate) -> Int { date.dayNumber - today.dayNumber }

  /// Up to a hundred days in days, then in whole months, from two years on in whole years.
  private func ahead(of date: CivilDate) -> Words {
    let days = daysAhead(date)
    let months = (date.year - today.year) * 12 + date.month - today.month - (date.day < today.day ? 1 : 0)
    return switch (days, months) {
    case (...0, _): Words("today", "오늘")
    case (1, _): Words("tomorrow", "내일")
    case (...100, _): Words("in \(days) days", "\(days)일 남음")
    case (_, ..<24): Words("in \(months) months", "\(months)개월 남음")
    default: Words("in \(months / 12) years", "\(months / 12)년 남음")
    }
  }

  private func near(_ day: CivilDate) -> Words? {
    switch daysAhead(day) {
    case ...1: ahead(of: day)
    case ...6: Words(day.weekday.short.english, day.weekday.words.korean)
    default: nil
    }
  }

  /// Within the year the day and month, else the whole date.
  private func date(_ date: CivilDate) -> Words {
    date.year == today.year ? DateWords.dayAndMonth(date) : Words("\(date)", "\(date)")
  }

  /// `in 2 h 10 m` when less than a day is left and nothing is late.
  private func countdown(_ moment: Moment) -> Words? {
    let left = moment - now
    if left >= Duration.day { return nil }
    if left < Duration.minute { return Words("now", "지금") }
    // A minute begun counts whole: the words change when the clock's minute does.
    let whole = (left + Duration.minute - 1) / Duration.minute * Duration.minute
    if whole >= Duration.day { return nil }
    let length = SpanWords.length(whole)
    return Words("in \(length.english)", "\(length.korean) 남음")
  }

  /// How late a deadline is, in its own terms: days by the calendar, moments by the clock. Nil when it is not.
  private func lateness(_ deadline: Deadline) -> (short: Words, long: Words)? {
    switch deadline {
    case .day(let day):
      let days = today.dayNumber - day.dayNumber
      return days > 0 ? DeadlineWords.late(days: days) : nil
    case .moment(let moment):
      let past = now - moment
      guard past > 0 else { return nil }
      if past >= Duration.day { return DeadlineWords.late(days: Int(past / Duration.day)) }
      let length = SpanWords.length(max(past, Duration.minute))
      let words = Words("\(length.english) late", "\(length.korean) 지남")
      return (words, words)
    }
  }

  private static func late(days: Int) -> (short: Words, long: Words) {
    let korean = "\(days)일 지남"
    return (Words("\(days) d late", korean), Words(days == 1 ? "1 day late" : "\(days) days late", korean))
  }

  /// When a quest was slain: `14:05` today, `Fri 14:05` within a week, then the date.
  private func slain(_ completion: Completion) -> Words {
    let civil = calendar.zone.civil(completion.moment)
    let time = DateWords.time(civil.time)
    switch today.dayNumber - calendar.slayerDay(of: completion.moment).dayNumber {
    case ...0: return Words(time, time)
    case ...6: return civil.date.weekday.short.joined(time)
    default: return date(civil.date)
    }
  }
}

extension Words {
  /// Both languages followed by the same text, a space between: `Fri 17:00`, `금 17:00`.
  public func joined(_ text: String) -> Words { Words("\(english) \(text)", "\(korean) \(text)") }
}
