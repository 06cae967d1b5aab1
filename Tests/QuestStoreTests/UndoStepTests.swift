import QuestCore
import TestKit
import Testing

@testable import QuestStore

@Suite struct UndoStepTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  @Test func aStepIsUndoneWhateverWasDoneElsewhereSince() throws {
    let store = try fixture.open()
    try store.add("a", "b")
    try store.perform(.complete([1]))
    try store.perform(.edit(2, [.note("x")]))
    let outcome = try store.perform(.undoStep(2))
    #expect(outcome.step.kind == .undo && outcome.step.target == 2)
    #expect(try store.openQuests().map(\.title) == ["a", "b"])
    #expect(try store.quest(2)?.note == "x")
    #expect(throws: StoreError.refused(.alreadyUndone(2))) { try store.perform(.undoStep(2)) }
    #expect(throws: StoreError.refused(.undoOfUndo(4))) { try store.perform(.undoStep(4)) }
    #expect(throws: StoreError.refused(.noSuchStep(9))) { try store.perform(.undoStep(9)) }
    // Redone, it can be undone again.
    try store.perform(.redo)
    #expect(try store.perform(.undoStep(2)).step.target == 2)
  }

  @Test func whatWasBuiltUponStays() throws {
    let store = try fixture.open()
    try store.add("a")
    try store.perform(.edit(1, [.note("x")]))
    try store.perform(.edit(1, [.note("y")]))
    #expect(throws: StoreError.refused(.changedSince(1, .edit))) { try store.perform(.undoStep(2)) }
    #expect(throws: StoreError.refused(.changedSince(1, .add))) { try store.perform(.undoStep(1)) }
    #expect(try store.newestSteps(9).count == 3)
  }

  @Test func severalEditsAreOneStep() throws {
    let store = try fixture.open()
    try store.add("a", "b")
    let edits = [QuestEdit(1, [.note("x")]), QuestEdit(2, [.note("y")])]
    #expect(try store.perform(.editEach(edits)).step.kind == .edit)
    #expect(try store.openQuests().map(\.note) == ["x", "y"])
    try store.perform(.undo)
    #expect(try store.openQuests().map(\.note) == ["", ""])
  }

  @Test func tagsAndCampaignsAreCounted() throws {
    let store = try fixture.open()
    try store.perform(
      .add([
        Draft(title: "a", campaign: "x y", tags: ["집", "b"]), Draft(title: "b", campaign: "z", tags: ["b"]),
        Draft(title: "c", campaign: "x y"), Draft(title: "d"),
      ]))
    try store.perform(.complete([2]))
    #expect(try store.tags() == [NameCount(name: "b", open: 1, slain: 1), NameCount(name: "집", open: 1, slain: 0)])
    #expect(
      try store.campaigns() == [NameCount(name: "x y", open: 2, slain: 0), NameCount(name: "z", open: 0, slain: 1)])
  }
}
