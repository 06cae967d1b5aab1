import QuestCore
import SlayerText

extension CommandRun {
  func done() throws(CommandFailure) {
    let outcome = try write(.complete(numbers(words, .open)))
    let slain = outcome.step.changes.filter { $0.before != nil }.compactMap(\.after)
    if isJSON { return try sayJSON(slain) }
    let calendar = calendar(covering: outcome.step.changes.compactMap { $0.quest?.deadline })
    for quest in slain {
      let encounter = Encounter(quest, at: now, calendar: calendar)
      let parts = [
        CommandWords.slain(CommandWords.named(quest.number, quest.title)), encounter.quality?.words,
        encounter.experience.map(CommandWords.experience),
      ]
      try say(parts.compactMap { $0?(language) }.joined(separator: " · "))
    }
    for quest in outcome.step.changes.filter({ $0.before == nil }).compactMap(\.after) {
      let name = CommandWords.named(quest.number, quest.title)
      try say(CommandWords.returns(name, deadlineWords(calendar).full(quest.deadline)))
    }
  }

  func reopen() throws(CommandFailure) {
    try change(.reopen(numbers(words, .slain)), CommandWords.raised)
  }

  func delete() throws(CommandFailure) {
    try change(.delete(numbers(words, .asListed)), CommandWords.deleted)
  }

  func undo() throws(CommandFailure) {
    let step = try words.first.map { word throws(CommandFailure) in
      guard let numbers = try? questNumbers([word]), numbers.count == 1 else { throw .usage(.noStep(word)) }
      return numbers[0]
    }
    try reverse(step.map(Command.undoStep) ?? .undo, "undone", CommandWords.undone)
  }
  func redo() throws(CommandFailure) { try reverse(.redo, "redone", CommandWords.redone) }

  private func change(_ command: Command, _ told: (String) -> Words) throws(CommandFailure) {
    let quests = try write(command).step.changes.compactMap(\.quest)
    if isJSON { return try sayJSON(quests) }
    for quest in quests { try say(told(CommandWords.named(quest.number, quest.title))) }
  }

  private func reverse(
    _ command: Command, _ member: String, _ told: (Words) -> Words
  ) throws(CommandFailure) {
    let outcome = try write(command)
    let step = outcome.concernedWords
    if isJSON {
      let quests = outcome.step.changes.compactMap(\.quest)
      let writer = JSONWriter(now: now, calendar: calendar(covering: quests.compactMap(\.deadline)))
      return try say(JSON.object([.init(member, .text(step.english)), .init("quests", writer.quests(quests))]))
    }
    try say(told(step))
  }

  private func sayJSON(_ quests: [Quest]) throws(CommandFailure) {
    let calendar = calendar(covering: quests.compactMap(\.deadline))
    try say(array: quests, JSONWriter(now: now, calendar: calendar))
  }
}
