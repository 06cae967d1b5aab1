import QuestCore

extension FilterFault {
  /// What is wrong with the filter, and what would be right.
  public var words: Words {
    switch reason {
    case .unreadableDate(let value):
      let shown = "\"\(safe(value))\""
      return Words(
        "\(shown) is not a date: write due:fri, due:<2026-12-25 or due:today..eow.",
        "\(Korean.topic(shown)) 날짜가 아니에요. due:금요일, due:<2026-12-25, due:오늘..eow처럼 쓰세요.")
    case .unknownValue(let value, let known):
      let shown = "\"\(safe(value))\""
      let list = known.joined(separator: ", ")
      return Words(
        "\(shown) is not known here; there are \(list).", "\(Korean.topic(shown)) 여기서 모르는 말이에요. 쓸 수 있는 말: \(list).")
    case .missingWord(let word):
      return Words("\"\(word)\" needs a word after it.", "\"\(word)\" 다음에 말이 필요해요.")
    case .unknownSaved(let name):
      let shown = "@\(safe(name))"
      return Words(
        "There is no saved filter \(shown); in quotes it is text: \"\(shown)\".",
        "\(Korean.topic(shown)) 저장된 필터가 아니에요. 글로 찾으려면 따옴표를 쓰세요: \"\(shown)\".")
    case .endless(let name):
      return Words(
        "The saved filter @\(safe(name)) names itself.", "저장된 필터 \(Korean.subject("@\(safe(name))")) 자기 자신을 불러요.")
    }
  }
}
