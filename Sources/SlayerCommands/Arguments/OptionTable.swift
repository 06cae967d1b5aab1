import SlayerText

/// The options, by the words that are typed after `--`. Each may stand anywhere.
enum OptionName: String, CaseIterable, Hashable, Sendable {
  case json, now, db, lang, color, help, version
}

/// What help says of an option, and whether it takes a value.
struct OptionEntry {
  let name: OptionName
  /// What stands for the value in help; nil for an option without one.
  let value: String?
  let summary: Words

  static let all: [OptionEntry] = [
    OptionEntry(name: .json, value: nil, summary: Words("write JSON", "JSON으로 써요")),
    OptionEntry(
      name: .now, value: "TIME",
      summary: Words(
        "start the clock at TIME: 2026-12-24, '2026-12-24 18:00' (or SLAYER_NOW)",
        "시계를 TIME에서 시작해요: 2026-12-24, '2026-12-24 18:00' (또는 SLAYER_NOW)")),
    OptionEntry(
      name: .db, value: "PATH",
      summary: Words("use the store at PATH (or SLAYER_DB)", "PATH의 저장소를 써요 (또는 SLAYER_DB)")),
    OptionEntry(name: .lang, value: "en|ko", summary: Words("speak English or Korean", "영어나 한국어로 말해요")),
    OptionEntry(
      name: .color, value: "auto|always|never",
      summary: Words("colour the output; auto: on a terminal", "출력에 색을 입혀요. auto: 터미널에서만")),
    OptionEntry(name: .help, value: nil, summary: Words("show this help", "이 도움말을 보여 줘요")),
    OptionEntry(name: .version, value: nil, summary: Words("show the version", "버전을 보여 줘요")),
  ]

  static func takesValue(_ name: OptionName) -> Bool {
    switch name {
    case .now, .db, .lang, .color: true
    case .json, .help, .version: false
    }
  }
}
