import QuestCore

/// A repetition's rhythm in Korean.
struct KoreanRhythm {
  private let parts: RuleParts

  init(_ parts: RuleParts) { self.parts = parts }

  /// `2주마다 금요일`
  var text: String {
    if parts.isEveryWorkday { return prefixed(months, "평일마다") }
    switch parts.frequency {
    case .minutely, .hourly: return prefixed(months, period)
    case .daily, .weekly: return prefixed(months, prefixed(period, weekdays(parts.plainWeekdays)))
    case .monthly: return prefixed(months, prefixed(period, days))
    case .yearly: return prefixed(period, prefixed(months, days))
    }
  }

  private var period: String {
    let count = parts.interval
    return switch parts.frequency {
    case .minutely: count == 1 ? "매분" : "\(count)분마다"
    case .hourly: count == 1 ? "매시간" : "\(count)시간마다"
    case .daily: count == 1 ? "매일" : "\(count)일마다"
    case .weekly: count == 1 ? "매주" : "\(count)주마다"
    case .monthly: count == 1 ? "매월" : "\(count)개월마다"
    case .yearly: count == 1 ? "매년" : "\(count)년마다"
    }
  }

  /// `15일`, `말일`, `셋째 금요일`, `모든 금요일`, `13일의 금요일`
  private var days: String {
    let numbers = parts.monthDays.filter { $0 > 0 }.sorted() + parts.monthDays.filter { $0 < 0 }.sorted()
    let dates = numbers.map(monthDay).joined(separator: "·")
    let ordinals = parts.days.compactMap { day in day.ordinal.map { "\(ordinal($0)) \(day.weekday.words.korean)" } }
    let plain = weekdays(parts.plainWeekdays)
    let named = (ordinals + (plain.isEmpty ? [] : [plain])).joined(separator: "·")
    if dates.isEmpty { return ordinals.isEmpty && !plain.isEmpty ? "모든 \(plain)" : named }
    return named.isEmpty ? dates : "\(dates)의 \(named)"
  }

  /// `금요일`, `월·수·금요일`
  private func weekdays(_ days: [Weekday]) -> String {
    days.isEmpty ? "" : days.map(\.short.korean).joined(separator: "·") + "요일"
  }

  private var months: String {
    parts.months.sorted().map { "\($0)월" }.joined(separator: "·")
  }

  private func monthDay(_ day: Int) -> String {
    switch day {
    case -1: "말일"
    case ..<0: "말일 \(-day - 1)일 전"
    default: "\(day)일"
    }
  }

  private func ordinal(_ number: Int) -> String {
    let names = ["첫째", "둘째", "셋째", "넷째", "다섯째"]
    if number == -1 { return "마지막" }
    let name = names[min(max(abs(number), 1), 5) - 1]
    return number < 0 ? "끝에서 \(name)" : name
  }

  private func prefixed(_ first: String, _ second: String) -> String {
    first.isEmpty || second.isEmpty ? first + second : "\(first) \(second)"
  }
}
