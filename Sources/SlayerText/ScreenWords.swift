import QuestCore

/// What the full-screen program says.
public enum ScreenWords {
  public static let product = Words("TODO Slayer", "TODO Slayer")
  public static let level = Words("Lv", "레벨")
  public static let overdue = Words("overdue", "지남")
  public static let dueToday = Words("today", "오늘")
  public static let slainToday = Words("slain", "처치")

  public static let listIsEmpty = Words("No quests. The dungeon is quiet.", "퀘스트가 없어요. 던전이 조용해요.")
  public static let pressToAdd = Words("Press a to add one", "a를 눌러 추가하세요")
  public static let addExample = Words("pay rent friday 5pm #home", "금요일 오후 5시 월세 내기 #집")
  public static let nothingFound = Words("Nothing matches. Esc shows all quests.", "맞는 퀘스트가 없어요. Esc를 누르면 모두 보여요.")
  public static let nothingSelected = Words("No quest is selected: press a to add one", "고른 퀘스트가 없어요. a를 눌러 추가하세요")
  public static let graveyardIsEmpty = Words("Nothing was slain today yet", "오늘은 아직 처치한 퀘스트가 없어요")
  public static let nothingChanged = Words("Nothing was changed", "바뀐 것이 없어요")
  public static let draftWaits = Words("A draft is waiting: press a to go on with it", "초안이 남아 있어요. a를 눌러 이어서 쓰세요")

  public static func draftKept(_ number: Int) -> Words {
    let key = number < 0 ? "." : "e"
    return number == 0
      ? Words("Kept as a draft: a brings it back", "초안으로 남겼어요. a를 누르면 돌아와요")
      : Words(
        "Kept as a draft: \(key) on quest \(abs(number)) brings it back",
        "초안으로 남겼어요. \(abs(number))번 퀘스트에서 \(Korean.object(key == "." ? "마침표" : key)) 누르면 돌아와요")
  }

  public static func slainElsewhere(_ title: String) -> Words {
    Words("slain elsewhere: \"\(safe(title))\"", "다른 곳에서 처치: \"\(safe(title))\"")
  }

  public static let changedElsewhere = Words("changed elsewhere meanwhile", "그사이 다른 곳에서 바뀌었어요")
  public static let slainMeanwhile = Words("slain elsewhere meanwhile", "그사이 다른 곳에서 처치되었어요")
  public static let deletedElsewhere = Words("deleted elsewhere meanwhile", "그사이 다른 곳에서 지워졌어요")

  /// Fields that somebody else changed too; Enter again keeps one's own.
  public static func conflict(_ fields: [FieldChange]) -> Words {
    let english = fields.map { $0.field.words.english.lowercased() }.joined(separator: ", ")
    let korean = fields.map(\.field.words.korean).joined(separator: ", ")
    return Words(
      "Also changed elsewhere: \(english). Enter again saves yours; Esc keeps it as a draft",
      "다른 곳에서도 바뀌었어요: \(korean). Enter를 다시 누르면 이 내용을 저장하고, Esc는 초안으로 남겨요")
  }

  public static let strength = Words("Strength", "세기")
  public static let noDeadline = Words("no deadline", "마감 없음")
  public static let readOnly = Words("read-only", "읽기 전용")

  public static func experience(_ points: Int) -> Words { Words("+\(points) xp", "+\(points) 경험치") }
  public static func levelReached(_ level: Int) -> Words { Words("LEVEL \(level)!", "레벨 \(level)!") }
  public static func tombs(_ count: Int) -> Words {
    Words(count == 1 ? "1 tomb" : "\(count) tombs", "무덤 \(count)개")
  }

  /// The labels of the lines under the quick-add bar and of a quest in full.
  public static let add = Words("New quest", "새 퀘스트")
  public static let edit = Words("Edit", "수정")
  public static let find = Words("Find", "찾기")
  public static let newDeadline = Words("Deadline", "마감")
  public static let title = Words("Quest", "퀘스트")
  public static let deadline = Words("Deadline", "마감")
  public static let repeats = Words("Repeats", "반복")
  public static let campaign = Words("Campaign", "원정")
  public static let tags = Words("Tags", "태그")
  public static let importance = Words("Importance", "중요도")
  public static let steps = Words("Steps", "단계")
  public static let note = Words("Note", "메모")
  public static let created = Words("Created", "만든 때")
  public static let completed = Words("Slain", "처치한 때")
  public static let spawns = Words("Spawns", "몬스터")
  public static let typeTitle = Words(
    "Type a title, a date, #tag, +campaign, ! or !!", "제목, 날짜, #태그, +원정, ! 또는 !!를 입력하세요")
  public static let typeDate = Words("Type a date: fri 5pm, +3d, none", "날짜를 입력하세요: 금요일 오후 5시, 3일 뒤, none")
  public static let tabForOther = Words("Tab: another reading", "Tab: 다르게 읽기")

  public static func tooSmall(columns: Int, rows: Int) -> Words {
    Words("slayer needs \(columns)×\(rows)", "slayer에는 \(Korean.subject("\(columns)×\(rows)")) 필요해요")
  }

  public static let chronicleIsEmpty = Words(
    "Nothing was slain yet. Your story begins here.", "아직 처치한 퀘스트가 없어요. 이야기는 여기서 시작돼요.")

  /// Occurrences of a repeating quest that passed unslain.
  public static func skipped(_ dates: [String]) -> Words {
    let list = dates.prefix(4).joined(separator: ", ") + (dates.count > 4 ? " …" : "")
    return Words("\(dates.count) missed: \(list)", "놓친 \(dates.count)번: \(list)")
  }

  /// The name of a field.
  fileprivate static func field(_ field: FieldChange.Field) -> Words {
    switch field {
    case .title: title
    case .note: note
    case .deadline: deadline
    case .importance: importance
    case .campaign: campaign
    case .tags: tags
    case .steps: steps
    case .repetition: repeats
    }
  }

  public static func found(_ count: Int) -> Words { Words("\(count) found", "\(count)개 찾음") }
}

extension FieldChange.Field {
  /// What the field is called.
  public var words: Words { ScreenWords.field(self) }
}
