import QuestCore
import TestKit
import Testing

@Suite struct ReadingSpanTests {
  let now = context("2026-11-30 10:00")

  private func spans(_ text: String, literal: [Range<Int>] = []) -> String {
    let scalars = Array(text.unicodeScalars)
    return QuickAdd.read(text, now, literal: literal).spans.map { span in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[span.start..<span.end])
      return "\(span.kind.rawValue):[\(view)]"
    }.joined(separator: " ")
  }

  @Test(arguments: [
    (
      "call mom by friday at 3pm, ok?",
      "title:[call mom] dropped:[ by ] date:[friday] dropped:[ at ] date:[3pm] title:[, ok?]"
    ),
    ("금요일까지 보고서 #일", "date:[금요일] dropped:[까지 ] title:[보고서] dropped:[ ] token:[#일]"),
    ("(friday) call", "dropped:[(] date:[friday] dropped:[) ] title:[call]"),
    (
      "gym every monday until dec 25", "title:[gym] dropped:[ ] repeat:[every monday] dropped:[ until ] repeat:[dec 25]"
    ),
    ("call, tomorrow", "title:[call] dropped:[, ] date:[tomorrow]"),
    ("\"call friday\" tomorrow ", "title:[\"call friday\"] dropped:[ ] date:[tomorrow] dropped:[ ]"),
    ("x due:fri 3pm // n", "title:[x] dropped:[ ] token:[due:fri 3pm] dropped:[ ] token:[// n]"),
    ("plain title", "title:[plain title]"),
    ("", ""),
  ])
  func tile(_ text: String, _ expected: String) {
    #expect(spans(text) == expected)
  }

  /// Decomposed Hangul counts in the scalars that were typed.
  @Test func decomposedHangul() {
    let tomorrow = "\u{1102}\u{1162}\u{110B}\u{1175}\u{11AF}"
    let reading = QuickAdd.read("call " + tomorrow, now)
    #expect(reading.draft == Draft(title: "call", deadline: .day(day("2026-12-01"))))
    #expect(reading.spans.map(\.start) == [0, 4, 5])
    #expect(reading.spans.last?.end == 10)
  }

  @Test func literalRangesAreTitle() {
    #expect(spans("call friday tomorrow", literal: [5..<11]) == "title:[call friday] dropped:[ ] date:[tomorrow]")
    #expect(QuickAdd.read("call friday", now, literal: [5..<11]).draft == Draft(title: "call friday"))
    #expect(QuickAdd.read("x #tag", now, literal: [2..<6]).draft == Draft(title: "x #tag"))
    #expect(QuickAdd.read("x", now, literal: [5..<9, -3..<0]).draft == Draft(title: "x"))
  }

  @Test func meaningsCarryWhatWasRead() {
    let reading = QuickAdd.read("x tomorrow every:week #a +b ! due:oops", now)
    let meanings = reading.spans.filter { $0.kind != .dropped }.map(\.meaning)
    #expect(meanings.first == .title)
    #expect(meanings.contains(.tag("a")) && meanings.contains(.campaign("b")) && meanings.contains(.importance(.major)))
    #expect(meanings.last == .unreadable)
    #expect(reading.error == .unreadableDate("oops"))
  }
}

@Suite struct ReadingChoiceTests {
  let now = context("2026-11-30 10:00")

  /// Tab goes to the next reading and round again, Shift-Tab back.
  @Test func choiceGoesRound() {
    let text = "call monday at 5"
    let times = (-1...4).map { rendered(QuickAdd.read(text, now, choice: $0).draft.deadline, .seoul) }
    #expect(
      times == [
        "2026-12-07 05:00", "2026-11-30 17:00", "2026-12-07 17:00", "2026-12-07 05:00", "2026-11-30 17:00",
        "2026-12-07 17:00",
      ])
  }

  @Test func othersBeginWithTheNextChoice() {
    let reading = QuickAdd.read("call monday", now, choice: 1)
    #expect(reading.draft.deadline == .day(day("2026-12-07")))
    #expect(reading.isAmbiguous)
    #expect(reading.otherReadings == [OtherReading(deadline: .day(day("2026-11-30")), repetition: nil)])
  }

  @Test func aSureReadingHasNoOthers() {
    let reading = QuickAdd.read("call tomorrow 3pm", now, choice: 7)
    #expect(!reading.isAmbiguous && reading.otherReadings.isEmpty)
    #expect(rendered(reading.draft.deadline, .seoul) == "2026-12-01 15:00")
  }
}
