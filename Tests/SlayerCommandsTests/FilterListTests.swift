import Foundation
import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct FilterListTests {
  private func dungeon(config: String = "") throws -> Trial {
    let trial = try Trial()
    if !config.isEmpty {
      try FileManager.default.createDirectory(
        atPath: trial.folder.file(".config/slayer"), withIntermediateDirectories: true)
      try config.write(toFile: trial.folder.file(".config/slayer/config"), atomically: true, encoding: .utf8)
    }
    try trial.add(
      Draft(title: "rent", deadline: .day(day("2026-12-01")), campaign: "Two Word", tags: ["later"]),
      Draft(title: "call", campaign: "work"), Draft(title: "-5 kg", campaign: "work", tags: ["later"]),
      Draft(title: "late", deadline: .day(day("2026-11-29"))), Draft(title: "Word Two"))
    _ = trial.answer("done", "4")
    return trial
  }

  private func numbers(_ trial: Trial, _ words: [String]) throws -> [Int] {
    try objects(trial.run(["list", "--json"] + words).output).compactMap { $0["number"] as? Int }
  }

  @Test(arguments: [
    (["campaign:Two Word"], [1]), (["campaign:two", "rent"], []), (["campaign:work not #later"], [2]),
    (["+work", "not", "#later"], [2]), (["+work not #later"], [2]), (["(+work", "or", "due:<fri)", "#later"], [1, 3]),
    (["--", "-#later", "+work"], [2]), (["--", "-kg"], [1, 2, 5]), (["due:today 5pm"], []), (["is:slain"], [4]),
    (["slain:today"], [4]), (["is:late", "or", "call"], [2, 4]), (["slain:yesterday"], []),
    (["no:deadline"], [2, 3, 5]),
    (["due:tomorrow"], [1]), (["Two Word"], [5]), (["\"-5\""], [3]), (["+Two Word"], []), (["+\"Two Word\""], [1]),
  ])
  func chooses(words: [String], expected: [Int]) throws {
    #expect(try numbers(try dungeon(), words) == expected)
  }

  /// Midnight begins a day of kills, in the list, in the graveyard and in what status counts.
  @Test func aKillAtMidnightIsOfTheDayThatBegins() throws {
    let trial = try Trial(now: moment("2026-12-01 00:00"))
    try trial.add(Draft(title: "rent"))
    _ = trial.answer("done", "1")
    #expect(try numbers(trial, ["slain:today"]) == [1])
    #expect(try numbers(trial, ["slain:yesterday"]) == [])
    #expect(trial.answer("graveyard", "yesterday", "--format", "{number}") == "")
    #expect(trial.answer("graveyard", "--format", "{number}") == "1\n")
    #expect(trial.answer("graveyard", "..2026-12-01 00:00", "--format", "{number}") == "1\n")
    #expect(trial.answer("status") == "0 open · 0 overdue · 0 due today · 1 slain today\n")
  }

  /// A mistyped name of a saved filter is text in a list, and refused where quests are changed.
  @Test func anUnknownSavedFilterChangesNothing() throws {
    let trial = try dungeon(config: "filter.work = +work\n")
    #expect(try numbers(trial, ["@wrok"]) == [])
    let result = trial.run(["done", "--where", "not @wrok"])
    #expect(result.code == 2)
    #expect(
      result.errors == """
        slayer: There is no saved filter @wrok; in quotes it is text: "@wrok".
          not @wrok
              ^^^^^

        """)
    #expect(trial.run(["done", "--where", "한글 @작업", "--lang", "ko"]).errors.hasSuffix("\n  한글 @작업\n       ^^^^^\n"))
    #expect(trial.run(["done", "--where", "\"@wrok\""]).code == 1)
    #expect(trial.answer("done", "--where", "@work", "--json").contains("\"call\""))
  }

  @Test func theSlainComeLastUnderTheirOwnHeading() throws {
    let trial = try dungeon()
    #expect(
      trial.answer("list", "is:late or +work") == """
        Someday (2)
          2 k           call +work
          3 g           -5 kg #later +work

        Slain (1)
          4 X    14:50  late

        """)
    #expect(trial.answer("list", "is:slain nothing") == "No quest matches.\n")
  }

  @Test func faultsPointAtTheWord() throws {
    let trial = try dungeon()
    let result = trial.run(["list", "한글", "due:blah", "x"])
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(
      result.errors == """
        slayer: "blah" is not a date: write due:fri, due:<2026-12-25 or due:today..eow.
          한글 due:blah x
               ^^^^^^^^

        """)
    #expect(
      trial.run(["done", "--where", "is:open is:x"]).errors == """
        slayer: "x" is not known here; there are open, slain, late, overdue, repeating.
          is:open is:x
                  ^^^^

        """)
    #expect(actingBytes(trial.run(["list", "\u{1B}[2J is:x"]).errors).isEmpty)
  }

  @Test func aLoneHyphenIsNoFilter() throws {
    let result = try dungeon().run(["list", "-json"])
    #expect(result.code == 2)
    #expect(result.errors == "slayer: There is no option \"-json\". After -- everything is text.\n")
  }

  @Test func savedFilters() throws {
    let trial = try dungeon(config: "filter.work = +work not #later  # mine\nfilter.Both = @work or rent\n")
    #expect(try numbers(trial, ["@work"]) == [2])
    #expect(try numbers(trial, ["@both"]) == [1, 2])
    #expect(try numbers(trial, ["not", "@BOTH", "is:open"]) == [3, 5])
    let config = trial.answer("config")
    #expect(config.contains("filter.work = +work not #later  # settings file, line 1\n"))
    let filters = try object(trial.answer("config", "--json"))["filters"] as? [[String: Any]]
    #expect(filters?.map { $0["name"] as? String } == ["both", "work"])
    #expect(filters?.map { $0["filter"] as? String } == ["@work or rent", "+work not #later"])
  }

  @Test func aSavedFilterThatCannotBeReadWarnsWithItsLine() throws {
    let trial = try dungeon(config: "\nfilter.bad = due:blah\n")
    let result = trial.run(["list", "rent"])
    #expect(result.code == 0)
    #expect(
      result.errors
        == "slayer: \(trial.folder.path)/.config/slayer/config, line 2: filter.bad cannot be read: "
        + "\"blah\" is not a date: write due:fri, due:<2026-12-25 or due:today..eow.\n")
    #expect(trial.run(["list", "@bad"]).code == 2)
  }
}

@Suite struct FormatTests {
  private func dungeon(language: String = "en") throws -> Trial {
    let trial = try Trial(language: language)
    try trial.add(
      Draft(
        title: "tab\there\u{1B}[2J", note: "a\nb", deadline: .moment(moment("2026-11-30 17:00")), importance: .major,
        campaign: "flat", tags: ["home", "big"], steps: [Step(title: "s", isCompleted: true), Step(title: "t")],
        repetition: RepetitionRule("FREQ=WEEKLY").map { Repetition(rule: $0) }), Draft(title: "x"))
    return trial
  }

  @Test(arguments: [
    ("{number} {title}", "1 tab here␛[2J\n2 x\n"), ("{due}|{deadline}", "in 2 h 10 m|2026-11-30T17:00:00+09:00\n|\n"),
    ("{tags}\\t{campaign}\\n{{}}", "home, big\tflat\n{}\n\t\n{}\n"), ("{note}", "a␊b\n\n"), ("", "\n\n"),
    ("{steps};{repeat}", "[x] s, [ ] t;every week, from schedule\n;\n"), ("\\\\n{importance}", "\\nmajor\n\\nnormal\n"),
    ("{monster}.{monster.form} {urgency} {urgency.level}", "dragon.3 enraged enraged\nskeleton.1 dormant dormant\n"),
    ("{repeat.rule}{completed}{quality}", "FREQ=WEEKLY\n\n"), ("a } b", "a } b\na } b\n"),
  ])
  func fills(format: String, text: String) throws {
    #expect(try dungeon().answer("list", "--format", format) == text)
  }

  @Test func dueIsSaidInThePersonsLanguage() throws {
    #expect(try dungeon(language: "ko").answer("next", "--format", "{due}") == "2시간 10분 남음\n")
  }

  @Test(arguments: [
    ("{titel}", "There is no field \"titel\". Did you mean title?"), ("{", "\"{\" lacks a }; a brace itself is {{."),
    ("{urgency.x}", "There is no field \"urgency.x\". Did you mean urgency?"),
  ])
  func unknownFields(format: String, told: String) throws {
    let result = try Trial().run(["list", "--format", format])
    #expect(result.code == 2)
    #expect(result.errors == "slayer: \(told)\n")
  }

  /// The names are those of the JSON.
  @Test func everyFieldOfTheJSONHasItsColumn() throws {
    let trial = try dungeon()
    let lines = trial.answer("list", "--tsv").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines[0] == QuestFields.names.joined(separator: "\t"))
    #expect(lines.dropLast().allSatisfy { $0.split(separator: "\t", omittingEmptySubsequences: false).count == 16 })
    #expect(Set(QuestFields.names) == Set(try object(trial.answer("show", "1", "--json")).keys))
    #expect(try Trial().answer("list", "--tsv") == lines[0] + "\n")
    #expect(try Trial().answer("next", "--format", "{title}") == "")
  }

  @Test func absoluteDates() throws {
    let trial = try Trial()
    try trial.add(
      Draft(title: "a", deadline: .moment(moment("2026-12-04 17:00"))),
      Draft(title: "b", deadline: .day(day("2027-01-03"))))
    #expect(
      trial.answer("list", "--dates", "absolute") == """
        This week (1)
          1 d    Fri 4 Dec 2026, 17:00  a

        Later (1)
          2 k    Sun 3 Jan 2027         b

        """)
    for columns in [20, 30, 40, 80] {
      let lines = trial.run(["list", "--dates", "absolute"], columns: columns, isTerminal: true).output
        .split(separator: "\n")
      #expect(lines.allSatisfy { cellWidth(String($0)) <= columns }, "\(columns)")
    }
  }
}
