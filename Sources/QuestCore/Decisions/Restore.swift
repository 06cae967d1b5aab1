/// Every quest becomes what `wanted` says of its number, and goes where it says nothing. `quests` holds all there are.
///
/// A completion names the step of the journal that made it. One that this journal does not have yet is taken for the
/// restore's own: quest 1, slain by step 40 of the file, was slain by step 12 here if step 12 restores it.
func restore(_ wanted: [Quest], _ quests: [Int: Quest], _ context: DecisionContext) throws(Refusal) -> [Change] {
  var changes: [Change] = []
  var kept: Set<Int> = []
  for quest in wanted where kept.insert(quest.number).inserted {
    var after = quest
    if let completion = quest.completion, completion.sequence >= context.sequence {
      after.completion = Completion(
        moment: completion.moment, deadlineEnd: completion.deadlineEnd, sequence: context.sequence)
    }
    let before = quests[quest.number]
    if !isSame(before, quest) { changes.append(Change(before: before, after: after)) }
  }
  for number in quests.keys.sorted() where !kept.contains(number) {
    changes.append(Change(before: quests[number], after: nil))
  }
  guard !changes.isEmpty else { throw .nothingToDo }
  return changes
}

/// Whether two quests differ in no more than the step that completed them: restoring a file again changes nothing.
private func isSame(_ one: Quest?, _ other: Quest) -> Bool {
  guard var one else { return false }
  if let mine = one.completion, let theirs = other.completion, mine.moment == theirs.moment,
    mine.deadlineEnd == theirs.deadlineEnd
  {
    one.completion = theirs
  }
  return one == other
}
