import TestKit
import Testing

@testable import SlayerText

@Suite struct SafeTextTests {
  @Test(arguments: [
    ("plain text", "plain text"),
    // Case 136: escape sequences of a title.
    ("a\u{1B}]52;c;ZWNobyBoaQ==\u{07}b\u{1B}[2J\u{1B}[31mc", "a␛]52;c;ZWNobyBoaQ==␇b␛[2J␛[31mc"),
    // Case 138: a window title.
    ("x\u{07}\u{1B}[2J", "x␇␛[2J"),
    ("\u{00}\u{08}\r\n\u{7F}", "␀␈␍␊␡"),
    ("\u{80}\u{9B}31m\u{9F}", "\u{FFFD}\u{FFFD}31m\u{FFFD}"),
    ("tab\there", "tab here"),
    ("abc\u{202E}fed\u{2066}x\u{200F}", "abc\u{FFFD}fed\u{FFFD}x\u{FFFD}"),
    // Case 60: Hangul as it comes from a macOS file name.
    ("\u{1112}\u{1161}\u{11AB}글", "한글"),
    ("\u{1100}\u{1161}", "가"),
    ("\u{1112}\u{119E}", "\u{1112}\u{119E}"),
    ("\u{11AB}", "ㄴ"), ("\u{1161}", "ㅏ"), ("\u{11EB}", "\u{FFFD}"),
    // Case 58: emoji in the form every terminal counts alike.
    ("👍 ok", "👍 ok"), ("👍🏽", "👍"), ("❤\u{FE0F} ok", "❤ ok"), ("👨\u{200D}👩\u{200D}👧", "👨"), ("1\u{FE0F}\u{20E3}", "1"),
    ("🏽", "🏽"), ("🇰🇷", "🇰🇷"),
    ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"),
    ("e\u{0301}", "e\u{0301}"), ("\u{0301}e", "◌\u{0301}e"),
    ("z\u{0300}\u{0301}\u{0302}\u{0303}\u{0304}", "z\u{0300}\u{0301}\u{0302}"),
    ("a\u{200B}b\u{AD}c\u{FEFF}", "abc"),
    ("\u{2028}", "\u{FFFD}"), ("\u{0378}", "\u{FFFD}"), ("\u{E000}", "\u{E000}"),
    ("क\u{094D}\u{200D}ष", "क\u{094D}ष"),
    ("สวัสดี", "สวัสดี"), ("", ""),
  ])
  func isHarmless(text: String, shown: String) {
    #expect(Array(safe(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(arguments: [
    ("", 0), ("ok", 2), ("한글제목입니다", 14), ("写作业", 6), ("보고서 쓰기", 11), ("👍", 2), ("→", 1), ("❤\u{FE0F}", 1), ("🇰🇷", 2),
    ("\u{1112}\u{1161}\u{11AB}글", 4), ("e\u{0301}", 1), ("\u{1B}[2J", 4), ("\t", 1), ("\r\n", 2), ("가나ab", 6),
  ])
  func countsCells(text: String, cells: Int) {
    #expect(cellWidth(text) == cells)
  }

  @Test func cutsIntoPiecesThatOwnCells() {
    #expect(
      graphemes("a한e\u{0301}🇰🇷") == [
        Grapheme("a", width: 1), Grapheme("한", width: 2), Grapheme("e\u{0301}", width: 1), Grapheme("🇰", width: 1),
        Grapheme("🇷", width: 1),
      ])
  }

  /// The law of safe text, for any scalars whatever in any order.
  @Test(arguments: [UInt64(1), 2, 3])
  func holdsForAnyText(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<1_000 {
      let text = anyText(&random)
      let shown = safe(text)
      #expect(safe(shown) == shown, "seed \(seed): \(text.debugDescription)")
      #expect(cellWidth(text) == cellWidth(shown), "seed \(seed): \(text.debugDescription)")
      let widths = shown.unicodeScalars.map { WidthTable.width($0) }
      #expect(widths.allSatisfy { $0 != nil }, "seed \(seed): \(text.debugDescription)")
      #expect(widths.reduce(0) { $0 + ($1 ?? 0) } == cellWidth(shown), "seed \(seed): \(text.debugDescription)")
      #expect(graphemes(text).allSatisfy { (1...2).contains($0.width) }, "seed \(seed): \(text.debugDescription)")
      #expect(!shown.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "seed \(seed): \(text.debugDescription)")
    }
  }
}

/// Up to 12 scalars, mostly from the odd corners of Unicode.
func anyText(_ random: inout SeededRandom) -> String {
  let corners: [ClosedRange<UInt32>] = [
    0x00...0x7F, 0x80...0xFF, 0x300...0x36F, 0x600...0x620, 0x900...0x97F, 0xE00...0xE7F, 0x1100...0x11FF,
    0x2000...0x206F, 0x20D0...0x20F0, 0x2600...0x27BF, 0x3041...0x3096, 0xAC00...0xD7FF, 0xFE00...0xFE0F,
    0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0xE0000...0xE01EF, 0x0...0x10FFFF,
  ]
  var text = String.UnicodeScalarView()
  for _ in 0..<Int.random(in: 0...12, using: &random) {
    let corner = corners.randomElement(using: &random) ?? 0x20...0x7E
    if let scalar = Unicode.Scalar(UInt32.random(in: corner, using: &random)) { text.append(scalar) }
  }
  return String(text)
}
