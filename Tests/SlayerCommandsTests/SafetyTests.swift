import Foundation
import QuestCore
import QuestStore
import TestKit
import Testing

@testable import SlayerCommands

/// Text of a person is text, whatever it looks like.
@Suite struct SafetyTests {
  static let escape = "a\u{1B}]52;c;ZWNobyBoaQ==\u{7}b\u{1B}[2J\u{1B}[31mc\u{1B}]0;t\u{7}"
  static let titles = [
    escape, "tab\tbell\u{7} \"quote\" \\x", "c1 \u{9B}31m \u{202E}evil\u{2066}", "\u{0}null", "del\u{7F}",
  ]

  @Test(arguments: ["en", "ko"])
  func noByteOfATitleActs(language: String) throws {
    let trial = try Trial(language: language)
    try trial.add(
      Draft(
        title: "clean", note: Self.escape, campaign: Self.escape, tags: [Self.escape], steps: [Step(title: Self.escape)]
      ))
    for title in Self.titles { try trial.add(Draft(title: title)) }
    let runs: [[String]] = [
      ["list"], ["show", "1"], ["show", "2"], ["show", "3"], ["next"], ["status"], ["add", Self.escape],
      ["parse", Self.escape],
      ["done", "2"], ["undo"], ["redo"], ["reopen", "2"], ["delete", "2"], ["undo"], [Self.escape],
      ["list", "--" + Self.escape.filter { $0 != " " }],
      ["done", Self.escape], ["--now", Self.escape, "list"], ["--db", "/nowhere/\u{1B}[2J", "add", "x"],
      ["help", Self.escape],
      ["--lang", Self.escape, "list"], ["show", "1", Self.escape], ["step", "1"], ["step", "1", "add", Self.escape],
      ["edit", "1", "title:" + Self.escape, "campaign:" + Self.escape], ["edit", "1", "x" + Self.escape + ":y"],
      ["move", "1", Self.escape], ["move", "1", "fri"], ["log"], ["undo", Self.escape], ["tags"], ["campaigns"],
      ["list", "due:" + Self.escape], ["list", "is:" + Self.escape], ["list", "--dates", "absolute"],
      ["list", "--format", "{title}{note}{tags}{campaign}{steps}"], ["list", "--format", "{\(Self.escape)}"],
      ["graveyard", Self.escape], ["done", "1"], ["graveyard"], ["list", "is:slain"], ["undo"],
    ]
    for words in runs {
      for (columns, isTerminal) in [(nil as Int?, false), (60, true)] {
        let result = trial.run(words, columns: columns, isTerminal: isTerminal)
        #expect(actingBytes(result.output + result.errors).isEmpty, "\(words)")
        #expect(!(result.output + result.errors).contains("\u{202E}"), "\(words)")
      }
    }
    #expect(trial.answer("show", "2").contains("a␛]52;c;"))
  }

  @Test func jsonHoldsAllAndNothingActs() throws {
    let trial = try Trial()
    for title in Self.titles { try trial.add(Draft(title: title, note: title + "\n")) }
    let json = trial.answer("list", "--json")
    #expect(actingBytes(json).isEmpty)
    #expect(json.contains(#"a\u001b]52;c;"#))
    let quests = try objects(json)
    #expect(Set(quests.compactMap { $0["title"] as? String }) == Set(Self.titles))
  }

  /// Nothing but JSON on standard output, also of long lists.
  @Test func aLongListIsOneDocument() throws {
    let trial = try Trial()
    let session = Session(program: "test", id: "1-1-test", reach: .anyProgram)
    let store = try QuestStore.open(
      at: trial.store, session: session, freshID: { QuestID(random: .random(in: 0...(.max)), 1) })
    _ = try store.perform(
      .add((1...2_000).map { Draft(title: "quest \($0)") }), at: Trial.usual, calendar: SlayerCalendar(zone: .seoul))
    #expect(try objects(trial.answer("list", "--json")).count == 2_000)
  }

  @Test func searchTextIsNoPattern() throws {
    let trial = try Trial()
    try trial.add(Draft(title: "fix [Z-a] (x"), Draft(title: "50% off"), Draft(title: "a_b"), Draft(title: "c\\d"))
    for (word, number) in [("[Z-a] (", 1), ("%", 2), ("_", 3), ("\\", 4)] {
      #expect(try objects(trial.answer("list", word, "--json")).compactMap { $0["number"] as? Int } == [number])
    }
    #expect(trial.answer("list", "'; DROP", "--json") == "[]\n")
    #expect(try objects(trial.answer("list", "--json")).count == 4)
  }

  @Test func wordsThatLookLikeAttributesStay() throws {
    let trial = try Trial()
    _ = trial.answer("add", "Fix laptop", "project:parents")
    _ = trial.answer("add", "project:ideas", "files : rename")
    _ = trial.answer("add", "read a-b and 1-2")
    let titles = try objects(trial.answer("list", "--json")).compactMap { $0["title"] as? String }
    #expect(titles == ["Fix laptop project:parents", "project:ideas files : rename", "read a-b and 1-2"])
  }
}
