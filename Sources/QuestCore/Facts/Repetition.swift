/// How a quest comes back once it is slain.
public struct Repetition: Hashable, Sendable {
  /// What the next deadline is counted from.
  public enum Origin: String, CaseIterable, Hashable, Sendable { case schedule, completion }

  public var rule: RepetitionRule
  public var origin: Origin

  public init(rule: RepetitionRule, origin: Origin = .schedule) {
    self.rule = rule
    self.origin = origin
  }
}

/// The rhythm of a repetition, written as a recurrence rule of RFC 5545, section 3.3.10: `FREQ=MONTHLY;BYMONTHDAY=31`.
public struct RepetitionRule: Hashable, Sendable {
  public let text: String

  /// Nil when the text is no rule we keep.
  public init?(_ text: String) {
    guard text.hasPrefix("FREQ=") else { return nil }
    self.text = text
  }
}

extension Repetition {
  /// The repetition and deadline of the quest that follows one slain at `completed`; nil when the series has ended.
  /// Occurrences that passed meanwhile are skipped.
  public func next(
    after deadline: Deadline?, completed: Moment, calendar: SlayerCalendar
  ) -> (repetition: Repetition, deadline: Deadline)? {
    nil
  }
}
