import SlayerText

/// What help says of a command.
struct CommandEntry {
  let name: CommandName
  /// What stands after the command's name; empty when nothing does.
  let operands: String
  /// In a few words, for the list of all commands.
  let summary: Words
  /// Whole sentences, for the command's own help.
  let details: Words
  let examples: [String]

  init(_ name: CommandName, _ operands: String, _ summary: Words, _ details: Words, _ examples: [String]) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.details = details
    self.examples = examples
  }
}

/// The commands in the order of help.
enum CommandTable {
  static func entry(_ name: CommandName) -> CommandEntry? { all.first { $0.name == name } }

  static let all = making + reading + taking + knowing

  private static let making = [
    CommandEntry(
      .add, "TEXT…", Words("add a quest", "퀘스트를 더해요"),
      Words(
        """
        TEXT is read as in the quick-add bar: a deadline in English or Korean, #tag, +campaign, ! or !! or ~ for \
        importance, and a note after //. What was understood is printed.
        """,
        """
        TEXT는 빠른 추가 줄처럼 읽어요. 마감은 한국어나 영어로 쓰고, #태그, +원정, 중요도(!, !!, ~)를 붙일 수 있어요. // 뒤는 \
        메모예요. 어떻게 읽었는지 보여 드려요.
        """),
      ["slayer add pay rent fri 5pm '#home' !", "slayer add 보고서 내일 오후 5시"]),
    CommandEntry(
      .done, "N…", Words("slay quests", "퀘스트를 처치해요"),
      Words(
        "Completes the quests N: numbers or ranges such as 3-7. All of them or none; one undo takes all back.",
        "퀘스트 N을 완료해요. 번호나 3-7 같은 범위를 써요. 모두 하거나 하나도 하지 않고, undo 한 번으로 모두 되돌려요."),
      ["slayer done 3", "slayer done 3-7 12"]),
    CommandEntry(
      .reopen, "N…", Words("raise slain quests from their tombs", "처치한 퀘스트를 무덤에서 되살려요"),
      Words("Opens the slain quests N again.", "처치한 퀘스트 N을 다시 열어요."), ["slayer reopen 3"]),
    CommandEntry(
      .delete, "N…", Words("delete quests", "퀘스트를 지워요"),
      Words(
        "Deletes the quests N. Nothing is asked, for undo brings them back.",
        "퀘스트 N을 지워요. undo로 되살릴 수 있어서 묻지 않아요."), ["slayer delete 3 4"]),
  ]

  private static let reading = [
    CommandEntry(
      .list, "[WORD…]", Words("list the open quests", "열린 퀘스트를 보여 줘요"),
      Words(
        """
        By section and deadline, as on the screen. Each WORD must hold: text of the title or the note, #tag, +campaign, \
        !epic, overdue or today.
        """,
        """
        화면처럼 구역과 마감 순서로 보여 줘요. WORD는 모두 맞아야 해요. 제목이나 메모에 든 글, #태그, +원정, !epic, \
        overdue(지남), today(오늘)를 쓸 수 있어요.
        """),
      ["slayer list", "slayer list overdue '#home'", "slayer list --json"]),
    CommandEntry(
      .show, "N", Words("show a quest in full", "퀘스트 하나를 자세히 보여 줘요"),
      Words("Open or slain.", "열린 것도 처치한 것도 볼 수 있어요."), ["slayer show 3"]),
    CommandEntry(
      .next, "", Words("show the quest that comes first", "가장 먼저 할 퀘스트를 보여 줘요"),
      Words(
        "The first of the list: what is overdue longest, else what is due first.",
        "목록의 첫 퀘스트예요. 가장 오래 지난 것, 없으면 마감이 가장 가까운 것이에요."), ["slayer next --json"]),
  ]

  private static let taking = [
    CommandEntry(
      .undo, "", Words("take back the last change", "마지막 변경을 되돌려요"),
      Words(
        "Whichever program made it. Again, and the one before it is taken back. Refused when a quest was changed since.",
        "어느 프로그램에서 바꿨든 되돌려요. 한 번 더 하면 그 앞의 것을 되돌려요. 그 뒤에 퀘스트가 또 바뀌었으면 하지 않아요."),
      ["slayer undo"]),
    CommandEntry(
      .redo, "", Words("bring back what was undone", "되돌린 것을 다시 해요"),
      Words("The last change that was taken back.", "마지막으로 되돌린 변경이에요."), ["slayer redo"]),
  ]

  private static let knowing = [
    CommandEntry(
      .status, "", Words("say in one line how things stand", "지금 상황을 한 줄로 알려 줘요"),
      Words(
        "Quick enough for a prompt or a status bar. What is overdue is not counted as due today.",
        "프롬프트나 상태 표시줄에 쓸 만큼 빨라요. 오늘 마감에는 이미 지난 것을 세지 않아요."),
      ["slayer status", "slayer status --json"]),
    CommandEntry(
      .hero, "", Words("show the hero's level and chain", "용사의 레벨과 연속 처치를 보여 줘요"),
      Words(
        "The chain is kills on time in a row; it is never broken by days away.",
        "연속은 제때 처치한 수예요. 며칠 쉬어도 끊기지 않아요."), ["slayer hero"]),
    CommandEntry(
      .parse, "TEXT…", Words("show how TEXT is read, without saving", "TEXT를 어떻게 읽는지 저장하지 않고 보여 줘요"),
      Words("As slayer add would read it, piece by piece.", "slayer add가 읽는 대로 조각조각 보여 줘요."),
      ["slayer parse pay rent fri 5pm"]),
    CommandEntry(
      .config, "", Words("show the settings and where they come from", "설정과 그 출처를 보여 줘요"),
      Words(
        "Settings are lines such as day_starts_at = 04:00 in the file that is named at the top.",
        "설정은 맨 위에 적힌 파일에 day_starts_at = 04:00 같은 줄로 써요."), ["slayer config"]),
    CommandEntry(
      .help, "[COMMAND]", Words("show this, or the help of a command", "이 도움말이나 명령의 도움말을 보여 줘요"),
      Words("The same as --help.", "--help와 같아요."), ["slayer help add"]),
  ]
}
