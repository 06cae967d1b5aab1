import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct EditTests {
  /// Monday 30 November 2026, 14:50 in Seoul.
  private func three() throws -> Trial {
    let trial = try Trial()
    try trial.add(
      Draft(title: "rent", deadline: .moment(moment("2026-12-04 17:00")), campaign: "flat", tags: ["home", "big"]),
      Draft(title: "call", note: "ask", deadline: .day(day("2026-12-01"))), Draft(title: "read"))
    return trial
  }

  private func quest(_ trial: Trial, _ number: Int) throws -> [String: Any] {
    try object(trial.answer("show", String(number), "--json"))
  }

  @Test(arguments: [
    (["title:pay the", "rent"], "title", "pay the rent"), (["note:a\nb"], "note", "a\nb"), (["메모:가"], "note", "가"),
    (["due:sat", "5pm"], "deadline", "2026-12-05T17:00:00+09:00"), (["deadline:내일"], "deadline", "2026-12-01"),
    (["due:+1d"], "deadline", "2026-12-05T17:00:00+09:00"), (["importance:epic"], "importance", "epic"),
    (["importance:!"], "importance", "major"), (["중요도:전설"], "importance", "epic"),
    (["campaign:Two", "Word"], "campaign", "Two Word"), (["campaign:+x"], "campaign", "x"),
  ])
  func setsAField(words: [String], name: String, value: String) throws {
    let trial = try three()
    #expect(trial.run(["edit", "1"] + words).code == 0)
    #expect(try quest(trial, 1)[name] as? String == value)
  }

  @Test(arguments: [
    ("tags:+new,-big", ["home", "new"]), ("tags:a, b", ["a", "b"]), ("tags:", []), ("tags:#a,+#b,-a", ["b"]),
    ("tags:+HOME", ["home", "big", "HOME"]), ("태그:-HOME", ["big"]),
  ])
  func tags(word: String, tags: [String]) throws {
    let trial = try three()
    #expect(trial.run(["edit", "1", word]).code == 0)
    #expect(try quest(trial, 1)["tags"] as? [String] == tags)
  }

  @Test func anEmptyValueClears() throws {
    let trial = try three()
    #expect(trial.answer("edit", "1-2", "due:", "campaign:", "note:").hasPrefix("Edited: 1 rent · no deadline\n"))
    for number in 1...2 {
      let quest = try quest(trial, number)
      #expect(isNull(quest["deadline"]) && isNull(quest["campaign"]) && quest["note"] as? String == "")
    }
    #expect(trial.run(["edit", "1", "title:"]).errors == "slayer: A quest needs a title.\n")
  }

  @Test func repeatsAndSteps() throws {
    let trial = try three()
    _ = trial.answer("edit", "2", "every:2 weeks", "step:one", "step:two")
    let second = try quest(trial, 2)
    #expect((second["repeat"] as? [String: Any])?["rule"] as? String == "FREQ=WEEKLY;INTERVAL=2")
    #expect((second["repeat"] as? [String: Any])?["from"] as? String == "schedule")
    #expect(second["deadline"] as? String == "2026-12-01")
    #expect((second["steps"] as? [[String: Any]])?.map { $0["title"] as? String } == ["one", "two"])
    // A rule dates itself.
    #expect(trial.answer("edit", "3", "every!:3 days") == "Edited: 3 read · Mon 30 Nov 2026 · today\n")
    #expect((try quest(trial, 3)["repeat"] as? [String: Any])?["from"] as? String == "completion")
    #expect(trial.run(["edit", "2", "due:"]).errors == "slayer: A quest that repeats needs a deadline.\n")
    _ = trial.answer("edit", "2", "every:", "due:")
    #expect(isNull(try quest(trial, 2)["repeat"]))
    #expect(trial.run(["edit", "1", "every:\"x\\"]).code == 1)
    #expect(trial.run(["edit", "1", "every:0 months"]).code == 1)
  }

  @Test(arguments: [
    (["edit", "1"], "Something is missing: slayer edit N… FIELD:VALUE…"),
    (["edit", "title:x", "1"], "\"title:x\" is not a quest number: write 3 or 3-7."),
    (["edit", "1", "title", "x"], "The field \"title\" has no value: write title:VALUE."),
    (["edit", "1", "titel:x"], "There is no field \"titel\". Did you mean title?"),
    (["edit", "1", "importance:huge"], "\"huge\" is not a value of importance: trivial, normal, major, epic."),
    (["edit", "1", "due:blah"], "\"blah\" is not a date: try fri 5pm, 25 dec or 2026-12-25."),
    (["edit", "9", "note:x"], "There is no quest 9."), (["edit", "1", "title:rent"], "There is nothing to change."),
  ])
  func refusals(words: [String], told: String) throws {
    let trial = try three()
    let before = trial.answer("list", "--json")
    #expect(trial.run(words).errors == "slayer: \(told)\n")
    #expect(trial.answer("list", "--json") == before)
  }

  @Test func severalAreOneStep() throws {
    let trial = try three()
    #expect(trial.answer("edit", "1-3", "tags:+all") == "Edited: 1 rent\nEdited: 2 call\nEdited: 3 read\n")
    #expect(trial.answer("undo") == "Undone: edited \"rent\" and 2 more\n")
    #expect(trial.answer("edit", "--where", "#home or read", "importance:epic") == "Edited: 1 rent\nEdited: 3 read\n")
    // What is so already is passed over.
    #expect(trial.answer("edit", "1-3", "importance:epic") == "Edited: 2 call\n")
    #expect(try objects(trial.answer("edit", "1", "note:x", "--json")).map { $0["number"] as? Int } == [1])
  }

  /// What a kill was worth is not rewritten.
  @Test func ofTheSlainOnlyWordsChange() throws {
    let trial = try three()
    _ = trial.answer("done", "1")
    for word in ["due:fri", "importance:epic", "step:x", "every:week"] {
      #expect(trial.run(["edit", "1", word]).errors == "slayer: Quest 1 is slain already.\n")
    }
    #expect(trial.answer("edit", "1", "title:b", "tags:x", "note:y") == "Edited: 1 b\n")
  }

  @Test func choosingByFilter() throws {
    let trial = try three()
    #expect(trial.run(["done", "--where", "nothing"]).errors == "slayer: No open quest matches.\n")
    #expect(trial.run(["done", "--where", "due:blah"]).code == 2)
    #expect(
      try objects(trial.answer("done", "3", "--where", "#home", "--json")).map { $0["number"] as? Int } == [3, 1])
    #expect(trial.answer("reopen", "--where", "slain:today rent") == "Raised from its tomb: 1 rent\n")
    #expect(trial.answer("delete", "--where", "is:slain") == "Deleted: 3 read (slayer undo brings it back)\n")
    #expect(trial.answer("move", "--where", "call", "none") == "Moved: 2 call · no deadline\n")
  }
}

@Suite struct MoveTests {
  private func two() throws -> Trial {
    let trial = try Trial()
    try trial.add(
      Draft(title: "a", deadline: .moment(moment("2026-12-04 17:00"))), Draft(title: "b"),
      Draft(title: "c", deadline: .day(day("2026-12-31"))))
    return trial
  }

  @Test(arguments: [
    (["1", "fri", "6pm"], "Moved: 1 a · Fri 4 Dec 2026, 18:00 · in 4 days\n"),
    (["1", "5", "pm"], "Moved: 1 a · Mon 30 Nov 2026, 17:00 · in 2 h 10 m\n"),
    (["1", "3", "days"], "Moved: 1 a · Thu 3 Dec 2026 · in 3 days\n"),
    (["1", "2026-12-25"], "Moved: 1 a · Fri 25 Dec 2026 · in 25 days\n"),
    (["1", "+1d"], "Moved: 1 a · Sat 5 Dec 2026, 17:00 · in 5 days\n"),
    (["1", "-1w"], "Moved: 1 a · Fri 27 Nov 2026, 17:00 · 2 days late\n  That is past already.\n"),
    (["2", "+1d"], "Moved: 2 b · Tue 1 Dec 2026 · tomorrow\n"), (["1", "none"], "Moved: 1 a · no deadline\n"),
    (["3", "+2", "weeks"], "Moved: 3 c · Thu 14 Jan 2027 · in 45 days\n"),
    (["3", "+1주"], "Moved: 3 c · Thu 7 Jan 2027 · in 38 days\n"),
    (
      ["1-2", "#3", "+1mo"],
      "Moved: 1 a · Mon 4 Jan 2027, 17:00 · in 35 days\nMoved: 2 b · Wed 30 Dec 2026 · in 30 days\n"
        + "Moved: 3 c · Sun 31 Jan 2027 · in 62 days\n"
    ),
    (["1", "어제"], "Moved: 1 a · Sun 29 Nov 2026 · 1 day late\n  That is past already.\n"),
  ])
  func moves(words: [String], told: String) throws {
    let trial = try two()
    let result = trial.run(["move"] + words)
    #expect(result.output == told)
    #expect(result.errors == "")
  }

  @Test(arguments: [
    (["1"], 2), (["fri"], 2), (["1", "blah"], 1), (["9", "fri"], 1), (["1", "2027"], 1), (["1", "2"], 1), ([], 2),
  ])
  func refuses(words: [String], code: Int) throws {
    let trial = try two()
    let result = trial.run(["move"] + words)
    #expect(Int(result.code) == code)
    #expect(result.output == "")
  }

  @Test func theSlainStayWhereTheyAre() throws {
    let trial = try two()
    _ = trial.answer("done", "1")
    #expect(trial.run(["move", "1", "fri"]).errors == "slayer: Quest 1 is slain already.\n")
  }

  /// A wall clock's hour is kept over a change of clocks.
  @Test func overAChangeOfClocks() throws {
    let trial = try Trial(now: moment("2026-10-30 12:00", .newYork), zone: .newYork)
    try trial.add(Draft(title: "a", deadline: .moment(moment("2026-10-31 17:00", .newYork))))
    _ = trial.answer("move", "1", "+1d")
    #expect(try object(trial.answer("show", "1", "--json"))["deadline"] as? String == "2026-11-01T17:00:00-05:00")
  }
}
