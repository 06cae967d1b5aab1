extension RuleParts {
  /// The fixed length of a period of minutes or hours, in seconds; nil for days and longer.
  var elapsedSeconds: Int64? {
    switch frequency {
    case .minutely: Int64(interval) * Duration.minute
    case .hourly: Int64(interval) * Duration.hour
    default: nil
    }
  }

  /// The rule with the day it began on written down where months are too short to remember it: monthly from the 31st
  /// gets `BYMONTHDAY=31`, yearly from 29 February `BYMONTH=2;BYMONTHDAY=29`.
  func anchored(to deadline: Deadline, _ calendar: SlayerCalendar) -> RuleParts {
    let date =
      switch deadline {
      case .day(let day): day
      case .moment(let moment): calendar.zone.civil(moment).date
      }
    guard date.day > 28, monthDays.isEmpty, days.isEmpty else { return self }
    var anchored = self
    if frequency == .monthly { anchored.monthDays = [date.day] }
    if frequency == .yearly, date.month == 2 || !months.isEmpty {
      if months.isEmpty { anchored.months = [2] }
      anchored.monthDays = [date.day]
    }
    return anchored
  }

  /// The first date of the rule on or after `date`, wherever its periods began.
  func date(onOrAfter date: CivilDate) -> CivilDate? {
    var single = self
    single.interval = 1
    if isBare || frequency == .minutely || frequency == .hourly { return date }
    if frequency == .daily { return days.contains { $0.weekday == date.weekday } ? date : single.date(after: date) }
    if frequency == .weekly { return days.contains { $0.weekday == date.weekday } ? date : single.date(after: date) }
    return candidates(inMonth: date.month, of: date.year, like: date).contains(date) ? date : single.date(after: date)
  }

  /// Whether nothing but the period is said.
  var isBare: Bool { days.isEmpty && monthDays.isEmpty && months.isEmpty }

  /// The first date of the rule after `date`, which is an occurrence (or was moved by hand); nil when there is none.
  func date(after date: CivilDate) -> CivilDate? {
    switch frequency {
    case .minutely, .hourly: date.adding(days: 1)
    case .daily: nextDaily(date)
    case .weekly: nextWeekly(date)
    case .monthly: nextMonthly(date)
    case .yearly: nextYearly(date)
    }
  }

  private func nextDaily(_ date: CivilDate) -> CivilDate? {
    var next = date
    for _ in 0..<2_000 {
      next = next.adding(days: interval)
      let isDay = days.isEmpty || days.contains { $0.weekday == next.weekday }
      let isMonthDay = monthDays.isEmpty || monthDays.contains { resolved($0, next.month, next.year) == next.day }
      if isDay && isMonthDay && (months.isEmpty || months.contains(next.month)) { return next }
    }
    return nil
  }

  /// Weeks begin on Monday.
  private func nextWeekly(_ date: CivilDate) -> CivilDate? {
    if days.isEmpty { return date.adding(days: 7 * interval) }
    let week = date.startOfWeek
    let numbers = days.map(\.weekday.rawValue).sorted()
    if let later = numbers.first(where: { $0 > date.weekday.rawValue }) { return week.adding(days: later - 1) }
    return numbers.first.map { week.adding(days: 7 * interval + $0 - 1) }
  }

  private func nextMonthly(_ date: CivilDate) -> CivilDate? {
    if let later = candidates(inMonth: date.month, of: date.year, like: date).first(where: { $0 > date }) {
      return later
    }
    var first = CivilDate(date.year, date.month, 1) ?? date
    for _ in 0..<1_000 {
      first = first.adding(months: interval)
      if let next = candidates(inMonth: first.month, of: first.year, like: date).first(where: { $0 > date }) {
        return next
      }
    }
    return nil
  }

  private func nextYearly(_ date: CivilDate) -> CivilDate? {
    let named = months.isEmpty ? (days.isEmpty || !monthDays.isEmpty ? [date.month] : Array(1...12)) : months.sorted()
    var year = date.year
    for _ in 0..<1_000 where year <= 9999 {
      for month in named {
        if let next = candidates(inMonth: month, of: year, like: date).first(where: { $0 > date }) { return next }
      }
      year += interval
    }
    return nil
  }

  /// The dates of the rule within one month, in order. A day the month does not have is its last.
  private func candidates(inMonth month: Int, of year: Int, like date: CivilDate) -> [CivilDate] {
    guard (1...9999).contains(year), months.isEmpty || months.contains(month) else { return [] }
    var numbers: Set<Int> = []
    if !days.isEmpty {
      numbers = Set(days.flatMap { $0.days(inMonth: month, of: year) })
      if !monthDays.isEmpty { numbers.formIntersection(monthDays.map { resolved($0, month, year) }) }
    } else {
      numbers = Set((monthDays.isEmpty ? [date.day] : monthDays).map { resolved($0, month, year) })
    }
    return numbers.sorted().compactMap { CivilDate(year, month, $0) }
  }

  private func resolved(_ monthDay: Int, _ month: Int, _ year: Int) -> Int {
    let last = CivilDate.days(inMonth: month, of: year)
    return monthDay > 0 ? min(monthDay, last) : max(last + 1 + monthDay, 1)
  }
}

extension RuleParts.Day {
  /// The days of a month on which this falls: one for an ordinal (none if there is no fifth), four or five without.
  func days(inMonth month: Int, of year: Int) -> [Int] {
    guard let first = CivilDate(year, month, 1) else { return [] }
    let last = CivilDate.days(inMonth: month, of: year)
    let start = 1 + (weekday.rawValue - first.weekday.rawValue + 7) % 7
    let all = Array(stride(from: start, through: last, by: 7))
    guard let ordinal else { return all }
    let index = ordinal > 0 ? ordinal - 1 : all.count + ordinal
    return all.indices.contains(index) ? [all[index]] : []
  }
}
