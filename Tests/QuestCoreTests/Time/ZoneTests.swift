import Foundation
import TestKit
import Testing

@testable import QuestCore

@Suite struct ZoneTests {
  /// A skipped time moves forward by the gap; a time shown twice is the first.
  @Test(arguments: [
    ("America/New_York", "2024-03-10 02:30", "2024-03-10 07:30"),
    ("America/New_York", "2026-11-01 01:30", "2026-11-01 05:30"),
    ("America/New_York", "2026-11-01 02:00", "2026-11-01 07:00"),
    ("Australia/Lord_Howe", "2024-10-06 02:15", "2024-10-05 15:45"),
    ("Antarctica/Troll", "2024-03-31 01:30", "2024-03-31 01:30"),
    ("Asia/Seoul", "2026-05-04 09:00", "2026-05-04 00:00"),
    ("Asia/Kathmandu", "2026-05-04 05:45", "2026-05-04 00:00"),
  ])
  func findsTheMomentOfALocalTime(name: String, local: String, utc: String) throws {
    let zone = try Zone.foundation(name, 2023...2027)
    #expect(moment(local, zone) == moment(utc, .utc))
  }

  @Test func theTestKitsNewYorkIsNewYork() throws {
    #expect(try Zone.foundation("America/New_York", 2024...2026).changes == Array(Zone.newYork.changes.dropLast()))
  }

  /// Days whose midnight is skipped, comes twice, or that do not exist at all.
  @Test(arguments: [
    ("Africa/Cairo", "2026-04-24", "2026-04-23 22:00", "2026-04-24 01:00"),
    ("America/Havana", "2026-11-01", "2026-11-01 04:00", "2026-11-01 00:00"),
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04 03:00", "2018-11-04 01:00"),
    ("America/St_Johns", "2010-11-07", "2010-11-07 02:30", "2010-11-07 00:00"),
    ("Pacific/Apia", "2011-12-30", "2011-12-30 10:00", "2011-12-31 00:00"),
    ("Pacific/Apia", "2011-12-31", "2011-12-30 10:00", "2011-12-31 00:00"),
  ])
  func beginsADay(name: String, date: String, utc: String, clock: String) throws {
    let zone = try Zone.foundation(name, 2009...2027)
    let start = zone.start(of: day(date))
    #expect(start == moment(utc, .utc))
    #expect(zone.civil(start) == moment(clock, .utc).civilUTC)
  }

  /// Around every change of clocks: local time as Foundation has it, and back again where it is shown once.
  @Test(arguments: Zone.odd)
  func agreesWithFoundation(name: String) throws {
    let zone = try Zone.foundation(name, 2005...2030)
    let foundation = try #require(TimeZone(identifier: name))
    for change in zone.changes {
      for step in stride(from: Int64(-27 * 3_600), through: 27 * 3_600, by: 900) {
        let instant = change.moment.adding(seconds: step)
        let civil = zone.civil(instant)
        let offset = foundation.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.seconds)))
        if zone.offset(at: instant) != offset { Issue.record("\(name) \(instant.seconds): \(offset)") }
        let back = zone.moment(civil)
        if zone.civil(back) != civil || back > instant { Issue.record("\(name): \(civil) comes back as \(back)") }
      }
    }
  }
}

extension Moment {
  /// The wall clock of UTC.
  var civilUTC: CivilMoment { Zone.utc.civil(self) }
}

extension Zone {
  /// Places whose clocks change in odd ways: no midnight, half an hour, two hours, a day left out, one minute past.
  static let odd = [
    "Africa/Cairo", "Africa/Casablanca", "America/Havana", "America/New_York", "America/Sao_Paulo", "America/St_Johns",
    "Antarctica/Troll", "Asia/Gaza", "Asia/Seoul", "Australia/Lord_Howe", "Europe/Dublin", "Pacific/Apia",
  ]

  /// A zone as Foundation knows it, in the given years: every change is found by looking twice a day and halving.
  static func foundation(_ name: String, _ years: ClosedRange<Int>) throws -> Zone {
    let place = try #require(TimeZone(identifier: name))
    func offset(_ seconds: Int64) -> Int { place.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))) }
    let first = TestKit.moment("\(years.lowerBound)-01-01", .utc)
    let last = TestKit.moment("\(years.upperBound + 1)-01-01", .utc)
    let half: Int64 = 43_200
    var changes: [Change] = []
    for start in stride(from: first.seconds, to: last.seconds, by: Int(half))
    where offset(start) != offset(start + half) {
      var low = start
      var high = start + half
      while high - low > 1 {
        let middle = (low + high) / 2
        if offset(middle) == offset(start) { low = middle } else { high = middle }
      }
      changes.append(Change(at: Moment(seconds: high), offset: offset(high)))
    }
    return Zone(firstOffset: offset(first.seconds), changes: changes, covered: first...last)
  }
}
