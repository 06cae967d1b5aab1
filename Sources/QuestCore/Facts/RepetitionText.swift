extension RuleParts {
  /// `FREQ=WEEKLY;INTERVAL=2;BYDAY=FR`, the parts always in the same order.
  public var text: String {
    var pieces = ["FREQ=\(frequency.rawValue)"]
    if interval != 1 { pieces.append("INTERVAL=\(interval)") }
    if !months.isEmpty { pieces.append("BYMONTH=" + joined(months.map(String.init))) }
    if !monthDays.isEmpty { pieces.append("BYMONTHDAY=" + joined(monthDays.map(String.init))) }
    if !days.isEmpty { pieces.append("BYDAY=" + joined(days.map(\.text))) }
    if let time {
      pieces.append("BYHOUR=\(time.hour);BYMINUTE=\(time.minute)")
      if time.second != 0 { pieces.append("BYSECOND=\(time.second)") }
    }
    if let count { pieces.append("COUNT=\(count)") }
    switch until {
    case .day(let day)?: pieces.append("UNTIL=\(compact(day))")
    case .moment(let moment)?:
      let civil = Zone.utc.civil(moment)
      let time = padded(civil.time.hour, 2) + padded(civil.time.minute, 2) + padded(civil.time.second, 2)
      pieces.append("UNTIL=\(compact(civil.date))T\(time)Z")
    case nil: break
    }
    return pieces.joined(separator: ";")
  }

  /// Nil for a text that is no rule, has a part we do not keep (BYSETPOS, BYWEEKNO, BYYEARDAY), or a period that
  /// cannot be.
  public init?(_ text: String) {
    var fields: [String: Substring] = [:]
    for piece in text.split(separator: ";", omittingEmptySubsequences: false) {
      let halves = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, fields.updateValue(halves[1], forKey: halves[0].uppercased()) == nil else { return nil }
    }
    guard let frequency = fields.removeValue(forKey: "FREQ").flatMap({ Frequency(rawValue: $0.uppercased()) })
    else { return nil }
    self.init(frequency)
    var clock: [String: Int] = [:]
    for (name, value) in fields where !take(name, value, &clock) { return nil }
    if !clock.isEmpty {
      guard let time = ClockTime(clock["BYHOUR"] ?? -1, clock["BYMINUTE"] ?? 0, clock["BYSECOND"] ?? 0)
      else { return nil }
      self.time = time
    }
    guard isPossible, count == nil || until == nil else { return nil }
  }

  private mutating func take(_ name: String, _ value: Substring, _ clock: inout [String: Int]) -> Bool {
    switch name {
    case "INTERVAL": return whole(value, 1...Int(Int32.max)).map { interval = $0 } != nil
    case "COUNT": return whole(value, 1...1_000_000).map { count = $0 } != nil
    case "BYMONTH": return list(value, { whole($0, 1...12) }).map { months = $0 } != nil
    case "BYMONTHDAY":
      return list(value, { whole($0, -31...31).flatMap { $0 == 0 ? nil : $0 } }).map { monthDays = $0 } != nil
    case "BYDAY": return list(value, Day.init).map { days = $0 } != nil
    case "UNTIL": return Until(value).map { until = $0 } != nil
    case "BYHOUR", "BYMINUTE", "BYSECOND": return whole(value, 0...59).map { clock[name] = $0 } != nil
    case "WKST": return value.uppercased() == "MO"
    default: return false
    }
  }
}

extension RuleParts.Day {
  private static let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  var text: String { (ordinal.map(String.init) ?? "") + Self.names[weekday.rawValue - 1] }

  init?(_ text: Substring) {
    guard let index = Self.names.firstIndex(of: text.suffix(2).uppercased()), let weekday = Weekday(rawValue: index + 1)
    else { return nil }
    let number = text.dropLast(2)
    guard !number.isEmpty else {
      self.init(weekday)
      return
    }
    guard let ordinal = whole(number, -5...5), ordinal != 0 else { return nil }
    self.init(weekday, ordinal: ordinal)
  }
}

extension RuleParts.Until {
  init?(_ text: Substring) {
    let digits = text.filter { $0 != "T" && $0 != "Z" }
    guard digits.allSatisfy({ $0 >= "0" && $0 <= "9" }), let date = civilDate(compact: digits.prefix(8)) else {
      return nil
    }
    if text.count == 8 {
      self = .day(date)
      return
    }
    let time = digits.dropFirst(8)
    guard time.count == 6, let number = Int(time),
      let clock = ClockTime(number / 10_000, number / 100 % 100, number % 100)
    else { return nil }
    // Without a Z it is local time of no known zone: its date is what is meant.
    self = text.hasSuffix("Z") ? .moment(Zone.utc.moment(CivilMoment(date, clock))) : .day(date)
  }
}

private func joined(_ pieces: [String]) -> String { pieces.joined(separator: ",") }

private func compact(_ date: CivilDate) -> String { padded(date.year, 4) + padded(date.month, 2) + padded(date.day, 2) }

private func civilDate(compact digits: some StringProtocol) -> CivilDate? {
  guard digits.count == 8, let number = Int(digits) else { return nil }
  return CivilDate(number / 10_000, number / 100 % 100, number % 100)
}

private func whole(_ text: some StringProtocol, _ bounds: ClosedRange<Int>) -> Int? {
  Int(text).flatMap { bounds.contains($0) ? $0 : nil }
}

private func list<Item>(_ text: Substring, _ read: (Substring) -> Item?) -> [Item]? {
  let pieces = text.split(separator: ",", omittingEmptySubsequences: false)
  let items = pieces.compactMap(read)
  return items.count == pieces.count ? items : nil
}
