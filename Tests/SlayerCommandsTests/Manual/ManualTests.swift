import Foundation
import QuestCore
import SlayerSystem
import SlayerText
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct ManualTests {
  private static let assets = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Assets")

  private func asset(_ path: String) throws -> String {
    try String(contentsOf: Self.assets.appendingPathComponent(path), encoding: .utf8)
  }

  /// `make man` writes them anew.
  @Test(arguments: ManualPage.allCases, [Language.english, .korean])
  func theCommittedPagesAreThoseOfTheTables(page: ManualPage, language: Language) throws {
    let folder = language == .korean ? "Man/ko/" : "Man/"
    #expect(try asset(folder + page.file) == page.roff(language))
    let words = page == .slayer ? ["manual"] : ["manual", "config"]
    #expect(try Trial(language: language.rawValue).reply(words) == page.roff(language))
  }

  @Test(arguments: Recipe.allCases)
  func theCommittedRecipesAreThoseOfTheManual(recipe: Recipe) throws {
    #expect(try asset("Recipes/" + recipe.file) == recipe.text + "\n")
    #expect(try Trial().answer("manual", recipe.rawValue) == recipe.text + "\n")
    for line in recipe.lines { #expect(ManualPage.slayer.roff(.english).contains(Roff.escaped(line))) }
  }

  @Test(arguments: [Language.english, .korean])
  func everyTableIsInThePages(language: Language) {
    let page = ManualPage.slayer.roff(language)
    for entry in CommandTable.all { #expect(page.contains(Roff.escaped(Help.usage(entry.name)))) }
    for entry in OptionEntry.all { #expect(page.contains("\\-\\-" + entry.name.rawValue)) }
    for format in BarFormat.allCases { #expect(page.contains(".B \"\(format.rawValue)\"\n")) }
    let config = ManualPage.config.roff(language)
    for row in SettingTable.rows { #expect(config.contains(".B \"\(row.key)\"\n")) }
    #expect(ManualTables.formats.map(\.name) == BarFormat.allCases.map(\.rawValue))
    #expect(ManualTables.exitCodes.map(\.name) == ExitCode.allCases.map { String($0.rawValue) })
  }

  /// The contract of the JSON names just the fields there are.
  @Test func theFieldsOfAQuestAreAllDescribed() throws {
    let trial = try Trial()
    try trial.add(Draft(title: "x"))
    let quest = try object(trial.answer("show", "1", "--json"))
    #expect(Set(quest.keys) == Set(ManualTables.questFields.map(\.name)))
  }

  @Test(arguments: [
    ("a-b", "a\\-b"), (".x", "\\&.x"), ("it's", "it\\(aqs"), ("C:\\x", "C:\\ex"), ("`~^", "\\(ga\\(ti\\(ha"),
  ])
  func nothingInATextIsARequest(text: String, roff: String) { #expect(Roff.escaped(text) == roff) }

  /// mandoc finds nothing to warn about, where it is installed.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc"), "mandoc is not installed"),
    arguments: ["slayer.1", "slayer-config.5", "ko/slayer.1", "ko/slayer-config.5"])
  func mandocIsContent(name: String) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/mandoc")
    process.arguments = ["-T", "lint", "-W", "warning", Self.assets.appendingPathComponent("Man/" + name).path]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(told == "")
  }
}
