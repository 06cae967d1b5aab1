import QuestCore

extension State {
  /// Computes the bestiary from all quests there are, once it was opened.
  mutating func readBestiary() {
    guard case .bestiary = mode else { return }
    bestiary = Bestiary(Array(open.values) + chronicle, at: now, calendar: calendar)
  }

  /// Reads what the open bestiary draws: the selected monster and the smallest of each family.
  mutating func openBestiarySprites() {
    guard case .bestiary(let selected) = mode, bestiary.pages.indices.contains(selected) else { return }
    let page = bestiary.pages[selected]
    book.open(Monster(family: page.family, form: page.form, mood: .hunting))
    for family in Monster.Family.allCases { book.open(Monster(family: family, form: 1, mood: .hunting)) }
  }
}
