import QuestCore
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct ChangeTests {
  private func three() throws -> Trial {
    let trial = try Trial()
    try trial.add(
      Draft(title: "a"), Draft(title: "b", deadline: .day(day("2026-11-29"))),
      Draft(title: "c", deadline: .moment(moment("2026-11-30 15:00"))))
    return trial
  }

  private func open(_ trial: Trial) throws -> [Int] {
    try objects(trial.answer("list", "--json")).compactMap { $0["number"] as? Int }.sorted()
  }

  @Test func slayingTellsHowItWent() throws {
    #expect(
      try three().answer("done", "1-3") == """
        Slain: 1 a · clean · +15 experience
        Slain: 2 b · late · +23 experience
        Slain: 3 c · close call · +45 experience

        """)
  }

  @Test func slayingGivesAnArrayAlsoOfOne() throws {
    let trial = try three()
    let quests = try objects(trial.answer("done", "2", "--json"))
    #expect(quests.map { $0["number"] as? Int } == [2])
    #expect(quests[0]["quality"] as? String == "late")
    #expect(quests[0]["completed"] as? String == "2026-11-30T14:50:00+09:00")
    #expect(
      try objects(trial.answer("done", "1", "3", "--json")).compactMap { $0["quality"] as? String } == [
        "clean", "close_call",
      ])
  }

  @Test func severalAreAllOrNoneAndOneStep() throws {
    let trial = try three()
    let refused = trial.run(["done", "1-4"])
    #expect(refused.code == 1)
    #expect(refused.output == "")
    #expect(refused.errors == "slayer: There is no quest 4.\n")
    #expect(try open(trial) == [1, 2, 3])
    _ = trial.answer("done", "1", "3")
    #expect(try open(trial) == [2])
    #expect(trial.answer("undo") == "Undone: slain \"a\" and 1 more\n")
    #expect(try open(trial) == [1, 2, 3])
  }

  @Test func reopeningAndDeleting() throws {
    let trial = try three()
    _ = trial.answer("done", "1")
    #expect(trial.run(["done", "1"]).code == 1)
    #expect(trial.answer("reopen", "1") == "Raised from its tomb: 1 a\n")
    #expect(trial.run(["reopen", "1"]).code == 1)
    #expect(trial.answer("delete", "2") == "Deleted: 2 b (slayer undo brings it back)\n")
    #expect(trial.run(["show", "2"]).code == 1)
    #expect(try objects(trial.answer("delete", "1", "--json"))[0]["title"] as? String == "a")
    #expect(try open(trial) == [3])
  }

  @Test func undoAndRedoWalkThroughHistory() throws {
    let trial = try three()
    _ = trial.answer("done", "1")
    let undone = try object(trial.answer("undo", "--json"))
    #expect(Set(undone.keys) == ["undone", "quests"])
    #expect(undone["undone"] as? String == "slain \"a\"")
    #expect((undone["quests"] as? [[String: Any]])?.map { $0["number"] as? Int } == [1])
    #expect(trial.answer("undo") == "Undone: added \"c\"\n")
    #expect(try open(trial) == [1, 2])
    #expect(trial.answer("redo") == "Redone: added \"c\"\n")
    let redone = try object(trial.answer("redo", "--json"))
    #expect(Set(redone.keys) == ["redone", "quests"])
    #expect(redone["redone"] as? String == "slain \"a\"")
    #expect(try open(trial) == [2, 3])
    let nothing = trial.run(["redo"])
    #expect(nothing.code == 1)
    #expect(nothing.errors == "slayer: There is nothing to redo.\n")
  }

  @Test func withoutAStoreNothingIsMade() throws {
    let trial = try Trial()
    for words in [["done", "1"], ["reopen", "1-2"], ["delete", "1"], ["undo"], ["redo"], ["show", "1"]] {
      #expect(trial.run(words).code == 1, "\(words)")
    }
    for words in [["list"], ["next"], ["status"], ["hero"], ["parse", "x"], ["config"], ["help"], ["list", "--json"]] {
      #expect(trial.run(words).code == 0, "\(words)")
    }
    #expect(!exists(trial.folder.file("data")))
  }

  @Test func writesCarryTheMomentOfNow() throws {
    let trial = try Trial()
    _ = trial.answer("add", "a", "--now", "2026-12-24 18:00")
    #expect(try object(trial.answer("show", "1", "--json"))["created"] as? String == "2026-12-24T18:00:00+09:00")
    _ = trial.answer("done", "1", "--now=2026-12-25T00:00:30Z")
    #expect(try object(trial.answer("show", "1", "--json"))["completed"] as? String == "2026-12-25T09:00:30+09:00")
  }

  @Test(arguments: ["yesterday", "2026-02-30", "2026-12-24 25:00", "20261224", "2026-12-24 18", "2026-12-24 18:00 x"])
  func nowMustBeAMoment(text: String) throws {
    let result = try Trial().run(["list", "--now", text])
    #expect(result.code == 2)
    #expect(result.errors.contains(text))
  }
}
