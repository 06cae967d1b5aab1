/// What the bars say: a few words each.
public enum BarWords {
  public static let clear = Words("no quests", "퀘스트 없음")
  public static let damaged = Words("slayer: the store cannot be read", "slayer: 저장소를 읽을 수 없어요")
  public static let busy = Words("slayer: the store is in use", "slayer: 저장소를 쓰는 중이에요")

  public static func overdue(_ count: Int) -> Words { Words("\(count) overdue", "\(count)개 지남") }
}
