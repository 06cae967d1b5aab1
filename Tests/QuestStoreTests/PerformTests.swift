import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

@Suite struct PerformTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  @Test func aNewStoreIsEmpty() throws {
    let store = try fixture.open()
    #expect(try store.openQuests() == [])
    #expect(try store.newestSteps(10) == [])
    #expect(!store.isReadOnly)
  }

  @Test func everyFactComesBack() throws {
    let draft = Draft(
      title: "pay \"rent\" \u{1F}", note: "two\nlines, 한글, \u{0} and \\", deadline: .day(day("2026-12-25")),
      importance: .epic, campaign: "집", tags: ["b", "a"],
      steps: [Step(title: "call"), Step(title: "", isCompleted: true)],
      repetition: Repetition(rule: try #require(RepetitionRule("FREQ=MONTHLY")), origin: .completion))
    let made = try fixture.open().perform(.add([draft])).step.changes.compactMap(\.after)
    let store = try fixture.open()
    #expect(try store.openQuests() == made)
    #expect(made.first?.note == "two\nlines, 한글, \u{0} and \\")
    #expect(made.first?.tags == ["b", "a"])
    #expect(try store.newestSteps(1).first?.changes == [Change(before: nil, after: made.first)])
  }

  @Test func aMomentAndASlainQuestComeBack() throws {
    let store = try fixture.open()
    let due = moment("2026-05-04 17:00")
    try store.perform(.add([Draft(title: "a", deadline: .moment(due)), Draft(title: "b")]))
    try store.perform(.complete([2, 1]))
    #expect(
      try store.quest(1)?.completion == Completion(moment: morning, deadlineEnd: due, sequence: 2))
    #expect(try store.quest(2)?.completion == Completion(moment: morning, deadlineEnd: nil, sequence: 2))
    #expect(try store.quest(3) == nil)
    #expect(try store.slain(from: morning, to: morning.adding(seconds: 1)).map(\.number) == [1, 2])
    #expect(try store.slain(from: morning.adding(seconds: 1), to: moment("2027-01-01")) == [])
  }

  /// History is in the order of the journal, also where the clock was set back between two kills.
  @Test func aClockSetBackwardsChangesNoOrder() throws {
    let store = try fixture.open()
    try store.add("a", "b", at: moment("2026-05-04 12:00"))
    _ = try store.perform(.complete([2]), at: moment("2026-05-04 11:00"), calendar: seoul)
    _ = try store.perform(.complete([1]), at: moment("2026-05-04 10:00"), calendar: seoul)
    #expect(try store.slain(from: moment("2026-05-04"), to: moment("2026-05-05")).map(\.number) == [2, 1])
    #expect(try store.kills(calendar: seoul).map(\.number) == [2, 1])
    try store.perform(.undo)
    #expect(try store.openQuests().map(\.number) == [1])
  }

  @Test func numbersAreNeverUsedAgain() throws {
    let store = try fixture.open()
    #expect(try store.add("a", "b").map(\.number) == [1, 2])
    try store.perform(.delete([2]))
    #expect(try store.add("c").map(\.number) == [3])
    try store.perform(.undo)
    #expect(try store.add("d").map(\.number) == [4])
    #expect(try fixture.open().add("e").map(\.number) == [5])
  }

  @Test func aRefusalChangesNothing() throws {
    let store = try fixture.open()
    try store.add("a", "b")
    #expect(throws: StoreError.refused(.noSuchQuest(9))) { try store.perform(.complete([1, 9])) }
    #expect(throws: StoreError.refused(.emptyTitle)) { try store.add("c", " ") }
    #expect(try store.openQuests().map(\.title) == ["a", "b"])
    #expect(try store.newestSteps(10).map(\.sequence) == [1])
    #expect(try store.add("c").map(\.number) == [3])
  }

  @Test func anEditReplacesTagsAndSteps() throws {
    let store = try fixture.open()
    try store.perform(.add([Draft(title: "a", tags: ["x", "y"], steps: [Step(title: "s")])]))
    try store.perform(.edit(1, [.tags(["z"]), .steps([]), .deadline(.day(day("2026-05-05"))), .campaign("c")]))
    let quest = try #require(try store.quest(1))
    #expect(quest.tags == ["z"])
    #expect(quest.steps == [])
    #expect(quest.deadline == .day(day("2026-05-05")))
    #expect(quest.campaign == "c")
  }

  @Test func theJournalSaysWhoAndWhen() throws {
    try fixture.open("slayer add", session: "one").add("a")
    let store = try fixture.open("slayer done", session: "two")
    let outcome = try store.perform(.complete([1]), at: moment("2026-05-04 10:00"), calendar: seoul)
    let steps = try store.newestSteps(5)
    #expect(steps.map(\.program) == ["slayer done", "slayer add"])
    #expect(steps.map(\.session) == ["two", "one"])
    #expect(steps.map(\.moment) == [moment("2026-05-04 10:00"), morning])
    #expect(steps.map(\.kind) == [.complete, .add])
    #expect(steps.first == outcome.step)
    #expect(try store.newestSteps(1).count == 1)
    #expect(try store.newestSteps(-1).isEmpty)
  }

  @Test func killsAreWorthWhatTheirEncounterSays() throws {
    let store = try fixture.open()
    try store.perform(
      .add([Draft(title: "a", importance: .epic, steps: [Step(title: "s")]), Draft(title: "b"), Draft(title: "c")]))
    try store.perform(.complete([1]))
    try store.perform(.complete([2]))
    let expected = [1, 2].compactMap { number in
      (try? store.quest(number)).flatMap { $0 }.flatMap { Kill(Encounter($0, at: morning, calendar: seoul)) }
    }
    #expect(expected.map(\.experience) == [52, 15])
    #expect(try store.kills(calendar: seoul) == expected)
  }
}
