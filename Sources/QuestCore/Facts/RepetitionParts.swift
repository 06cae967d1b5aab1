/// What a recurrence rule says, taken apart.
public struct RuleParts: Hashable, Sendable {
  public enum Frequency: String, CaseIterable, Hashable, Sendable {
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// A weekday, or the n-th of its kind in the month: -1 the last, nil each.
  public struct Day: Hashable, Sendable {
    public var weekday: Weekday
    public var ordinal: Int?

    public init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// The last moment or date on which the series may still come.
  public enum Until: Hashable, Sendable {
    case day(CivilDate)
    case moment(Moment)
  }

  public var frequency: Frequency
  /// Every how many minutes, hours, days, weeks, months or years.
  public var interval: Int
  public var months: [Int]
  /// 1…31, or -1…-31 from the end of the month.
  public var monthDays: [Int]
  public var days: [Day]
  /// The wall-clock time to come back to, after a clock change moved an occurrence.
  public var time: ClockTime?
  /// How many occurrences are left, the present one included.
  public var count: Int?
  public var until: Until?

  public init(
    _ frequency: Frequency, interval: Int = 1, months: [Int] = [], monthDays: [Int] = [], days: [Day] = [],
    count: Int? = nil, until: Until? = nil
  ) {
    self.frequency = frequency
    self.interval = interval
    self.months = months
    self.monthDays = monthDays
    self.days = days
    self.count = count
    self.until = until
  }

  /// The longest period that is kept, in units of the frequency: about a thousand years.
  static func longestInterval(_ frequency: Frequency) -> Int {
    switch frequency {
    case .minutely: 525_600_000
    case .hourly: 8_760_000
    case .daily: 365_000
    case .weekly: 52_000
    case .monthly: 12_000
    case .yearly: 1_000
    }
  }

  public var isPossible: Bool { (1...RuleParts.longestInterval(frequency)).contains(interval) }
}
