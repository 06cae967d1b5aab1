import QuestCore
import TestKit
import Testing

@testable import SlayerSystem

@Suite struct MomentTextTests {
  @Test(arguments: [
    ("2026-12-24", "2026-12-24 00:00"), ("2026-12-24 18:00", "2026-12-24 18:00"),
    ("2026-12-24T18:00", "2026-12-24 18:00"),
    ("2026-12-24T18:00:30", "2026-12-24 18:00:30"), ("2026-12-24 18:00:30Z", "2026-12-25 03:00:30"),
    ("2026-12-24T18:00+09:00", "2026-12-24 18:00"), ("2026-12-24T18:00:00-0500", "2026-12-25 08:00"),
    ("2026-12-24T18:00 +05", "2026-12-24 22:00"),
  ])
  func reads(text: String, local: String) {
    #expect(MomentText.read(text, in: .seoul) == moment(local, .seoul))
  }

  @Test(arguments: [
    "", "now", "2026", "2026-12", "2026-13-01", "2026-02-30", "2026-12-24 25:00", "2026-12-24 18", "2026-12-24T",
    "2026-12-24 18:60",
    "2026-12-24 18:00 x", "2026-12-24 18:00+99:00", "2026-12-24Z", "2026-1-2", " 2026-12-24", "2026-12-24 18:00:00.5",
    "２０２６-12-24",
  ])
  func refuses(text: String) {
    #expect(MomentText.read(text, in: .seoul) == nil)
  }

  @Test(
    arguments: [
      ("2026-12-25 17:00", Zone.seoul, "2026-12-25T17:00:00+09:00"),
      ("2026-12-25 17:00:05", .utc, "2026-12-25T17:00:05+00:00"),
      ("2026-07-01 09:00", .newYork, "2026-07-01T09:00:00-04:00"),
      ("2026-12-01 09:00", .newYork, "2026-12-01T09:00:00-05:00"),
      ("2026-12-01 09:00", .fixed(-12_600), "2026-12-01T09:00:00-03:30"),
    ] as [(String, Zone, String)])
  func writes(local: String, zone: Zone, text: String) {
    #expect(MomentText.text(moment(local, zone), in: zone) == text)
    #expect(MomentText.read(text, in: .utc) == moment(local, zone))
  }

  @Test func whatIsWrittenIsReadAgain() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<1_000 {
      let moment = Moment(seconds: Int64.random(in: -2_000_000_000...4_000_000_000, using: &random))
      let zone = Zone.fixed(Int.random(in: -56...56, using: &random) * 900)
      #expect(MomentText.read(MomentText.text(moment, in: zone), in: .utc) == moment)
    }
  }
}
