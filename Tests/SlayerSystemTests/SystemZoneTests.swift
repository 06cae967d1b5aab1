import Foundation
import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerSystem

@Suite struct SystemZoneTests {
  /// Case 31: `TZ` means what it means to the C library.
  @Test(arguments: [
    (":Asia/Seoul", 32_400), ("Asia/Seoul", 32_400), ("KST-9", 32_400), ("<+09>-9", 32_400), ("UTC+9", -32_400),
    ("", 0),
    ("Nonsense/Zone", 0), ("UTC", 0), ("NPT-5:45", 20_700),
  ])
  func offsets(value: String, offset: Int) {
    let now = moment("2026-05-04 09:00", .seoul)
    let zone = TimeZoneVariable.with(value) { SystemZone.zone(around: now) }
    #expect(zone.offset(at: now) == offset)
    #expect(zone.changes.isEmpty || value.hasSuffix("Asia/Seoul"))
  }

  @Test func changesAreFoundToTheSecond() {
    let range = Moment(seconds: 1_704_067_200)...Moment(seconds: 1_814_000_000)
    let zone = TimeZoneVariable.with("America/New_York") { SystemZone.zone(covering: range) }
    #expect(zone == Zone.newYork)
    let rule = TimeZoneVariable.with("EST5EDT,M3.2.0,M11.1.0") { SystemZone.zone(covering: range) }
    #expect(rule == Zone.newYork)
  }

  /// Monrovia left its 44 minutes and 30 seconds in 1972, at 00:44:30.
  @Test func oddSecondsAreFound() {
    let zone = TimeZoneVariable.with("Africa/Monrovia") {
      SystemZone.zone(covering: Moment(seconds: 0)...Moment(seconds: 100_000_000))
    }
    #expect(zone.changes == [Zone.Change(at: Moment(seconds: 63_593_070), offset: 0)])
  }

  /// Case 25: clocks that skip an hour, half an hour, two hours, and a midnight.
  /// `due:9999-12-31` must not make every later command slow, and what was typed must be shown again.
  @Test func looksNoFurtherThanRulesAreKnown() {
    let far = moment("9999-07-01 12:00", .utc)
    let zone = TimeZoneVariable.with("Europe/Berlin") {
      SystemZone.zone(around: moment("2026-01-01", .utc), including: [moment("0001-01-01", .utc), far])
    }
    #expect(zone.covered == SystemZone.known)
    #expect(zone.changes.count < 500)
    let typed = CivilMoment(day("9999-07-01"), ClockTime(secondsOfDay: 43_200))
    #expect(zone.civil(zone.moment(typed)) == typed)
  }

  @Test func aWideZoneHoldsTheCentury() {
    let zone = TimeZoneVariable.with("Europe/Berlin") { SystemZone.wideZone(around: moment("2026-01-01", .utc)) }
    #expect(zone.covered == moment("1970-01-01", .utc).adding(seconds: -259_200)...moment("2100-01-04", .utc))
    #expect(zone.offset(at: moment("2099-07-01", .utc)) == 7_200)
  }

  @Test(arguments: [
    ("America/New_York", "2024-03-10 02:30", "2024-03-10 07:30"),
    ("Australia/Lord_Howe", "2024-10-06 02:15", "2024-10-05 15:45"),
    ("Antarctica/Troll", "2024-03-31 01:30", "2024-03-31 01:30"),
    ("America/New_York", "2026-11-01 01:30", "2026-11-01 05:30"),
  ])
  func skippedAndRepeatedTimes(name: String, local: String, utc: String) {
    let zone = TimeZoneVariable.with(name) { SystemZone.zone(around: moment("2025-01-01", .utc)) }
    #expect(moment(local, zone) == moment(utc, .utc))
  }

  @Test func aDayWithoutMidnightBeginsAtItsFirstMoment() {
    let zone = TimeZoneVariable.with("Africa/Cairo") { SystemZone.zone(around: moment("2026-01-01", .utc)) }
    #expect(zone.start(of: day("2026-04-24")) == moment("2026-04-23 22:00", .utc))
    #expect(zone.civil(zone.start(of: day("2026-04-24"))).date == day("2026-04-24"))
  }

  @Test func widensForFarMoments() {
    let far = moment("2090-06-01", .utc)
    let zone = TimeZoneVariable.with("Europe/Berlin") {
      SystemZone.zone(around: moment("2026-01-01", .utc), including: [far])
    }
    #expect(zone.covered.contains(far))
    #expect(zone.offset(at: far) == 7_200)
  }

  @Test(
    arguments: [
      nil, "", ":", "UTC", ":Asia/Seoul", "Asia/Seoul", "KST-9", "<+09>-9", "UTC+9", "EST5EDT",
      "/usr/share/zoneinfo/Asia/Seoul",
    ] as [String?])
  func knownValuesNeedNoWarning(value: String?) {
    #expect(SystemZone.warning(Environment(value.map { ["TZ": $0] } ?? [:])) == nil)
  }

  @Test(arguments: ["Nonsense/Zone", ":Mars", "Seoul", "AB3", "zone.tab", "/etc/hostname"])
  func unknownValuesAreSaid(value: String) throws {
    let words = try #require(SystemZone.warning(Environment(["TZ": value])))
    #expect(words.english == "TZ=\"\(value)\" is no time zone that this system knows; UTC is used.")
  }
}
