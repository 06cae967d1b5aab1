import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

@Suite struct UndoTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }
  let running = ProcessMark.current.description
  let ended = "4711-1-another-boot"
  let endedToo = "4712-1-another-boot"

  func screen(_ session: String) throws -> QuestStore {
    try fixture.open("slayer", session: session, reach: .ownThenEnded)
  }

  @Test func undoAndRedoSurviveARestart() throws {
    let made = try fixture.open(session: "one").add("a")
    try fixture.open(session: "two").perform(.complete([1]))
    let undone = try fixture.open(session: "three").perform(.undo)
    #expect(undone.concerned?.kind == .complete)
    #expect(undone.step.kind == .undo)
    #expect(undone.step.target == 2)
    #expect(try fixture.open().openQuests() == made)
    let redone = try fixture.open(session: "four").perform(.redo)
    #expect(redone.concerned == undone.concerned)
    #expect(redone.step.target == 2)
    #expect(try fixture.open().quest(1)?.completion?.sequence == 2)
  }

  @Test func undoWalksBackAndRedoForward() throws {
    let store = try fixture.open()
    try store.add("a")
    try store.add("b")
    try store.perform(.edit(1, [.title("c")]))
    #expect(try [store.perform(.undo), store.perform(.undo), store.perform(.undo)].map(\.step.target) == [3, 2, 1])
    #expect(throws: StoreError.refused(.nothingToUndo)) { try store.perform(.undo) }
    #expect(try store.openQuests() == [])
    #expect(try [store.perform(.redo), store.perform(.redo)].map(\.step.target) == [1, 2])
    #expect(try store.openQuests().map(\.title) == ["a", "b"])
    #expect(try store.perform(.undo).step.target == 2)
    #expect(try [store.perform(.redo), store.perform(.redo)].map(\.step.target) == [2, 3])
    #expect(throws: StoreError.refused(.nothingToRedo)) { try store.perform(.redo) }
    #expect(try store.openQuests().map(\.title) == ["c", "b"])
  }

  @Test func aNewChangeEndsRedo() throws {
    let store = try fixture.open()
    try store.add("a")
    try store.perform(.undo)
    try store.add("b")
    #expect(throws: StoreError.refused(.nothingToRedo)) { try store.perform(.redo) }
  }

  @Test func manyQuestsAreOneStep() throws {
    let store = try fixture.open()
    try store.add("a", "b", "c")
    try store.perform(.complete([1, 2, 3]))
    try store.perform(.undo)
    #expect(try store.openQuests().map(\.number) == [1, 2, 3])
    try store.perform(.undo)
    #expect(try store.openQuests() == [])
    #expect(throws: StoreError.refused(.nothingToUndo)) { try store.perform(.undo) }
  }

  @Test func aScreenUndoesItsOwnThenThoseThatEnded() throws {
    try screen(ended).add("of an ended screen")
    try screen(endedToo).add("of another")
    let other = try screen(running)
    try other.add("of a running screen")
    try fixture.open("slayer add", session: "cli-1-x").add("of the command line")
    let mine = try screen("mine")
    try mine.add("mine")
    #expect(try (1...3).map { _ in try mine.perform(.undo).step.target } == [5, 2, 1])
    #expect(throws: StoreError.refused(.nothingToUndo)) { try mine.perform(.undo) }
    #expect(try mine.openQuests().map(\.title) == ["of a running screen", "of the command line"])
    #expect(try (1...3).map { _ in try mine.perform(.redo).step.target } == [1, 2, 5])
    #expect(throws: StoreError.refused(.nothingToRedo)) { try mine.perform(.redo) }
  }

  @Test func theCommandLineUndoesTheNewestOfAnyProgram() throws {
    try fixture.open("slayer add", session: "one").add("a")
    try screen(running).add("b")
    let command = try fixture.open("slayer undo", session: "two")
    #expect(try [command.perform(.undo), command.perform(.undo)].map(\.step.target) == [2, 1])
  }

  @Test func whatAnotherBuiltUponIsRefused() throws {
    let mine = try screen("mine")
    try mine.add("a")
    try fixture.open("slayer edit", session: "two").perform(.edit(1, [.title("b")]))
    #expect(throws: StoreError.refused(.changedSince(1, .add))) { try mine.perform(.undo) }
    #expect(try mine.quest(1)?.title == "b")
    try fixture.open("slayer undo", session: "three").perform(.undo)
    #expect(try mine.perform(.undo).step.target == 1)
  }

  @Test func anotherProgramsChangeDoesNotEndRedo() throws {
    let mine = try screen("mine")
    try mine.add("a")
    try mine.perform(.undo)
    try fixture.open("slayer add", session: "two").add("b")
    #expect(try mine.perform(.redo).step.target == 1)
    #expect(try mine.openQuests().map(\.title) == ["a", "b"])
  }

  @Test func aRisenTombKeepsItsPlaceInHistory() throws {
    let store = try fixture.open()
    try store.add("a")
    try store.perform(.complete([1]))
    let slain = try store.quest(1)
    try store.perform(.reopen([1]))
    try store.perform(.undo)
    #expect(try store.quest(1) == slain)
  }
}
