import QuestCore
import QuestStore
import SlayerText

extension CommandRun {
  func edit() throws(CommandFailure) {
    let count = words.prefix { (try? questNumbers([$0])) != nil }.count
    let fields = try usage { () throws(UsageFault) in
      if count == 0 && arguments.chosen == nil { throw UsageFault.noNumber(words.first ?? "") }
      if count == words.count { throw UsageFault.wordsMissing(.edit) }
      return try FieldEdit.fields(Array(words[count...]))
    }
    let numbers = try numbers(Array(words[..<count]), .asListed)
    let quests = try editEach(numbers) { quest throws(CommandFailure) in try changes(fields, of: quest) }
    try say(
      edited: quests, EditWords.edited, showsDeadline: fields.contains { $0.field == .deadline || $0.field == .every })
  }

  /// `move 3 4 next friday`: as many words as are numbers, if what is left is a date.
  func move() throws(CommandFailure) {
    let (named, text) = try split(words)
    let numbers = try numbers(named, .open)
    let quests = try editEach(numbers) { quest throws(CommandFailure) in
      guard quest.isOpen else { throw .store(.refused(.alreadySlain(quest.number))) }
      return [.deadline(try deadline(text, of: quest))]
    }
    try say(edited: quests, EditWords.moved, showsDeadline: true)
  }

  private func split(_ words: [String]) throws(CommandFailure) -> (numbers: [String], date: String) {
    let context = self.context.settings.readingContext(at: now, self.context.calendar.zone)
    let count = words.prefix { (try? questNumbers([$0])) != nil }.count
    let least = arguments.chosen == nil ? 1 : 0
    guard count >= least else { throw .usage(.noNumber(words.first ?? "")) }
    guard words.count > least else { throw .usage(.wordsMissing(.move)) }
    for place in stride(from: min(count, words.count - 1), through: least, by: -1) {
      let text = words[place...].joined(separator: " ")
      let isDate = DeadlineShift(text, context) != nil || QuickAdd.readDate(text, context) != nil
      if isDate && !text.allSatisfy(\.isWhitespace) { return (Array(words[..<place]), text) }
    }
    let text = words[min(max(count, least), words.count - 1)...].joined(separator: " ")
    let error = QuickAdd.readField(text, context).remarks.first(where: \.isError)
    throw .reading(error ?? .unreadableDate(text))
  }

  /// Edits quests from what they are now; when another program changed one in between, from what they are then.
  func editEach(
    _ numbers: [Int], _ changes: (Quest) throws(CommandFailure) -> [FieldChange]
  ) throws(CommandFailure) -> [Quest] {
    var attempts = 5
    while true {
      let store = try reader()
      var edits: [QuestEdit] = []
      for number in numbers {
        let quest = try stored { () throws(StoreError) in
          guard let quest = try store?.quest(number) else { throw StoreError.refused(.noSuchQuest(number)) }
          return quest
        }
        edits.append(QuestEdit(number, try changes(quest), seen: quest))
      }
      attempts -= 1
      do throws(CommandFailure) {
        return try write(.editEach(edits)).step.changes.compactMap(\.after)
      } catch {
        guard attempts > 0, case .store(.refused(.changedMeanwhile)) = error else { throw error }
      }
    }
  }

  func say(edited quests: [Quest], _ told: (String) -> Words, showsDeadline: Bool) throws(CommandFailure) {
    let calendar = calendar(covering: quests.lazy.compactMap(\.deadline))
    if isJSON { return try say(array: quests, JSONWriter(now: now, calendar: calendar)) }
    let words = deadlineWords(calendar)
    for quest in quests {
      let line = told(CommandWords.named(quest.number, quest.title))(language)
      try say(showsDeadline ? line + " · " + words.full(quest.deadline)(language) : line)
      let isPast = quest.deadline.map { calendar.end(of: $0) <= now } ?? false
      if showsDeadline && isPast { try say("  " + ReadingRemark.past.words(language)) }
    }
  }
}
