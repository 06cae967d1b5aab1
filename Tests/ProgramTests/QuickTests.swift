import Foundation
import Testing

/// `slayer quick` at a real terminal.
@Suite struct QuickTests {
  private func quick(_ home: SlayerHome, _ words: [String] = []) throws -> RunningProgram {
    let running = try RunningProgram(
      SlayerProgram.path, ["quick"] + words, environment: home.variables.mapValues(String?.some), rows: 10)
    running.home = home
    try running.waitUntilIdle()
    return running
  }

  /// Once the small screen is gone, the person's own says what was added, as `slayer add` does.
  @Test(arguments: [
    ("pay rent fri 5pm", "en", "Added 1 pay rent · Fri 8 May 2026, 17:00 · in 2 days"),
    ("보고서 내일", "ko", "추가: 1 보고서 · 2026년 5월 7일 (목) · 내일"), ("call", "en", "Added 1 call"),
  ])
  func tellsWhatItAdded(typed: String, language: String, told: String) throws {
    let running = try quick(SlayerHome(), ["--lang", language])
    try running.type(typed)
    running.send("\r")
    #expect(try running.waitForEnd() == 0)
    #expect(running.picture.text == told + String(repeating: "\n", count: 9))
    #expect(running.terminal.modes == running.modesBefore)
  }

  /// Esc adds nothing, and nothing is said.
  @Test func leavesInSilenceWithoutAnAddition() throws {
    let running = try quick(SlayerHome())
    try running.type("pay rent")
    running.send("\u{1B}")
    #expect(try running.waitForEnd() == 0)
    #expect(running.picture.text == String(repeating: "\n", count: 9))
  }
}
