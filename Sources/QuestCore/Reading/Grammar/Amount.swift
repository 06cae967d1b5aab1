/// A length of time as people add it to a day: months and days by the calendar, seconds by the clock.
struct Amount {
  var months = 0
  var days = 0
  var seconds: Int64 = 0
  var businessDays = 0
  /// Whether it is made of whole weeks only: `in 2 weeks` names a week, beside which a weekday may stand.
  var isWeeks = true

  mutating func add(_ count: Int, _ unit: PhraseUnit) {
    if unit != .week && unit != .fortnight { isWeeks = false }
    switch unit {
    case .minute: seconds += Int64(count) * Duration.minute
    case .hour: seconds += Int64(count) * Duration.hour
    case .day: days += count
    case .week: days += 7 * count
    case .fortnight: days += 14 * count
    case .month: months += count
    case .quarter: months += 3 * count
    case .year: months += 12 * count
    }
  }

  mutating func negate() {
    months = -months
    days = -days
    seconds = -seconds
    businessDays = -businessDays
  }

  /// 31 January + 1 month = 28 February; Friday + 1 business day = Monday.
  func added(to date: CivilDate) -> CivilDate {
    var day = date.adding(months: months).adding(days: days)
    let step = businessDays < 0 ? -1 : 1
    for _ in 0..<min(abs(businessDays), 1_000) {
      repeat { day = day.adding(days: step) } while day.weekday.rawValue > 5
    }
    return day
  }
}
