/// What "today" means: a zone, and the time at which a slayer day begins. Everything that says "today" asks here.
public struct SlayerCalendar: Hashable, Sendable {
  public var zone: Zone
  /// 00:00…06:00. With 04:00, Saturday 01:00 still belongs to Friday.
  public var dayStartsAt: ClockTime

  public init(zone: Zone, dayStartsAt: ClockTime = .midnight) {
    self.zone = zone
    self.dayStartsAt = dayStartsAt
  }

  /// The slayer day a moment lies in.
  public func slayerDay(of moment: Moment) -> CivilDate {
    let civil = zone.civil(moment)
    let day = civil.time < dayStartsAt ? civil.date.adding(days: -1) : civil.date
    // A gap in local time can put a day's first moment after `dayStartsAt`, or before it by the clock.
    if moment < start(of: day) { return day.adding(days: -1) }
    if moment >= end(of: day) { return day.adding(days: 1) }
    return day
  }

  /// The first moment of a slayer day.
  public func start(of day: CivilDate) -> Moment {
    dayStartsAt == .midnight ? zone.start(of: day) : zone.moment(CivilMoment(day, dayStartsAt))
  }

  /// The first moment after a slayer day.
  public func end(of day: CivilDate) -> Moment { start(of: day.adding(days: 1)) }

  /// The moment a deadline ends: a day when its slayer day ends, a moment at itself.
  public func end(of deadline: Deadline) -> Moment {
    switch deadline {
    case .day(let day): end(of: day)
    case .moment(let moment): moment
    }
  }

  /// The slayer day a deadline belongs to: a moment to the day of the second before it, for midnight ends a day.
  /// Tuesday 00:00 belongs to Monday, Tuesday 00:00:01 to Tuesday.
  public func slayerDay(of deadline: Deadline) -> CivilDate {
    switch deadline {
    case .day(let day): day
    case .moment(let moment): slayerDay(of: moment.adding(seconds: -1))
    }
  }
}
