import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

@Suite struct RestoreTests {
  private let fixture: StoreFixture
  private let store: QuestStore

  init() throws {
    fixture = try StoreFixture()
    store = try fixture.open()
  }

  @Test("all quests become those of the copy in one step, and one undo takes it back")
  func restoreAndUndo() throws {
    try store.add("pay rent", "buy milk", "call mum")
    try store.perform(.complete([3]))
    let then = try store.allQuests()
    try store.perform(.delete([1]))
    try store.perform(.edit(2, [.title("buy oat milk"), .tags(["home"])]))
    try store.perform(.reopen([3]))
    try store.add("a fourth")
    let now = try store.allQuests()

    let step = try store.perform(.restore(then)).step
    #expect(step.kind == .restore)
    #expect(step.changes.map { $0.quest?.number } == [1, 2, 3, 4])
    #expect(try store.allQuests() == then)
    #expect(try store.problems() == [])

    #expect(try store.perform(.undo).concerned == step)
    #expect(try store.allQuests() == now)
    #expect(try store.perform(.redo).concerned?.kind == .restore)
    #expect(try store.allQuests() == then)
    // A number that was used is never used again.
    #expect(try store.add("a fifth").map(\.number) == [5])
  }

  @Test("where all is as in the copy nothing is written")
  func same() throws {
    try store.add("pay rent")
    try store.perform(.complete([1]))
    #expect(throws: StoreError.refused(.nothingToDo)) { try store.perform(.restore(store.allQuests())) }
    #expect(try store.newestSteps(10).count == 2)
  }

  @Test("a kill by a step that this journal does not have counts as one of the restore")
  func foreignStep() throws {
    let other = try StoreFixture()
    let otherStore = try other.open()
    for title in ["a", "b", "c"] { try otherStore.add(title) }
    try otherStore.perform(.complete([2]))
    let wanted = try otherStore.allQuests()
    #expect(try store.perform(.restore(wanted)).step.sequence == 1)
    #expect(try store.quest(2)?.completion?.sequence == 1)
    #expect(try store.problems() == [])
    #expect(throws: StoreError.refused(.nothingToDo)) { try store.perform(.restore(wanted)) }
  }

  @Test("ids that go from one number to another do not stand in each other's way")
  func swappedIDs() throws {
    try store.add("a", "b")
    var wanted = try store.allQuests()
    let before = wanted
    (wanted[0], wanted[1]) = (
      Quest(id: wanted[1].id, number: 1, title: "b", created: wanted[1].created),
      Quest(id: wanted[0].id, number: 2, title: "a", created: wanted[0].created)
    )
    try store.perform(.restore(wanted))
    #expect(try store.allQuests() == wanted)
    try store.perform(.undo)
    #expect(try store.allQuests() == before)
  }

  @Test("nothing wanted, nothing left; and that can be undone")
  func toNothing() throws {
    try store.add("a", "b")
    try store.perform(.restore([]))
    #expect(try store.allQuests() == [])
    try store.perform(.undo)
    #expect(try store.allQuests().map(\.title) == ["a", "b"])
  }
}
