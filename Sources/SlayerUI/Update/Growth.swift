import QuestCore

/// The monster that stands before the person, to see whether it grew between two moments.
struct Facing: Hashable, Sendable {
  let number: Int
  let monster: Monster

  init?(_ state: State) {
    guard state.focus == .list, let encounter = state.shown, encounter.quest.isOpen else { return nil }
    number = encounter.quest.number
    monster = encounter.monster
  }
}

extension State {
  /// Shows how the monster that was faced before became its next form, unless something else is being shown.
  mutating func showGrowth(since before: Facing?) {
    guard preferences.motion != .none, animation == nil, let before, let after = Facing(self),
      after.number == before.number, after.monster.family == before.monster.family,
      after.monster.form > before.monster.form
    else { return }
    animation = Animation(
      kind: .grow, start: clock, monster: before.monster, motion: preferences.motion, grown: after.monster)
  }
}
