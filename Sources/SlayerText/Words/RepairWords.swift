/// What `slayer doctor --repair` says.
public enum RepairWords {
  public static let notNeeded = Words(
    "The store is whole: there is nothing to repair.", "저장소에 이상이 없어서 고칠 것이 없어요.")

  public static let nothing = Words(
    "Nothing is stored yet, so there is nothing to repair.", "아직 저장한 것이 없어서 고칠 것도 없어요.")

  public static func rescued(quests: Int, steps: Int) -> Words {
    Words(
      "Rescued \(counted(quests, "quest")) and \(counted(steps, "change")) of the log into a new store, and checked it.",
      "퀘스트 \(quests)개와 기록 \(steps)개를 새 저장소로 구해 내고 확인했어요.")
  }

  public static func kept(_ path: String) -> Words {
    Words("The damaged file is kept: \(safe(path))", "망가진 파일은 그대로 두었어요: \(safe(path))")
  }

  public static func fromJournal(_ numbers: [Int]) -> Words {
    told(numbers, Words("The log knew what the file had lost: quest", "파일에서 잃은 것을 기록에서 되찾았어요: 퀘스트"))
  }

  public static func lost(_ numbers: [Int]) -> Words {
    told(numbers, Words("Nothing can be read of quest", "아무것도 읽을 수 없는 퀘스트:"))
  }

  private static func told(_ numbers: [Int], _ words: Words) -> Words {
    let (shown, more) = DoctorWords.ranges(numbers, atMost: 20)
    return Words(
      "\(words.english) \(shown)" + (more == 0 ? "" : " and \(more) more"),
      "\(words.korean) \(shown)" + (more == 0 ? "" : ", 그 밖에 \(more)개"))
  }

  /// - Parameter copy: the name of the newest copy in the folder of backups.
  public static func copyMayHold(_ copy: String) -> Words {
    Words(
      "A copy may hold them: slayer --db \(safe(copy)) list", "복사본에 남아 있을 수 있어요: slayer --db \(safe(copy)) list")
  }

  public static func lostSteps(_ count: Int) -> Words {
    Words("\(counted(count, "change")) of the log \(count == 1 ? "was" : "were") lost.", "기록 \(count)개를 잃었어요.")
  }

  public static let noUndo = Words(
    "What was done before can be seen in slayer log, and no longer be undone.",
    "그 전에 한 일은 slayer log에서 볼 수 있지만 되돌릴 수는 없어요.")

  /// - Parameter copy: the name of the newest copy in the folder of backups, if there is one.
  public static func nothingFound(_ path: String, copy: String?) -> Words {
    let found = Words(
      "Nothing of a store of slayer can be found in \(safe(path)); it was not touched.",
      "\(safe(path))에서 slayer의 저장소를 찾을 수 없어서 건드리지 않았어요.")
    guard let copy else { return found }
    return Words(
      "\(found.english) Move it away, and bring a copy back: slayer restore \(safe(copy))",
      "\(found.korean) 파일을 옮겨 두고 복사본을 되살려 보세요: slayer restore \(safe(copy))")
  }

  public static let inUse = Words(
    "Another program has the store open: close every slayer, and try again. Nothing was changed.",
    "다른 프로그램이 저장소를 열고 있어요. slayer를 모두 닫고 다시 해 주세요. 아무것도 바꾸지 않았어요.")

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
