import SlayerText

/// Sentences of the manual that are in no table.
enum ManualWords {
  static let source = "slayer \(SlayerVersion.text)"
  static let manual = Words("TODO Slayer", "TODO Slayer 설명서")

  static let name = Words("NAME", "이름")
  static let synopsis = Words("SYNOPSIS", "개요")
  static let description = Words("DESCRIPTION", "설명")
  static let commands = Words("COMMANDS", "명령")
  static let options = Words("OPTIONS", "옵션")
  static let formats = Words("STATUS FORMATS", "상태 형식")
  static let json = Words("JSON", "JSON")
  static let exit = Words("EXIT STATUS", "종료 코드")
  static let environment = Words("ENVIRONMENT", "환경 변수")
  static let files = Words("FILES", "파일")
  static let recipes = Words("RECIPES", "활용법")
  static let settings = Words("SETTINGS", "설정")
  static let example = Words("EXAMPLE", "보기")
  static let seeAlso = Words("SEE ALSO", "함께 보기")

  static let slayerName = Words("quests with deadlines, monsters to slay", "마감이 있는 퀘스트, 쓰러뜨릴 몬스터")
  static let configName = Words("the settings of slayer", "slayer의 설정")

  static let slayerDescription = Words(
    """
    Without a command the dungeon opens on the whole screen: every quest is a monster that grows with its deadline, and \
    falls when the quest is done. With a command slayer does one thing and ends. Standard output holds nothing but the \
    answer; what goes wrong is told on standard error. The words after -- are no options.
    """,
    """
    명령이 없으면 화면 전체로 던전이 열려요. 퀘스트는 마감이 다가올수록 커지는 몬스터이고, 퀘스트를 마치면 쓰러져요. 명령이 있으면 한 \
    가지 일을 하고 끝나요. 표준 출력에는 답만 쓰고, 문제는 표준 오류로 알려요. -- 뒤의 낱말은 옵션이 아니에요.
    """)
  static let formatsDescription = Words(
    """
    slayer status --format writes one line, whatever the state of the store, and ends with 0: a face for the worst \
    monster, the first quest, the time it has left, how many are overdue. It reads what was last saved, never writes and \
    never waits. A store that cannot be read is a line that begins with (x_x), one that another program keeps for itself \
    a line that begins with (._.). Control characters and marks that turn the direction of text are made visible.
    """,
    """
    slayer status --format은 저장소가 어떻든 한 줄을 쓰고 0으로 끝나요. 가장 사나운 몬스터의 얼굴, 첫 퀘스트, 남은 시간, 지난 퀘스트의 \
    수예요. 마지막으로 저장된 것을 읽고, 쓰거나 기다리지 않아요. 저장소를 읽을 수 없으면 (x_x)로, 다른 프로그램이 잠갔으면 (._.)로 시작하는 \
    줄이에요. 제어 문자와 글의 방향을 바꾸는 문자는 보이는 글자로 바꿔요.
    """)
  static let jsonDescription = Words(
    """
    --json writes UTF-8 (RFC 8259). This is a contract: fields are added but never vanish, change their type or their \
    meaning, and words are English in every language. Below the fields of a quest stands what each command answers. Every \
    field is always there. A quest has:
    """,
    """
    --json은 UTF-8로 써요 (RFC 8259). 이것은 약속이에요. 필드는 늘어날 수 있지만 없어지거나 형식과 뜻이 바뀌지 않고, 낱말은 언어 \
    설정과 관계없이 영어예요. 퀘스트의 필드 다음에 명령마다 무엇을 쓰는지 적었어요. 모든 필드는 언제나 있어요. 퀘스트의 필드는 \
    이래요.
    """)
  static let recipesDescription = Words(
    "Each of these is also written by slayer manual with its name, such as slayer manual tmux.",
    "하나하나를 slayer manual tmux처럼 이름을 붙여 쓸 수도 있어요.")
  static func tried(_ program: String) -> Words { Words("Tried with \(program).", "\(program)에서 확인했어요.") }
  static let configDescription = Words(
    """
    The settings file holds a line for each setting, such as day_starts_at = 04:00. What stands behind # is a comment. A \
    line that cannot be read is warned about and leaves the default. slayer config shows every setting with its value and \
    where that comes from, in the form of this file. Options and environment variables go before the file.
    """,
    """
    설정 파일에는 day_starts_at = 04:00처럼 설정마다 한 줄을 써요. # 뒤는 설명이에요. 읽을 수 없는 줄은 알려 주고 기본값을 써요. \
    slayer config는 모든 설정의 값과 출처를 이 파일과 같은 모양으로 보여 줘요. 옵션과 환경 변수가 파일보다 먼저예요.
    """)

  static let savedFilter = Words(
    "A saved filter. filter.work = +work not #later is used as @work by slayer list, --where and / on the screen.",
    "저장한 필터. filter.work = +work not #later는 slayer list, --where, 화면의 /에서 @work로 써요.")

  static func values(_ values: String, default usual: String) -> Words {
    Words("Values: \(values). Default: \(usual).", "값: \(values). 기본값: \(usual).")
  }
}
