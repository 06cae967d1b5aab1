import QuestCore
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct HistoryTests {
  private func dungeon() throws -> Trial {
    let trial = try Trial()
    _ = trial.answer("add", "rent", "#home", "+flat", at: moment("2026-11-27 09:00"))
    _ = trial.answer("add", "call", "#home", at: moment("2026-11-27 10:00"))
    _ = trial.answer("done", "1", at: moment("2026-11-28 23:59"))
    _ = trial.answer("add", "read", "+\"Two Word\"", at: moment("2026-11-30 09:00"))
    _ = trial.answer("done", "2", at: moment("2026-11-30 10:00"))
    return trial
  }

  @Test func theLogHasTheNewestFirst() throws {
    let trial = try dungeon()
    _ = trial.answer("undo")
    #expect(
      trial.answer("log") == """
          6  Mon 30 Nov 2026, 14:50  slayer undo  undone "call" (change 5)
          5  Mon 30 Nov 2026, 10:00  slayer done  slain "call"
          4  Mon 30 Nov 2026, 09:00  slayer add   added "read"
          3  Sat 28 Nov 2026, 23:59  slayer done  slain "rent"
          2  Fri 27 Nov 2026, 10:00  slayer add   added "call"
          1  Fri 27 Nov 2026, 09:00  slayer add   added "rent"

        """)
    #expect(trial.answer("log", "--limit", "1").split(separator: "\n").count == 1)
    let steps = try objects(trial.answer("log", "--json"))
    #expect(steps.count == 6)
    #expect(Set(steps[0].keys) == ["id", "time", "program", "kind", "target", "text", "quests"])
    #expect(steps[0]["target"] as? Int == 5)
    #expect(steps[1]["time"] as? String == "2026-11-30T10:00:00+09:00")
    #expect(steps[1]["text"] as? String == "slain \"call\"")
    #expect(steps[1]["quests"] as? [Int] == [2])
    #expect(isNull(steps[1]["target"]))
    #expect(try Trial().answer("log") == "Nothing was done yet.\n")
    #expect(try Trial().answer("log", "--json") == "[]\n")
  }

  @Test func aChosenStepIsUndone() throws {
    let trial = try dungeon()
    #expect(trial.answer("undo", "3") == "Undone: slain \"rent\"\n")
    #expect(trial.run(["undo", "3"]).errors == "slayer: Change 3 is undone already.\n")
    #expect(
      trial.run(["undo", "6"]).errors
        == "slayer: Change 6 is an undo or a redo itself: choose the change it concerns.\n")
    #expect(trial.run(["undo", "99"]).errors == "slayer: There is no change 99: see slayer log.\n")
    // Quest 2 was slain after it was added: the adding is built upon.
    #expect(
      trial.run(["undo", "2"]).errors
        == "slayer: Quest 2 was changed elsewhere after it was added, so that stays as it is.\n")
    #expect(trial.answer("redo") == "Redone: slain \"rent\"\n")
    #expect(trial.answer("undo", "#3") == "Undone: slain \"rent\"\n")
    #expect(trial.run(["undo", "x"]).code == 2)
  }

  @Test(arguments: [
    ([], [2]), (["yesterday"], []), (["2026-11-28"], [1]), (["sat"], [1]), (["토요일"], [1]), (["week"], [2]),
    (["month"], [1, 2]), (["2026-11-01..sat"], [1]), (["today"], [2]),
  ])
  func theGraveyardOfADay(words: [String], numbers: [Int]) throws {
    let quests = try objects(try dungeon().run(["graveyard", "--json"] + words).output)
    #expect(quests.map { $0["number"] as? Int } == numbers)
  }

  @Test func theGraveyardTellsHowItWent() throws {
    let trial = try dungeon()
    #expect(
      trial.answer("graveyard") == "Graveyard · Mon 30 Nov 2026 (1)\n  2  10:00  call · clean · +15 experience\n")
    #expect(
      trial.answer("graveyard", "yesterday") == "Graveyard · Sun 29 Nov 2026 (0)\n  no quest was slain then\n")
    #expect(trial.run(["graveyard", "blah"]).code == 1)
  }

  @Test func tagsAndCampaignsAreCounted() throws {
    let trial = try dungeon()
    #expect(trial.answer("tags") == "  0  #home  2 slain\n")
    #expect(trial.answer("campaigns") == "  1  +Two Word\n  0  +flat  1 slain\n")
    let campaigns = try objects(trial.answer("campaigns", "--json"))
    #expect(campaigns.map { $0["name"] as? String } == ["Two Word", "flat"])
    #expect(campaigns.map { $0["open"] as? Int } == [1, 0])
    #expect(campaigns.map { $0["slain"] as? Int } == [0, 1])
    #expect(try Trial().answer("tags") == "No quest has a tag.\n")
    #expect(try Trial().answer("campaigns", "--json") == "[]\n")
  }
}
