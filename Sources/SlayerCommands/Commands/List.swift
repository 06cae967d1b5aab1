import QuestCore
import QuestStore
import SlayerText

extension CommandRun {
  func list() throws(CommandFailure) {
    let store = try reader()
    let quests = try store.map { store throws(CommandFailure) in try stored(store.openQuests) } ?? []
    let calendar = calendar(covering: quests.lazy.compactMap(\.deadline))
    let filter = QuestFilter(words: words)
    let listed = QuestList.sorted(quests, at: now, calendar: calendar)
      .filter { filter.matches($0.encounter, in: $0.section) }
    if isJSON {
      return try say(array: listed.lazy.map(\.encounter.quest), JSONWriter(now: now, calendar: calendar))
    }
    if listed.isEmpty { return try say(quests.isEmpty ? CommandWords.noOpenQuests : CommandWords.noMatch) }
    let lines = QuestLines(
      listed.map(\.encounter), words: deadlineWords(calendar), language: language, paint: paint,
      columns: output.columns)
    var current: Section?
    for (section, encounter) in listed {
      if section != current {
        if current != nil { try say("") }
        try say(lines.heading(section, count: listed.count { $0.section == section }))
        current = section
      }
      try say(lines.line(encounter))
    }
  }

  func show() throws(CommandFailure) {
    let numbers = try usage { () throws(UsageFault) in try questNumbers(words) }
    guard let number = numbers.first, numbers.count == 1 else { throw .usage(.noNumber(words.first ?? "")) }
    let store = try reader()
    let quest = try stored { () throws(StoreError) in
      guard let quest = try store?.quest(number) else { throw StoreError.refused(.noSuchQuest(number)) }
      return quest
    }
    try say(quest)
  }

  func next() throws(CommandFailure) {
    let quest = try summary().next
    if let quest { return try say(quest) }
    try isJSON ? say(JSON.null) : say(CommandWords.noOpenQuests)
  }

  private func say(_ quest: Quest) throws(CommandFailure) {
    let calendar = calendar(covering: [quest.deadline].compactMap { $0 })
    if isJSON { return try say(JSONWriter(now: now, calendar: calendar).quest(quest)) }
    for line in details(calendar).full(Encounter(quest, at: now, calendar: calendar)) { try say(line) }
  }
}
