import SlayerText
import Testing

@testable import SlayerCommands

@Suite struct HelpTests {
  @Test func everyCommandHasAnEntryInTheTable() {
    #expect(Set(CommandTable.all.map(\.name)) == Set(CommandName.allCases))
    #expect(CommandTable.all.count == CommandName.allCases.count)
    #expect(OptionEntry.all.map(\.name).count == OptionName.allCases.count)
    #expect(Set(OptionEntry.all.map(\.name)) == Set(OptionName.allCases))
    #expect(OptionEntry.all.allSatisfy { OptionEntry.takesValue($0.name) == ($0.value != nil) })
  }

  @Test(arguments: CommandName.allCases, [Language.english, .korean])
  func everyCommandHasHelp(name: CommandName, language: Language) throws {
    let trial = try Trial()
    let help = trial.answer(name.rawValue, "--help", "--lang", language.rawValue)
    #expect(help.hasPrefix("slayer \(name.rawValue)"))
    #expect(help == trial.answer("help", name.rawValue, "--lang", language.rawValue))
    #expect(help.split(separator: "\n").allSatisfy { cellWidth(String($0)) <= 80 })
    // The examples are command lines that can be read.
    for example in CommandTable.entry(name)?.examples ?? [] {
      let words = example.split(separator: " ").dropFirst().map { $0.filter { $0 != "'" } }
      #expect(try Arguments(words).command == name)
    }
  }

  @Test func helpNamesAllCommands() throws {
    let help = try Trial().answer("--help")
    #expect(CommandName.allCases.allSatisfy { help.contains("\n  \($0.rawValue)") })
    #expect(OptionName.allCases.allSatisfy { help.contains("\n  --\($0.rawValue)") })
    #expect(try Trial().answer("help") == help)
    #expect(try Trial(language: "ko").answer("help").contains("퀘스트를 처치해요"))
  }

  @Test func helpIsJSONToo() throws {
    let commands = try objects(try Trial().answer("help", "--json"))
    #expect(commands.compactMap { $0["command"] as? String } == CommandTable.all.map(\.name.rawValue))
    #expect(
      try object(try Trial(language: "ko").answer("help", "add", "--json"))["summary"] as? String == "add a quest")
  }

  @Test func aWrongWordProposesTheNearest() throws {
    let result = try Trial().run(["stauts"])
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.errors == "slayer: There is no command \"stauts\". Did you mean status?\n")
    #expect(try Trial().run(["--lang", "ko", "완료", "3"]).errors == "slayer: \"완료\"는 없는 명령이에요. 혹시 done?\n")
    #expect(try Trial().run(["help", "lst"]).errors == "slayer: There is no command \"lst\". Did you mean list?\n")
    #expect(
      try Trial().run(["list", "--jsno", "--lang", "ko"]).errors == "slayer: \"--jsno\"는 없는 옵션이에요. 혹시 --json?\n")
  }

  @Test func versionAndScreen() throws {
    #expect(try Trial().answer("--version") == "slayer \(SlayerVersion.text)\n")
    let trial = try Trial(environment: ["SLAYER_NOW": "2026-12-24"])
    var moments: [Int64] = []
    let result = trial.run(["--lang", "ko", "--db", "/elsewhere"]) { context in
      moments = [context.now.seconds, context.startsAt?.seconds ?? 0]
      #expect(context.settings.language == .korean)
      #expect(context.paths.database == "/elsewhere")
      return 130
    }
    #expect(result.code == 130)
    #expect(moments == [1_798_038_000, 1_798_038_000])
  }

  @Test(arguments: [
    ([:], "en"), (["LANG": "ko_KR.UTF-8"], "ko"), (["LANG": "ko_KR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"], "en"),
    (["LC_ALL": "ko_KR.UTF-8", "LANG": "C"], "ko"),
  ])
  func theLanguageComesFromTheEnvironment(environment: [String: String], language: String) throws {
    let trial = try Trial(language: nil, environment: environment)
    #expect(trial.answer("next").hasPrefix(language == "ko" ? "열린" : "No open"))
  }
}
