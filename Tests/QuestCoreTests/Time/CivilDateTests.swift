import Foundation
import TestKit
import Testing

@testable import QuestCore

@Suite struct CivilDateTests {
  @Test(arguments: [
    (1970, 1, 1, 0, Weekday.thursday), (2026, 11, 30, 20_787, .monday), (2000, 2, 29, 11_016, .tuesday),
    (1969, 12, 31, -1, .wednesday), (2100, 3, 1, 47_541, .monday), (1, 1, 1, -719_162, .monday),
    (9999, 12, 31, 2_932_896, .friday),
  ])
  func countsDays(year: Int, month: Int, day: Int, number: Int, weekday: Weekday) throws {
    let date = try #require(CivilDate(year, month, day))
    #expect(date.dayNumber == number)
    #expect(date.weekday == weekday)
    #expect(CivilDate(dayNumber: number) == date)
  }

  @Test(arguments: [
    (2026, 2, 30), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0), (2025, 2, 29), (2100, 2, 29), (0, 1, 1),
    (10_000, 1, 1), (2026, -3, 1),
  ])
  func refusesDatesThatAreNone(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year, month, day) == nil)
  }

  /// Every day from 1970 to 2100: there and back, in order, and as Foundation's calendar has it.
  @Test func agreesWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    var previous: CivilDate?
    for number in 0...47_846 {
      let date = CivilDate(dayNumber: number)
      if date.dayNumber != number || CivilDate(date.year, date.month, date.day) != date {
        Issue.record("day \(number) does not come back: \(date)")
      }
      if let previous, !(previous < date) { Issue.record("day \(number) is not after the one before") }
      previous = date
      guard number % 7 == 0 || date.day == 1 || date.day > 27 else { continue }
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(number) * 86_400))
      let weekday = ((parts.weekday ?? 0) + 5) % 7 + 1
      if (parts.year, parts.month, parts.day) != (date.year, date.month, date.day) || weekday != date.weekday.rawValue {
        Issue.record("day \(number) is \(date), Foundation says \(parts)")
      }
    }
    #expect(previous == day("2100-12-31"))
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2026-12-15", 1, "2027-01-15"),
    ("2026-01-15", -1, "2025-12-15"), ("2024-02-29", 12, "2025-02-28"), ("2022-08-31", 6, "2023-02-28"),
    ("2026-05-04", 840, "2096-05-04"), ("2026-05-04", .max, "9999-12-31"), ("9999-12-31", 1, "9999-12-31"),
  ])
  func addsMonths(from: String, months: Int, to: String) {
    #expect(day(from).adding(months: months) == day(to))
  }

  @Test func addingKeepsWithinTheYearsThereAre() throws {
    let first = try #require(CivilDate(1, 1, 1))
    #expect(day("2026-05-04").adding(days: .max) == day("9999-12-31"))
    #expect(day("2026-05-04").adding(days: .min) == first)
    #expect(day("2026-05-04").adding(months: .min) == first)
    #expect(first.adding(months: -1) == first)
  }

  @Test(arguments: [
    ("2026-05-04", "2026-05-04"), ("2026-05-10", "2026-05-04"), ("2026-01-01", "2025-12-29"),
  ])
  func weeksBeginOnMonday(date: String, monday: String) {
    #expect(day(date).startOfWeek == day(monday))
  }

  @Test func isWrittenAsISO8601() throws {
    #expect(day("2026-12-05").description == "2026-12-05")
    #expect(try #require(CivilDate(33, 4, 3)).description == "0033-04-03")
  }
}
