/// What the phrases of a line say together.
struct Findings {
  var day: DayPhrase?
  var time: TimePhrase?
  var moment: Moment?
  var rule: RulePhrase?
  var until: DayPhrase?
  var starting: DayPhrase?
  var count: Int?

  var isEmpty: Bool { day == nil && time == nil && moment == nil && rule == nil && until == nil && count == nil }
  var namesDay: Bool { day != nil || moment != nil }

  /// Adds one more part; false when it contradicts what is there.
  mutating func add(_ part: PhrasePart) -> Bool {
    switch part {
    case .day(let day): return add(day)
    case .time(let time): return set(\.time, time, unless: moment != nil)
    case .moment(let moment): return set(\.moment, moment, unless: day != nil || time != nil)
    case .rule(let rule): return set(\.rule, rule, unless: false)
    case .until(let day): return set(\.until, day, unless: count != nil)
    case .starting(let day): return set(\.starting, day, unless: self.day != nil)
    case .count(let count): return set(\.count, count, unless: until != nil)
    case .impossible: return false
    }
  }

  private mutating func set<Value>(
    _ place: WritableKeyPath<Findings, Value?>, _ value: Value, unless contradicts: Bool
  ) -> Bool {
    guard self[keyPath: place] == nil, !contradicts else { return false }
    self[keyPath: place] = value
    return true
  }

  /// A second day is welcome only if it says more of the first: a weekday beside a full date or beside a week.
  private mutating func add(_ second: DayPhrase) -> Bool {
    guard moment == nil, starting == nil else { return false }
    guard let first = day else {
      day = second
      return true
    }
    if let weekday = first.weekday, second.isFullDate {
      day = second
      day?.weekday = weekday
      return true
    }
    if let weekday = second.weekday, first.isFullDate, first.weekday == nil {
      day?.weekday = weekday
      return true
    }
    if let weekday = first.weekday ?? second.weekday, let week = first.week ?? second.week {
      day = DayPhrase(week.startOfWeek.adding(days: weekday.rawValue - 1))
      return true
    }
    return false
  }

  /// Adds all that another phrase found, or nothing.
  mutating func merge(_ other: Findings) -> Bool {
    var merged = self
    var parts: [PhrasePart] = []
    if let rule = other.rule { parts.append(.rule(rule)) }
    if let day = other.day { parts.append(.day(day)) }
    if let time = other.time { parts.append(.time(time)) }
    if let moment = other.moment { parts.append(.moment(moment)) }
    if let until = other.until { parts.append(.until(until)) }
    if let starting = other.starting { parts.append(.starting(starting)) }
    if let count = other.count { parts.append(.count(count)) }
    for part in parts where !merged.add(part) { return false }
    self = merged
    return true
  }
}
