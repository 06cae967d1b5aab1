import QuestCore
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct AddTests {
  @Test func saysWhatWasUnderstood() throws {
    let trial = try Trial()
    let lines = trial.answer("add", "pay", "rent").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines[0] == "Added 1 pay rent")
    #expect(lines[1] == "  deadline  no deadline")
    #expect(lines[2].hasPrefix("  monster   ") && lines[2].hasSuffix(" · strength 15 · dormant"))
    #expect(lines[3] == "")
  }

  @Test func numbersGoOn() throws {
    let trial = try Trial()
    _ = trial.answer("add", "a")
    _ = trial.answer("delete", "1")
    #expect(trial.answer("add", "b").hasPrefix("Added 2 b\n"))
  }

  @Test func jsonHasEveryField() throws {
    let trial = try Trial()
    let json = trial.answer("add", "call", "--json")
    let quest = try object(json)
    let names = [
      "number", "id", "title", "note", "deadline", "created", "completed", "importance", "campaign", "tags", "steps",
      "repeat", "urgency", "strength", "monster", "quality",
    ]
    #expect(Set(quest.keys) == Set(names))
    // In this order, a member a line.
    let written = json.split(separator: "\n").filter { $0.hasPrefix("  \"") }.map { $0.split(separator: "\"")[1] }
    #expect(written.map(String.init) == names)
    #expect(quest["number"] as? Int == 1)
    #expect(quest["title"] as? String == "call")
    #expect(quest["created"] as? String == "2026-11-30T14:50:00+09:00")
    #expect(["deadline", "completed", "campaign", "repeat", "quality"].allSatisfy { isNull(quest[$0]) })
    #expect(quest["importance"] as? String == "normal")
    #expect(quest["strength"] as? Int == 15)
    #expect((quest["urgency"] as? [String: Any])?["level"] as? String == "dormant")
    #expect((quest["monster"] as? [String: Any])?["mood"] as? String == "dormant")
  }

  @Test func jsonWordsAreEnglishInEveryLanguage() throws {
    let trial = try Trial(language: "ko")
    try trial.add(Draft(title: "보고서", deadline: .day(day("2026-11-29")), importance: .epic))
    let quest = try object(trial.answer("show", "1", "--json"))
    #expect((quest["urgency"] as? [String: Any])?["level"] as? String == "rampaging")
    #expect(quest["importance"] as? String == "epic")
    #expect(quest["deadline"] as? String == "2026-11-29")
  }

  @Test func refusesWhatHasNoTitle() throws {
    let trial = try Trial()
    let empty = trial.run(["add", " "])
    #expect(empty.code == 1)
    #expect(empty.output == "")
    #expect(empty.errors.hasPrefix("slayer: "))
    let missing = trial.run(["add"])
    #expect(missing.code == 2)
    #expect(missing.errors == "slayer: Something is missing: slayer add TEXT…\n")
    #expect(!exists(trial.store) || trial.answer("list", "--json") == "[]\n")
  }

  /// The shell takes quotes away; a value with spaces gets them again.
  @Test(arguments: [
    (["x", "due:2024-03-10 02:30"], "x due:\"2024-03-10 02:30\""),
    (["x", "every:2 weeks", "due:fri"], "x every:\"2 weeks\" due:fri"),
    (["due:friday pay rent"], "due:friday pay rent"),
    (["Fix laptop", "project:parents"], "Fix laptop project:parents"),
    (["#home pay rent", "tomorrow"], "#home pay rent tomorrow"), (["x", "due:\"fri 5pm\""], "x due:\"fri 5pm\""),
  ])
  func putsTheTextTogether(words: [String], text: String) {
    #expect(CommandRun.typedText(words) == text)
  }
}
