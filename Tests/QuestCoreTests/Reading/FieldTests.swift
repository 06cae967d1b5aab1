@testable import QuestCore
import TestKit
import Testing

/// Date fields: the whole text is a deadline, or none.
@Suite struct DateFieldTests {
  let now = context("2026-11-30 10:00")

  @Test(arguments: [
    ("today", "2026-11-30"), ("yesterday", "2026-11-29"), ("어제", "2026-11-29"), ("+1d", "2026-12-01"),
    ("-1w", "2026-11-23"), ("fri 5pm", "2026-12-04 17:00"), ("5th", "2026-12-05"), ("feb", "2027-02-01"),
    ("feb 2027", "2027-02-01"), ("may", "2027-05-01"), ("sun", "2026-12-06"), ("tom", "2026-12-01"),
    ("3d", "2026-12-03"), ("12/25", "2026-12-25"), ("오후 3시", "2026-11-30 15:00"), ("25일까지", "2026-12-25"),
    ("12월", "2026-12-01"), ("주말", "2026-12-06"), ("  tomorrow  ", "2026-12-01"), ("by friday", "2026-12-04"),
    ("2026-12-25", "2026-12-25"), ("2026-12-25T17:00", "2026-12-25 17:00"), ("at 5", "2026-11-30 17:00"),
    ("5 o'clock", "2026-11-30 17:00"), ("in 2 hours", "2026-11-30 12:00"), ("2026-W50", "2026-12-07"),
  ])
  func reads(_ text: String, _ expected: String) {
    let deadline = QuickAdd.readDate(text, now)
    #expect(deadline != nil && rendered(deadline ?? nil, .seoul) == expected)
  }

  @Test(arguments: ["none", "", "  ", "없음"])
  func readsNone(_ text: String) {
    #expect(QuickAdd.readDate(text, now) == .some(nil))
  }

  @Test(arguments: [
    ("2027", ReadingRemark.yearAlone("2027")), ("banana", .unreadableDate("banana")),
    ("30 feb", .unreadableDate("30 feb")), ("friday banana", .unreadableDate("friday banana")),
    ("2021-W53", .unreadableDate("2021-W53")), ("every day", .unreadableDate("every day")),
    ("25:00", .unreadableDate("25:00")), ("tomorrow friday", .unreadableDate("tomorrow friday")),
    ("2026-13-01", .unreadableDate("2026-13-01")), ("#tag", .unreadableDate("#tag")),
  ])
  func refuses(_ text: String, _ remark: ReadingRemark) {
    #expect(QuickAdd.readDate(text, now) == nil)
    #expect(QuickAdd.readField(text, now).remarks == [remark])
  }

  @Test func saysWhatIsWorthSaying() {
    #expect(QuickAdd.readField("yesterday", now).remarks == [.past])
    let monday = QuickAdd.readField("monday", now)
    #expect(monday.deadline == .day(day("2026-11-30")))
    #expect(monday.otherDeadlines == [.day(day("2026-12-07"))])
  }
}

/// A quest as its line.
@Suite struct QuickAddLineTests {
  let now = context("2026-11-30 10:00")

  private func draft(_ title: String, _ change: (inout Draft) -> Void = { _ in }) -> Draft {
    var draft = Draft(title: title)
    change(&draft)
    return draft
  }

  @Test func examples() throws {
    let due = Deadline.day(day("2026-12-25"))
    let monday = Repetition(rule: try #require(RepetitionRule("FREQ=WEEKLY;BYDAY=MO")))
    let examples: [(Draft, String)] = [
      (draft("call mom"), "call mom"),
      (draft("call about friday") { $0.deadline = due }, "call about \"friday\" due:2026-12-25"),
      (draft("x") { $0.deadline = .moment(moment("2026-12-25 17:00")) }, "x due:2026-12-25T17:00"),
      (draft("x") { $0.deadline = .moment(moment("2026-12-25 17:00:30")) }, "x due:2026-12-25T17:00:30"),
      (
        draft("x") {
          $0.tags = ["a", "두 말"]
          $0.campaign = "home"
          $0.importance = .epic
          $0.note = "see // there"
        }, "x #a #\"두 말\" +home !! // see // there"
      ),
      (
        draft("x") {
          $0.deadline = due
          $0.repetition = monday
        }, "x due:2026-12-25 every:monday"
      ),
      (
        draft("x") {
          $0.deadline = due
          $0.repetition = RepetitionRule("FREQ=DAILY;INTERVAL=3").map { Repetition(rule: $0, origin: .completion) }
        }, "x due:2026-12-25 every!:\"3 days\""
      ),
      (
        draft("x") {
          $0.deadline = due
          $0.repetition = RepetitionRule("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH").map { Repetition(rule: $0) }
        }, "x due:2026-12-25 every:\"FREQ=YEARLY;BYMONTH=11;BYDAY=4TH\""
      ),
      (draft("#1 +a ! due:x"), "#1 \"+a\" \"!\" \"due:x\""),
      (draft("say \"hi\" tomorrow"), "\"say \\\"hi\\\" tomorrow\""),
      (draft("내일은 \"내일\""), "\"내일은 \\\"내일\\\"\""),
    ]
    for (draft, line) in examples {
      #expect(QuickAdd.line(for: draft, now) == line)
      #expect(QuickAdd.read(line, now).draft == draft, "\(line)")
    }
  }

  /// The second of a repeated hour needs its offset, or the first would be read.
  @Test func repeatedHour() {
    let newYork = context("2026-10-01 09:00", .newYork)
    let second = Draft(title: "x", deadline: .moment(Moment(seconds: 1_793_514_600)))
    let line = QuickAdd.line(for: second, newYork)
    #expect(line == "x due:2026-11-01T01:30-05:00")
    #expect(QuickAdd.read(line, newYork).draft == second)
  }

  @Test func partsOfARuleAreSaidInWords() {
    let rules = [
      "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR",
      "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY;BYMONTHDAY=-1",
      "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=MONTHLY;BYDAY=2TU", "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=27",
      "FREQ=DAILY;COUNT=5", "FREQ=WEEKLY;UNTIL=20261225", "FREQ=HOURLY;INTERVAL=8", "FREQ=YEARLY",
    ]
    let words = rules.map { RepetitionRule($0)?.parts.words }
    #expect(
      words == [
        "day", "3 days", "monday, wednesday, friday", "other friday", "weekday", "31st", "last day", "last friday",
        "2nd tuesday", "jan 27", "day for 5 times", "week until 2026-12-25", "8 hours", "year",
      ])
  }
}
