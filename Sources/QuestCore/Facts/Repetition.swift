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
///
/// Where a month has no such day, its last day stands in for it, and the rule goes on remembering the day.
public struct RepetitionRule: Hashable, Sendable {
  public let text: String
  public let parts: RuleParts

  /// Nil when the text is no rule we keep.
  public init?(_ text: String) {
    guard let parts = RuleParts(text) else { return nil }
    self.text = text
    self.parts = parts
  }

  public init(_ parts: RuleParts) {
    self.parts = parts
    text = parts.text
  }
}
