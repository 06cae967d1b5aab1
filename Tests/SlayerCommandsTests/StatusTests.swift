import QuestCore
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct StatusTests {
  private func dungeon(language: String = "en") throws -> Trial {
    let trial = try Trial(language: language)
    try trial.add(
      Draft(title: "pay rent", deadline: .moment(moment("2026-11-30 16:50"))),
      Draft(title: "old", deadline: .day(day("2026-11-29"))),
      Draft(title: "b", deadline: .day(day("2026-11-30"))), Draft(title: "c"), Draft(title: "d"))
    _ = trial.answer("done", "2", "4")
    return trial
  }

  @Test func isOneLine() throws {
    #expect(
      try dungeon().answer("status")
        == "3 open · 0 overdue · 2 due today · 2 slain today · next: pay rent, in 2 h\n")
    #expect(
      try dungeon(language: "ko").answer("status")
        == "열린 퀘스트 3 · 지남 0 · 오늘 마감 2 · 오늘 처치 2 · 다음: pay rent, 2시간 남음\n")
    #expect(try Trial().answer("status") == "0 open · 0 overdue · 0 due today · 0 slain today\n")
  }

  @Test func isAnObject() throws {
    let status = try object(try dungeon().answer("status", "--json"))
    #expect(Set(status.keys) == ["open", "overdue", "today", "slain_today", "next"])
    #expect(status["open"] as? Int == 3)
    #expect(status["overdue"] as? Int == 0)
    #expect(status["today"] as? Int == 2)
    #expect(status["slain_today"] as? Int == 2)
    #expect((status["next"] as? [String: Any])?["title"] as? String == "pay rent")
    #expect(isNull(try object(try Trial().answer("status", "--json"))["next"]))
  }

  @Test func aLongTitleIsCutOnATerminalOnly() throws {
    let trial = try Trial()
    try trial.add(Draft(title: String(repeating: "x", count: 200)))
    #expect(trial.run(["status"], columns: 80, isTerminal: true).output.utf8.count < 90)
    #expect(trial.answer("status").utf8.count > 200)
  }

  @Test func theHeroGrows() throws {
    let trial = try dungeon()
    // Late 47 (47 strength with one whole day overdue would need a day: here 14 h), so 45 halved to 23; clean 15.
    #expect(
      trial.answer("hero") == "Level 1 · 38 experience · 12 to level 2\nChain 1 · 50 % on time in the last 30 days\n")
    let hero = try object(trial.answer("hero", "--json"))
    #expect(Set(hero.keys) == ["level", "experience", "next_level_at", "chain", "on_time_rate"])
    #expect(hero["experience"] as? Int == 38)
    #expect(hero["next_level_at"] as? Int == 50)
    #expect(hero["on_time_rate"] as? Double == 0.5)
    let newcomer = try object(try Trial().answer("hero", "--json"))
    #expect(newcomer["level"] as? Int == 1)
    #expect(isNull(newcomer["on_time_rate"]))
    #expect(try Trial(language: "ko").answer("hero") == "레벨 1 · 경험치 0 · 레벨 2까지 50\n연속 처치 0\n")
  }
}
