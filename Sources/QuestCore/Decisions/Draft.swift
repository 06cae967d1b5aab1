/// A quest that is not yet: what typed text was understood as.
public struct Draft: Hashable, Sendable {
  public var title: String
  public var note: String
  public var deadline: Deadline?
  public var importance: Importance
  public var campaign: String?
  public var tags: [String]
  public var steps: [Step]
  public var repetition: Repetition?
  /// The id the quest will have, where its monster was already shown; nil leaves it to the store.
  public var id: QuestID?

  public init(
    title: String, note: String = "", deadline: Deadline? = nil, importance: Importance = .normal,
    campaign: String? = nil, tags: [String] = [], steps: [Step] = [], repetition: Repetition? = nil, id: QuestID? = nil
  ) {
    self.id = id
    self.title = title
    self.note = note
    self.deadline = deadline
    self.importance = importance
    self.campaign = campaign
    self.tags = tags
    self.steps = steps
    self.repetition = repetition
  }
}

/// One field of a quest, set to a new value. An edit holds only what was changed.
public enum FieldChange: Hashable, Sendable {
  case title(String)
  case note(String)
  case deadline(Deadline?)
  case importance(Importance)
  case campaign(String?)
  case tags([String])
  case steps([Step])
  case repetition(Repetition?)
}

extension FieldChange {
  /// Which field it sets.
  public enum Field: CaseIterable, Hashable, Sendable {
    case title, note, deadline, importance, campaign, tags, steps, repetition
  }

  public var field: Field {
    switch self {
    case .title: .title
    case .note: .note
    case .deadline: .deadline
    case .importance: .importance
    case .campaign: .campaign
    case .tags: .tags
    case .steps: .steps
    case .repetition: .repetition
    }
  }
}

extension Draft {
  /// What changed from an older reading of the same quest to this one; steps are not part of a quick-add line.
  public func changes(since old: Draft) -> [FieldChange] {
    var changes: [FieldChange] = []
    if title != old.title { changes.append(.title(title)) }
    if note != old.note { changes.append(.note(note)) }
    if deadline != old.deadline { changes.append(.deadline(deadline)) }
    if importance != old.importance { changes.append(.importance(importance)) }
    if campaign != old.campaign { changes.append(.campaign(campaign)) }
    if tags != old.tags { changes.append(.tags(tags)) }
    if repetition != old.repetition { changes.append(.repetition(repetition)) }
    return changes
  }
}
