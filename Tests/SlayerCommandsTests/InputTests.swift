import Foundation
import QuestCore
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct InputTests {
  private func titles(_ trial: Trial) throws -> [String] {
    try objects(trial.answer("list", "--json")).sorted { ($0["number"] as? Int ?? 0) < ($1["number"] as? Int ?? 0) }
      .compactMap { $0["title"] as? String }
  }

  @Test func aQuestALineAllInOneStep() throws {
    let trial = try Trial()
    let result = trial.run(
      ["add", "-"], input: "\u{FEFF}pay rent fri 5pm #home\r\n\n  \n보고서 내일\rcall at 5\n[work] x\n- y")
    #expect(
      result.output == """
        Added 1 pay rent · Fri 4 Dec 2026, 17:00 · in 4 days
        Added 2 보고서 · Tue 1 Dec 2026 · tomorrow
        Added 3 call · Mon 30 Nov 2026, 17:00 · in 2 h 10 m
          It could also be Tue 1 Dec 2026, 05:00
        Added 4 [work] x
        Added 5 - y

        """)
    #expect(result.errors == "")
    #expect(trial.answer("undo") == "Undone: added \"pay rent\" and 4 more\n")
    #expect(try titles(trial) == [])
  }

  @Test(arguments: [
    ("x\ny due:blah\n", "Line 2: \"blah\" is not a date: try fri 5pm, 25 dec or 2026-12-25. Nothing was added."),
    ("", "There is no quest in the input."), (" \n\n", "There is no quest in the input."),
    ("[]", "There is no quest in the input."), ("{\"title\":", "Line 1 of the input is not JSON; nothing was added."),
    ("[{},\n{]", "Line 2 of the input is not JSON; nothing was added."),
    ("{}", "Quest 1 of the input: Type a title. Nothing was added."),
    ("[{\"title\":\"a\"},3]", "Quest 2 of the input: It is not a JSON object. Nothing was added."),
    (
      "{\"title\":\"a\",\"dedline\":\"fri\"}",
      "Quest 1 of the input: There is no field \"dedline\". Did you mean deadline? Nothing was added."
    ), ("{\"title\":3}", "Quest 1 of the input: Its \"title\" is not what it takes. Nothing was added."),
    ("{\"title\":\"a\",\"tags\":[1]}", "Quest 1 of the input: Its \"tags\" is not what it takes. Nothing was added."),
    (
      "{\"title\":\"a\",\"completed\":\"2026-01-01\"}",
      "Quest 1 of the input: Its \"completed\" is not what it takes. Nothing was added."
    ),
  ])
  func refusesAllOfIt(input: String, told: String) throws {
    let trial = try Trial()
    let result = trial.run(["add", "-"], input: input)
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors == "slayer: \(told)\n")
    #expect(!exists(trial.store))
  }

  @Test func whatListWritesAddTakes() throws {
    let trial = try Trial()
    try trial.add(
      Draft(
        title: "a \"b\" \\ \u{1B}[2J 😀", note: "x\ny", deadline: .moment(moment("2026-12-04 17:00")), importance: .epic,
        campaign: "Two Word", tags: ["집", "c,d"], steps: [Step(title: "s", isCompleted: true), Step(title: "t")],
        repetition: RepetitionRule("FREQ=WEEKLY;BYDAY=FR").map { Repetition(rule: $0, origin: .completion) }),
      Draft(title: "b", deadline: .day(day("2026-12-25"))), Draft(title: "c"))
    let first = try objects(trial.answer("list", "--json"))
    let other = try Trial()
    let added = try objects(other.run(["add", "-", "--json"], input: trial.answer("list", "--json")).output)
    #expect(added.count == 3)
    for (one, two) in zip(first, added) {
      for name in ["title", "note", "deadline", "importance", "campaign", "tags", "steps", "repeat"] {
        #expect((one[name] as? NSObject) == (two[name] as? NSObject), "\(name)")
      }
    }
  }

  @Test func jsonMayBeWrittenByHand() throws {
    let trial = try Trial()
    let json = """
       {"title": "\\ud83d\\ude00 \\u00e9", "deadline": "내일 오후 5시", "steps": ["one"], "repeat": "every week"}
      """
    #expect(
      trial.run(["add", "-"], input: json).output
        == "Added 1 😀 é · Tue 1 Dec 2026, 17:00 · tomorrow\n")
    let quest = try object(trial.answer("show", "1", "--json"))
    #expect((quest["repeat"] as? [String: Any])?["rule"] as? String == "FREQ=WEEKLY")
    #expect((quest["steps"] as? [[String: Any]])?.first?["title"] as? String == "one")
  }

  @Test func aLoneHyphenAfterTheEndOfOptionsIsATitle() throws {
    let trial = try Trial()
    #expect(trial.run(["add", "--", "-"], input: "x").output.hasPrefix("Added 1 -\n"))
    #expect(trial.run(["add", "-", "x"], input: "y").output.hasPrefix("Added 2 - x\n"))
  }

  @Test func brokenUTF8IsNamedByItsLine() throws {
    #expect(throws: JSONFault(line: 1)) { try JSONReader.read([0x22, 0xFF, 0x22]) }
  }

  @Test func longInputShowsProgressOnATerminal() throws {
    let trial = try Trial()
    let input = (1...2_500).map { "quest \($0)" }.joined(separator: "\n")
    let shown = trial.run(["add", "-"], input: input, answers: [])
    #expect(
      shown.errors
        == "\rReading 0 of 2500\rReading 1000 of 2500\rReading 2000 of 2500\r\u{1B}[K\rSaving 2500 quests\r\u{1B}[K")
    #expect(trial.run(["add", "-"], input: input).errors == "")
    #expect(trial.run(["add", "-"], input: "a\nb", answers: []).errors == "")
  }
}

@Suite struct AskTests {
  private let offered = """
      1  Mon 30 Nov 2026, 17:00 · in 2 h 10 m
      2  Tue 1 Dec 2026, 05:00 · in 14 h
      0  no date: it is part of the title

    """
  private let question = "Which one? 0–2, Enter for 1: "

  @Test(arguments: [
    (["2"], "call", "2026-12-01T05:00:00+09:00"), ([" 1 "], "call", "2026-11-30T17:00:00+09:00"),
    ([""], "call", "2026-11-30T17:00:00+09:00"), (["x", "9", "2"], "call", "2026-12-01T05:00:00+09:00"),
    (["0"], "call at 5", nil),
  ])
  func oneIsChosen(answers: [String], title: String, deadline: String?) throws {
    let trial = try Trial()
    let result = trial.run(["add", "--ask", "call", "at", "5", "--json"], answers: answers)
    #expect(result.errors == offered + String(repeating: question, count: answers.count))
    let quest = try object(result.output)
    #expect(quest["title"] as? String == title)
    #expect(quest["deadline"] as? String == deadline)
  }

  @Test(arguments: [[], ["x", "y", "z"]])
  func withoutAnAnswerNothingIsAdded(answers: [String]) throws {
    let trial = try Trial()
    let result = trial.run(["add", "--ask", "call", "at", "5"], answers: answers)
    #expect(result.code == 1)
    #expect(result.errors.hasSuffix("\nslayer: Nothing was added.\n"))
    #expect(!exists(trial.store))
  }

  @Test func nobodyIsAskedWithoutNeedOrTerminal() throws {
    #expect(try Trial().run(["add", "--ask", "call", "fri"], answers: []).errors == "")
    let result = try Trial().run(["add", "--ask", "call", "at", "5"])
    #expect(result.errors == "")
    #expect(result.output.contains("It could also be"))
  }
}
