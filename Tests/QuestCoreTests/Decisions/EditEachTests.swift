import TestKit
import Testing

@testable import QuestCore

@Suite struct EditEachTests {
  private static let first = Quest.made(1, "a")
  private static let second = Quest.made(2, "b", importance: .epic)
  private static let context = DecisionContext(
    now: moment("2026-11-30 14:50"), calendar: SlayerCalendar(zone: .seoul), sequence: 1, nextNumber: 3,
    freshID: { QuestID(random: 1, 1) })

  private func decided(_ edits: [QuestEdit]) throws(Refusal) -> [Change] {
    try decide(.editEach(edits), [1: Self.first, 2: Self.second], Self.context)
  }

  @Test func whatChangesNothingIsPassedOver() throws {
    let changes = try decided([QuestEdit(1, [.importance(.epic)]), QuestEdit(2, [.importance(.epic)])])
    #expect(changes.map { $0.after?.number } == [1])
    #expect(throws: Refusal.nothingToDo) { try decided([QuestEdit(2, [.importance(.epic)])]) }
    #expect(throws: Refusal.nothingToDo) { try decided([]) }
  }

  @Test func allOrNone() {
    #expect(throws: Refusal.noSuchQuest(3)) { try decided([QuestEdit(1, [.note("x")]), QuestEdit(3, [.note("x")])]) }
    #expect(throws: Refusal.emptyTitle) { try decided([QuestEdit(1, [.note("x")]), QuestEdit(2, [.title(" ")])]) }
  }

  @Test func anEditHoldsOnlyForTheQuestThatWasSeen() throws {
    #expect(try decided([QuestEdit(1, [.note("x")], seen: Self.first)]).count == 1)
    var other = Self.first
    other.note = "theirs"
    #expect(throws: Refusal.changedMeanwhile(1)) { try decided([QuestEdit(1, [.note("x")], seen: other)]) }
  }
}
