extension RuleParts {
  /// The rule in the words of the grammar, as they stand after `every:`; nil for one that has none.
  ///
  /// `FREQ=WEEKLY;INTERVAL=2;BYDAY=FR` has none, `FREQ=WEEKLY;BYDAY=MO` is `monday`, `FREQ=DAILY;INTERVAL=3;COUNT=5`
  /// is `3 days for 5 times`.
  var words: String? {
    guard time == nil, let rhythm = rhythmWords else { return nil }
    if let count { return rhythm + " for \(count) times" }
    switch until {
    case nil: return rhythm
    case .day(let day)?: return rhythm + " until \(day)"
    case .moment?: return nil
    }
  }

  private var rhythmWords: String? {
    if frequency == .weekly, months.isEmpty, monthDays.isEmpty, !days.isEmpty { return weekdayWords }
    if !days.isEmpty { return nthWords }
    if monthDays.isEmpty, months.isEmpty { return interval == 1 ? unit : "\(interval) \(unit)s" }
    guard interval == 1, monthDays.count == 1, months.count < 2 else { return nil }
    let day = monthDays[0]
    if frequency == .monthly, months.isEmpty, day >= -1 { return day == -1 ? "last day" : ordinal(day) }
    guard frequency == .yearly, let month = months.first, day > 0 else { return nil }
    return "\(RuleParts.monthNames[month - 1]) \(day)"
  }

  private var weekdayWords: String? {
    guard days.allSatisfy({ $0.ordinal == nil }) else { return nil }
    if interval == 1, days == RuleParts.workdays { return "weekday" }
    if interval == 2, days.count == 1 { return "other " + RuleParts.dayNames[days[0].weekday.rawValue - 1] }
    guard interval == 1 else { return nil }
    return days.map { RuleParts.dayNames[$0.weekday.rawValue - 1] }.joined(separator: ", ")
  }

  private var nthWords: String? {
    guard frequency == .monthly, interval == 1, days.count == 1, months.isEmpty, monthDays.isEmpty,
      let number = days[0].ordinal, number == -1 || number > 0
    else { return nil }
    return (number == -1 ? "last" : ordinal(number)) + " " + RuleParts.dayNames[days[0].weekday.rawValue - 1]
  }

  private var unit: String {
    switch frequency {
    case .minutely: "minute"
    case .hourly: "hour"
    case .daily: "day"
    case .weekly: "week"
    case .monthly: "month"
    case .yearly: "year"
    }
  }

  private func ordinal(_ number: Int) -> String {
    let suffix =
      switch (number % 10, number / 10) {
      case (_, 1): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }

  private static let dayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
  private static let monthNames = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
