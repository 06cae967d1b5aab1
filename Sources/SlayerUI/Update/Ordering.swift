import QuestCore

/// The list in its order: all of it computed anew when time has passed, and one quest put in its place when it changed,
/// so that with 60,000 quests a key costs no more than a picture.
extension State {
  /// Computes anew what is drawn from facts and `now`.
  mutating func refresh() {
    ordered = QuestList.sorted(Array(open.values), at: now, calendar: calendar).map {
      ListItem(section: $0.section, encounter: $0.encounter, at: now)
    }
    list()
  }

  /// Puts quests that were changed where they belong; the others stay as they stood at the last refresh.
  mutating func place(_ changes: [Change]) {
    let days = SectionDays(at: now, calendar: calendar)
    for change in changes {
      if let before = change.before, before.isOpen,
        let index = ordered.firstIndex(where: { $0.quest.number == before.number })
      {
        ordered.remove(at: index)
      }
      guard let after = change.after, after.isOpen else { continue }
      let encounter = Encounter(after, at: now, calendar: calendar)
      let item = ListItem(section: days.section(of: encounter), encounter: encounter, at: now)
      ordered.insert(item, at: ordered.partitioningIndex { item < $0 })
    }
    list()
  }

  /// Shows of the ordered quests those that are sought, and keeps the selection on its quest, or else on its place.
  mutating func list() {
    found = filter == .everything ? nil : ordered.filter { filter.matches($0.encounter, calendar: calendar) }
    counts = State.starts(in: ordered).reduce(into: [:]) { $0[$1.section] = $1.count }
    sections = State.starts(in: listing)
    highestNumber = open.keys.max() ?? 0
    graveyard = QuestList.graveyard(slain, at: now, calendar: calendar).map {
      Encounter($0, at: now, calendar: calendar)
    }
    if selectedItem?.quest.number != selected || selected == nil { keepSelection() }
    selectedTomb = max(0, min(selectedTomb, graveyard.count - 1))
    if graveyard.isEmpty && focus == .graveyard { focus = .list }
  }

  private mutating func keepSelection() {
    if let index = listing.firstIndex(where: { $0.quest.number == selected }) {
      selectedIndex = index
    } else {
      selectedIndex = max(0, min(selectedIndex, listing.count - 1))
      selected = selectedItem?.quest.number
    }
  }

  /// Where the sections begin in items that are in order; those without a quest are left away.
  private static func starts(in items: [ListItem]) -> [SectionStart] {
    var start = 0
    return Section.allCases.compactMap { section in
      let end = items.partitioningIndex { $0.section > section }
      defer { start = end }
      return end == start ? nil : SectionStart(section: section, index: start, count: end - start)
    }
  }
}

extension ListItem: Comparable {
  /// The order of the list: by section, then deadline, then strength (highest first), then number.
  public static func < (a: ListItem, b: ListItem) -> Bool {
    (a.section, a.end, -a.encounter.strength, a.quest.number) < (
      b.section, b.end, -b.encounter.strength, b.quest.number
    )
  }
}
