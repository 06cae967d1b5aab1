import QuestCore

/// What the bestiary says.
public enum BestiaryWords {
  public static let title = Words("Bestiary", "몬스터 도감")
  public static let unknown = Words("not met yet", "아직 만나지 못했어요")

  public static func met(_ count: Int, of all: Int) -> Words {
    Words("\(count) of \(all) met", "\(all)종 가운데 \(count)종을 만났어요")
  }

  public static func slain(_ count: Int) -> Words {
    switch count {
    case 0: Words("never slain", "아직 처치하지 못했어요")
    case 1: Words("slain once", "1번 처치했어요")
    default: Words("slain \(count) times", "\(count)번 처치했어요")
    }
  }

  /// Never slain or not, in the few cells of a list.
  public static func times(_ count: Int) -> Words { Words("×\(count)", "×\(count)") }

  public static func first(_ date: Words) -> Words { Words("first on \(date.english)", "처음: \(date.korean)") }

  public static func standing(_ count: Int) -> Words {
    Words("\(count) in the dungeon now", "지금 던전에 \(count)마리가 있어요")
  }
}
