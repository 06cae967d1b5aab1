import Glibc
import QuestCore

/// What time it is. `--now` sets where it starts; from there it runs on as all clocks do.
public struct Clock: Sendable {
  /// The moment shown when the monotonic clock stood at `since`; nil follows the machine.
  private let start: Moment?
  private let since: Int64

  public init(startingAt start: Moment? = nil) {
    self.start = start
    since = monotonicMilliseconds()
  }

  /// True when it was set, and does not follow the machine.
  public var isSet: Bool { start != nil }

  public func now() -> Moment {
    guard let start else { return Moment(seconds: read(CLOCK_REALTIME).seconds) }
    return start.adding(seconds: (monotonicMilliseconds() - since) / 1_000)
  }

  /// Milliseconds until `now()` will next have moved on to a full minute (at the zone's offset, which is whole minutes
  /// everywhere today). What shows the time redraws then.
  public func millisecondsToNextMinute() -> Int64 {
    let passed: Int64
    if let start {
      passed = start.seconds * 1_000 + (monotonicMilliseconds() - since)
    } else {
      let time = read(CLOCK_REALTIME)
      passed = time.seconds * 1_000 + time.nanoseconds / 1_000_000
    }
    let minute = 60_000 as Int64
    let rest = passed % minute
    return minute - (rest < 0 ? rest + minute : rest)
  }
}

/// A clock that only goes forward, whatever is done to the machine's time. For animations and waiting.
public func monotonicMilliseconds() -> Int64 {
  let time = read(CLOCK_MONOTONIC)
  return time.seconds * 1_000 + time.nanoseconds / 1_000_000
}

private func read(_ clock: clockid_t) -> (seconds: Int64, nanoseconds: Int64) {
  var time = timespec()
  clock_gettime(clock, &time)
  return (Int64(time.tv_sec), Int64(time.tv_nsec))
}
