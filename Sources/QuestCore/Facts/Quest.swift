/// A to-do and all that is known of it: facts only. What can be computed (urgency, strength, monster) never stands here.
public struct Quest: Hashable, Sendable, Identifiable {
  public let id: QuestID
  /// A small integer, stable for ever and never used again.
  public let number: Int
  public var title: String
  public var note: String
  public var deadline: Deadline?
  public let created: Moment
  /// Nil while the quest is open.
  public var completion: Completion?
  public var importance: Importance
  public var campaign: String?
  public var tags: [String]
  public var steps: [Step]
  public var repetition: Repetition?
  /// The id of the first quest of a series; nil for a quest that belongs to none.
  public var series: QuestID?

  public init(
    id: QuestID, number: Int, title: String, note: String = "", deadline: Deadline? = nil, created: Moment,
    completion: Completion? = nil, importance: Importance = .normal, campaign: String? = nil, tags: [String] = [],
    steps: [Step] = [], repetition: Repetition? = nil, series: QuestID? = nil
  ) {
    self.id = id
    self.number = number
    self.title = title
    self.note = note
    self.deadline = deadline
    self.created = created
    self.completion = completion
    self.importance = importance
    self.campaign = campaign
    self.tags = tags
    self.steps = steps
    self.repetition = repetition
    self.series = series
  }

  public var isOpen: Bool { completion == nil }
}

/// When a quest must be done: by the end of a calendar date (the same date in every zone), or by an instant.
public enum Deadline: Hashable, Sendable {
  case day(CivilDate)
  case moment(Moment)
}

/// How much a quest matters, by the person's own word.
public enum Importance: String, CaseIterable, Hashable, Sendable {
  case trivial, normal, major, epic
}

/// An item of a quest's checklist.
public struct Step: Hashable, Sendable {
  public var title: String
  public var isCompleted: Bool

  public init(title: String, isCompleted: Bool = false) {
    self.title = title
    self.isCompleted = isCompleted
  }
}

/// The fact that a quest was slain.
public struct Completion: Hashable, Sendable {
  public let moment: Moment
  /// The moment at which the deadline ended by the rules in force then; nil without a deadline. Recorded, so that
  /// another zone or another `day_starts_at` later on rewrites no old kill.
  public let deadlineEnd: Moment?
  /// The journal step that completed it. The order of history is this sequence, never the clock.
  public let sequence: Int

  public init(moment: Moment, deadlineEnd: Moment?, sequence: Int) {
    self.moment = moment
    self.deadlineEnd = deadlineEnd
    self.sequence = sequence
  }
}
