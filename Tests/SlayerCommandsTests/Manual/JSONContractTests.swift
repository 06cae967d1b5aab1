import Foundation
import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerCommands

/// The JSON that the manual promises is the JSON there is: each field, in an empty store and a full one, and no other.
@Suite struct JSONContractTests {
  /// The answers whose fields the table lists, and a command line for each.
  private static let answers: [(contract: JSONContract, words: [String])] = [
    (.status, ["status", "--json"]), (.bar, ["status", "--format", "json"]),
    (.waybar, ["status", "--format", "waybar"]),
    (.hero, ["hero", "--json"]), (.names, ["tags", "--json"]), (.names, ["campaigns", "--json"]),
    (.log, ["log", "--json"]), (.parse, ["parse", "--json", "call at 5 #x"]), (.config, ["config", "--json"]),
    (.help, ["help", "--json"]), (.help, ["help", "add", "--json"]), (.doctor, ["doctor", "--json"]),
    (.repair, ["doctor", "--repair", "--json"]),
  ]

  private func fullTrial() throws -> Trial {
    let trial = try Trial()
    try FileManager.default.createDirectory(
      atPath: trial.folder.file(".config/slayer"), withIntermediateDirectories: true)
    try "filter.work = +work\n".write(
      toFile: trial.folder.file(".config/slayer/config"), atomically: true, encoding: .utf8)
    try trial.add(
      Draft(
        title: "rent", note: "n", deadline: .day(day("2026-12-01")), importance: .epic, campaign: "work",
        tags: ["home"],
        steps: [Step(title: "s")], repetition: Repetition(rule: try #require(RepetitionRule("FREQ=MONTHLY")))),
      Draft(title: "late", deadline: .day(day("2026-11-29"))))
    _ = trial.answer("done", "1", "2")
    return trial
  }

  /// The names of all fields, in their order; those of objects in arrays behind a point. Quests are looked at elsewhere.
  private func names(_ json: JSON, under path: String = "", of contract: JSONContract) -> [String] {
    switch json {
    case .object(let members):
      return members.flatMap { member in
        let name = path + member.name
        let isListed = contract.fields.contains { $0.name.hasPrefix(name + ".") }
        return [name] + (isListed ? names(member.value, under: name + ".", of: contract) : [])
      }
    case .array(let values): return values.flatMap { names($0, under: path, of: contract) }
    default: return []
    }
  }

  private func unique(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  @Test func aFullStoreHasWhatIsPromisedAndNoMore() throws {
    let trial = try fullTrial()
    for (contract, words) in Self.answers {
      let json = try JSONReader.read(Array(trial.reply(words).utf8))
      #expect(unique(names(json, of: contract)) == contract.fields.map(\.name), "\(words)")
    }
  }

  /// Where nothing is, arrays are empty and nothing else is missing.
  @Test func anEmptyStoreHasTheSameFields() throws {
    let trial = try Trial()
    for (contract, words) in Self.answers {
      let json = try JSONReader.read(Array(trial.reply(words).utf8))
      if json == .array([]) { continue }
      let top = contract.fields.map(\.name).filter { !$0.contains(".") }
      #expect(unique(names(json, of: contract).filter { !$0.contains(".") }) == top, "\(words)")
    }
    for words in [["list"], ["graveyard"], ["tags"], ["campaigns"], ["log"]] {
      #expect(trial.reply(words + ["--json"]) == "[]\n")
    }
    #expect(trial.answer("next", "--json") == "null\n")
  }

  /// A damaged store has the same line.
  @Test(arguments: ["json", "waybar"])
  func aDamagedStoreHasTheSameFieldsInABar(format: String) throws {
    let trial = try fullTrial()
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: trial.store))
    let contract = format == "json" ? JSONContract.bar : .waybar
    let json = try JSONReader.read(Array(trial.answer("status", "--format", format).utf8))
    #expect(names(json, of: contract) == contract.fields.map(\.name))
  }

  @Test func undoAndRedoHaveWhatIsPromised() throws {
    let trial = try fullTrial()
    for (contract, word) in [(JSONContract.undo, "undo"), (.redo, "redo")] {
      let json = try JSONReader.read(Array(trial.answer(word, "--json").utf8))
      #expect(names(json, of: contract) == contract.fields.map(\.name))
    }
  }

  @Test func copiesHaveWhatIsPromised() throws {
    let trial = try fullTrial()
    func expect(_ contract: JSONContract, _ words: String...) throws {
      let json = try JSONReader.read(Array(trial.reply(words + ["--json"]).utf8))
      #expect(names(json, of: contract) == contract.fields.map(\.name), "\(words)")
    }
    try expect(.backup, "backup", "--daily")
    try expect(.backup, "backup", "--daily")
    try expect(.backup, "backup", trial.folder.file("mine.db"))
    _ = trial.answer("add", "more")
    try expect(.restore, "restore", trial.folder.file("mine.db"))
    try expect(.copies, "restore")
  }

  /// A repair that finds something has the same fields as one that does not.
  @Test func aRepairHasWhatIsPromised() throws {
    let trial = try fullTrial()
    let file = try #require(FileHandle(forUpdatingAtPath: trial.store))
    try file.write(contentsOf: Data(repeating: 0, count: 100))
    try file.close()
    let json = try JSONReader.read(Array(trial.answer("doctor", "--repair", "--json").utf8))
    #expect(names(json, of: .repair) == JSONContract.repair.fields.map(\.name))
    #expect(json["repaired"] == .bool(true))
    #expect(json["quests"] == .int(3))
  }

  /// Everything else answers with quests; all fields of one are there, and the parts that the manual names.
  @Test func theOthersAnswerWithQuests() throws {
    let trial = try Trial()
    let fields = ManualTables.questFields.map(\.name)
    func expect(_ json: String, isArray: Bool, _ words: [String]) throws {
      let value = try JSONReader.read(Array(json.utf8))
      let quests = if case .array(let values) = value { values } else { [value] }
      #expect(!quests.isEmpty && (value == .array(quests)) == isArray, "\(words)")
      for quest in quests {
        guard case .object(let members) = quest else { throw Fault.noObject }
        #expect(members.map(\.name) == fields, "\(words)")
      }
    }
    for words in [
      ["add", "pay rent every month #home"], ["show", "1"], ["next"], ["step", "1", "add", "x"], ["step", "1"],
    ] {
      try expect(trial.reply(words + ["--json"]), isArray: false, words)
    }
    let note = trial.run(
      ["note", "1", "--json"],
      edit: { _, path in
        (try? "n".write(toFile: path, atomically: false, encoding: .utf8)) == nil ? 1 : 0
      })
    try expect(note.output, isArray: false, ["note"])
    for words in [
      ["list"], ["edit", "1", "title:x"], ["move", "1", "fri"], ["done", "1"], ["reopen", "1"], ["delete", "1"],
    ] {
      try expect(trial.reply(words + ["--json"]), isArray: true, words)
    }
    try expect(trial.run(["add", "-", "--json"], input: "a\nb\n").output, isArray: true, ["add", "-"])
    _ = trial.answer("done", "--where", "a")
    try expect(trial.answer("graveyard", "--json"), isArray: true, ["graveyard"])
  }

  private enum Fault: Error { case noObject }

  /// Each answer in JSON is described, and each part of a field of a quest.
  @Test(arguments: [Language.english, .korean])
  func allOfItIsInTheManual(language: Language) throws {
    let page = ManualPage.slayer.roff(language)
    for contract in JSONContract.all { #expect(page.contains(".SS \"\(Roff.escaped(contract.commands))\"")) }
    let described = Set(
      JSONContract.all.flatMap { $0.commands.split(separator: ",") }.map { $0.split(separator: " ")[0] }.map(
        String.init))
    let without: Set<CommandName> = [.quick, .completion, .manual]
    for name in CommandName.allCases where !without.contains(name) { #expect(described.contains(name.rawValue)) }
    let trial = try fullTrial()
    _ = trial.answer("reopen", "1")
    guard case .object(let members) = try JSONReader.read(Array(trial.answer("show", "1", "--json").utf8)) else {
      throw Fault.noObject
    }
    for (member, row) in zip(members, ManualTables.questFields) {
      let first = if case .array(let values) = member.value { values.first } else { JSON?.some(member.value) }
      guard case .object(let parts)? = first else { continue }
      for part in parts { #expect(row.meaning(language).contains(part.name), "\(member.name).\(part.name)") }
    }
  }
}
