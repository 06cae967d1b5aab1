/// One quest against the hero at one moment: everything that is computed of a quest and never stored.
///
/// Of a slain quest all is as of its completion.
public struct Encounter: Hashable, Sendable {
  public let quest: Quest
  /// Seconds until the deadline ends, negative when it is past; nil without a deadline.
  public let left: Int64?
  public let isOverdue: Bool
  /// Whole days of 24 hours past the deadline.
  public let daysOverdue: Int
  public let urgency: Urgency
  /// 0…1.
  public let urgencyValue: Double
  /// 1…99.
  public let strength: Int
  public let monster: Monster
  /// Nil while the quest is open.
  public let quality: KillQuality?

  public init(_ quest: Quest, at now: Moment, calendar: SlayerCalendar) {
    let end = quest.completion.map(\.deadlineEnd) ?? quest.deadline.map(calendar.end(of:))
    let moment = quest.completion?.moment ?? now
    let isDay = quest.deadline?.isDay ?? false
    let left = end.map { $0 - moment }
    let isOverdue = left.map { isDay ? $0 <= 0 : $0 < 0 } ?? false
    let daysOverdue = isOverdue ? Int(-(left ?? 0) / Duration.day) : 0

    self.quest = quest
    self.left = left
    self.isOverdue = isOverdue
    self.daysOverdue = daysOverdue
    urgency = Urgency(left: left, isOverdue: isOverdue)
    urgencyValue = Urgency.value(left: left)
    strength = Strength.of(
      importance: quest.importance, left: left, daysOverdue: daysOverdue,
      openSteps: quest.steps.count { !$0.isCompleted })
    let kin = quest.series ?? quest.id
    monster = Monster(
      family: Monster.Family(of: kin), form: Monster.form(ofStrength: strength), mood: urgency,
      variant: Monster.variant(of: kin))
    quality = quest.completion.map { KillQuality(completed: $0.moment, deadlineEnd: $0.deadlineEnd, isDay: isDay) }
  }

  /// Experience the kill was worth: the strength, halved (rounded up) when late; nil while open.
  public var experience: Int? {
    quality.map { $0 == .late ? (strength + 1) / 2 : strength }
  }
}

extension Deadline {
  public var isDay: Bool {
    if case .day = self { true } else { false }
  }
}
