import QuestCore
import TestKit
import Testing

/// What depends on the moment, the slayer day, the settings and the zone.
@Suite struct ReadingContextTests {
  private func read(_ text: String, _ context: ReadingContext) -> String {
    rendered(QuickAdd.read(text, context), .seoul)
  }

  /// With a day that starts at 04:00, a typed time before that belongs to the night after the named day.
  @Test(arguments: [
    ("2026-11-28 01:00", "x today", "x | 2026-11-27"),
    ("2026-11-28 01:00", "x tomorrow", "x | 2026-11-28"),
    ("2026-11-28 01:00", "x friday", "x | 2026-11-27 |  | ?2026-12-04"),
    ("2026-11-28 01:00", "x 2am", "x | 2026-11-28 02:00 |  | night"),
    ("2026-11-30 10:00", "x fri 2am", "x | 2026-12-05 02:00 |  | night"),
    ("2026-11-30 10:00", "x fri 4am", "x | 2026-12-04 04:00"),
    ("2026-11-30 10:00", "x 2026-12-04 02:00", "x | 2026-12-04 02:00"),
    ("2026-11-30 10:00", "x 금요일 새벽 2시", "x | 2026-12-04 02:00"),
    ("2026-11-30 10:00", "x 금요일 밤 2시", "x | 2026-12-05 02:00"),
    ("2026-11-30 10:00", "x midnight", "x | 2026-12-01 00:00"),
    ("2026-11-30 10:00", "x every fri 2am", "x | 2026-12-05 02:00 | FREQ=WEEKLY;BYDAY=SA | night"),
  ])
  func slayerDay(_ now: String, _ text: String, _ expected: String) {
    #expect(read(text, context(now, dayStartsAt: 4)) == expected)
  }

  @Test(arguments: [
    ("x tonight", "x | 2026-11-30"), ("x at 8", "x | 2026-12-01 08:00 |  | ?2026-12-01 20:00 moved"),
    ("x today 8pm", "x | 2026-11-30 20:00 |  | past"), ("x 9pm", "x | 2026-12-01 21:00 |  | moved"),
    ("x monday", "x | 2026-11-30 |  | ?2026-12-07"), ("x monday 3pm", "x | 2026-12-07 15:00 |  | moved"),
    ("x cob", "x | 2026-12-01 18:00 |  | moved"), ("x this morning", "x | 2026-11-30 09:00 |  | past"),
    ("x 22:00", "x | 2026-11-30 22:00"), ("x 매일 8시", "x | 2026-12-01 08:00 | FREQ=DAILY | ?2026-12-01 20:00"),
    ("x midnight", "x | 2026-12-01 00:00"), ("x 이번 주 월요일", "x | 2026-11-30"),
  ])
  func lateInTheEvening(_ text: String, _ expected: String) {
    #expect(read(text, context("2026-11-30 21:30")) == expected)
  }

  @Test(arguments: [
    ("x this monday", "x | 2026-11-30 |  | past"), ("x 이번 주 화요일", "x | 2026-12-01 |  | past"),
    ("x eoww", "x | 2026-12-04"), ("x eow", "x | 2026-12-06"), ("x next week", "x | 2026-12-07 |  | ?2026-12-11"),
    ("x in 1 business day", "x | 2026-12-07"), ("x 평일까지", "x | 2026-12-04"),
  ])
  func onFriday(_ text: String, _ expected: String) {
    #expect(read(text, context("2026-12-04 12:00")) == expected)
  }

  @Test(arguments: [
    ("x 3/4", "x | 2027-04-03 |  | ?2027-03-04 moved"), ("x 12/25", "x | 2026-12-25"),
    ("x 3/4/2027", "x | 2027-04-03 |  | ?2027-03-04"), ("x 5/5", "x | 2027-05-05 |  | moved"),
  ])
  func dayBeforeMonth(_ text: String, _ expected: String) {
    #expect(read(text, context("2026-11-30 10:00", order: .dayMonth)) == expected)
  }

  @Test func settingsOfTheDay() {
    var early = context("2026-11-30 05:00")
    early.morning = ClockTime(secondsOfDay: 6 * 3_600)
    early.evening = ClockTime(secondsOfDay: 18 * 3_600)
    early.workdayEnd = ClockTime(secondsOfDay: 17 * 3_600 + 1_800)
    #expect(read("x in the morning", early) == "x | 2026-11-30 06:00")
    #expect(read("x 내일 저녁", early) == "x | 2026-12-01 18:00")
    #expect(read("x cob", early) == "x | 2026-11-30 17:30")
    #expect(read("x every morning", early) == "x | 2026-11-30 06:00 | FREQ=DAILY")
  }

  /// The next month that has the day is taken and said; a leap day waits for its year.
  @Test(arguments: [
    ("2027-02-03 10:00", "x the 31st", "x | 2027-03-31 |  | has(31)"),
    ("2027-02-03 10:00", "x 30일", "x | 2027-03-30 |  | has(30)"),
    ("2026-11-30 10:00", "x feb 29", "x | 2028-02-29"),
    ("2026-11-30 10:00", "x feb 29 2027", "x feb 29 2027 |  |  | impossible(feb 29 2027)"),
    ("2026-01-31 10:00", "x in 1 month", "x | 2026-02-28"),
    ("2026-12-31 10:00", "x tomorrow", "x | 2027-01-01"),
    ("2026-12-31 23:59:59", "x in 1 minute", "x | 2027-01-01 00:00"),
  ])
  func months(_ now: String, _ text: String, _ expected: String) {
    #expect(read(text, context(now)) == expected)
  }

  /// A day whose midnight is missing begins at its first moment, and stays the date it is.
  @Test func missingMidnight() {
    let cairo = Zone(
      firstOffset: 7_200, changes: [.init(at: Moment(seconds: 1_776_981_600), offset: 10_800)],
      covered: Moment(seconds: 1_767_225_600)...Moment(seconds: 1_790_000_000))
    let reading = QuickAdd.read("x due:2026-04-24", context("2026-04-20 09:00", cairo))
    #expect(reading.draft.deadline == .day(day("2026-04-24")))
    #expect(SlayerCalendar(zone: cairo).start(of: day("2026-04-24")) == Moment(seconds: 1_776_981_600))
  }

  /// Half an hour of gap: 02:15 becomes 02:45 at +11:00.
  @Test func halfHourGap() {
    let lordHowe = Zone(
      firstOffset: 37_800, changes: [.init(at: Moment(seconds: 1_728_142_200), offset: 39_600)],
      covered: Moment(seconds: 1_720_000_000)...Moment(seconds: 1_735_000_000))
    let reading = QuickAdd.read("x due:\"2024-10-06 02:15\"", context("2024-10-01 09:00", lordHowe))
    #expect(reading.draft.deadline == .moment(Moment(seconds: 1_728_143_100)))
  }
}
