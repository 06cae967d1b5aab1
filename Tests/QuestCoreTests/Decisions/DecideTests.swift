import TestKit
import Testing

@testable import QuestCore

@Suite struct DecideTests {
  static let now = moment("2026-05-04 09:00")

  static func context() -> DecisionContext {
    DecisionContext(
      now: now, calendar: SlayerCalendar(zone: .seoul), sequence: 7, nextNumber: 10,
      freshID: { QuestID(random: 5, 5) })
  }

  func decided(_ command: Command, _ quests: Quest...) throws(Refusal) -> [Change] {
    try decide(command, Dictionary(uniqueKeysWithValues: quests.map { ($0.number, $0) }), Self.context())
  }

  @Test func addMakesQuestsWithTheNextNumbers() throws {
    let changes = try decided(
      .add([Draft(title: "pay rent", deadline: .day(day("2026-05-08")), tags: ["home", "home"]), Draft(title: "call")]))
    #expect(changes.map(\.after?.number) == [10, 11])
    #expect(changes.map(\.after?.title) == ["pay rent", "call"])
    #expect(changes.allSatisfy { $0.before == nil && $0.after?.created == Self.now })
    #expect(changes[0].after?.tags == ["home"])
    #expect(changes[0].after?.isOpen == true)
  }

  @Test(arguments: [
    ("  pay rent\t", "pay rent"), ("a\r\n  b", "a b"), ("a\u{2028}b", "a b"), ("\u{3000}한글\u{A0}", "한글"),
    ("two  spaces", "two  spaces"), ("tab\tinside", "tab\tinside"), ("\n\na\n", "a"), ("\u{1B}[2J", "\u{1B}[2J"),
  ])
  func aTitleIsOneLine(typed: String, kept: String) throws {
    #expect(try decided(.add([Draft(title: typed)])).first?.after?.title == kept)
  }

  @Test(arguments: ["", " ", "\n", "\t \u{3000}"])
  func anEmptyTitleIsRefused(title: String) {
    #expect(throws: Refusal.emptyTitle) { try decided(.add([Draft(title: "ok"), Draft(title: title)])) }
    #expect(throws: Refusal.emptyTitle) { try decided(.edit(1, [.title(title)]), .made(1)) }
  }

  @Test func commandsWithoutQuestsAreRefused() {
    #expect(throws: Refusal.nothingToDo) { try decided(.add([])) }
    #expect(throws: Refusal.nothingToDo) { try decided(.complete([])) }
    #expect(throws: Refusal.nothingToDo) { try decided(.reopen([])) }
    #expect(throws: Refusal.nothingToDo) { try decided(.delete([])) }
    #expect(throws: Refusal.nothingToUndo) { try decided(.undo) }
    #expect(throws: Refusal.nothingToRedo) { try decided(.redo) }
  }

  @Test func aRepetitionNeedsADeadline() throws {
    let repetition = Repetition(rule: try #require(RepetitionRule("FREQ=DAILY")))
    #expect(throws: Refusal.repetitionWithoutDeadline) {
      try decided(.add([Draft(title: "a", repetition: repetition)]))
    }
    #expect(throws: Refusal.repetitionWithoutDeadline) { try decided(.edit(1, [.repetition(repetition)]), .made(1)) }
    let repeating = Quest.made(1, deadline: .day(day("2026-05-04")), repetition: repetition)
    #expect(throws: Refusal.repetitionWithoutDeadline) { try decided(.edit(1, [.deadline(nil)]), repeating) }
  }

  @Test func editChangesOnlyWhatIsNamed() throws {
    let quest = Quest.made(1, deadline: .moment(Moment(seconds: 1_638_172_800)), importance: .major)
    let change = try #require(try decided(.edit(1, [.tags(["a", "b", "a"])]), quest).first)
    var expected = quest
    expected.tags = ["a", "b"]
    #expect(change == Change(before: quest, after: expected))
  }

  @Test func editRefuses() {
    #expect(throws: Refusal.noSuchQuest(2)) { try decided(.edit(2, [.note("x")]), .made(1)) }
    #expect(throws: Refusal.nothingToDo) { try decided(.edit(1, [.title("quest")]), .made(1)) }
    #expect(throws: Refusal.nothingToDo) { try decided(.edit(1, []), .made(1)) }
  }

  @Test func completeRecordsWhenTheDeadlineEnded() throws {
    let changes = try decided(
      .complete([2, 1, 2]), .made(1, deadline: .day(day("2026-05-03"))), .made(2),
      .made(3))
    #expect(changes.map(\.after?.number) == [2, 1])
    #expect(changes[0].after?.completion == Completion(moment: Self.now, deadlineEnd: nil, sequence: 7))
    #expect(
      changes[1].after?.completion == Completion(moment: Self.now, deadlineEnd: moment("2026-05-04"), sequence: 7))
  }

  @Test func severalQuestsAreAllOrNone() {
    let slain = Quest.made(2, completion: Completion(moment: Self.now, deadlineEnd: nil, sequence: 1))
    #expect(throws: Refusal.alreadySlain(2)) { try decided(.complete([1, 2]), .made(1), slain) }
    #expect(throws: Refusal.noSuchQuest(9)) { try decided(.complete([1, 9]), .made(1)) }
    #expect(throws: Refusal.notSlain(1)) { try decided(.reopen([2, 1]), .made(1), slain) }
    #expect(throws: Refusal.noSuchQuest(9)) { try decided(.delete([1, 9]), .made(1)) }
  }

  @Test func reopenRaisesTheMonster() throws {
    let slain = Quest.made(2, completion: Completion(moment: Self.now, deadlineEnd: nil, sequence: 1))
    #expect(try decided(.reopen([2]), slain) == [Change(before: slain, after: .made(2))])
  }

  @Test func deleteLeavesNothing() throws {
    #expect(try decided(.delete([1]), .made(1)) == [Change(before: .made(1), after: nil)])
  }

  @Test func aStepIsTakenBackNewestChangeFirst() throws {
    let step = step(.complete, [Change(before: .made(1), after: .made(1, "b")), Change(before: nil, after: .made(2))])
    let changes = try decideReversal(of: step, current: [1: .made(1, "b"), 2: .made(2)])
    #expect(changes == [Change(before: .made(2), after: nil), Change(before: .made(1, "b"), after: .made(1))])
  }

  @Test func aStepIsNotTakenBackOverSomebodyElsesChange() {
    let step = step(.edit, [Change(before: .made(1), after: .made(1, "b"))])
    #expect(throws: Refusal.changedSince(1, .edit)) { try decideReversal(of: step, current: [1: .made(1, "c")]) }
    #expect(throws: Refusal.changedSince(1, .edit)) { try decideReversal(of: step, current: [:]) }
    let deletion = self.step(.delete, [Change(before: .made(1), after: nil)])
    #expect(throws: Refusal.changedSince(1, .delete)) { try decideReversal(of: deletion, current: [1: .made(1)]) }
  }

  private func step(_ kind: StepKind, _ changes: [Change]) -> JournalStep {
    JournalStep(
      sequence: 3, moment: Self.now, program: "slayer", session: "s", kind: kind, target: nil, changes: changes)
  }
}
