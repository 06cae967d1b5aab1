extension Repetition {
  /// The repetition and deadline of the quest that follows one slain at `completed`; nil when the series has ended.
  /// Occurrences that passed meanwhile are skipped.
  ///
  /// Monthly from 31 January, slain that day: 28 February, and the rule then says `BYMONTHDAY=31`, so that 31 March
  /// follows. A count goes down by one with each quest, skipped occurrences included.
  public func next(
    after deadline: Deadline?, completed: Moment, calendar: SlayerCalendar
  ) -> (repetition: Repetition, deadline: Deadline)? {
    let present = deadline ?? .day(calendar.slayerDay(of: completed))
    var step = OccurrenceWalk(rule.parts.anchored(to: present, calendar), from: present, calendar)
    if origin == .completion { step.restart(at: completed) }
    step.jump(near: completed)
    // Each turn passes one occurrence; the jump above leaves few.
    for _ in 0..<1_000 {
      guard let deadline = step.advance() else { return nil }
      if calendar.end(of: deadline) > completed {
        return (Repetition(rule: RepetitionRule(step.parts), origin: origin), deadline)
      }
    }
    return nil
  }

  /// The next `count` deadlines after this one if each is slain in time: what a preview shows.
  public func upcoming(_ count: Int, after deadline: Deadline, calendar: SlayerCalendar) -> [Deadline] {
    var walk = OccurrenceWalk(rule.parts.anchored(to: deadline, calendar), from: deadline, calendar)
    var found: [Deadline] = []
    while found.count < count, let next = walk.advance() { found.append(next) }
    return found
  }
}

/// A walk over the occurrences of a rule.
struct OccurrenceWalk {
  private(set) var parts: RuleParts
  private let calendar: SlayerCalendar
  private var place: CivilMoment
  private var moment: Moment
  private let isDay: Bool

  init(_ parts: RuleParts, from deadline: Deadline, _ calendar: SlayerCalendar) {
    self.parts = parts
    self.calendar = calendar
    switch deadline {
    case .day(let day):
      isDay = true
      place = CivilMoment(day, .midnight)
      moment = calendar.start(of: day)
    case .moment(let instant):
      isDay = false
      place = calendar.zone.civil(instant)
      moment = instant
      if let time = parts.time { place.time = time }
    }
  }

  /// Counts from a moment of completion instead: its day, at the same time of day.
  mutating func restart(at completed: Moment) {
    place.date = calendar.slayerDay(of: completed)
    moment = completed.minute
  }

  /// Passes over most of the occurrences that lie before `completed` at once, in whole periods.
  mutating func jump(near completed: Moment) {
    if let seconds = parts.elapsedSeconds {
      let periods = skip(Int(floorDivide(completed - moment, seconds)))
      moment = moment.adding(seconds: Int64(periods) * seconds)
    } else {
      let days = calendar.slayerDay(of: completed).dayNumber - place.date.dayNumber
      switch parts.frequency {
      case .daily: place.date = place.date.adding(days: skip(days / parts.interval) * parts.interval)
      case .weekly: place.date = place.date.adding(days: skip(days / (7 * parts.interval)) * 7 * parts.interval)
      default: break
      }
    }
  }

  /// Whole periods that may be passed without passing the goal or the end of the count.
  private mutating func skip(_ periods: Int) -> Int {
    guard periods > 2, parts.days.isEmpty, parts.months.isEmpty, parts.monthDays.isEmpty else {
      return parts.count == nil && parts.months.isEmpty && parts.monthDays.isEmpty ? max(periods - 2, 0) : 0
    }
    let passed = min(periods - 2, (parts.count ?? .max) - 1)
    if let count = parts.count { parts.count = count - passed }
    return passed
  }

  /// The next occurrence; nil when the series has ended.
  mutating func advance() -> Deadline? {
    if let count = parts.count {
      guard count > 1 else { return nil }
      parts.count = count - 1
    }
    if let seconds = parts.elapsedSeconds {
      moment = moment.adding(seconds: seconds)
      place = calendar.zone.civil(moment)
    } else {
      guard let date = parts.date(after: place.date) else { return nil }
      place.date = date
      moment = calendar.zone.moment(place)
    }
    guard place.date.year < 9999, isBeforeEnd else { return nil }
    if isDay && parts.elapsedSeconds == nil { return .day(place.date) }
    // A time that clocks skip on that day would be forgotten: the rule keeps it.
    if parts.time == nil, calendar.zone.civil(moment).time != place.time { parts.time = place.time }
    return .moment(moment)
  }

  private var isBeforeEnd: Bool {
    switch parts.until {
    case nil: true
    case .day(let last)?: place.date <= last
    case .moment(let last)?: isDay ? place.date <= calendar.zone.civil(last).date : moment <= last
    }
  }
}
