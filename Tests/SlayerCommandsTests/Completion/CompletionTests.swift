import Foundation
import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct CompletionTests {
  private func trial() throws -> Trial {
    let trial = try Trial()
    try trial.add(
      Draft(title: "pay rent", campaign: "Two Word", tags: ["home", "foo:", "한글 태그"]),
      Draft(title: "a\u{1B}[2J\tb", campaign: "work", tags: ["$(touch pwned)", "bad\u{7}"]),
      Draft(title: "gone"))
    _ = trial.answer("done", "3")
    return trial
  }

  private func offered(_ trial: Trial, _ words: String...) -> [String] {
    trial.reply(["completion", "words", "zsh", "--"] + words).split(separator: "\n").map(String.init)
  }

  @Test func commandsAndOptionsAreThoseOfTheTables() throws {
    let trial = try trial()
    #expect(offered(trial, "").count == CommandName.allCases.count)
    #expect(offered(trial, "nex") == ["next\tshow the quest that comes first"])
    #expect(offered(trial, "list", "--js") == ["--json\twrite JSON"])
    #expect(offered(trial, "--lang", "") == ["en", "ko"])
    #expect(offered(trial, "status", "--format", "w") == ["waybar"])
    #expect(offered(trial, "list", "--", "--js") == [])
  }

  @Test func numbersHaveTheirTitles() throws {
    let trial = try trial()
    #expect(offered(trial, "done", "") == ["1\tpay rent", "2\ta␛[2J b"])
    #expect(offered(trial, "reopen", "") == ["3\tgone"])
  }

  /// Names are offered in the form that is read back; those with control characters are not.
  @Test func namesAreThoseOfTheStore() throws {
    let trial = try trial()
    #expect(offered(trial, "add", "#") == ["#\"$(touch pwned)\"", "#foo:", "#home", "#\"한글 태그\""])
    #expect(offered(trial, "add", "+") == ["+\"Two Word\"", "+work"])
    #expect(offered(trial, "list", "#") == ["#\"$(touch pwned)\"", "#foo:", "#home", "#\"한글 태그\""])
    #expect(offered(trial, "list", "#한") == ["#\"한글 태그\""])
    #expect(offered(trial, "list", "+Two W") == ["+\"Two Word\""])
    #expect(offered(trial, "add", "x", "+\"Tw") == ["+\"Two Word\""])
    #expect(offered(trial, "list", "").contains("campaign:Two Word"))
    #expect(offered(trial, "list", "tag:") == ["tag:$(touch pwned)", "tag:foo:", "tag:home", "tag:한글 태그"])
    #expect(offered(trial, "list", "campaign:Tw") == ["campaign:Two Word"])
  }

  @Test(arguments: CompletionShell.allCases)
  func isEmptyWithoutAStoreAndSilentWithADamagedOne(shell: CompletionShell) throws {
    let trial = try Trial()
    let words = ["completion", "words", shell.rawValue, "--"] + (shell == .bash ? ["slayer done "] : ["done", ""])
    #expect(trial.reply(words) == "")
    #expect(!FileManager.default.fileExists(atPath: trial.store))
    try trial.add(Draft(title: "x"))
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: trial.store))
    #expect(trial.reply(words) == "")
  }

  /// The first of the line is described in bash only where it is listed, not where it is inserted.
  @Test func bashGetsDescriptionsOnlyInLists() throws {
    let trial = try trial()
    func bash(_ line: String, _ type: String) -> String {
      trial.reply(["completion", "words", "bash", "--", line, " '\":=", type])
    }
    #expect(bash("slayer done ", "63") == "1  (pay rent)\n2  (a␛[2J b)\n")
    #expect(bash("slayer done ", "37") == "1\n2\n")
    #expect(bash("slayer done 1", "9") == "1\n")
    #expect(bash("/usr/bin/slayer list campaign:T", "9") == "Two\\ Word\n")
    #expect(bash("slayer list +T", "9") == "+\\\"Two\\ Word\\\"\n")
    try trial.add(Draft(title: "x", campaign: "Twig"))
    #expect(bash("slayer list +T", "9") == "+Twig\n+Two\\ Word\n")
    #expect(bash("slayer list +T", "37") == "+Twig\n+\\\"Two\\ Word\\\"\n")
  }

  @Test func theStoreOfTheLineIsUsed() throws {
    let trial = try Trial()
    let other = try self.trial()
    #expect(offered(trial, "--db", other.store, "done", "1") == ["1\tpay rent"])
  }

  @Test(arguments: CompletionShell.allCases)
  func theScriptAsksTheProgram(shell: CompletionShell) throws {
    #expect(try Trial().answer("completion", shell.rawValue).contains("slayer completion words \(shell.rawValue) --"))
  }

  @Test func anUnknownShellIsToldOf() throws {
    let result = try Trial().run(["completion", "tcsh"])
    #expect(result.code == 2)
    #expect(result.errors.contains("bash, zsh, fish"))
  }
}
