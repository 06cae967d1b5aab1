import Foundation
import Testing

/// Cases 120 and 121: names with spaces, colons, quotes, `$(` and Hangul in real shells.
@Suite struct CompletionShellTests {
  typealias Shell = ShellTerminal.Shell

  private static let quests = [
    "one #\"foo:\" +\"Two Word\"", "two #\"baz:bar\" #\"a'b\"", "three #\"$(touch pwned)\" #\":x\"",
    "four $(touch pwned-title) #\"한글 태그\" #\"x;touch pwned\"",
  ]
  private static let shells = Shell.allCases.filter(\.isHere)

  @Test(arguments: Shell.allCases)
  func isInstalled(shell: Shell) throws {
    if !shell.isHere { print("no \(shell.rawValue) or no tmux here: its completion is not tested") }
  }

  /// What was typed, and what the line is afterwards.
  @Test(
    arguments: shells,
    [
      ("slayer list campaign:Tw", "slayer list campaign:Two\\ Word"),
      ("slayer list 'campaign:Tw", "slayer list 'campaign:Two Word'"),
      ("slayer list +Tw", "slayer list +\\\"Two\\ Word\\\""), ("slayer add x +Tw", "slayer add x +\\\"Two\\ Word\\\""),
      ("slayer done --wh", "slayer done --where"), ("slayer lis", "slayer list"),
    ])
  func isInsertedAsOneWord(shell: Shell, line: (typed: String, then: String)) throws {
    let terminal = try ShellTerminal(shell, quests: Self.quests)
    try terminal.complete(line.typed) { $0.contains("READY> \(line.then)") }
    #expect(terminal.traps == [])
  }

  /// A name that needs quotes shares its beginning with one that does not: what was typed stays as it is. fish prefers
  /// what begins like it.
  @Test(arguments: shells.filter { $0 != .fish }, ["slayer list +Tw", "slayer list '+Tw", "slayer add x +Tw"])
  func whatWasTypedNeverBecomesShorter(shell: Shell, line: String) throws {
    let terminal = try ShellTerminal(shell, quests: Self.quests + ["five +Twig"])
    let shown = try terminal.complete(line, tabs: 2) { $0.contains("+Twig") && $0.contains("Two") }
    #expect(shown.split(separator: "\n").contains { $0 == "READY> \(line)" })
    #expect(terminal.traps == [])
  }

  @Test(arguments: shells, ["+Tw", "'#한"])
  func quotedNamesChooseTheirQuest(shell: Shell, name: String) throws {
    let terminal = try ShellTerminal(shell, quests: Self.quests)
    try terminal.complete("slayer list --format 'N{number}' \(name)") {
      ($0.split(separator: "\n").last?.count ?? 0) > 46
    }
    let text = try terminal.run("; echo DONE")
    #expect(text.split(separator: "\n").contains(name == "+Tw" ? "N1" : "N4"), "\(text)")
  }

  /// A name that would run a program is quoted, and chooses its quest.
  @Test(arguments: shells, ["tag:$", "tag:x", "tag:한", "tag:a", "tag:foo", "tag:baz"])
  func specialNamesChooseTheirQuest(shell: Shell, name: String) throws {
    let terminal = try ShellTerminal(shell, quests: Self.quests)
    let quote = name.contains("$") ? "'" : ""
    try terminal.complete("slayer list --format 'N{number}' \(quote)\(name)") {
      ($0.split(separator: "\n").last?.count ?? 0) > 46
    }
    let text = try terminal.run("; echo DONE")
    let number = ["tag:$": 3, "tag:x": 4, "tag:한": 4, "tag:a": 2, "tag:foo": 1, "tag:baz": 2][name] ?? 0
    #expect(text.split(separator: "\n").contains("N\(number)"), "\(text)")
    #expect(terminal.traps == [])
  }

  @Test(arguments: shells)
  func numbersAreListedWithTheirTitles(shell: Shell) throws {
    let terminal = try ShellTerminal(shell, quests: Self.quests)
    let text = try terminal.complete("slayer done ", tabs: 2) { $0.contains("four $(touch pwned-title)") }
    #expect(text.contains("one"))
    #expect(terminal.traps == [])
  }

  @Test(arguments: shells)
  func withoutAStoreNothingIsSaidOrMade(shell: Shell) throws {
    let terminal = try ShellTerminal(shell, quests: [])
    try terminal.complete("slayer done ", tabs: 2) { $0.contains("READY> slayer done") }
    let text = try terminal.run("2>/dev/null; echo DONE")
    #expect(!text.lowercased().contains("slayer:"), "\(text)")
    #expect(!FileManager.default.fileExists(atPath: terminal.folder.file("data/slayer")))
  }
}
