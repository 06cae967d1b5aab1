/// One whole reading of what was found.
struct Resolved: Equatable {
  var deadline: Deadline?
  var repetition: Repetition?
  var remarks: [ReadingRemark] = []

  var isPast: Bool { remarks.contains(.past) }
}

/// Turns what phrases say into deadlines and rules, at a moment.
struct Resolver {
  let findings: Findings
  let context: ReadingContext
  let today: CivilDate
  /// The deadline was given by `due:` and holds as it is.
  var isExplicit = false

  init(_ findings: Findings, _ context: ReadingContext) {
    self.findings = findings
    self.context = context
    today = context.calendar.slayerDay(of: context.now)
  }

  /// All readings, the likeliest first, each only once.
  func readings() -> [Resolved] {
    guard let rule = findings.rule else { return bestFirst(deadlines(findings.day, findings.time)) }
    let starts = start(of: rule)
    return bestFirst(starts.map { resolve(rule, $0) })
  }

  /// A reading that is past gives way to one that is not; of two equal ones the first stays.
  private func bestFirst(_ readings: [Resolved]) -> [Resolved] {
    guard let first = readings.first else { return [] }
    var kept = [first]
    for reading in readings.dropFirst() where !reading.isPast {
      if !kept.contains(where: { $0.deadline == reading.deadline && $0.repetition == reading.repetition }) {
        kept.append(reading)
      }
    }
    if first.isPast, kept.count > 1 { kept.removeFirst() }
    return kept
  }

  // MARK: Deadlines

  private func deadlines(_ day: DayPhrase?, _ time: TimePhrase?) -> [Resolved] {
    if let moment = findings.moment {
      return [Resolved(deadline: .moment(moment), remarks: moment < context.now ? [.past] : [])]
    }
    guard day != nil || time != nil else { return [Resolved()] }
    let day = day ?? DayPhrase([today, today.adding(days: 1)], moves: true)
    var found: [Resolved] = []
    for time in times(day, time) {
      found.append(resolve(day, time))
      for other in day.others { found.append(resolve(like(day, other), time)) }
    }
    return found
  }

  private func like(_ day: DayPhrase, _ date: CivilDate) -> DayPhrase {
    var other = DayPhrase(date)
    other.isISO = day.isISO
    return other
  }

  private func times(_ day: DayPhrase, _ time: TimePhrase?) -> [TimePhrase?] {
    if day.isTonight { return [tonight(time)] }
    guard let time, let other = time.other else { return [time] }
    var second = time
    second.time = other
    if day.isISO { return [second.earlier(than: time)] }
    return [time, second]
  }

  /// `tonight` is at 21:00, `tonight at 8` at 20:00; after 21:00 it is the whole day.
  private func tonight(_ time: TimePhrase?) -> TimePhrase? {
    guard let time else {
      let night = TimePhrase(time: ClockTime(21, 0))
      return deadline(today, night).deadline.map { isPast($0) } == true ? nil : night
    }
    guard let other = time.other, let first = time.time else { return time }
    return TimePhrase(time: max(first, other))
  }

  /// The first occurrence that is not past, if the phrase moves; else the day it names.
  private func resolve(_ day: DayPhrase, _ time: TimePhrase?) -> Resolved {
    var last = Resolved()
    for (index, date) in day.dates.enumerated() {
      var reading = deadline(date, time, isISO: day.isISO)
      reading.remarks = day.remarks + reading.remarks
      if let weekday = day.weekday, day.isFullDate, weekday != date.weekday {
        reading.remarks.append(.weekdayContradicts(date.weekday))
      }
      let isPast = reading.deadline.map(isPast) ?? false
      if !isPast {
        if index > 0 { reading.remarks.insert(.movedAhead, at: 0) }
        return reading
      }
      if !day.moves {
        reading.remarks.insert(.past, at: 0)
        return reading
      }
      last = reading
    }
    last.remarks.insert(.past, at: 0)
    return last
  }

  func isPast(_ deadline: Deadline) -> Bool {
    switch deadline {
    case .day: context.calendar.end(of: deadline) <= context.now
    case .moment(let moment): moment <= context.now
    }
  }

  /// A day and a time, put together by the rules of the slayer day.
  func deadline(_ date: CivilDate, _ time: TimePhrase?, isISO: Bool = false) -> Resolved {
    guard let phrase = time, let clock = phrase.time else { return Resolved(deadline: .day(date)) }
    let isNight = clock < context.calendar.dayStartsAt && phrase.shift == 0 && !phrase.staysOnDay && !isISO
    let shifted = date.adding(days: phrase.shift + (isNight ? 1 : 0))
    let moment = context.calendar.zone.moment(CivilMoment(shifted, clock))
    return Resolved(deadline: .moment(moment), remarks: isNight ? [.nightAfter] : [])
  }

  // MARK: Repetition

  /// The deadlines the series may begin with, before the rule has its say.
  private func start(of rule: RulePhrase) -> [Resolved] {
    if let day = findings.starting ?? findings.day { return deadlines(day, findings.time) }
    if findings.moment != nil { return deadlines(nil, nil) }
    if let seconds = rule.parts.elapsedSeconds {
      if findings.time != nil { return deadlines(nil, findings.time) }
      let first = floorDivide(context.now.seconds + seconds, 60) * 60
      return [Resolved(deadline: .moment(Moment(seconds: first)))]
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

  private func resolve(_ phrase: RulePhrase, _ start: Resolved) -> Resolved {
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

extension TimePhrase {
  /// The whole day instead.
  var asDay: TimePhrase { TimePhrase(time: nil) }

  func earlier(than other: TimePhrase) -> TimePhrase {
    guard let mine = time, let theirs = other.time else { return self }
    return mine < theirs ? self : other
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
