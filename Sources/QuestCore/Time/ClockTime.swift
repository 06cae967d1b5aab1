/// A time of day on a wall clock, 00:00:00…23:59:59.
public struct ClockTime: Hashable, Comparable, Sendable {
  public let hour: Int
  public let minute: Int
  public let second: Int

  /// Nil when no clock shows it: `ClockTime(25, 0)` is nil.
  public init?(_ hour: Int, _ minute: Int, _ second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The time `seconds` after midnight, wrapped into one day.
  public init(secondsOfDay seconds: Int) {
    let wrapped = seconds - floorDivide(seconds, 86_400) * 86_400
    hour = wrapped / 3_600
    minute = wrapped / 60 % 60
    second = wrapped % 60
  }

  public static let midnight = ClockTime(secondsOfDay: 0)

  public var secondsOfDay: Int { hour * 3_600 + minute * 60 + second }

  public static func < (a: ClockTime, b: ClockTime) -> Bool { a.secondsOfDay < b.secondsOfDay }
}

extension ClockTime: CustomStringConvertible {
  /// `17:00`, or `17:00:30` where there are seconds.
  public var description: String {
    let short = "\(padded(hour, 2)):\(padded(minute, 2))"
    return second == 0 ? short : "\(short):\(padded(second, 2))"
  }
}

/// A date and a time as a wall calendar and a wall clock show them together.
public struct CivilMoment: Hashable, Comparable, Sendable {
  public var date: CivilDate
  public var time: ClockTime

  public init(_ date: CivilDate, _ time: ClockTime) {
    self.date = date
    self.time = time
  }

  public static func < (a: CivilMoment, b: CivilMoment) -> Bool { (a.date, a.time) < (b.date, b.time) }

  /// Seconds since 1970-01-01 00:00 on the same wall clock.
  var wallSeconds: Int64 { Int64(date.dayNumber) * Duration.day + Int64(time.secondsOfDay) }

  init(wallSeconds: Int64) {
    let day = floorDivide(wallSeconds, Duration.day)
    date = CivilDate(dayNumber: Int(day))
    time = ClockTime(secondsOfDay: Int(wallSeconds - day * Duration.day))
  }
}
