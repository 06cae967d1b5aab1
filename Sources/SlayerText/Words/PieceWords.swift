import QuestCore

extension ReadingSpan.Kind {
  /// What a piece of typed text was read as.
  public var words: Words {
    switch self {
    case .title: Words("title", "제목")
    case .date: Words("date", "날짜")
    case .repeat: Words("repeat", "반복")
    case .token: Words("token", "표시")
    case .dropped: Words("dropped", "뺀 말")
    }
  }
}
