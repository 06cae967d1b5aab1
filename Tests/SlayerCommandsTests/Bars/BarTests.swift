import Foundation
import QuestCore
import TestKit
import Testing

@testable import SlayerCommands

/// `slayer status --format`: always one line and exit code 0.
@Suite struct BarTests {
  private static let formats = BarFormat.allCases.map(\.rawValue)

  private func line(_ trial: Trial, _ words: String...) -> String { trial.reply(["status", "--format"] + words) }

  @Test(arguments: [
    ("2026-12-25 09:00", "(-_-) x, 25 Dec"), ("2026-12-06 09:00", "(-_o) x, Sun 09:00"),
    ("2026-12-03 09:00", "(o_o) x, Thu 09:00"), ("2026-12-01 09:00", "(O_O) x, in 18 h"),
    ("2026-11-30 16:50", "(>_<) x, in 2 h"), ("2026-11-28 14:50", "(@_@) x, 2 d late · 1 overdue"),
  ])
  func theFaceIsTheWorstMood(deadline: String, shown: String) throws {
    let trial = try Trial()
    try trial.add(Draft(title: "x", deadline: .moment(moment(deadline))), Draft(title: "y"))
    #expect(line(trial, "plain") == shown + "\n")
  }

  @Test func aQuestWithoutADeadlineIsNamedAlone() throws {
    let trial = try Trial(language: "ko")
    try trial.add(Draft(title: "보고서 쓰기"))
    #expect(line(trial, "plain") == "(-_-) 보고서 쓰기\n")
    try trial.add(Draft(title: "b", deadline: .day(day("2026-11-28"))))
    #expect(line(trial, "tmux") == "(@_@) b, 2일 지남 · 1개 지남\n")
  }

  @Test(arguments: BarTests.formats)
  func isOneLineWhateverTheStoreIs(format: String) throws {
    let missing = try Trial()
    let damaged = try Trial()
    try FileManager.default.createDirectory(atPath: damaged.folder.file("data"), withIntermediateDirectories: true)
    try Data("no store at all".utf8).write(to: URL(fileURLWithPath: damaged.store))
    let full = try Trial()
    try full.add(Draft(title: "a\nb\r\u{2028}c\u{1B}[2J", note: "x\ny", deadline: .day(day("2026-11-30"))))
    for trial in [missing, damaged, full] {
      let result = trial.run(["status", "--format", format])
      #expect(result.code == 0)
      #expect(result.errors == "")
      #expect(result.output.hasSuffix("\n"))
      #expect(result.output.count { $0.isNewline } == 1)
      #expect(result.output.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    }
    #expect(damaged.run(["status", "--format", format]).output.contains("(x_x)"))
    #expect(missing.run(["status", "--format", format]).output.contains("(^_^)"))
    #expect(damaged.run(["status"]).code == 3)
    #expect(!FileManager.default.fileExists(atPath: missing.store))
  }

  @Test func waybarGetsMarkupInJSON() throws {
    let trial = try Trial()
    try trial.add(Draft(title: "R&D <draft> \"q\"", deadline: .moment(moment("2026-11-30 16:50"))))
    #expect(
      line(trial, "waybar")
        == #"{"text": "(&gt;_&lt;) R&amp;D &lt;draft&gt; &quot;q&quot;, in 2 h", "tooltip": "R&amp;D &lt;draft&gt; "#
        + #"&quot;q&quot;\u000aMon 30 Nov 2026, 16:50 · in 2 h\u000a1 open · 0 overdue · 1 due today · 0 slain today", "#
        + #""class": "enraged", "alt": "enraged"}"# + "\n")
  }

  @Test func jsonHasAlwaysTheSameFields() throws {
    let fields: Set = [
      "store", "open", "overdue", "today", "slain_today", "next", "face", "class", "text", "error",
    ]
    let trial = try Trial()
    #expect(Set(try object(line(trial, "json")).keys) == fields)
    #expect(try object(line(trial, "json"))["store"] as? String == "missing")
    try trial.add(Draft(title: "x"))
    #expect(Set(try object(line(trial, "json")).keys) == fields)
    #expect(try object(line(trial, "json"))["store"] as? String == "ok")
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: trial.store))
    let damaged = try object(line(trial, "json"))
    #expect(Set(damaged.keys) == fields)
    #expect(damaged["store"] as? String == "damaged")
    #expect(isNull(damaged["open"]))
  }

  @Test func warningsDoNotSpoilAPrompt() throws {
    let trial = try Trial(environment: ["SLAYER_DB": "", "HOME": ""])
    let result = trial.run(["status", "--format", "prompt", "--shell", "zsh"])
    #expect(result.code == 0)
    #expect(result.output == "(x_x) slayer: the store cannot be read\n")
    #expect(result.errors == "")
  }

  @Test func aFormatThatIsNoneIsToldOf() throws {
    let result = try Trial().run(["status", "--format", "dzen"])
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("waybar"))
  }

  @Test func aLongTitleIsCut() throws {
    let trial = try Trial()
    try trial.add(Draft(title: String(repeating: "가", count: 100)))
    #expect(line(trial, "tmux") == "(-_-) \(String(repeating: "가", count: 15))…\n")
  }
}

extension Trial {
  /// A run that must succeed in silence on standard error; its output.
  func reply(_ words: [String]) -> String {
    let result = run(words)
    return result.code == 0 && result.errors.isEmpty
      ? result.output : "code \(result.code): \(result.output)\(result.errors)"
  }
}
