import TestKit
import Testing

@testable import QuestCore

@Suite struct SlayerCalendarTests {
  static let four = ClockTime(secondsOfDay: 4 * 3_600)

  @Test(arguments: [
    ("2026-05-09 00:00", 0, "2026-05-09"), ("2026-05-08 23:59:59", 0, "2026-05-08"),
    ("2026-05-09 01:00", 4, "2026-05-08"), ("2026-05-09 03:59:59", 4, "2026-05-08"),
    ("2026-05-09 04:00", 4, "2026-05-09"), ("2026-05-09 23:00", 4, "2026-05-09"),
  ])
  func findsTheSlayerDay(at: String, startsAt: Int, expected: String) {
    let calendar = SlayerCalendar(zone: .seoul, dayStartsAt: ClockTime(secondsOfDay: startsAt * 3_600))
    #expect(calendar.slayerDay(of: moment(at)) == day(expected))
  }

  @Test func aDayEndsWhenItsSlayerDayEnds() {
    let midnight = SlayerCalendar(zone: .seoul)
    let four = SlayerCalendar(zone: .seoul, dayStartsAt: Self.four)
    #expect(midnight.end(of: .day(day("2026-05-04"))) == moment("2026-05-05 00:00"))
    #expect(four.end(of: .day(day("2026-05-04"))) == moment("2026-05-05 04:00"))
    #expect(four.end(of: .moment(moment("2026-05-04 17:00"))) == moment("2026-05-04 17:00"))
  }

  @Test(arguments: [
    ("2026-05-05 00:00", 0, "2026-05-04"), ("2026-05-05 00:00:01", 0, "2026-05-05"),
    ("2026-05-05 00:00", 4, "2026-05-04"), ("2026-05-05 04:00", 4, "2026-05-04"),
    ("2026-05-05 04:00:01", 4, "2026-05-05"),
  ])
  func midnightEndsADay(deadline: String, startsAt: Int, expected: String) {
    let calendar = SlayerCalendar(zone: .seoul, dayStartsAt: ClockTime(secondsOfDay: startsAt * 3_600))
    #expect(calendar.slayerDay(of: .moment(moment(deadline))) == day(expected))
  }

  @Test func aDayWithoutMidnightBeginsAtItsFirstMoment() throws {
    let calendar = SlayerCalendar(zone: try .foundation("Africa/Cairo", 2025...2027))
    #expect(calendar.start(of: day("2026-04-24")) == moment("2026-04-23 22:00", .utc))
    #expect(calendar.end(of: .day(day("2026-04-23"))) == moment("2026-04-23 22:00", .utc))
    #expect(calendar.slayerDay(of: moment("2026-04-23 22:00", .utc)) == day("2026-04-24"))
    #expect(calendar.slayerDay(of: .moment(moment("2026-04-23 22:00", .utc))) == day("2026-04-23"))
  }

  @Test func midnightAfterADayThatNeverWasEndsTheDayBeforeIt() throws {
    let calendar = SlayerCalendar(zone: try .foundation("Pacific/Apia", 2011...2012))
    #expect(calendar.slayerDay(of: .moment(moment("2011-12-30 10:00", .utc))) == day("2011-12-29"))
  }

  /// Each moment lies in exactly one day, inside of [start, end), whatever clocks do.
  @Test(arguments: Zone.odd)
  func daysTileTime(name: String) throws {
    let zone = try Zone.foundation(name, 2005...2027)
    for hour in [0, 1, 2, 3, 4, 6] {
      for minute in [0, 30] where hour < 6 || minute == 0 {
        let calendar = SlayerCalendar(
          zone: zone, dayStartsAt: ClockTime(secondsOfDay: hour * 3_600 + minute * 60))
        for change in zone.changes {
          for step in stride(from: Int64(-30 * 3_600), through: 30 * 3_600, by: 1_800) {
            let instant = change.moment.adding(seconds: step)
            let day = calendar.slayerDay(of: instant)
            let (start, end) = (calendar.start(of: day), calendar.end(of: day))
            if !(start <= instant && instant < end) {
              Issue.record("\(name), days from \(calendar.dayStartsAt): \(instant.seconds) is not in \(day)")
            }
          }
        }
      }
    }
  }
}
