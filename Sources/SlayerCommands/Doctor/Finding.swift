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
  /// What to do; nothing where nothing need be done.
  let advice: Advice

  init(_ check: Check, _ text: Words) { self.init(check, .ok, text) }

  init(_ check: Check, _ state: State, _ text: Words, _ words: Words? = nil, commands: [String] = []) {
    self.check = check
    self.state = state
    self.text = text
    advice = Advice(words: words, commands: commands)
  }

  /// What is said of what to do, and the commands to be typed, which are never broken.
  struct Advice: Hashable {
    let words: Words?
    let commands: [String]

    /// One command stands behind the words, several stand below them; nil where nothing need be done.
    func text(_ language: Language) -> String? {
      let parts = [words?(language)].compactMap { $0 } + commands
      return parts.isEmpty ? nil : parts.joined(separator: commands.count == 1 ? " " : "\n")
    }
  }

  /// Words are English in every language, as in all JSON.
  var json: JSON {
    .object([
      .init("name", .text(check.rawValue)), .init("state", .text(state.rawValue)), .init("text", .text(text.english)),
      .init("advice", .optional(advice.text(.english))),
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
