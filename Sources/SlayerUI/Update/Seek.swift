import QuestCore

/// What is sought in the list: every word must occur in the title, the note, a tag or the campaign. Text, never a
/// pattern; upper and lower case are one, and so are the composed and decomposed forms of a letter.
struct Seek: Hashable, Sendable {
  private let words: [String]

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
  }

  /// `#home` matches the tag, `+flat` the campaign, `rent` any of the texts.
  func matches(_ quest: Quest) -> Bool {
    words.allSatisfy { word in
      if word.first == "#", word.count > 1 {
        return quest.tags.contains { $0.lowercased().hasPrefix(word.dropFirst()) }
      }
      if word.first == "+", word.count > 1 {
        return quest.campaign?.lowercased().hasPrefix(word.dropFirst()) == true
      }
      return texts(of: quest).contains { $0.lowercased().contains(word) }
    }
  }

  private func texts(of quest: Quest) -> [String] {
    [quest.title, quest.note] + quest.tags + (quest.campaign.map { [$0] } ?? [])
  }
}
