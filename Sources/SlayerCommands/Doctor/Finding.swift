import SlayerText

/// What one check of `slayer doctor` found.
struct Finding {
  enum State: String, Hashable { case ok, note, fault }

  /// The checks, by the names that scripts rely on, in the order in which they are told.
  enum Check: String, CaseIterable, Hashable {
    case store, format, integrity, quests, journal, permissions, writing, disk, programs, backups
    case draft, settings, looks, terminal, colours, locale, language, zone, clock, versions
  }

  let check: Check
  let state: State
  let text: Words
  /// What to do; nil where nothing need be done.
  let advice: Words?
  /// Whether the advice is commands to be typed, one a line.
  let isCommand: Bool

  init(_ check: Check, _ text: Words) { self.init(check, .ok, text, nil) }

  init(_ check: Check, _ state: State, _ text: Words, _ advice: Words?) {
    self.check = check
    self.state = state
    self.text = text
    self.advice = advice
    isCommand = false
  }

  init(_ check: Check, _ state: State, _ text: Words, commands: [String]) {
    self.check = check
    self.state = state
    self.text = text
    let lines = commands.joined(separator: "\n")
    advice = Words(lines, lines)
    isCommand = true
  }

  /// Words are English in every language, as in all JSON.
  var json: JSON {
    .object([
      .init("name", .text(check.rawValue)), .init("state", .text(state.rawValue)), .init("text", .text(text.english)),
      .init("advice", .optional(advice?.english)),
    ])
  }
}

extension Finding.Check {
  var words: Words {
    switch self {
    case .store: Words("store", "저장소")
    case .format: Words("format", "형식")
    case .integrity: Words("integrity", "무결성")
    case .quests: Words("quests", "퀘스트")
    case .journal: Words("journal", "기록")
    case .permissions: Words("permissions", "권한")
    case .writing: Words("writing", "쓰기")
    case .disk: Words("disk", "디스크")
    case .programs: Words("programs", "프로그램")
    case .backups: Words("backups", "백업")
    case .draft: Words("draft", "초안")
    case .settings: Words("settings", "설정")
    case .looks: Words("looks", "모습")
    case .terminal: Words("terminal", "터미널")
    case .colours: Words("colours", "색")
    case .locale: Words("locale", "로캘")
    case .language: Words("language", "언어")
    case .zone: Words("zone", "시간대")
    case .clock: Words("clock", "시계")
    case .versions: Words("versions", "버전")
    }
  }
}
