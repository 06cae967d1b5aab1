import QuestCore
import TestKit
import Testing

@testable import QuestStore

@Suite struct SummaryTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  @Test func anEmptyStore() throws {
    let summary = try fixture.open().summary(at: morning, calendar: seoul)
    #expect(summary == Summary(open: 0, overdue: 0, today: 0, slainToday: 0, next: nil))
  }

  @Test func countsByTheSlayerDay() throws {
    let store = try fixture.open()
    try store.perform(
      .add([
        Draft(title: "someday"),
        Draft(title: "yesterday", deadline: .day(day("2026-05-03"))),
        Draft(title: "today", deadline: .day(day("2026-05-04"))),
        Draft(title: "tomorrow", deadline: .day(day("2026-05-05"))),
        Draft(title: "just past", deadline: .moment(moment("2026-05-04 08:59:59"))),
        Draft(title: "now", deadline: .moment(morning)),
        Draft(title: "midnight ends the day", deadline: .moment(moment("2026-05-05 00:00"))),
        Draft(title: "tomorrow's first second", deadline: .moment(moment("2026-05-05 00:00:01"))),
        Draft(title: "slain"),
      ]))
    try store.perform(.complete([9]))
    let summary = try store.summary(at: morning, calendar: seoul)
    #expect(summary.open == 8)
    #expect(summary.overdue == 2)
    #expect(summary.today == 3)
    #expect(summary.slainToday == 1)
    #expect(summary.next?.title == "yesterday")
    #expect(try store.summary(at: moment("2026-05-05 00:00"), calendar: seoul).slainToday == 0)
  }

  @Test func withoutDeadlinesTheStrongestIsNext() throws {
    let store = try fixture.open()
    try store.perform(
      .add([
        Draft(title: "a"), Draft(title: "b", importance: .epic, tags: ["t"]),
        Draft(title: "c", importance: .epic),
      ]))
    #expect(try store.summary(at: morning, calendar: seoul).next == store.quest(2))
  }

  @Test func openStepsBreakATie() throws {
    let store = try fixture.open()
    let due = Deadline.day(day("2026-05-04"))
    try store.perform(
      .add([
        Draft(title: "a", deadline: due, steps: [Step(title: "x", isCompleted: true)]),
        Draft(title: "b", deadline: due, steps: [Step(title: "x")]),
        Draft(title: "c", deadline: .moment(moment("2026-05-05 00:00"))),
      ]))
    #expect(try store.summary(at: morning, calendar: seoul).next?.number == 2)
  }

  /// Against the rules themselves: the first of the sorted list, and its sections.
  @Test func agreesWithTheList() throws {
    let store = try fixture.open()
    var random = SeededRandom(seed: 11)
    for _ in 0..<60 {
      let days = Int.random(in: -3...3, using: &random)
      let deadline: Deadline? =
        switch Int.random(in: 0...2, using: &random) {
        case 0: nil
        case 1: .day(day("2026-05-04").adding(days: days))
        default: .moment(morning.adding(seconds: Int64.random(in: -90...90, using: &random) * 1_800))
        }
      let importance = Importance.allCases.randomElement(using: &random) ?? .normal
      let steps = (0..<Int.random(in: 0...7, using: &random)).map { place in
        Step(title: "\(place)", isCompleted: Bool.random(using: &random))
      }
      try store.perform(.add([Draft(title: "q", deadline: deadline, importance: importance, steps: steps)]))
    }
    let calendar = SlayerCalendar(zone: .seoul, dayStartsAt: ClockTime(4, 0) ?? .midnight)
    for hours in -40...40 {
      let now = morning.adding(seconds: Int64(hours) * 3_600)
      let list = QuestList.sorted(try store.openQuests(), at: now, calendar: calendar)
      let summary = try store.summary(at: now, calendar: calendar)
      #expect(summary.next == list.first?.encounter.quest)
      #expect(summary.overdue == list.count { $0.section == .overdue })
      #expect(summary.today == list.count { $0.section == .today })
      #expect(summary.open == list.count)
    }
  }
}
