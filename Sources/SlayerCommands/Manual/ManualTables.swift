import SlayerText

/// A word of an interface and what it means.
struct ManualRow {
  let name: String
  let meaning: Words

  init(_ name: String, _ english: String, _ korean: String) {
    self.name = name
    meaning = Words(english, korean)
  }
}

/// What the manual tells of interfaces that no other table describes.
enum ManualTables {
  /// The fields of a quest, in their order.
  static let questFields = [
    ManualRow(
      "number", "Number. Names the quest on the command line; never used twice.", "수. 명령줄에서 퀘스트를 가리켜요. 다시 쓰이지 않아요."),
    ManualRow("id", "Text. The same on every machine.", "글. 어느 기계에서나 같아요."),
    ManualRow("title", "Text.", "글. 제목이에요."),
    ManualRow("note", "Text; empty without a note.", "글. 메모가 없으면 비어 있어요."),
    ManualRow(
      "deadline", "A day such as 2026-12-25, a moment such as 2026-12-25T17:00:00+09:00, or null.",
      "2026-12-25 같은 날, 2026-12-25T17:00:00+09:00 같은 때, 또는 null."),
    ManualRow("created", "A moment.", "때. 만든 때예요."),
    ManualRow("completed", "A moment; null while it is open.", "때. 열려 있으면 null."),
    ManualRow("importance", "trivial, normal, major or epic.", "trivial, normal, major, epic 가운데 하나."),
    ManualRow("campaign", "Text or null.", "글 또는 null. 원정이에요."),
    ManualRow("tags", "Array of texts, without #.", "글의 배열. #은 빼고 써요."),
    ManualRow(
      "steps", "Array of objects with title and completed (true or false).", "title과 completed(true, false)가 있는 객체의 배열."
    ),
    ManualRow(
      "repeat", "Null, or an object: rule (as RRULE of RFC 5545), from (schedule or completion), text.",
      "null이거나 객체: rule(RFC 5545의 RRULE), from(schedule, completion), text."),
    ManualRow(
      "urgency",
      "Object: level (dormant, stirring, prowling, hunting, enraged, rampaging) and value (0 to 1; 24 hours left is 0.5).",
      "객체: level(dormant, stirring, prowling, hunting, enraged, rampaging)과 value(0에서 1. 24시간 남으면 0.5)."),
    ManualRow("strength", "Number from 1 to 99.", "1에서 99까지의 수."),
    ManualRow("monster", "Object: family, form (1 to 4) and mood.", "객체: family, form(1에서 4), mood."),
    ManualRow("quality", "clean, closeCall or late; null while it is open.", "clean, closeCall, late. 열려 있으면 null."),
  ]

  static let formats = [
    ManualRow(
      "prompt", "For a prompt, by --shell: zsh has % doubled; bash and zsh have no backslash, backtick or $(.",
      "프롬프트에 써요. --shell에 따라 zsh는 %를 두 번 쓰고, bash와 zsh에는 역슬래시, 백틱, $(가 없어요."),
    ManualRow(
      "tmux", "For #(…) in a status line: each # is written so often that tmux shows it as it is.",
      "상태 줄의 #(…)에 써요. tmux가 #을 그대로 보여 주도록 여러 번 써요."),
    ManualRow(
      "waybar", "JSON in one line: text, tooltip, class and alt (the urgency, clear, damaged or busy).",
      "한 줄의 JSON: text, tooltip, class, alt(급함의 정도, clear, damaged, busy)."),
    ManualRow("polybar", "%{ is pulled apart.", "%{ 사이를 띄워요."),
    ManualRow("i3blocks", "For markup=none.", "markup=none에 맞아요."),
    ManualRow("plain", "For everything else.", "그 밖의 모든 곳에 써요."),
    ManualRow("json", "For scripts, in one line.", "스크립트에 써요. 한 줄이에요."),
  ]

  static let exitCodes = [
    ManualRow("0", "Done.", "다 했어요."),
    ManualRow(
      "1", "It cannot be done: no such quest, nothing to undo.", "할 수 없는 일이에요: 그런 퀘스트가 없거나, 되돌릴 것이 없어요."),
    ManualRow("2", "The command line is wrong: no such command, option or value.", "명령을 잘못 썼어요: 그런 명령이나 옵션, 값이 없어요."),
    ManualRow(
      "3", "The store cannot be read or written, or slayer doctor found a fault.",
      "저장소를 읽거나 쓸 수 없거나, slayer doctor가 문제를 찾았어요."),
    ManualRow("4", "The output or the terminal cannot be written to.", "출력이나 터미널에 쓸 수 없어요."),
  ]

  static let environment = [
    ManualRow("SLAYER_DB", "The store, as --db.", "저장소. --db와 같아요."),
    ManualRow("SLAYER_NOW", "The moment at which the clock starts, as --now.", "시계가 시작하는 때. --now와 같아요."),
    ManualRow(
      "LC_ALL, LC_MESSAGES, LANG", "The language, unless --lang or the settings say it.", "언어. --lang이나 설정이 먼저예요."),
    ManualRow("SLAYER_NO_BACKUP", "Not empty: no daily copy of the store.", "비어 있지 않으면 날마다 하는 복사를 하지 않아요."),
    ManualRow("TZ", "The time zone.", "시간대."),
    ManualRow("NO_COLOR", "Not empty: no colours.", "비어 있지 않으면 색을 쓰지 않아요."),
    ManualRow("XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME", "Where the files below are.", "아래 파일들의 위치."),
  ]

  static let files = [
    ManualRow(
      "~/.local/share/slayer/slayer.db", "The store: an SQLite file that only you may read.",
      "저장소. 주인만 읽을 수 있는 SQLite 파일이에요."),
    ManualRow(
      "~/.local/share/slayer/backups",
      "Copies of the store, one a day: the last seven, and one a week for four weeks; see slayer restore.",
      "저장소의 복사본. 하루에 하나, 최근 일곱 개와 네 주 동안의 주마다 하나예요. slayer restore를 보세요."),
    ManualRow("~/.config/slayer/config", "The settings; see slayer-config(5).", "설정. slayer-config(5)를 보세요."),
    ManualRow("~/.local/state/slayer/draft", "What was typed and not yet saved.", "입력하고 아직 저장하지 않은 것."),
  ]
}
