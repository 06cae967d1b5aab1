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

  static let all = making + changing + reading + taking + knowing

  private static let making = [
    CommandEntry(
      .add, "TEXT…", Words("add a quest", "퀘스트를 더해요"),
      Words(
        """
        TEXT is read as in the quick-add bar: a deadline in English or Korean, #tag, +campaign, ! or !! or ~ for \
        importance, and a note after //. What was understood is printed. A lone - reads standard input, all in one \
        step: one quest a line, or JSON as list --json writes it, when it begins with { or [.
        """,
        """
        TEXT는 빠른 추가 줄처럼 읽어요. 마감은 한국어나 영어로 쓰고, #태그, +원정, 중요도(!, !!, ~)를 붙일 수 있어요. // 뒤는 \
        메모예요. 어떻게 읽었는지 보여 드려요. -만 쓰면 표준 입력에서 읽어 한 번에 모두 더해요. 한 줄이 퀘스트 하나이고, {나 [로 \
        시작하면 list --json이 출력하는 JSON이에요.
        """),
      [
        "slayer add pay rent fri 5pm '#home' !", "slayer add 보고서 내일 오후 5시", "slayer add --ask call at 5",
        "slayer add - < quests.txt",
      ]),
    CommandEntry(
      .done, "N…", Words("slay quests", "퀘스트를 처치해요"),
      Words(
        "Completes the quests N: numbers or ranges such as 3-7. All of them or none; one undo takes all back.",
        "퀘스트 N을 완료해요. 번호나 3-7 같은 범위를 써요. 모두 완료하거나 하나도 완료하지 않아요. undo 한 번이면 모두 되돌려요."),
      ["slayer done 3", "slayer done 3-7 12", "slayer done --where '+work due:<fri'"]),
    CommandEntry(
      .reopen, "N…", Words("raise slain quests from their tombs", "처치한 퀘스트를 무덤에서 되살려요"),
      Words("Opens the slain quests N again.", "처치한 퀘스트 N을 다시 열어요."), ["slayer reopen 3"]),
    CommandEntry(
      .delete, "N…", Words("delete quests", "퀘스트를 지워요"),
      Words(
        "Deletes the quests N. Nothing is asked, for undo brings them back.",
        "퀘스트 N을 지워요. undo로 되살릴 수 있어서 묻지 않아요."), ["slayer delete 3 4"]),
  ]

  private static let changing = [
    CommandEntry(
      .edit, "N… FIELD:VALUE…", Words("change fields of quests", "퀘스트의 필드를 고쳐요"),
      Words(
        """
        FIELD is title, note, due, importance, campaign, tags, every or step. An empty value clears; tags:+a,-b adds and \
        takes away; due:+1d counts from the quest's own deadline; step:TEXT adds a step.
        """,
        """
        FIELD는 title, note, due, importance, campaign, tags, every, step이에요. 제목, 메모, 마감, 중요도, 원정, 태그, 반복, 단계로 \
        써도 돼요. 값이 비면 지워요. tags:+a,-b는 더하고 빼요. due:+1d는 퀘스트의 마감부터 세고, step:글은 단계를 더해요.
        """),
      ["slayer edit 3 title:pay the rent due:fri 5pm", "slayer edit 3-5 tags:+home,-later every:month"]),
    CommandEntry(
      .move, "N… DATE", Words("move deadlines", "마감을 옮겨요"),
      Words(
        """
        DATE is any date that slayer add reads, or none. +1d and -1w count from the quest's own deadline, or from today \
        without one. A date in the past is accepted, and you are told that it is past.
        """,
        """
        DATE는 다른 날짜와 똑같이 쓰고, none이면 마감을 없애요. +1d, -1w는 퀘스트의 마감부터, 마감이 없으면 오늘부터 세요. 지난 \
        날짜도 쓸 수 있고, 지났다고 알려 드려요.
        """),
      ["slayer move 3 4 next friday", "slayer move 3-7 +1d"]),
    CommandEntry(
      .step, "N [ACTION…]", Words("show and change the steps of a quest", "퀘스트의 단계를 보고 고쳐요"),
      Words(
        "ACTION is add with the text of the new step, or done, undone or delete with the numbers that slayer step N shows.",
        "ACTION은 add와 새 단계의 글, 또는 done, undone, delete와 slayer step N에 나오는 번호예요."),
      ["slayer step 3 add pack the boxes", "slayer step 3 done 1-2"]),
    CommandEntry(
      .note, "N", Words("write the note of a quest in an editor", "퀘스트의 메모를 편집기로 써요"),
      Words(
        """
        Opens $VISUAL, else $EDITOR, else vi. When the editor fails, or nothing was changed, nothing is saved; what was \
        written is never lost.
        """,
        """
        $VISUAL, 없으면 $EDITOR, 그것도 없으면 vi로 열어요. 편집기가 실패하거나 바뀐 것이 없으면 저장하지 않아요. 쓴 글은 사라지지 \
        않아요.
        """), ["slayer note 3"]),
  ]

  private static let reading = [
    CommandEntry(
      .list, "[FILTER…]", Words("list quests", "퀘스트를 보여 줘요"),
      Words(
        """
        By section and deadline, as on the screen. A quest must match all of FILTER: text of the title or the note, #tag, \
        +campaign, !epic, due:<fri, due:today..eow, overdue, no:deadline, is:open|slain|late|repeating, slain:week, not \
        WORD, A or B, (…), "as it stands", and @name for filter.name of the settings. What is slain is listed only when \
        FILTER asks for it. The letter beside the number is the monster, a capital when it is large.
        """,
        """
        화면처럼 구역과 마감 순서로 보여 줘요. FILTER는 모두 맞아야 해요. 제목이나 메모에 든 글, #태그, +원정, !epic, \
        due:<금요일, due:오늘..eow, 지남, 오늘, no:deadline, is:open|slain|late|repeating, slain:week, not 말, A or B, (…), \
        "있는 그대로", 설정의 filter.이름을 부르는 @이름을 쓸 수 있어요. 처치한 것은 FILTER가 물을 때만 보여요. 번호 옆 글자는 \
        몬스터이고, 크면 대문자예요.
        """),
      [
        "slayer list", "slayer list overdue '#home'", "slayer list '+work due:<fri not #later'",
        "slayer list --format '{number} {title}\\t{due}'",
      ]),
    CommandEntry(
      .show, "N", Words("show a quest in full", "퀘스트 하나를 자세히 보여 줘요"),
      Words("Open or slain.", "열린 것도 처치한 것도 볼 수 있어요."), ["slayer show 3"]),
    CommandEntry(
      .next, "", Words("show the quest that comes first", "가장 먼저 할 퀘스트를 보여 줘요"),
      Words(
        "The first of the list: what is overdue longest, else what is due first.",
        "목록의 첫 퀘스트예요. 가장 오래 지난 것, 없으면 마감이 가장 가까운 것이에요."), ["slayer next --json"]),
    CommandEntry(
      .graveyard, "[DAY]", Words("show what was slain today, or on a day", "오늘이나 어느 날 처치한 것을 보여 줘요"),
      Words(
        "DAY is a date, a weekday (the last one), week, month or year, or a stretch such as 2026-11-01..fri.",
        "DAY는 날짜, 요일(지난 것), week, month, year, 또는 2026-11-01..금요일 같은 기간이에요."),
      ["slayer graveyard", "slayer graveyard yesterday", "slayer graveyard week"]),
    CommandEntry(
      .tags, "", Words("list the tags", "태그를 보여 줘요"),
      Words("Each with the number of its open quests.", "열린 퀘스트의 수와 함께 보여 줘요."), ["slayer tags --json"]),
    CommandEntry(
      .campaigns, "", Words("list the campaigns", "원정을 보여 줘요"),
      Words("Each with the number of its open quests.", "열린 퀘스트의 수와 함께 보여 줘요."), ["slayer campaigns"]),
  ]

  private static let taking = [
    CommandEntry(
      .log, "", Words("show what was changed", "바뀐 것을 보여 줘요"),
      Words(
        "The newest change first, each with its number, for slayer undo, and the program that made it.",
        "가장 최근 변경부터 보여 줘요. slayer undo에 쓰는 번호와 바꾼 프로그램도 함께 나와요."),
      ["slayer log", "slayer log --limit 100 --json"]),
    CommandEntry(
      .undo, "[ID]", Words("take back the last change, or one that slayer log shows", "마지막 변경이나 slayer log의 변경을 되돌려요"),
      Words(
        """
        Whichever program made it. Run it again to take back the one before. Refused when a quest was changed since. ID is the \
        number of a change in slayer log.
        """,
        "어느 프로그램에서 바꿨든 되돌려요. 한 번 더 하면 그 앞의 것을 되돌려요. 그 뒤에 퀘스트가 또 바뀌었으면 되돌리지 않아요. ID는 slayer log의 번호예요."),
      ["slayer undo", "slayer undo 12"]),
    CommandEntry(
      .redo, "", Words("bring back what was undone", "되돌린 것을 다시 해요"),
      Words("The last change that was taken back.", "마지막으로 되돌린 변경을 다시 해요."), ["slayer redo"]),
  ]

  private static let knowing = [
    CommandEntry(
      .status, "", Words("say in one line how things stand", "지금 상황을 한 줄로 알려 줘요"),
      Words(
        """
        Quick enough for a prompt or a status bar. What is overdue is not counted as due today. With --format always one \
        line and exit code 0, written so that no part of a title acts in the bar or the shell.
        """,
        """
        프롬프트나 상태 표시줄에 쓸 만큼 빨라요. 오늘 마감에는 이미 지난 것을 세지 않아요. --format을 쓰면 언제나 한 줄이고 \
        종료 코드는 0이에요. 제목의 어떤 글자도 표시줄이나 셸에서 동작하지 않아요.
        """),
      ["slayer status --format tmux", "slayer status --format prompt --shell zsh"]),
    CommandEntry(
      .hero, "", Words("show the hero's level and chain", "용사의 레벨과 연속 처치를 보여 줘요"),
      Words(
        "The chain is kills on time in a row; it is never broken by days away.",
        "연속 처치는 제때 이어서 처치한 수예요. 며칠 쉬어도 끊기지 않아요."), ["slayer hero"]),
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
      .doctor, "", Words("examine the store and what is around it", "저장소와 그 주변을 살펴봐요"),
      Words(
        """
        Reads everything and changes nothing: the store, its files and copies, the disk, the settings, the terminal, the \
        clock. What is not as it should be comes with what to do. Ends with 3 when there is a fault. With --repair what can \
        be read of a damaged store goes into a new file, which takes its place; the old is kept beside it.
        """,
        """
        저장소와 그 파일, 복사본, 디스크, 설정, 터미널, 시계를 모두 읽어 보고 아무것도 바꾸지 않아요. 이상한 것이 있으면 할 일을 함께 \
        알려 드려요. 문제가 있으면 종료 코드는 3이에요. --repair를 쓰면 망가진 저장소에서 읽을 수 있는 것을 새 파일로 구해 내 그 자리에 두고, \
        옛 파일은 옆에 남겨요.
        """), ["slayer doctor", "slayer doctor --repair"]),
    CommandEntry(
      .backup, "[FILE]", Words("copy the store, and check the copy", "저장소를 복사하고 복사본을 확인해요"),
      Words(
        """
        To FILE, into a folder, or into the folder of backups beside the store. A file that is there is never written over. After the first \
        change of a day a copy is made by itself (backups = off ends that): the last seven, and one a week for four weeks, \
        stay. The copy is a store like any other: slayer --db FILE list.
        """,
        """
        FILE이나 폴더에, 없으면 저장소 옆 백업 폴더에 복사해요. 있는 파일에는 덮어쓰지 않아요. 하루의 첫 변경 뒤에는 저절로 복사본을 만들어요 \
        (backups = off로 끌 수 있어요). 최근 일곱 개와 네 주 동안의 주마다 하나가 남아요. 복사본도 저장소예요: slayer --db FILE list.
        """), ["slayer backup", "slayer backup ~/quests.db"]),
    CommandEntry(
      .restore, "[FILE]", Words("make all quests what they are in a copy", "모든 퀘스트를 복사본의 상태로 되살려요"),
      Words(
        """
        FILE is a path or a name in the folder of backups; without it the copies there are listed. The copy is checked first, \
        the store afterwards. It is one change, which slayer undo takes back; what was done since the copy stays in slayer log.
        """,
        """
        FILE은 경로나 백업 폴더에 있는 이름이에요. 없으면 있는 복사본을 보여 줘요. 복사본은 먼저, 저장소는 나중에 확인해요. \
        변경 하나라서 slayer undo로 되돌릴 수 있고, 복사한 뒤에 한 일은 slayer log에 남아요.
        """), ["slayer restore", "slayer restore slayer-2026-11-30.db"]),
    CommandEntry(
      .quick, "", Words("open a small screen for one new quest", "새 퀘스트 하나를 위한 작은 화면을 열어요"),
      Words(
        """
        Three lines are enough. Enter saves and closes; Esc closes and keeps what was typed as a draft. Made for a pop-up: \
        tmux display-popup -E -h 10 -w 70 slayer quick
        """,
        """
        세 줄이면 돼요. Enter는 저장하고 닫아요. Esc는 닫고, 입력한 것은 초안으로 남겨요. 팝업에 알맞아요: \
        tmux display-popup -E -h 10 -w 70 slayer quick
        """), ["slayer quick"]),
    CommandEntry(
      .completion, "SHELL", Words("write the completion script of a shell", "셸의 자동 완성 스크립트를 출력해요"),
      Words(
        "SHELL is bash, zsh or fish. It completes commands, options, tags, campaigns and the numbers of quests.",
        "SHELL은 bash, zsh, fish 가운데 하나예요. 명령, 옵션, 태그, 원정, 퀘스트 번호를 완성해 줘요."),
      ["slayer completion bash", "slayer completion fish"]),
    CommandEntry(
      .manual, "[PAGE]", Words("write the manual page", "설명서 페이지를 출력해요"),
      Words(
        """
        slayer(1), or slayer-config(5) with config, in roff: slayer manual > page; man -l page. With another PAGE what to put \
        into the configuration of bash, zsh, fish, starship, tmux, waybar, polybar, i3blocks, sway or motd.
        """,
        """
        slayer(1)을, config를 붙이면 slayer-config(5)를 roff로 출력해요: slayer manual > page; man -l page. 다른 PAGE를 쓰면 bash, zsh, \
        fish, starship, tmux, waybar, polybar, i3blocks, sway, motd의 설정에 넣을 글을 출력해요.
        """),
      ["slayer manual config --lang ko", "slayer manual tmux"]),
    CommandEntry(
      .help, "[COMMAND]", Words("show this, or the help of a command", "이 도움말이나 명령의 도움말을 보여 줘요"),
      Words("The same as --help.", "--help와 같아요."), ["slayer help add"]),
  ]
}
