extension Resolver {
  /// The deadlines the series may begin with, before the rule has its say.
  func start(of rule: RulePhrase) -> [Resolved] {
    if let day = findings.starting ?? findings.day { return deadlines(day, findings.time) }
    if findings.moment != nil { return deadlines(nil, nil) }
    if let seconds = rule.parts.elapsedSeconds {
      if findings.time != nil { return deadlines(nil, findings.time) }
      return [Resolved(deadline: .moment(context.now.adding(seconds: seconds).minute))]
    }
    guard let time = findings.time else { return [firstOccurrence(rule, nil)] }
    return times(DayPhrase(today), time).map { firstOccurrence(rule, $0) }
  }

  /// The first occurrence that is not past, today included.
  private func firstOccurrence(_ rule: RulePhrase, _ time: TimePhrase?) -> Resolved {
    var date = rule.parts.date(onOrAfter: today)
    for _ in 0..<3 {
      guard let candidate = date else { break }
      let reading = deadline(candidate, rule.parts.fits(time, context.calendar) ? time : time?.asDay)
      if let deadline = reading.deadline, !isPast(deadline) { return reading }
      date = rule.parts.date(onOrAfter: candidate.adding(days: 1))
    }
    return Resolved()
  }

  func resolve(_ phrase: RulePhrase, _ start: Resolved) -> Resolved {
    var reading = start
    guard var deadline = start.deadline else { return reading }
    var parts = phrase.parts
    if let day = findings.starting ?? findings.day, !isExplicit, !isOccurrence(start, parts) {
      deadline = following(parts, from: day, deadline)
      reading.deadline = deadline
    }
    parts = parts.shifted(by: nightShift(deadline))
    parts = parts.anchored(to: deadline, context.calendar)
    if let count = findings.count { parts.count = count }
    if let until = findings.until {
      parts.until = resolve(until, nil).deadline.flatMap { if case .day(let day) = $0 { .day(day) } else { nil } }
    }
    let rule =
      parts == phrase.parts ? phrase.text.flatMap(RepetitionRule.init) ?? RepetitionRule(parts) : RepetitionRule(parts)
    reading.repetition = Repetition(rule: rule, origin: phrase.origin)
    return reading
  }

  private func isOccurrence(_ start: Resolved, _ parts: RuleParts) -> Bool {
    let date = date(of: start)
    return date == nil || parts.date(onOrAfter: date ?? today) == date
  }

  /// The named day of a reading, before midnight or a night moved it on.
  private func date(of reading: Resolved) -> CivilDate? {
    switch reading.deadline {
    case nil: nil
    case .day(let day)?: day
    case .moment(let moment)?:
      context.calendar.zone.civil(moment).date.adding(days: -nightShift(.moment(moment)))
    }
  }

  private func following(_ parts: RuleParts, from day: DayPhrase, _ deadline: Deadline) -> Deadline {
    let start = date(of: Resolved(deadline: deadline)) ?? today
    guard let date = parts.date(onOrAfter: start) else { return deadline }
    return self.deadline(date, findings.time).deadline ?? deadline
  }

  /// How many days after the day it names the time lies.
  private func nightShift(_ deadline: Deadline) -> Int {
    guard case .moment = deadline, let time = findings.time, let clock = time.time else { return 0 }
    if time.shift != 0 { return time.shift }
    let isISO = findings.day?.isISO ?? false
    return clock < context.calendar.dayStartsAt && !time.staysOnDay && !isISO ? 1 : 0
  }
}

extension RuleParts {
  /// The same rule for times that lie `days` (0 or 1) after the day they are named by: midnight ends Friday on Saturday.
  func shifted(by days: Int) -> RuleParts {
    guard days == 1 else { return self }
    var shifted = self
    shifted.days = self.days.map {
      Day(Weekday(rawValue: $0.weekday.rawValue % 7 + 1) ?? $0.weekday, ordinal: $0.ordinal)
    }
    shifted.monthDays = monthDays.map { $0 == -1 ? 1 : $0 + 1 }
    return shifted
  }

  /// Whether the rule can still be said when its times lie a day later: the last Friday's midnight cannot.
  func fits(_ time: TimePhrase?, _ calendar: SlayerCalendar) -> Bool {
    guard let time, let clock = time.time else { return true }
    guard time.shift == 1 || (clock < calendar.dayStartsAt && !time.staysOnDay) else { return true }
    return days.allSatisfy { $0.ordinal == nil }
      && monthDays.allSatisfy { (-1...27).contains($0) && (months.isEmpty || $0 > 0) }
  }
}
