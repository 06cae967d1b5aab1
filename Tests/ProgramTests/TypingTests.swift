import Testing

/// Keys as terminals send them, up to the screen.
@Suite struct TypingTests {
  /// A Korean syllable's three bytes come one by one over a slow line.
  @Test func lettersThatComeByteByByte() throws {
    let running = try SlayerHome().open()
    try running.type("a")
    for byte in "약 먹기".utf8 { running.terminal.write([byte]) }
    try running.wait(for: "약 먹기")
  }

  /// A Mac's keyboard may send Hangul in its parts: the syllable is one, and Backspace takes it whole.
  @Test func decomposedHangul() throws {
    let running = try SlayerHome().open()
    try running.type("a\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}")
    #expect(running.picture.text.contains("한글"))
    try running.type("\u{7F}")
    #expect(running.picture.text.contains("한"))
    #expect(!running.picture.text.contains("한글"))
  }

  /// 写作业 moves the cursor by 6 cells, 오늘의 보고서 by 13; Left and Backspace go over whole syllables.
  @Test(arguments: [("写作业", 6), ("오늘의 보고서", 13)])
  func theCursorCountsCells(_ text: String, _ cells: Int) throws {
    let running = try SlayerHome().open()
    try running.type("a")
    let start = running.picture.cursor
    try running.type(text)
    #expect(running.picture.cursor.column == start.column + cells)
    #expect(running.picture.cursor.row == start.row)
    try running.type("\u{1B}[D\u{1B}OD")
    #expect(running.picture.cursor.column == start.column + cells - 4)
    try running.type("\u{7F}")
    #expect(running.picture.cursor.column == start.column + cells - 6)
  }

  @Test func pastedLinesAreOneText() throws {
    let home = try SlayerHome()
    let running = try home.open()
    #expect(
      modesLeftChanged(by: running.output).isSuperset(of: [1004, 2004]), "the terminal brackets pastes from now on")
    try running.type("a\u{1B}[200~milk\nd\ny\nq\u{1B}[201~")
    #expect(running.picture.text.contains("milk d y q"))
    try running.type("\r")
    #expect(try home.run("list").contains("milk d y q"))
    #expect(!running.picture.text.contains("0~"))
  }

  @Test func anEndWithinAPasteEndsNothing() throws {
    let home = try SlayerHome()
    try home.run("add", "keep me")
    let running = try home.open()
    try running.type("a\u{1B}[200~milk\u{1B}[201~\u{1B}dq\u{1B}[201~")
    try running.type("x")
    #expect(try home.run("list").contains("keep me"))
    running.send("\u{3}")
    #expect(try running.waitForEnd() == 0)
  }

  @Test func theListIgnoresAPaste() throws {
    let home = try SlayerHome()
    try home.run("add", "keep me")
    let running = try home.open()
    let before = running.picture.text
    try running.type("\u{1B}[200~d\ny\nq\u{1B}[201~")
    #expect(running.picture.text == before)
    #expect(try home.run("list").contains("keep me"))
  }

  /// The key Escape is told from an arrow that begins like it.
  @Test func escapeAlone() throws {
    let running = try SlayerHome().open()
    try running.type("abuy milk")
    try running.type("\u{1B}")
    try running.type("?")
    #expect(running.picture.text.contains("PgUp"))
  }

  @Test func theCursorShowsOnlyWhileSomethingIsTyped() throws {
    let running = try SlayerHome().open()
    #expect(modesLeftChanged(by: running.output).contains(25))
    try running.type("a")
    #expect(!modesLeftChanged(by: running.output).contains(25))
    try running.type("\u{1B}")
    #expect(modesLeftChanged(by: running.output).contains(25))
  }

  /// For screen readers: the hidden cursor rests on the selected row.
  @Test func theCursorRestsOnTheSelection() throws {
    let home = try SlayerHome()
    for title in ["one", "two", "three"] { try home.run("add", title) }
    let running = try home.open()
    let first = running.picture.cursor.row
    #expect(running.picture.row(first).contains("one"))
    try running.type("j")
    #expect(running.picture.row(running.picture.cursor.row).contains("two"))
  }
}
