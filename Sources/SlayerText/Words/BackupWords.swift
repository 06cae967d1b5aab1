/// What is said of copies of the store.
public enum BackupWords {
  public static func exists(_ path: String) -> Words {
    Words(
      "\(safe(path)) is there already, and no copy is written over a file. Name another.",
      "\(Korean.subject(safe(path))) 이미 있어요. 있는 파일에는 덮어쓰지 않으니 다른 이름을 정해 주세요.")
  }

  /// `size` is a number of bytes as one says it.
  public static func copied(_ path: String, quests: Int, size: String) -> Words {
    Words(
      "Copied \(quests) \(quests == 1 ? "quest" : "quests") to \(safe(path)) (\(size)), and checked the copy.",
      "퀘스트 \(quests)개를 \(safe(path))에 복사하고 확인했어요 (\(size)).")
  }

  public static let nothingToCopy = Words(
    "Nothing is stored yet, so there is nothing to copy.", "아직 저장한 것이 없어서 복사할 것도 없어요.")

  public static func copyOfToday(_ path: String) -> Words {
    Words("The copy of today is there already: \(safe(path))", "오늘의 복사본이 이미 있어요: \(safe(path))")
  }

  public static let inTheMaking = Words(
    "Another program is making the copy of today.", "다른 프로그램이 오늘의 복사본을 만들고 있어요.")

  public static func noFile(_ path: String) -> Words {
    Words(
      "There is no file \(safe(path)). See what there is with slayer restore.",
      "\(safe(path)) 파일이 없어요. slayer restore로 무엇이 있는지 볼 수 있어요.")
  }

  public static func nothingIn(_ path: String) -> Words {
    Words(
      "Nothing is stored in \(safe(path)), so nothing was changed.", "\(safe(path))에는 저장된 것이 없어서 아무것도 바꾸지 않았어요.")
  }

  public static func noCopy(_ path: String) -> Words {
    Words(
      "\(safe(path)) is not a copy of a slayer store, so nothing was changed.",
      "\(Korean.topic(safe(path))) slayer 저장소의 복사본이 아니라서 아무것도 바꾸지 않았어요.")
  }

  public static func damagedCopy(_ path: String, _ repair: String) -> Words {
    Words(
      "The copy \(safe(path)) is damaged, so nothing was changed. Take another, or try: \(repair)",
      "복사본 \(Korean.subject(safe(path))) 망가져서 아무것도 바꾸지 않았어요. 다른 것을 쓰거나 이렇게 해 보세요: \(repair)")
  }

  public static func same(_ path: String) -> Words {
    Words(
      "All quests are as in \(safe(path)) already.", "모든 퀘스트가 이미 \(Korean.with(safe(path))) 같아요.")
  }

  public static func restored(_ path: String, quests: Int) -> Words {
    Words(
      "Restored \(quests) \(quests == 1 ? "quest" : "quests") from \(safe(path)), and checked the store.",
      "\(safe(path))에서 퀘스트 \(quests)개를 복원하고 확인했어요.")
  }

  /// How many quests came back, how many became others, how many went.
  public static func difference(back: Int, changed: Int, gone: Int) -> Words {
    Words(
      "  \(back) came back, \(changed) changed, \(gone) went. slayer undo takes it back.",
      "  돌아온 것 \(back)개, 바뀐 것 \(changed)개, 없어진 것 \(gone)개. slayer undo로 되돌릴 수 있어요.")
  }

  public static func noCopies(_ folder: String) -> Words {
    Words(
      "There are no copies in \(safe(folder)) yet. Make one: slayer backup",
      "\(safe(folder))에 아직 복사본이 없어요. 이렇게 만들어요: slayer backup")
  }

  public static func copies(_ folder: String) -> Words {
    Words("Copies in \(safe(folder))", "\(safe(folder))의 복사본")
  }
  public static let bringBack = Words("Bring one back: slayer restore NAME", "되살리려면: slayer restore 이름")

  public static func quests(_ count: Int) -> Words {
    Words(count == 1 ? "1 quest" : "\(count) quests", "퀘스트 \(count)개")
  }

  /// Told of a copy that cannot be read.
  public static let unreadable = Words("cannot be read", "읽을 수 없음")
}
