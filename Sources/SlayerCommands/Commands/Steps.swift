import QuestCore
import SlayerText

extension CommandRun {
  /// `step N`, `step N add TEXT`, `step N done K…`, `step N undone K…`, `step N delete K…`.
  func step() throws(CommandFailure) {
    let number = try oneNumber(words.first ?? "")
    guard words.count > 1 else { return try say(stepsOf: storedQuest(number)) }
    let action = try usage { () throws(UsageFault) in try StepAction(words[1], Array(words[2...])) }
    let quests = try editEach([number]) { quest throws(CommandFailure) in
      guard quest.isOpen else { throw .store(.refused(.alreadySlain(number))) }
      return [.steps(try self.steps(quest.steps, action))]
    }
    for quest in quests { try say(stepsOf: quest) }
  }

  private func steps(_ steps: [Step], _ action: StepAction) throws(CommandFailure) -> [Step] {
    var steps = steps
    switch action {
    case .add(let title): return steps + [Step(title: title)]
    case .complete(let places, let isCompleted):
      for place in places {
        guard steps.indices.contains(place - 1) else { throw .said(EditWords.noStep(place), .refused) }
        steps[place - 1].isCompleted = isCompleted
      }
    case .delete(let places):
      for place in places.sorted(by: >) {
        guard steps.indices.contains(place - 1) else { throw .said(EditWords.noStep(place), .refused) }
        steps.remove(at: place - 1)
      }
    }
    return steps
  }

  private func say(stepsOf quest: Quest) throws(CommandFailure) {
    if isJSON {
      let calendar = calendar(covering: [quest.deadline].compactMap { $0 })
      return try say(JSONWriter(now: now, calendar: calendar).quest(quest))
    }
    try say(paint.bold(CommandWords.named(quest.number, quest.title)))
    if quest.steps.isEmpty { try say("  " + EditWords.noSteps(language)) }
    let width = String(quest.steps.count).count
    for (index, step) in quest.steps.enumerated() {
      let place = String(index + 1)
      let blanks = String(repeating: " ", count: width - place.count)
      try say("  \(blanks)\(place) \(step.isCompleted ? "[x]" : "[ ]") \(safe(step.title))")
    }
  }
}

/// What is done to the steps of a quest; steps are counted from 1.
enum StepAction: Equatable {
  case add(String)
  case complete([Int], Bool)
  case delete([Int])

  init(_ verb: String, _ rest: [String]) throws(UsageFault) {
    guard ["add", "done", "undone", "delete"].contains(verb) else {
      throw .noSuchValue(verb, option: "slayer step N", choices: ["add", "done", "undone", "delete"])
    }
    guard !rest.isEmpty else { throw .wordsMissing(.step) }
    if verb == "add" {
      let title = CommandRun.trimmed(
        rest.joined(separator: " ").split(whereSeparator: \.isNewline).joined(separator: " "))
      guard !title.isEmpty else { throw .wordsMissing(.step) }
      self = .add(title)
      return
    }
    let places = try questNumbers(rest)
    self = verb == "delete" ? .delete(places) : .complete(places, verb == "done")
  }
}
