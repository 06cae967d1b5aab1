import QuestCore
import TestKit
import Testing

/// Laws of the grammar, on random lines made of words it knows, words it does not, and odd characters.
@Suite struct ReadingLawTests {
  static let words = [
    "today", "tomorrow", "friday", "next", "week", "at", "5", "3pm", "15:00", "1530", "every", "day", "until", "for",
    "5 times", "in", "2 hours", "3 days", "dec", "25", "2026-12-25", "12/25", "3rd", "of", "the", "last", "end",
    "내일", "모레", "다음 주", "월요일", "까지", "3시", "반", "오후", "매주", "월·수·금", "25일", "12월", "뒤", "3일", "추석",
    "call mom", "보고서", "🦖", "e\u{301}", "\u{1112}\u{1161}\u{11AB}글", "#tag", "#\"a b\"", "+home", "!", "!!", "~",
    "due:fri", "due:", "every:monday", "every!:\"3 days\"", "// note", "\"friday\"", "\"", "\\", ",", "(", ")", ":",
    "~",
    "９시", "ＤＥＣ", "  ", "\n", "\t", "99999999999999999999", "0", "-1", "+3d", "@", "월", "일", "십이월", "이십오일",
    "half past", "quarter to", "3-4pm", "10:00-11:30", "3시~5시", "부터", "15분 전", "from", "to", "-", "~",
    "noon", "midnight", "morning", "weekly", "31 feb", "25:00", "2026-W50-3", "tonight", "after completion",
    "FREQ=DAILY",
  ]

  static func line(_ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...9, using: &random) {
      text += words.randomElement(using: &random) ?? ""
      if Bool.random(using: &random) || Bool.random(using: &random) { text += " " }
    }
    return text
  }

  static let contexts = [
    context("2026-11-30 10:00"), context("2024-02-29 23:59"), context("2026-12-31 00:00", order: .dayMonth),
    context("2026-05-02 02:30", dayStartsAt: 4), context("2026-11-01 01:30", .newYork),
    context("2026-03-08 01:59", .newYork, dayStartsAt: 3),
  ]

  @Test(arguments: 0..<20)
  func spansTileAndNothingTraps(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<60 {
      let text = Self.line(&random)
      for context in Self.contexts {
        let reading = QuickAdd.read(text, context, choice: Int.random(in: -3...3, using: &random))
        var end = 0
        for span in reading.spans {
          #expect(span.start == end && span.end > span.start, "seed \(seed): \(text)")
          end = span.end
        }
        #expect(end == text.unicodeScalars.count, "seed \(seed): \(text)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func noReadingIsPastUnlessMarked(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 100)
    for _ in 0..<60 {
      let text = Self.line(&random)
      for context in Self.contexts {
        let reading = QuickAdd.read(text, context)
        guard let deadline = reading.draft.deadline, !reading.remarks.contains(.past) else { continue }
        #expect(context.calendar.end(of: deadline) >= context.now, "seed \(seed): \(text)")
      }
    }
  }

  /// Text → draft → line → the same draft.
  @Test(arguments: 0..<20)
  func lineReadsBack(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 200)
    for _ in 0..<40 {
      let text = Self.line(&random)
      for context in Self.contexts {
        let reading = QuickAdd.read(text, context)
        guard reading.error == nil else { continue }
        let line = QuickAdd.line(for: reading.draft, context)
        #expect(QuickAdd.read(line, context).draft == reading.draft, "seed \(seed): \(text) → \(line)")
      }
    }
  }

  /// Any scalars at all.
  @Test(arguments: 0..<10)
  func randomScalars(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 300)
    for _ in 0..<100 {
      var view = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let range: ClosedRange<UInt32> = Bool.random(using: &random) ? 0x20...0x7E : 0x0...0x1FFFF
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) { view.append(scalar) }
      }
      let text = String(view)
      let reading = QuickAdd.read(text, Self.contexts[0])
      #expect(reading.spans.last?.end ?? 0 == text.unicodeScalars.count, "seed \(seed)")
    }
  }
}

/// Lines that once went wrong in random trials.
@Suite struct ReadingTrialTests {
  @Test(arguments: ["30.", "call 30.", "1/", "5 -", "in", "+", "\"100 tmrw fortnightly", "am \" thursday quarterly"])
  func readsAndReadsBack(_ text: String) {
    let now = context("2026-11-30 10:00")
    let reading = QuickAdd.read(text, now)
    #expect(reading.spans.last?.end == text.unicodeScalars.count)
    #expect(QuickAdd.read(QuickAdd.line(for: reading.draft, now), now).draft == reading.draft)
  }

  /// A paste of 10,000 characters is read like any other; time grows with the length alone.
  @Test(arguments: ["call mom tomorrow 3pm, ", "내일까지 보고서 3시 반에 ", "every by at due: \" 1.1/", "by by by "])
  func longText(_ piece: String) {
    let text = String(repeating: piece, count: 10_000 / piece.count)
    #expect(QuickAdd.read(text, context("2026-11-30 10:00")).spans.last?.end == text.unicodeScalars.count)
  }
}
