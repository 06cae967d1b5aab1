import SlayerText

/// The options, by the words that are typed after `--`. Each may stand anywhere.
enum OptionName: String, CaseIterable, Hashable, Sendable {
  case json, tsv, format, shell, dates, pager, `where`, ask, limit, daily, repair, now, db, lang, color, help, version
}

/// What help says of an option, and whether it takes a value.
struct OptionEntry {
  let name: OptionName
  /// What stands for the value in help; nil for an option without one.
  let value: String?
  /// The commands it belongs to; empty for one that belongs to all.
  let commands: [CommandName]
  let summary: Words

  init(_ name: OptionName, value: String? = nil, of commands: [CommandName] = [], _ summary: Words) {
    self.name = name
    self.value = value
    self.commands = commands
    self.summary = summary
  }

  static let all: [OptionEntry] = [
    OptionEntry(
      .json, of: CommandName.allCases.filter { ![.quick, .completion, .manual].contains($0) },
      Words("write JSON", "JSON으로 출력해요")),
    OptionEntry(
      .tsv, of: [.list, .show, .next, .graveyard],
      Words("write lines of fields with tabs between, their names first", "탭으로 나눈 줄로 출력해요. 첫 줄은 필드 이름이에요")),
    OptionEntry(
      .format, value: "TEXT", of: [.list, .show, .next, .graveyard, .status],
      Words(
        """
        write TEXT for each quest: '{number} {title}\\t{due}'; fields as in JSON, {due} as one says it. With status the \
        bar: prompt, tmux, waybar, polybar, i3blocks, plain or json
        """,
        """
        퀘스트마다 TEXT를 출력해요: '{number} {title}\\t{due}'. 필드는 JSON과 같고 {due}는 말하듯 써요. status에서는 표시줄의 이름이에요: \
        prompt, tmux, waybar, polybar, i3blocks, plain, json
        """)),
    OptionEntry(
      .shell, value: "bash|zsh|fish|plain", of: [.status],
      Words("the shell of --format prompt", "--format prompt를 쓸 셸")),
    OptionEntry(
      .dates, value: "relative|absolute", of: [.list],
      Words("how deadlines are written in the list", "목록에 마감을 쓰는 방식")),
    OptionEntry(
      .pager, of: [.list, .show, .log, .graveyard],
      Words("show it in $PAGER, on a terminal", "터미널에서 $PAGER로 보여 줘요")),
    OptionEntry(
      .where, value: "FILTER", of: [.done, .reopen, .delete, .move, .edit],
      Words("all quests that FILTER chooses, as in list", "list처럼 FILTER에 맞는 모든 퀘스트")),
    OptionEntry(
      .ask, of: [.add],
      Words("on a terminal, ask which reading of a date is meant", "터미널에서 날짜를 어느 쪽으로 읽을지 물어요")),
    OptionEntry(
      .limit, value: "N", of: [.log], Words("show at most N changes (20)", "변경을 N개까지 보여 줘요 (20)")),
    OptionEntry(
      .daily, of: [.backup],
      Words("make the copy of today if it is not there yet", "오늘의 복사본이 아직 없으면 만들어요")),
    OptionEntry(
      .repair, of: [.doctor],
      Words("rescue what can be read of a damaged store into a new file", "망가진 저장소에서 읽을 수 있는 것을 새 파일로 구해 내요")),
    OptionEntry(
      .now, value: "TIME",
      Words(
        "start the clock at TIME: 2026-12-24, '2026-12-24 18:00' (or SLAYER_NOW)",
        "시계를 TIME에서 시작해요: 2026-12-24, '2026-12-24 18:00' (또는 SLAYER_NOW)")),
    OptionEntry(.db, value: "PATH", Words("use the store at PATH (or SLAYER_DB)", "PATH의 저장소를 써요 (또는 SLAYER_DB)")),
    OptionEntry(.lang, value: "en|ko", Words("speak English or Korean", "영어나 한국어로 말해요")),
    OptionEntry(
      .color, value: "auto|always|never",
      Words("colour the output; auto: on a terminal", "출력에 색을 입혀요. auto: 터미널에서만")),
    OptionEntry(.help, Words("show this help", "이 도움말을 보여 줘요")),
    OptionEntry(.version, Words("show the version", "버전을 보여 줘요")),
  ]

  static func of(_ command: CommandName) -> [OptionEntry] {
    all.filter { $0.commands.isEmpty || $0.commands.contains(command) }
  }

  static func takesValue(_ name: OptionName) -> Bool {
    switch name {
    case .now, .db, .lang, .color, .format, .shell, .dates, .where, .limit: true
    case .json, .tsv, .pager, .ask, .daily, .repair, .help, .version: false
    }
  }
}
