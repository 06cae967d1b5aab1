import QuestCore

/// A repetition's rhythm in English.
struct EnglishRhythm {
  private let parts: RuleParts

  init(_ parts: RuleParts) { self.parts = parts }

  /// `every 2 weeks on Friday`
  var text: String {
    if parts.isEveryWorkday { return "every weekday" + months }
    switch parts.frequency {
    case .minutely, .hourly: return period + months
    case .daily, .weekly:
      guard !parts.days.isEmpty else { return period + months }
      let days = listed(parts.plainWeekdays.map(\.words.english))
      return (isEveryWeek ? "every \(days)" : "\(period) on \(days)") + months
    case .monthly: return period + (days.isEmpty ? "" : " on \(days)") + months
    case .yearly: return yearly
    }
  }

  private var isEveryWeek: Bool { parts.interval == 1 }

  /// `every year on 27 January`, `every year on the 3rd Friday of December`, `every year in May`
  private var yearly: String {
    let months = listed(parts.months.sorted().map { DateWords.month($0).english })
    if months.isEmpty { return period + (days.isEmpty ? "" : " on \(days)") }
    if days.isEmpty { return "\(period) in \(months)" }
    let isPlainDate = parts.days.isEmpty && parts.monthDays.allSatisfy { $0 > 0 }
    guard isPlainDate else { return "\(period) on \(days) of \(months)" }
    return "\(period) on \(listed(parts.monthDays.sorted().map(String.init))) \(months)"
  }

  /// `every day`, `every 2 weeks`
  private var period: String {
    parts.interval == 1 ? "every \(unit)" : "every \(parts.interval) \(unit)s"
  }

  private var unit: String {
    switch parts.frequency {
    case .minutely: "minute"
    case .hourly: "hour"
    case .daily: "day"
    case .weekly: "week"
    case .monthly: "month"
    case .yearly: "year"
    }
  }

  /// The days within a month or a year: `the 15th`, `the last day`, `the 3rd Friday`, `every Friday`, `Friday the 13th`.
  private var days: String {
    let numbers = parts.monthDays.sorted { key($0) < key($1) }.map(monthDay)
    let weekdays = parts.days.map { day in
      day.ordinal.map { "the \(ordinal($0)) \(day.weekday.words.english)" } ?? day.weekday.words.english
    }
    if numbers.isEmpty { return weekdays.isEmpty ? "" : (hasOrdinal ? "" : "every ") + listed(weekdays) }
    if weekdays.isEmpty { return "the " + listed(numbers) }
    return "\(listed(weekdays)) the \(listed(numbers, by: "or"))"
  }

  private var hasOrdinal: Bool { parts.days.contains { $0.ordinal != nil } }

  private var months: String {
    let names = parts.months.sorted().map { DateWords.month($0).english }
    return names.isEmpty ? "" : " in \(listed(names))"
  }

  /// Days from the end of the month come after those from its beginning.
  private func key(_ day: Int) -> Int { day > 0 ? day : 100 + day }

  private func monthDay(_ day: Int) -> String { day > 0 ? ordinal(day) : "\(ordinal(day)) day" }

  /// `1st`, `22nd`, `13th`; from the end `last`, `2nd last`.
  private func ordinal(_ number: Int) -> String {
    if number == -1 { return "last" }
    if number < 0 { return "\(ordinal(-number)) last" }
    let isTeen = (11...13).contains(number % 100)
    let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "\(number)\(ending)"
  }

  /// `a`, `a and b`, `a, b and c`
  private func listed(_ items: [String], by word: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
