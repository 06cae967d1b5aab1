/// How a quest was slain.
public enum KillQuality: String, CaseIterable, Hashable, Sendable {
  case clean
  case closeCall = "close_call"
  case late

  /// Late when completed past the deadline, a close call with at most an hour left, else clean; clean without one.
  /// A deadline that is a day is past from its end on; a moment only after itself.
  public init(completed: Moment, deadlineEnd: Moment?, isDay: Bool) {
    guard let deadlineEnd else {
      self = .clean
      return
    }
    let left = deadlineEnd - completed
    if isDay ? left <= 0 : left < 0 {
      self = .late
    } else {
      self = left <= Duration.hour ? .closeCall : .clean
    }
  }
}
