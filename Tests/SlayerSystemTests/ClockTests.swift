import QuestCore
import TestKit
import Testing

@testable import SlayerSystem

@Suite struct ClockTests {
  @Test func aSetClockStartsThereAndRunsOn() {
    let start = moment("2026-12-24 18:00", .seoul)
    let clock = Clock(startingAt: start)
    let passed = clock.now() - start
    #expect((0...60).contains(passed))
    #expect(clock.isSet)
    #expect((1...60_000).contains(clock.millisecondsToNextMinute()))
  }

  @Test func anUnsetClockFollowsTheMachine() {
    let clock = Clock()
    let first = clock.now()
    #expect(!clock.isSet)
    #expect(first.seconds > 1_700_000_000)
    #expect((1...60_000).contains(clock.millisecondsToNextMinute()))
  }

  @Test func theMonotonicClockNeverGoesBack() {
    let readings = (0..<1_000).map { _ in monotonicMilliseconds() }
    #expect(readings == readings.sorted())
  }

  @Test func idsAreVersionFourAndDiffer() {
    let ids = (0..<1_000).map { _ in freshQuestID() }
    #expect(Set(ids).count == 1_000)
    #expect(ids.allSatisfy { QuestID("\($0)") == $0 && Array("\($0)")[14] == "4" })
  }
}
