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

  func deadlines(_ day: DayPhrase?, _ time: TimePhrase?) -> [Resolved] {
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

  func times(_ day: DayPhrase, _ time: TimePhrase?) -> [TimePhrase?] {
    if day.isTonight { return [tonight(time)] }
    guard let time else { return [nil] }
    guard let other = time.other else { return [time] + time.alternatives }
    var second = time
    second.time = other
    if day.isISO { return [second.earlier(than: time)] + time.alternatives }
    return [time] + time.alternatives + [second]
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
  func resolve(_ day: DayPhrase, _ time: TimePhrase?) -> Resolved {
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
}

extension TimePhrase {
  /// The whole day instead.
  var asDay: TimePhrase { TimePhrase(time: nil) }

  func earlier(than other: TimePhrase) -> TimePhrase {
    guard let mine = time, let theirs = other.time else { return self }
    return mine < theirs ? self : other
  }
}
