import CSQLite
import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

/// The cost of what is done all day depends on what is open, never on history: no statement reads a whole table.
@Suite struct QueryPlanTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  /// The statements that `body` runs, and SQLite's plan for each.
  private func plans(_ store: QuestStore, _ body: () throws -> Void) throws -> [String] {
    let statements = Locked<[String]>([])
    let context = Unmanaged.passUnretained(statements).toOpaque()
    sqlite3_trace_v2(
      store.database.handle, UInt32(SQLITE_TRACE_STMT),
      { _, context, statement, _ in
        guard let context, let sql = sqlite3_sql(statement.map { OpaquePointer($0) }) else { return 0 }
        Unmanaged<Locked<[String]>>.fromOpaque(context).takeUnretainedValue().with { $0.append(String(cString: sql)) }
        return 0
      }, context)
    try body()
    sqlite3_trace_v2(store.database.handle, 0, nil, nil)
    var plans: [String] = []
    for sql in Set(statements.with { $0 }) {
      try store.database.rows("EXPLAIN QUERY PLAN " + sql) { row throws(StoreError) in
        plans.append("\((try? row.text(3)) ?? "") in: \(sql)")
        return true
      }
    }
    return plans
  }

  private func scans(_ plans: [String]) -> [String] {
    plans.filter { $0.hasPrefix("SCAN") && !$0.contains("sqlite_sequence") && !$0.hasPrefix("SCAN CONSTANT ROW") }
  }

  @Test func nothingThatIsDoneAllDayScans() throws {
    let store = try fixture.open()
    try store.add("a", "b", "c")
    let plans = try plans(store) {
      try store.add("d")
      try store.perform(.edit(1, [.title("e"), .tags(["t"]), .steps([Step(title: "s")])]))
      try store.perform(.complete([1, 2]))
      try store.perform(.reopen([1]))
      try store.perform(.delete([3]))
      _ = try store.openQuests()
      _ = try store.quest(1)
      _ = try store.slain(from: morning, to: morning.adding(seconds: 86_400))
      _ = try store.summary(at: morning, calendar: seoul)
    }
    #expect(plans.count > 20)
    #expect(scans(plans) == [])
  }

  @Test func openQuestsAreFoundByTheirIndexes() throws {
    let store = try fixture.open()
    let plans = try plans(store) {
      _ = try store.summary(at: morning, calendar: seoul)
      _ = try store.openQuests()
    }
    for index in ["quest_open ", "quest_open_by_day ", "quest_open_by_moment ", "quest_slain "] {
      #expect(plans.contains { $0.contains("INDEX " + index) }, "\(index)")
    }
  }

  @Test func aRisenQuestFindsItsSeries() throws {
    let store = try fixture.open()
    let weekly = try #require(RepetitionRule("FREQ=WEEKLY"))
    let draft = Draft(
      title: "a", deadline: .day(day("2026-05-04")), tags: ["t"], steps: [Step(title: "s")],
      repetition: Repetition(rule: weekly))
    try store.perform(.add([draft]))
    try store.perform(.complete([1]))
    let plans = try plans(store) { try store.perform(.reopen([1])) }
    #expect(plans.contains { $0.contains("USING INDEX quest_open_by_series (series=? AND completed=?)") })
    #expect(scans(plans) == [])
  }

  /// The journal is read from its end, and no further than to the step that is looked for.
  @Test func undoSortsNothing() throws {
    for reach in [Session.Reach.anyProgram, .ownThenEnded] {
      let store = try fixture.open("slayer", session: "4711-1-x", reach: reach)
      try store.add("a")
      let plans = try plans(store) {
        try store.perform(.undo)
        try store.perform(.redo)
        _ = try store.newestSteps(5)
      }
      #expect(plans.filter { $0.contains("TEMP B-TREE") } == [])
      #expect(scans(plans).allSatisfy { $0.hasPrefix("SCAN journal") && $0.contains("LIMIT") })
    }
  }
}
