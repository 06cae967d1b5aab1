/// An instant, the same everywhere on earth: whole seconds since 1970-01-01T00:00:00Z.
public struct Moment: Hashable, Comparable, Sendable {
  public var seconds: Int64

  public init(seconds: Int64) { self.seconds = seconds }

  public static func < (a: Moment, b: Moment) -> Bool { a.seconds < b.seconds }

  /// Seconds from `b` to `a`; negative when `a` is earlier.
  public static func - (a: Moment, b: Moment) -> Int64 { a.seconds - b.seconds }

  /// The beginning of the minute it lies in (at the zone's offset, which is whole minutes everywhere today).
  public var minute: Moment {
    Moment(seconds: floorDivide(seconds, Duration.minute) * Duration.minute)
  }

  public func adding(seconds more: Int64) -> Moment { Moment(seconds: seconds + more) }
}

/// Lengths of time in seconds, by the names people use.
public enum Duration {
  public static let minute: Int64 = 60
  public static let hour: Int64 = 3_600
  public static let day: Int64 = 86_400
}
