import TestKit
import Testing

@testable import QuestCore

@Suite struct QuestListTests {
  /// Wednesday 2026-05-06, noon in Seoul.
  static let now = moment("2026-05-06 12:00")

  @Test(arguments: [
    ("2026-05-05", Section.overdue), ("2026-05-06", .today), ("2026-05-07", .tomorrow), ("2026-05-08", .thisWeek),
    ("2026-05-10", .thisWeek), ("2026-05-11", .later), ("2026-05-06 11:59:59", .overdue), ("2026-05-06 12:00", .today),
    ("2026-05-07 00:00", .today), ("2026-05-07 00:01", .tomorrow), ("2026-05-08 00:00", .tomorrow),
    ("2026-05-11 00:00", .thisWeek), ("2026-05-11 00:01", .later),
  ])
  func findsTheSection(deadline: String, section: Section) {
    let calendar = SlayerCalendar(zone: .seoul)
    let quest = Quest.made(deadline: deadline.contains(":") ? .moment(moment(deadline)) : .day(day(deadline)))
    #expect(QuestList.sorted([quest], at: Self.now, calendar: calendar).map(\.section) == [section])
  }

  /// On a Sunday the week has no day left after tomorrow's; on a Saturday tomorrow is its last.
  @Test(arguments: [
    ("2026-05-10 12:00", "2026-05-11", Section.tomorrow), ("2026-05-10 12:00", "2026-05-12", .later),
    ("2026-05-09 12:00", "2026-05-10", .tomorrow), ("2026-05-09 12:00", "2026-05-11", .later),
    ("2026-05-04 12:00", "2026-05-10", .thisWeek),
  ])
  func theWeekRunsThroughSunday(now: String, deadline: String, section: Section) {
    let sorted = QuestList.sorted(
      [.made(deadline: .day(day(deadline)))], at: moment(now), calendar: SlayerCalendar(zone: .seoul))
    #expect(sorted.map(\.section) == [section])
  }

  @Test func aLateNightStillBelongsToTheDayBefore() {
    let calendar = SlayerCalendar(zone: .seoul, dayStartsAt: ClockTime(secondsOfDay: 4 * 3_600))
    let quest = Quest.made(deadline: .day(day("2026-05-08")))
    let sorted = QuestList.sorted([quest], at: moment("2026-05-09 01:00"), calendar: calendar)
    #expect(sorted.map(\.section) == [.today])
  }

  @Test func sortsByDeadlineThenStrengthThenNumber() {
    let slain = Completion(moment: Self.now, deadlineEnd: nil, sequence: 1)
    let quests: [Quest] = [
      .made(1), .made(2, importance: .epic), .made(3, deadline: .day(day("2026-05-06"))),
      .made(4, deadline: .moment(moment("2026-05-06 18:00"))),
      .made(5, deadline: .moment(moment("2026-05-06 18:00")), importance: .major),
      .made(6, deadline: .moment(moment("2026-05-06 18:00"))), .made(7, deadline: .day(day("2026-05-01"))),
      .made(8, completion: slain), .made(9, deadline: .day(day("2026-05-02"))),
    ]
    let sorted = QuestList.sorted(quests, at: Self.now, calendar: SlayerCalendar(zone: .seoul))
    #expect(sorted.map(\.encounter.quest.number) == [7, 9, 5, 4, 6, 3, 2, 1])
  }

  @Test func theGraveyardHoldsTodaysKillsOldestFirst() {
    func kill(_ number: Int, _ at: String, _ sequence: Int) -> Quest {
      .made(number, completion: Completion(moment: moment(at), deadlineEnd: nil, sequence: sequence))
    }
    let quests = [
      Quest.made(1), kill(2, "2026-05-06 11:00", 9), kill(3, "2026-05-06 11:30", 4), kill(4, "2026-05-05 23:59:59", 3),
      kill(5, "2026-05-06 00:00", 5), kill(6, "2026-05-06 11:00", 9),
    ]
    let calendar = SlayerCalendar(zone: .seoul)
    #expect(QuestList.graveyard(quests, at: Self.now, calendar: calendar).map(\.number) == [3, 5, 2, 6])
    #expect(QuestList.graveyard(quests, at: moment("2026-05-07 00:00"), calendar: calendar).isEmpty)
  }
}
