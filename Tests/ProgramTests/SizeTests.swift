import Testing

/// The window changes its size at any time, to any size.
@Suite struct SizeTests {
  private func home() throws -> SlayerHome {
    let home = try SlayerHome()
    for title in ["pay rent", "한글제목입니다 긴 제목", "buy milk"] { try home.run("add", title) }
    return home
  }

  @Test(arguments: [(1, 1), (2, 2), (10, 3), (20, 5), (300, 100), (39, 12), (40, 11), (40, 12)])
  func anySizeAtTheStart(_ columns: Int, _ rows: Int) throws {
    let running = try home().open(columns: columns, rows: rows)
    running.send("q")
    #expect(try running.waitForEnd() == 0)
  }

  @Test func shrinksToNothingAndBackWithSomethingTyped() throws {
    let running = try home().open()
    try running.type("a한글 typed")
    let before = running.picture.text
    for (columns, rows) in [(20, 5), (2, 2), (1, 1), (300, 100), (80, 24)] {
      running.resize(columns: columns, rows: rows)
      try running.wait(for: "\(columns)×\(rows)") { !running.picture.text.isEmpty }
    }
    try running.wait(for: "the screen as it was") { running.picture.text == before }
  }

  /// 200 sizes without waiting: the last one counts, cell for cell like a fresh start.
  @Test func aStormEndsOnTheRightScreen() throws {
    let home = try home()
    let running = try home.open()
    for step in 0..<200 { running.resize(columns: [80, 40, 132][step % 3], rows: [24, 12, 50][step % 3]) }
    running.resize(columns: 100, rows: 30)
    let fresh = try home.open(columns: 100, rows: 30)
    try running.wait(for: "the fresh screen") { running.picture.text == fresh.picture.text }
    for row in 0..<30 {
      for column in 0..<100 {
        #expect(running.picture.look(column, row) == fresh.picture.look(column, row), "cell \(column), \(row)")
      }
    }
  }

  @Test func linesAndColumnsOfTheEnvironmentDoNotFixTheSize() throws {
    let running = try home().open(["LINES": "10", "COLUMNS": "20"])
    #expect(running.picture.text.contains("pay rent"))
    running.resize(columns: 120, rows: 40)
    try running.wait(for: "the footer in the last row") { running.picture.row(39).contains("quit") }
  }
}
