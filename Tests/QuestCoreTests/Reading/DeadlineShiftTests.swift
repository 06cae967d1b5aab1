import TestKit
import Testing

@testable import QuestCore

@Suite struct DeadlineShiftTests {
  /// Monday 30 November 2026, 14:50:30 in Seoul.
  private static let context = ReadingContext(
    now: moment("2026-11-30 14:50:30"), calendar: SlayerCalendar(zone: .seoul))

  @Test(arguments: [
    ("+1d", Deadline.day(day("2026-12-05"))), ("-1w", .day(day("2026-11-27"))), ("+2 weeks", .day(day("2026-12-18"))),
    ("+1mo", .day(day("2027-01-04"))), ("+1 year", .day(day("2027-12-04"))), ("+3일", .day(day("2026-12-07"))),
    ("-2주", .day(day("2026-11-20"))), ("+1달", .day(day("2027-01-04"))), (" +1d ", .day(day("2026-12-05"))),
    ("+2h", .moment(moment("2026-12-05 02:00"))), ("-30 min", .moment(moment("2026-12-04 23:30"))),
    ("+1시간 30분", .moment(moment("2026-12-05 01:30"))), ("+1 business day", .day(day("2026-12-07"))),
    ("+0d", .day(day("2026-12-04"))),
  ])
  func ofADay(text: String, moved: Deadline) throws {
    let shift = try #require(DeadlineShift(text, Self.context))
    #expect(shift.applied(to: .day(day("2026-12-04")), Self.context) == moved)
  }

  @Test(arguments: [
    ("+1d", "2026-12-05 17:00"), ("-1w", "2026-11-27 17:00"), ("+1h30m", "2026-12-04 18:30"),
    ("+1mo", "2027-01-04 17:00"),
  ])
  func ofAMoment(text: String, moved: String) throws {
    let shift = try #require(DeadlineShift(text, Self.context))
    #expect(shift.applied(to: .moment(moment("2026-12-04 17:00")), Self.context) == .moment(moment(moved)))
  }

  @Test func withoutADeadlineFromToday() throws {
    let day1 = try #require(DeadlineShift("+1d", Self.context))
    #expect(day1.applied(to: nil, Self.context) == .day(day("2026-12-01")))
    let hour = try #require(DeadlineShift("+1h", Self.context))
    #expect(hour.applied(to: nil, Self.context) == .moment(moment("2026-11-30 15:50")))
  }

  @Test func theLastOfAMonthIsKept() throws {
    let month = try #require(DeadlineShift("+1mo", Self.context))
    #expect(month.applied(to: .day(day("2026-01-31")), Self.context) == .day(day("2026-02-28")))
  }

  @Test(arguments: [
    "", "1d", "+", "-", "+d", "+1", "+fri", "+1d x", "fri", "+99999999999999999999d", "++1d", "+-1d", "+일",
  ])
  func whatIsNone(text: String) {
    #expect(DeadlineShift(text, Self.context) == nil)
  }
}
