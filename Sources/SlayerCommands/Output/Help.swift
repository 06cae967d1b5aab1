import SlayerText

/// Help, made from the tables of commands and options.
enum Help {
  static let version = "slayer \(SlayerVersion.text)"

  /// `slayer done N…`
  static func usage(_ name: CommandName) -> String {
    let operands = CommandTable.entry(name)?.operands ?? ""
    return operands.isEmpty ? "slayer \(name.rawValue)" : "slayer \(name.rawValue) \(operands)"
  }

  static func overview(_ language: Language) -> String {
    let commands = CommandTable.all.map { entry in
      let name = entry.name.secondName.map { "\(entry.name.rawValue), \($0)" } ?? entry.name.rawValue
      return (entry.operands.isEmpty ? name : "\(name) \(entry.operands)", entry.summary)
    }
    return """
      \(Words("slayer: quests with deadlines, monsters to slay", "slayer: 마감이 있는 퀘스트, 쓰러뜨릴 몬스터")(language))

      \(Words("usage", "사용법")(language)): slayer [\(Words("OPTION…", "옵션…")(language))] \
      [\(Words("COMMAND", "명령")(language)) …]
      \(Words("Without a command the dungeon opens on the whole screen.", "명령이 없으면 화면 전체로 던전이 열려요.")(language))

      \(Words("commands", "명령")(language))
      \(columns(commands, language))

      \(options(OptionEntry.all, language))

      \(Words("exit codes", "종료 코드")(language))
      \(columns(ManualTables.exitCodes.map { ($0.name, $0.meaning) }, language))

      """
  }

  static func command(_ name: CommandName, _ language: Language) -> String {
    guard let entry = CommandTable.entry(name) else { return overview(language) }
    let examples = entry.examples.map { "  " + $0 }.joined(separator: "\n")
    return """
      \(usage(name))
      \(entry.summary(language))

      \(wrapped(entry.details(language), to: 78).joined(separator: "\n"))

      \(Words("for example", "보기")(language))
      \(examples)

      \(options(OptionEntry.of(name), language))

      """
  }

  private static func options(_ entries: [OptionEntry], _ language: Language) -> String {
    let rows = entries.map { entry in
      ("--" + entry.name.rawValue + (entry.value.map { " " + $0 } ?? ""), entry.summary)
    }
    return "\(Words("options", "옵션")(language))\n\(columns(rows, language))"
  }

  private static func columns(_ rows: [(String, Words)], _ language: Language) -> String {
    let width = rows.map { cellWidth($0.0) }.max() ?? 0
    let lines = rows.flatMap { name, summary in
      wrapped(summary(language), to: 76 - width).enumerated().map { index, line in
        "  \(padded(index == 0 ? name : "", to: width))  \(line)"
      }
    }
    return lines.joined(separator: "\n")
  }
}
