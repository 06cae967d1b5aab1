import QuestCore
import QuestStore
import SlayerText

extension CommandRun {
  func list() throws(CommandFailure) {
    try checkFormat()
    // A lone hyphen is rather a mistyped option than a word to exclude.
    if let stray = words.prefix(arguments.wordsBeforeEnd).first(where: { $0.hasPrefix("-") && $0.count > 1 }) {
      throw .usage(.unknownOption(stray, nearest: nil))
    }
    let filter = try filter(filterText(words))
    let store = try reader()
    let open = try openQuests(store)
    let slain = filter.concernsSlain ? try self.slain(filter, store) : []
    let calendar = calendar(covering: (open + slain).lazy.compactMap(\.deadline))
    let listed = QuestList.sorted(open, at: now, calendar: calendar)
      .filter { filter.matches($0.encounter, calendar: calendar) }
      .map { (heading: $0.section.words, encounter: $0.encounter) }
    let tombs = slain.map { Encounter($0, at: now, calendar: calendar) }
      .filter { filter.matches($0, calendar: calendar) }
      .map { (heading: SectionWords.slain, encounter: $0) }
    let all = listed + tombs
    if isForPrograms { return try sayForPrograms(all.lazy.map(\.encounter.quest), calendar) }
    if all.isEmpty {
      return try say(
        words.isEmpty ? CommandWords.noOpenQuests : filter.concernsSlain ? SectionWords.noMatch : CommandWords.noMatch)
    }
    try say(sections: all, calendar)
  }

  private func say(
    sections: [(heading: Words, encounter: Encounter)], _ calendar: SlayerCalendar
  ) throws(CommandFailure) {
    let lines = QuestLines(
      sections.map(\.encounter), words: deadlineWords(calendar), language: language, paint: paint,
      columns: output.columns, dates: arguments.dates)
    var counts: [Words: Int] = [:]
    for item in sections { counts[item.heading, default: 0] += 1 }
    var current: Words?
    for (heading, encounter) in sections {
      if heading != current {
        if current != nil { try say("") }
        try say(lines.heading(heading, count: counts[heading] ?? 0))
        current = heading
      }
      try say(lines.line(encounter))
    }
  }

  func show() throws(CommandFailure) {
    try checkFormat()
    try say(storedQuest(oneNumber(words.first ?? "")))
  }

  /// One word that is one number.
  func oneNumber(_ word: String) throws(CommandFailure) -> Int {
    let numbers = try usage { () throws(UsageFault) in try questNumbers([word]) }
    guard let number = numbers.first, numbers.count == 1 else { throw .usage(.noNumber(word)) }
    return number
  }

  func storedQuest(_ number: Int) throws(CommandFailure) -> Quest {
    let store = try reader()
    return try stored { () throws(StoreError) in
      guard let quest = try store?.quest(number) else { throw StoreError.refused(.noSuchQuest(number)) }
      return quest
    }
  }

  func next() throws(CommandFailure) {
    try checkFormat()
    let quest = try summary().next
    if let quest { return try say(quest) }
    if isJSON { return try say(JSON.null) }
    if isForPrograms { return try sayForPrograms([], context.calendar) }
    try say(CommandWords.noOpenQuests)
  }

  private func say(_ quest: Quest) throws(CommandFailure) {
    let calendar = calendar(covering: [quest.deadline].compactMap { $0 })
    if isForPrograms { return try sayForPrograms([quest], calendar, isOne: true) }
    for line in details(calendar).full(Encounter(quest, at: now, calendar: calendar)) { try say(line) }
  }
}
