import TestKit
import Testing

@testable import SlayerText

@Suite struct FitTests {
  @Test(arguments: [
    // Case 57: nothing spills over the edge of a column.
    ("한글제목입니다", 14, "한글제목입니다"), ("한글제목입니다", 9, "한글제목…"), ("한글제목입니다", 8, "한글제…"), ("한글제목입니다", 2, "…"),
    ("한글제목입니다", 1, "…"), ("한글제목입니다", 0, ""), ("report", 6, "report"), ("report", 5, "repo…"), ("report", 1, "…"),
    ("report", -1, ""), ("", 0, ""), ("a\u{1B}b", 3, "a␛b"), ("ab\u{1B}", 2, "a…"),
  ])
  func cuts(text: String, cells: Int, shown: String) {
    #expect(truncated(text, to: cells) == shown)
  }

  @Test(arguments: [
    ("한글제목입니다", 9, "한글제목…"), ("한글제목입니다", 8, "한글제… "), ("ok", 4, "ok  "), ("", 2, "  "), ("❤\u{FE0F} ok", 6, "❤ ok  "),
    ("👍 ok", 6, "👍 ok "), ("→ ok", 6, "→ ok  "),
  ])
  func fillsTheColumn(text: String, cells: Int, shown: String) {
    #expect(padded(text, to: cells) == shown)
  }

  @Test(arguments: [
    // Case 73: a wide letter that does not fit goes to the next line whole.
    ("abc한글", 4, ["abc", "한글"]),
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one  two", 4, ["one", "two"]),
    ("  indented line", 10, ["  indented", "line"]),
    ("a\nb\r\nc\rd\u{2028}e", 10, ["a", "b", "c", "d", "e"]),
    ("a\n\nb\n", 10, ["a", "", "b"]),
    ("", 10, [""]), ("   ", 10, [""]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("go abcdefgh", 5, ["go ab", "cdefg", "h"]),
    ("go abcdefgh", 2, ["go", "ab", "cd", "ef", "gh"]),
    ("보고서를 내일까지 쓰기", 10, ["보고서를", "내일까지", "쓰기"]),
    ("보고서를 내일까지 쓰기", 17, ["보고서를 내일까지", "쓰기"]),
    ("한글", 1, ["한", "글"]), ("x", 0, []),
  ])
  func wraps(text: String, cells: Int, lines: [String]) {
    #expect(wrapped(text, to: cells) == lines)
  }

  @Test(arguments: [UInt64(4), 5])
  func losesNothingAndNeverSpills(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let text = (0..<4).map { _ in anyText(&random) }.joined(separator: " ")
      for cells in [1, 2, 3, 7, 20] {
        let lines = wrapped(text, to: cells)
        #expect(lines.allSatisfy { cellWidth($0) <= max(2, cells) }, "seed \(seed): \(text.debugDescription)")
        let kept = lines.joined().unicodeScalars.filter { $0 != " " }
        let all = SlayerText.lines(of: text).map(safe).joined().unicodeScalars.filter { $0 != " " }
        #expect(Array(kept) == Array(all), "seed \(seed): \(text.debugDescription)")
        #expect(cellWidth(padded(text, to: cells)) == cells, "seed \(seed): \(text.debugDescription)")
      }
    }
  }
}
