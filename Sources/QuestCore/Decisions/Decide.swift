/// What a decision needs to know besides the command and the quests.
public struct DecisionContext: Sendable {
  public var now: Moment
  public var calendar: SlayerCalendar
  /// The sequence of the journal step that will carry the changes.
  public var sequence: Int
  /// The number the next new quest gets.
  public var nextNumber: Int
  /// Makes ids; the only door through which chance comes in.
  public var freshID: @Sendable () -> QuestID

  public init(
    now: Moment, calendar: SlayerCalendar, sequence: Int, nextNumber: Int, freshID: @escaping @Sendable () -> QuestID
  ) {
    self.now = now
    self.calendar = calendar
    self.sequence = sequence
    self.nextNumber = nextNumber
    self.freshID = freshID
  }
}

/// Turns a command into changes, or refuses. Pure: `quests` holds the quests concerned, by number, as they are now.
/// Several quests are one decision: all of them change or none.
///
/// Undo and redo are decided from the journal, by `decideReversal`.
public func decide(
  _ command: Command, _ quests: [Int: Quest], _ context: DecisionContext
) throws(Refusal) -> [Change] {
  switch command {
  case .add(let drafts): try add(drafts, context)
  case .edit(let number, let fields): [try edit(find(number, quests), fields)]
  case .editEach(let edits): try editEach(edits, quests)
  case .complete(let numbers): try complete(numbers, quests, context)
  case .reopen(let numbers): try reopen(numbers, quests, context)
  case .delete(let numbers): try each(numbers, quests) { quest throws(Refusal) in Change(before: quest, after: nil) }
  case .undo: throw .nothingToUndo
  case .undoStep(let sequence): throw .noSuchStep(sequence)
  case .redo: throw .nothingToRedo
  case .restore(let wanted): try restore(wanted, quests, context)
  }
}

/// Takes a step back (or, for an undo step that is to be redone, brings it again): the changes reversed, newest first.
/// Refused when a quest is no longer as the step left it. `current` holds the quests concerned, by number.
public func decideReversal(of step: JournalStep, current: [Int: Quest]) throws(Refusal) -> [Change] {
  for change in step.changes {
    guard let number = change.quest?.number else { continue }
    if current[number] != change.after { throw .changedSince(number, step.kind) }
  }
  return step.changes.reversed().map(\.reversed)
}

private func add(_ drafts: [Draft], _ context: DecisionContext) throws(Refusal) -> [Change] {
  guard !drafts.isEmpty else { throw .nothingToDo }
  var changes: [Change] = []
  for (index, draft) in drafts.enumerated() {
    let title = singleLine(draft.title)
    guard !title.isEmpty else { throw .emptyTitle }
    if draft.repetition != nil && draft.deadline == nil { throw .repetitionWithoutDeadline }
    let quest = Quest(
      id: draft.id ?? context.freshID(), number: context.nextNumber + index, title: title, note: draft.note,
      deadline: draft.deadline, created: context.now, importance: draft.importance, campaign: draft.campaign,
      tags: unique(draft.tags), steps: draft.steps, repetition: draft.repetition)
    changes.append(Change(before: nil, after: quest))
  }
  return changes
}

private func edit(_ quest: Quest, _ fields: [FieldChange]) throws(Refusal) -> Change {
  var edited = quest
  for field in fields {
    switch field {
    case .title(let title): edited.title = singleLine(title)
    case .note(let note): edited.note = note
    case .deadline(let deadline): edited.deadline = deadline
    case .importance(let importance): edited.importance = importance
    case .campaign(let campaign): edited.campaign = campaign
    case .tags(let tags): edited.tags = unique(tags)
    case .steps(let steps): edited.steps = steps
    case .repetition(let repetition): edited.repetition = repetition
    }
  }
  if edited.title.isEmpty { throw .emptyTitle }
  if edited.repetition != nil && edited.deadline == nil { throw .repetitionWithoutDeadline }
  if edited == quest { throw .nothingToDo }
  return Change(before: quest, after: edited)
}

private func editEach(_ edits: [QuestEdit], _ quests: [Int: Quest]) throws(Refusal) -> [Change] {
  var changes: [Change] = []
  var seen: Set<Int> = []
  for one in edits where seen.insert(one.number).inserted {
    let quest = try find(one.number, quests)
    if let known = one.seen, known != quest { throw .changedMeanwhile(one.number) }
    do {
      changes.append(try edit(quest, one.fields))
    } catch Refusal.nothingToDo {
      continue
    }
  }
  guard !changes.isEmpty else { throw .nothingToDo }
  return changes
}

/// Slays each quest; one that repeats leaves its successor behind, in the same decision.
private func complete(
  _ numbers: [Int], _ quests: [Int: Quest], _ context: DecisionContext
) throws(Refusal) -> [Change] {
  var nextNumber = context.nextNumber
  var successors: [Change] = []
  let slain = try each(numbers, quests) { quest throws(Refusal) in
    guard quest.isOpen else { throw .alreadySlain(quest.number) }
    var after = quest
    after.completion = Completion(
      moment: context.now, deadlineEnd: quest.deadline.map(context.calendar.end(of:)), sequence: context.sequence)
    if let successor = successor(
      of: quest, slain: context.now, id: context.freshID, number: nextNumber, context.calendar)
    {
      successors.append(Change(before: nil, after: successor))
      nextNumber += 1
    }
    return Change(before: quest, after: after)
  }
  return slain + successors
}

private func successor(
  of quest: Quest, slain: Moment, id: () -> QuestID, number: Int, _ calendar: SlayerCalendar
) -> Quest? {
  guard
    let (repetition, deadline) = quest.repetition?.next(after: quest.deadline, completed: slain, calendar: calendar)
  else { return nil }
  return Quest(
    id: id(), number: number, title: quest.title, note: quest.note, deadline: deadline, created: slain,
    importance: quest.importance, campaign: quest.campaign, tags: quest.tags,
    steps: quest.steps.map { Step(title: $0.title) }, repetition: repetition, series: quest.series ?? quest.id)
}

/// Raises each quest. The successor that its kill left behind goes again, if nobody touched it since: one live quest a
/// series. `quests` holds the open quests of its series too.
private func reopen(
  _ numbers: [Int], _ quests: [Int: Quest], _ context: DecisionContext
) throws(Refusal) -> [Change] {
  var removals: [Change] = []
  let raised = try each(numbers, quests) { quest throws(Refusal) in
    guard let completion = quest.completion else { throw .notSlain(quest.number) }
    var after = quest
    after.completion = nil
    let untouched = quests.values.first { mate in
      mate.isOpen && mate.series == quest.series ?? quest.id
        && mate
          == successor(of: after, slain: completion.moment, id: { mate.id }, number: mate.number, context.calendar)
    }
    if let untouched { removals.append(Change(before: untouched, after: nil)) }
    return Change(before: quest, after: after)
  }
  return raised + removals
}

private func each(
  _ numbers: [Int], _ quests: [Int: Quest], _ change: (Quest) throws(Refusal) -> Change
) throws(Refusal) -> [Change] {
  guard !numbers.isEmpty else { throw .nothingToDo }
  var changes: [Change] = []
  var seen: Set<Int> = []
  for number in numbers where seen.insert(number).inserted {
    changes.append(try change(find(number, quests)))
  }
  return changes
}

private func find(_ number: Int, _ quests: [Int: Quest]) throws(Refusal) -> Quest {
  guard let quest = quests[number] else { throw .noSuchQuest(number) }
  return quest
}

/// Each tag once, in the order given; one that differs only in how its letters are composed is the same.
private func unique(_ tags: [String]) -> [String] {
  var seen: Set<String> = []
  return tags.filter { seen.insert($0).inserted }
}
