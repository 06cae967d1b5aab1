import Testing

/// The window's title names the next quest, harmlessly, and is given back.
@Suite struct TitleTests {
  @Test func namesTheNextQuest() throws {
    let home = try SlayerHome()
    try home.run("add", "pay rent 2026-05-09")
    let running = try home.open()
    #expect(lastTitle(in: running.output)?.contains("pay rent") == true)
    running.send("q")
    _ = try running.waitForEnd()
    let written = String(decoding: running.output, as: UTF8.self)
    #expect(written.components(separatedBy: "\u{1B}[22;0t").count == 2)
    #expect(written.components(separatedBy: "\u{1B}[23;0t").count == 2)
  }

  @Test func nothingInItActs() throws {
    let home = try SlayerHome()
    try home.run("add", "x\u{7}\u{1B}[2Jy\u{9C}z 2026-05-09")
    let title = try #require(lastTitle(in: try home.open().output))
    #expect(title.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(title.contains("z"))
  }

  @Test func canBeOff() throws {
    let home = try SlayerHome(settings: "motion = none\ntitle = off\n")
    try home.run("add", "pay rent 2026-05-09")
    #expect(lastTitle(in: try home.open().output) == nil)
  }

  @Test(arguments: ["linux", "vt100"])
  func consolesHaveNone(_ type: String) throws {
    let home = try SlayerHome()
    try home.run("add", "pay rent 2026-05-09")
    #expect(lastTitle(in: try home.open(["TERM": type]).output) == nil)
  }
}
