import Testing

@testable import QuestCore

@Suite struct ClockTimeTests {
  @Test(arguments: [(24, 0, 0), (25, 0, 0), (0, 60, 0), (0, 0, 60), (-1, 0, 0), (0, -1, 0)])
  func refusesTimesNoClockShows(hour: Int, minute: Int, second: Int) {
    #expect(ClockTime(hour, minute, second) == nil)
  }

  @Test(arguments: [(0, "00:00"), (61_200, "17:00"), (61_230, "17:00:30"), (86_399, "23:59:59"), (86_400, "00:00")])
  func comesFromSecondsOfTheDay(seconds: Int, text: String) {
    #expect(ClockTime(secondsOfDay: seconds).description == text)
  }

  @Test func wrapsIntoOneDay() {
    #expect(ClockTime(secondsOfDay: -60) == ClockTime(23, 59))
    #expect(ClockTime(secondsOfDay: 90_000) == ClockTime(1, 0))
  }
}
