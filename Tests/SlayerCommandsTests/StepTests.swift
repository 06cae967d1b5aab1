import QuestCore
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct StepTests {
  @Test func stepsComeAndGo() throws {
    let trial = try Trial()
    try trial.add(Draft(title: "move"))
    #expect(trial.answer("step", "1") == "1 move\n  no steps\n")
    #expect(trial.answer("step", "1", "add", "pack", "the boxes") == "1 move\n  1 [ ] pack the boxes\n")
    _ = trial.answer("step", "1", "add", "carry")
    _ = trial.answer("step", "1", "add", "-- ", "rest\nhere")
    #expect(
      trial.answer("step", "1", "done", "1-2") == """
        1 move
          1 [x] pack the boxes
          2 [x] carry
          3 [ ] --  rest here

        """)
    _ = trial.answer("step", "1", "undone", "2")
    #expect(trial.answer("step", "1", "delete", "1", "3") == "1 move\n  1 [ ] carry\n")
    #expect(trial.answer("undo") == "Undone: edited \"move\"\n")
    let steps = try object(trial.answer("step", "1", "--json"))["steps"] as? [[String: Any]]
    #expect(steps?.map { $0["completed"] as? Bool } == [true, false, false])
  }

  @Test(arguments: [
    (["1", "done", "4"], 1, "There is no step 4."), (["1", "delete", "0"], 1, "There is no step 0."),
    (["1", "done"], 2, "Something is missing: slayer step N [ACTION…]"),
    (["1", "add", "  "], 2, "Something is missing: slayer step N [ACTION…]"),
    (["1", "frob"], 2, "\"frob\" is not a value of slayer step N: add, done, undone, delete."),
    (["1-2", "add", "x"], 2, "\"1-2\" is not a quest number: write 3 or 3-7."), (["9"], 1, "There is no quest 9."),
    (["1", "undone", "1"], 1, "There is nothing to change."),
  ])
  func refusals(words: [String], code: Int, told: String) throws {
    let trial = try Trial()
    try trial.add(Draft(title: "a", steps: [Step(title: "s")]))
    let result = trial.run(["step"] + words)
    #expect(Int(result.code) == code)
    #expect(result.errors == "slayer: \(told)\n")
  }

  /// What a kill was worth is not rewritten.
  @Test func theSlainKeepTheirSteps() throws {
    let trial = try Trial()
    try trial.add(Draft(title: "a", steps: [Step(title: "s")]))
    _ = trial.answer("done", "1")
    #expect(trial.run(["step", "1", "done", "1"]).errors == "slayer: Quest 1 is slain already.\n")
  }
}
