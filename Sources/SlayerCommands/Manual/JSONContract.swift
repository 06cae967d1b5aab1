import SlayerText

/// What a command answers with `--json`: the contract of the manual, held to the real output by tests.
struct JSONContract {
  /// As typed: `log`, `undo, redo`.
  let commands: String
  /// What stands before the fields.
  let shape: Words
  /// In their order. A field of a field is `spans.start`.
  let fields: [ManualRow]

  init(_ commands: String, _ english: String, _ korean: String, _ fields: [ManualRow] = []) {
    self.commands = commands
    shape = Words(english, korean)
    self.fields = fields
  }

  static let all = quests + [status, bar, waybar] + [hero, names, log, undo, redo, parse, config, help] + store

  private static let quests = [
    JSONContract(
      "list, graveyard, done, reopen, delete, edit, move, add -", "An array of quests, empty where there are none.",
      "퀘스트의 배열이에요. 없으면 비어 있어요."),
    JSONContract("show, add, step, note", "A quest.", "퀘스트 하나예요."),
    JSONContract("next", "A quest, or null where none is open.", "퀘스트 하나예요. 열린 것이 없으면 null이에요."),
  ]

  private static let counts = [
    ManualRow("open", "Number of open quests.", "열린 퀘스트의 수."),
    ManualRow("overdue", "Number of those overdue.", "그 가운데 지난 것의 수."),
    ManualRow("today", "Number of those due today, without those overdue.", "오늘 마감인 것의 수. 지난 것은 빼요."),
    ManualRow("slain_today", "Number of quests slain today.", "오늘 처치한 퀘스트의 수."),
    ManualRow("next", "A quest, or null where none is open.", "퀘스트 하나, 또는 열린 것이 없으면 null."),
  ]

  static let status = JSONContract("status", "An object.", "객체 하나예요.", counts)

  static let bar = JSONContract(
    "status --format json", "The same in one line, and more; numbers are null where the store cannot be read.",
    "같은 것을 한 줄로 쓰고 더 있어요. 저장소를 읽을 수 없으면 수는 null이에요.",
    [ManualRow("store", "ok, missing, damaged or busy.", "ok, missing, damaged, busy 가운데 하나.")] + counts + [
      ManualRow("face", "Text: five characters such as (O_O).", "글: (O_O) 같은 다섯 글자."),
      ManualRow(
        "class", "The urgency of the first quest, clear, damaged or busy.", "첫 퀘스트의 급함, 또는 clear, damaged, busy."),
      ManualRow("text", "Text: the line of the other formats without the face.", "글: 다른 형식의 줄에서 얼굴을 뺀 것."),
      ManualRow("error", "Text, or null.", "글 또는 null."),
    ])

  static let waybar = JSONContract(
    "status --format waybar", "An object in one line.", "한 줄의 객체예요.",
    [
      ManualRow("text", "Text in Pango markup.", "Pango 마크업으로 쓴 글."),
      ManualRow("tooltip", "Text in Pango markup, of several lines.", "Pango 마크업으로 쓴 여러 줄의 글."),
      ManualRow(
        "class", "The urgency of the first quest, clear, damaged or busy.", "첫 퀘스트의 급함, 또는 clear, damaged, busy."),
      ManualRow("alt", "The same as class.", "class와 같아요."),
    ])

  static let hero = JSONContract(
    "hero", "An object.", "객체 하나예요.",
    [
      ManualRow("level", "Number from 1.", "1부터의 수."), ManualRow("experience", "Number.", "수. 경험치예요."),
      ManualRow("next_level_at", "Number: the experience at which the next level begins.", "수. 다음 레벨이 시작되는 경험치예요."),
      ManualRow("chain", "Number of kills on time in a row.", "제때 이어서 처치한 수."),
      ManualRow(
        "on_time_rate", "Number from 0 to 1 over the last 30 days; null where nothing was slain in them.",
        "지난 30일 동안의 0에서 1까지의 수. 처치한 것이 없으면 null."),
    ])

  static let names = JSONContract(
    "tags, campaigns", "An array of objects.", "객체의 배열이에요.",
    [
      ManualRow("name", "Text, without # or +.", "글. #이나 +는 빼고 써요."),
      ManualRow("open", "Number of its open quests.", "열린 퀘스트의 수."),
      ManualRow("slain", "Number of its slain quests.", "처치한 퀘스트의 수."),
    ])

  static let log = JSONContract(
    "log", "An array of objects, the newest first.", "객체의 배열이에요. 최근 것이 앞에 와요.",
    [
      ManualRow("id", "Number, for slayer undo.", "수. slayer undo에 써요."), ManualRow("time", "A moment.", "때."),
      ManualRow("program", "Text: what made the change, such as slayer add.", "글. slayer add처럼 바꾼 프로그램."),
      ManualRow(
        "kind", "add, edit, complete, reopen, delete, undo, redo, restore or repair.",
        "add, edit, complete, reopen, delete, undo, redo, restore, repair 가운데 하나."),
      ManualRow(
        "target", "Of undo and redo the id of the change concerned; else null.", "undo와 redo가 다룬 변경의 id. 그 밖에는 null."),
      ManualRow("text", "Text: the change in words.", "글. 변경을 말로 쓴 것."),
      ManualRow("quests", "Array of the numbers of the quests concerned.", "관련된 퀘스트 번호의 배열."),
    ])

  static let undo = reversal("undo", "undone")
  static let redo = reversal("redo", "redone")

  private static func reversal(_ command: String, _ member: String) -> JSONContract {
    JSONContract(
      command, "An object.", "객체 하나예요.",
      [
        ManualRow(member, "Text: the change in words.", "글. 변경을 말로 쓴 것."),
        ManualRow("quests", "Array of quests, as they are now.", "지금 모습의 퀘스트 배열."),
      ])
  }

  static let parse = JSONContract(
    "parse", "An object: the reading of the text.", "객체 하나예요. 글을 읽은 결과예요.",
    [
      ManualRow("title", "Text.", "글. 제목이에요."),
      ManualRow("deadline", "As of a quest.", "퀘스트의 것과 같아요."), ManualRow("repeat", "As of a quest.", "퀘스트의 것과 같아요."),
      ManualRow("tags", "As of a quest.", "퀘스트의 것과 같아요."), ManualRow("campaign", "As of a quest.", "퀘스트의 것과 같아요."),
      ManualRow("importance", "As of a quest.", "퀘스트의 것과 같아요."), ManualRow("note", "As of a quest.", "퀘스트의 것과 같아요."),
      ManualRow("spans", "Array of the pieces of the text, in their order.", "글의 조각들을 차례로 담은 배열."),
      ManualRow("spans.start", "Number: where it begins, in Unicode scalars.", "수. 시작하는 곳이에요. 유니코드 스칼라로 세요."),
      ManualRow("spans.end", "Number: where it ends; the next begins there.", "수. 끝나는 곳이에요. 다음 조각이 여기서 시작해요."),
      ManualRow("spans.text", "Text: the piece itself.", "글. 조각 그대로예요."),
      ManualRow("spans.kind", "title, date, repeat, token or dropped.", "title, date, repeat, token, dropped 가운데 하나."),
      ManualRow(
        "spans.meaning", "Text such as deadline 2026-12-25 or tag home.", "deadline 2026-12-25나 tag home 같은 글."),
      ManualRow(
        "ambiguous", "Whether the date could be another one (true or false).", "날짜를 달리 읽을 수도 있는지(true, false)."),
      ManualRow("other_readings", "Array of objects: the other readings of the date.", "객체의 배열. 날짜를 달리 읽은 것들이에요."),
      ManualRow("other_readings.deadline", "As of a quest.", "퀘스트의 것과 같아요."),
      ManualRow("other_readings.repeat", "As of a quest.", "퀘스트의 것과 같아요."),
    ])

  static let config = JSONContract(
    "config", "An object.", "객체 하나예요.",
    [
      ManualRow("path", "Text: where the settings file is.", "글. 설정 파일의 위치예요."),
      ManualRow("store", "Text: where the store is.", "글. 저장소의 위치예요."),
      ManualRow("settings", "Array of objects, one a setting.", "설정마다 하나씩인 객체의 배열."),
      ManualRow("settings.key", "Text.", "글. 설정의 이름이에요."), ManualRow("settings.value", "Text.", "글. 지금 값이에요."),
      ManualRow("settings.default", "Text.", "글. 기본값이에요."),
      ManualRow("settings.origin", "Text: where the value comes from.", "글. 값의 출처예요."),
      ManualRow("settings.values", "Text: what it takes.", "글. 쓸 수 있는 값이에요."),
      ManualRow("filters", "Array of objects, one a saved filter.", "저장한 필터마다 하나씩인 객체의 배열."),
      ManualRow("filters.name", "Text, without @.", "글. @는 빼고 써요."), ManualRow("filters.filter", "Text.", "글. 필터예요."),
    ])

  static let help = JSONContract(
    "help", "An array of objects, one a command; with COMMAND one object.", "명령마다 하나씩인 객체의 배열이에요. COMMAND를 쓰면 객체 하나예요.",
    [
      ManualRow("command", "Text.", "글. 명령이에요."),
      ManualRow("operands", "Text: what stands after it.", "글. 뒤에 쓰는 것이에요."),
      ManualRow("summary", "Text.", "글. 한 줄 설명이에요."), ManualRow("details", "Text.", "글. 자세한 설명이에요."),
      ManualRow("examples", "Array of texts.", "글의 배열. 보기예요."),
    ])
}
