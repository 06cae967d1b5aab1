import Testing

@testable import SlayerUI

@Suite struct LineEditorTests {
  /// A line whose caret stands where `|` is.
  private func line(_ text: String) -> LineEditor {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    var line = LineEditor(parts.joined())
    for _ in parts.dropFirst().joined() { _ = line.handle(.left) }
    return line
  }

  private func shown(_ line: LineEditor) -> String {
    line.beforeCaret + "|" + line.text.dropFirst(line.beforeCaret.count)
  }

  @Test(arguments: [
    ("|", Key.text("a"), "a|"), ("a|c", .text("b"), "ab|c"), ("보|서", .text("고"), "보고|서"),
    // Case 55: one key removes one syllable, and one step passes one.
    ("보고서 쓰기|", .left, "보고서 쓰|기"), ("보고서 쓰|기", .backspace, "보고서 |기"), ("보|고서", .delete, "보|서"),
    ("|ab", .left, "|ab"), ("ab|", .right, "ab|"), ("|ab", .backspace, "|ab"), ("ab|", .delete, "ab|"),
    ("ab|cd", .home, "|abcd"), ("ab|cd", .end, "abcd|"), ("ab|cd", .control("a"), "|abcd"),
    ("ab|cd", .control("e"), "abcd|"), ("ab|cd", .control("b"), "a|bcd"), ("ab|cd", .control("f"), "abc|d"),
    ("ab|cd", .control("h"), "a|cd"), ("ab|cd", .control("d"), "ab|d"), ("ab|cd", .control("u"), "|cd"),
    ("ab|cd", .control("k"), "ab|"), ("월세 내기  금요일|", .wordLeft, "월세 내기  |금요일"),
    ("월세 내기  |금요일", .wordLeft, "월세 |내기  금요일"), ("|월세 내기", .wordLeft, "|월세 내기"),
    ("월세| 내기 금요일", .wordRight, "월세 내기| 금요일"), ("월세 내기|", .wordRight, "월세 내기|"),
    ("pay rent  |fri", .control("w"), "pay |fri"), ("|fri", .control("w"), "|fri"),
  ])
  func keys(before: String, key: Key, after: String) {
    var line = line(before)
    let isHandled = line.handle(key)
    #expect(isHandled)
    #expect(shown(line) == after)
  }

  @Test(arguments: [Key.enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown, .control("x")])
  func otherKeysAreNotForTheLine(key: Key) {
    var line = line("a|b")
    let isHandled = line.handle(key)
    #expect(!isHandled)
    #expect(shown(line) == "a|b")
  }

  /// Case 65: a pasted text of several lines is one line, and no line of it a command.
  @Test(arguments: [
    ("milk\nd\ny\nq", "milk d y q"), ("a\r\nb", "a b"), ("a\rb", "a b"), ("a\u{2028}b\u{85}c", "a b c"),
    ("\u{1B}[201~rm", "\u{1B}[201~rm"),
  ])
  func pasteIsOneLine(text: String, line typed: String) {
    var line = LineEditor()
    _ = line.handle(.paste(text))
    #expect(line.text == typed)
  }

  /// The breaks of a note are there before anything is pasted, and stay.
  @Test func breaksOfANoteStay() {
    var line = LineEditor("pay // one\ntwo")
    line.insert("\nthree")
    #expect(line.text == "pay // one\ntwo three")
  }

  /// A mark joins the letter before the caret, which then is still one step.
  @Test func marksJoinTheLetterBefore() {
    var line = line("e|x")
    line.insert("\u{301}")
    #expect(line.graphemes == ["e\u{301}", "x"])
    #expect(line.caret == 1)
    _ = line.handle(.backspace)
    #expect(line.text == "x")
  }
}
