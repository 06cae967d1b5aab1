import Foundation
import Testing

/// Nothing due, nothing runs.
@Suite struct IdleTests {
  /// How often the process has waited and been woken.
  private func wakeUps(_ process: pid_t) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return try #require(line?.split(separator: "\t").last.flatMap { Int($0) })
  }

  @Test func anIdleScreenSleeps() throws {
    let home = try SlayerHome()
    try home.run("add", "pay rent 2026-05-09")
    let running = try home.open()
    // The program looks again for a second after its own start touched the store.
    while !running.terminal.read(within: 1_500).isEmpty {}
    let before = try wakeUps(running.process)
    #expect(running.terminal.read(within: 1_000) == [])
    let after = try wakeUps(running.process)
    #expect(after == before)
  }

  /// What a new minute changes on the screen is a few cells.
  @Test func aMinuteIsCheap() throws {
    let home = try SlayerHome()
    try home.run("add", "pay rent 2026-05-09")
    let running = try home.open(["SLAYER_NOW": "2026-05-06 09:00:56"])
    try running.waitUntilAnswered()
    running.forgetOutput()
    try running.wait(for: "09:01")
    try running.waitUntilAnswered()
    #expect(running.output.count < 100)
  }

  /// One letter typed is a few bytes, not a screen.
  @Test func onlyWhatChangedIsSent() throws {
    let running = try SlayerHome().open()
    try running.type("abuy mil")
    running.forgetOutput()
    try running.type("j")
    #expect(running.output.count < 600)
    #expect(!String(decoding: running.output, as: UTF8.self).contains("\u{1B}[2J"))
  }

  @Test func anotherProgramsQuestAppears() throws {
    let home = try SlayerHome()
    let running = try home.open()
    try running.type("atyped text")
    try home.run("add", "from outside")
    try running.wait(for: "from outside")
    #expect(running.picture.text.contains("typed text"))
  }

  @Test func redrawMendsAScreenThatSomebodyWroteOn() throws {
    let home = try SlayerHome()
    try home.run("add", "pay rent")
    let running = try home.open()
    let before = running.picture.text
    running.picture.write(Array("\u{1B}[2J\u{1B}[5;5Hrubbish".utf8))
    #expect(running.picture.text != before)
    try running.type("\u{C}")
    #expect(running.picture.text == before)
  }
}
