import QuestCore
import TestKit
import Testing

/// A series, each quest slain at its deadline: the deadlines that follow the first.
private func series(
  _ rule: String, from deadline: Deadline, _ count: Int, _ zone: Zone = .seoul, origin: Repetition.Origin = .schedule
) throws -> [String] {
  let calendar = SlayerCalendar(zone: zone)
  var repetition = Repetition(rule: try #require(RepetitionRule(rule)), origin: origin)
  var deadline = deadline
  var found: [String] = []
  for _ in 0..<count {
    let slain =
      switch deadline {
      case .day(let day): calendar.start(of: day).adding(seconds: 12 * 3_600)
      case .moment(let moment): moment
      }
    guard let next = repetition.next(after: deadline, completed: slain, calendar: calendar) else { break }
    (repetition, deadline) = next
    found.append(rendered(deadline, zone))
  }
  return found
}

@Suite struct RepetitionSeriesTests {
  @Test(arguments: [
    ("FREQ=MONTHLY", "2026-01-31", "2026-02-28 2026-03-31 2026-04-30 2026-05-31"),
    ("FREQ=MONTHLY;BYMONTHDAY=31", "2026-01-31", "2026-02-28 2026-03-31 2026-04-30 2026-05-31"),
    ("FREQ=YEARLY", "2024-02-29", "2025-02-28 2026-02-28 2027-02-28 2028-02-29"),
    ("FREQ=MONTHLY;INTERVAL=6", "2022-08-31", "2023-02-28 2023-08-31"),
    ("FREQ=YEARLY;INTERVAL=70", "2026-05-04", "2096-05-04"),
    ("FREQ=DAILY;UNTIL=20250405", "2025-04-04", "2025-04-05"),
    ("FREQ=DAILY;COUNT=3", "2026-05-04", "2026-05-05 2026-05-06"),
    ("FREQ=DAILY;INTERVAL=10", "2026-05-28", "2026-06-07 2026-06-17"),
    ("FREQ=WEEKLY", "2026-05-04", "2026-05-11 2026-05-18"),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR", "2026-05-04", "2026-05-06 2026-05-08 2026-05-11"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "2026-05-08", "2026-05-22 2026-06-05"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO", "2026-05-04", "2026-05-10 2026-05-18 2026-05-24"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "2026-05-07", "2026-05-08 2026-05-11"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "2026-01-31", "2026-02-28 2026-03-31 2026-04-30"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,15", "2026-01-01", "2026-01-15 2026-02-01 2026-02-15"),
    ("FREQ=MONTHLY;BYDAY=-1FR", "2026-05-29", "2026-06-26 2026-07-31"),
    ("FREQ=MONTHLY;BYDAY=2TU", "2026-05-12", "2026-06-09 2026-07-14"),
    ("FREQ=MONTHLY;BYDAY=5FR", "2026-05-29", "2026-07-31 2026-10-30"),
    ("FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=27", "2026-01-27", "2027-01-27 2028-01-27"),
    ("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "2026-11-26", "2027-11-25 2028-11-23"),
    ("FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR", "2026-02-13", "2026-03-13 2026-11-13"),
  ])
  func days(_ rule: String, _ first: String, _ expected: String) throws {
    let expected = expected.split(separator: " ").map(String.init)
    let found = try series(
      rule, from: .day(day(first)), rule.contains("COUNT") || rule.contains("UNTIL") ? 9 : expected.count)
    #expect(found == expected)
  }

  /// Wall-clock time is kept over clock changes, and a time that clocks skipped comes back.
  @Test func clockChanges() throws {
    #expect(
      try series("FREQ=DAILY", from: .moment(moment("2026-03-07 09:00", .newYork)), 2, .newYork)
        == ["2026-03-08 09:00", "2026-03-09 09:00"])
    #expect(
      try series("FREQ=DAILY", from: .moment(moment("2026-03-07 02:30", .newYork)), 3, .newYork)
        == ["2026-03-08 03:30", "2026-03-09 02:30", "2026-03-10 02:30"])
    #expect(
      try series("FREQ=DAILY", from: .moment(moment("2026-10-31 01:30", .newYork)), 2, .newYork)
        == ["2026-11-01 01:30", "2026-11-02 01:30"])
    #expect(
      try series("FREQ=HOURLY;INTERVAL=12", from: .moment(moment("2026-03-07 20:00", .newYork)), 2, .newYork)
        == ["2026-03-08 09:00", "2026-03-08 21:00"])
  }

  /// The last day of a series is the same date in every zone.
  @Test(arguments: [Zone.seoul, .utc, .fixed(-8 * 3_600)])
  func until(_ zone: Zone) throws {
    #expect(try series("FREQ=DAILY;UNTIL=20250405", from: .day(day("2025-04-04")), 5, zone) == ["2025-04-05"])
  }
}

@Suite struct RepetitionNextTests {
  let calendar = SlayerCalendar(zone: .seoul)

  private func next(_ rule: String, _ origin: Repetition.Origin, _ deadline: Deadline?, _ completed: String) -> String?
  {
    RepetitionRule(rule).flatMap {
      Repetition(rule: $0, origin: origin).next(after: deadline, completed: moment(completed), calendar: calendar)
    }.map { rendered($0.deadline, .seoul) }
  }

  /// What passed meanwhile is skipped; a day that still lasts is not.
  @Test(arguments: [
    ("FREQ=DAILY", "2026-05-04", "2026-05-09 09:00", "2026-05-09"),
    ("FREQ=DAILY;INTERVAL=3", "2026-05-04", "2026-05-09 09:00", "2026-05-10"),
    ("FREQ=WEEKLY;BYDAY=FR", "2026-05-01", "2026-05-22 09:00", "2026-05-22"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "2026-05-01", "2026-05-18 09:00", "2026-05-29"),
    ("FREQ=MONTHLY", "2026-01-31", "2026-04-02 09:00", "2026-04-30"),
    ("FREQ=DAILY", "1970-01-01", "2026-05-09 09:00", "2026-05-09"),
    ("FREQ=YEARLY", "2020-05-04", "2026-05-05 09:00", "2027-05-04"),
    ("FREQ=DAILY", "2026-05-04", "2026-05-01 09:00", "2026-05-05"),
  ])
  func skips(_ rule: String, _ deadline: String, _ completed: String, _ expected: String) {
    #expect(next(rule, .schedule, .day(day(deadline)), completed) == expected)
  }

  /// Counted from completion: two days after 14 February 20:01 is the 16th, the whole day.
  @Test(arguments: [
    ("FREQ=DAILY;INTERVAL=2", "2009-02-10", "2009-02-14 20:01", "2009-02-16"),
    ("FREQ=DAILY", "2023-01-01", "2023-12-11 09:00", "2023-12-12"),
    ("FREQ=MONTHLY", "2026-01-15", "2026-01-31 09:00", "2026-02-28"),
    ("FREQ=WEEKLY;BYDAY=MO", "2026-05-04", "2026-05-07 09:00", "2026-05-11"),
  ])
  func fromCompletion(_ rule: String, _ deadline: String, _ completed: String, _ expected: String) {
    #expect(next(rule, .completion, .day(day(deadline)), completed) == expected)
  }

  @Test func fromCompletionKeepsTheTimeOfDay() {
    let deadline = Deadline.moment(moment("2026-05-04 09:00"))
    #expect(next("FREQ=DAILY;INTERVAL=3", .completion, deadline, "2026-05-06 22:15") == "2026-05-09 09:00")
    #expect(next("FREQ=HOURLY;INTERVAL=2", .completion, deadline, "2026-05-06 22:15:40") == "2026-05-07 00:15")
  }

  @Test func minutesForYearsAreQuick() {
    let deadline = Deadline.moment(moment("1990-01-01 00:00"))
    #expect(next("FREQ=MINUTELY", .schedule, deadline, "2026-05-06 22:15:40") == "2026-05-06 22:16")
  }

  @Test func endedSeriesHasNoNext() {
    #expect(next("FREQ=DAILY;COUNT=1", .schedule, .day(day("2026-05-04")), "2026-05-04 09:00") == nil)
    #expect(next("FREQ=DAILY;UNTIL=20260504", .schedule, .day(day("2026-05-04")), "2026-05-04 09:00") == nil)
    #expect(next("FREQ=YEARLY", .schedule, .day(day("9998-12-31")), "2026-05-04 09:00") == nil)
  }

  @Test func upcomingListsWhatFollows() throws {
    let rule = try #require(RepetitionRule("FREQ=MONTHLY;BYMONTHDAY=31"))
    let dates = Repetition(rule: rule).upcoming(3, after: .day(day("2026-01-31")), calendar: calendar)
    #expect(dates == [.day(day("2026-02-28")), .day(day("2026-03-31")), .day(day("2026-04-30"))])
  }
}

@Suite struct RepetitionRuleTextTests {
  @Test(arguments: [
    "FREQ=DAILY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "FREQ=DAILY;BYHOUR=2;BYMINUTE=30;COUNT=4", "FREQ=HOURLY;INTERVAL=12",
    "FREQ=DAILY;UNTIL=20261225", "FREQ=DAILY;UNTIL=20261225T120000Z",
  ])
  func comesBackAsItWas(_ text: String) {
    #expect(RepetitionRule(text)?.parts.text == text)
  }

  @Test(arguments: [
    "", "DAILY", "FREQ=", "FREQ=SECONDLY", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=99999999999",
    "FREQ=DAILY;COUNT=0", "FREQ=WEEKLY;BYDAY=XX", "FREQ=MONTHLY;BYMONTHDAY=32", "FREQ=MONTHLY;BYMONTHDAY=0",
    "FREQ=DAILY;FREQ=WEEKLY", "FREQ=DAILY;UNTIL=20261332", "FREQ=MONTHLY;BYSETPOS=1",
    "FREQ=DAILY;COUNT=2;UNTIL=20260101",
    "FREQ=DAILY;", "FREQ=YEARLY;INTERVAL=1001", "FREQ=MONTHLY;BYDAY=0FR", "FREQ=DAILY;BYHOUR=24",
  ])
  func refuses(_ text: String) {
    #expect(RepetitionRule(text) == nil)
  }
}
