import QuestCore
import SlayerText
import TestKit
import Testing

/// A rule and the dates that follow, as previews and quests in full show them.
@Suite struct RepetitionDatesTests {
  private let words = DeadlineWords(at: moment("2026-11-30 14:50"), calendar: SlayerCalendar(zone: .seoul))

  @Test func tellsTheNextThreeDates() throws {
    let weekly = Repetition(rule: try #require(RepetitionRule("FREQ=WEEKLY")))
    let told = words.repetition(weekly, from: .day(day("2026-12-04")))
    #expect(told.english == "every week, from schedule · then 11 Dec, 18 Dec, 25 Dec")
    #expect(told.korean == "\(weekly.words.korean) · 다음 12월 11일, 12월 18일, 12월 25일")
  }

  @Test func tellsFewerWhereTheRuleEnds() throws {
    let twice = Repetition(rule: try #require(RepetitionRule("FREQ=DAILY;COUNT=2")))
    #expect(
      words.repetition(twice, from: .day(day("2026-12-04"))).english == "\(twice.words.english) · then 5 Dec")
    let last = Repetition(rule: try #require(RepetitionRule("FREQ=DAILY;COUNT=1")))
    #expect(words.repetition(last, from: .day(day("2026-12-04"))) == last.words)
    #expect(words.repetition(twice, from: nil) == twice.words)
  }
}
