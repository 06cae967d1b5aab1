import QuestCore
import SlayerText

extension CommandRun {
  func add() throws(CommandFailure) {
    if words == ["-"], arguments.wordsBeforeEnd == 1 { return try addFromInput() }
    let text = Self.typedText(words)
    var (reading, calendar) = read(text)
    if let error = reading.error { throw .reading(error) }
    var isAsked = false
    if arguments.ask, let chosen = try ask(about: reading, text, calendar) {
      reading = chosen
      calendar = self.calendar(covering: [reading.draft.deadline].compactMap { $0 })
      isAsked = true
    }
    let outcome = try write(.add([reading.draft]))
    guard let quest = outcome.step.changes.first?.after else { return }
    if isJSON { return try say(JSONWriter(now: now, calendar: calendar).quest(quest)) }
    try say(CommandWords.added(CommandWords.named(quest.number, quest.title)))
    for line in details(calendar).brief(Encounter(quest, at: now, calendar: calendar)) { try say(line) }
    try sayMore(reading, calendar, others: !isAsked)
  }

  /// The text of a quick-add line, put together from the words of the shell. A value with spaces that the shell took
  /// the quotes from gets them again: `due:"fri 5pm"`.
  static func typedText(_ words: [String]) -> String {
    guard words.count > 1 else { return words.first ?? "" }
    return words.map { word in
      guard let field = ["due:", "every:"].first(where: word.hasPrefix), word.contains(" "), !word.contains("\"")
      else { return word }
      return "\(field)\"\(word.dropFirst(field.count))\""
    }.joined(separator: " ")
  }

  /// The reading of a line, in a calendar that reaches as far as its deadline.
  func read(
    _ text: String, choice: Int = 0, literal: [Range<Int>] = []
  ) -> (reading: Reading, calendar: SlayerCalendar) {
    var calendar = context.calendar
    var reading = QuickAdd.read(
      text, context.settings.readingContext(at: now, calendar.zone), choice: choice, literal: literal)
    let wider = self.calendar(covering: [reading.draft.deadline].compactMap { $0 })
    if wider != calendar {
      calendar = wider
      reading = QuickAdd.read(
        text, context.settings.readingContext(at: now, wider.zone), choice: choice, literal: literal)
    }
    return (reading, calendar)
  }

  /// What else is worth saying of a reading: its remarks, and what it could also have been.
  func sayMore(_ reading: Reading, _ calendar: SlayerCalendar, others: Bool = true) throws(CommandFailure) {
    for remark in reading.remarks where !remark.isError { try say("  " + remark.words(language)) }
    guard others, reading.isAmbiguous, !reading.otherReadings.isEmpty else { return }
    let words = deadlineWords(calendar)
    let others = reading.otherReadings.map { other in
      other.deadline.map(words.absolute) ?? other.repetition?.words ?? words.full(nil)
    }
    try say("  " + CommandWords.couldBe(others)(language))
  }
}
