/// What a quest looks like: a family for life, a form that grows with strength, a mood that is its urgency.
public struct Monster: Hashable, Sendable {
  public enum Family: String, CaseIterable, Hashable, Sendable {
    case slime, dragon, skeleton, ghost, spider, mushroom, golem, eyebat
  }

  public let family: Family
  /// 1…4.
  public let form: Int
  public let mood: Urgency
  /// 0…3: in which of its family's colours it comes.
  public let variant: Int

  public init(family: Family, form: Int, mood: Urgency, variant: Int = 0) {
    self.family = family
    self.form = form
    self.mood = mood
    self.variant = variant
  }

  /// Strength 1–24 → form 1, 25–44 → 2, 45–69 → 3, 70–99 → 4.
  public static func form(ofStrength strength: Int) -> Int {
    switch strength {
    case ..<25: 1
    case ..<45: 2
    case ..<70: 3
    default: 4
    }
  }
}

extension Monster.Family {
  /// The family of a quest for its whole life, and of a whole series: chosen by the low bits of the id.
  public init(of id: QuestID) {
    let families = Monster.Family.allCases
    self = families[Int((id.low ^ id.high) % UInt64(families.count))]
  }
}

extension Monster {
  public static let variants = 0..<4

  /// The variant of a quest for its whole life: chosen by two bits of the id that do not choose the family.
  public static func variant(of id: QuestID) -> Int { Int((id.low ^ id.high) >> 3 & 3) }
}
