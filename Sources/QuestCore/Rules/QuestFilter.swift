/// Words that choose quests from the list: each must hold.
///
/// `#tag`, `+campaign`, `!`, `!!`, `~` or `!epic`, `overdue` and `today` name a field; every other word is text that must
/// occur in the title or the note, large or small, never as a pattern: `50%` finds "50% off" and nothing else.
public struct QuestFilter: Hashable, Sendable {
  public enum Condition: Hashable, Sendable {
    case text(String)
    case tag(String)
    case campaign(String)
    case importance(Importance)
    case overdue
    case today
  }

  public let conditions: [Condition]

  public init(words: [String]) { conditions = words.map(Condition.init) }

  public func matches(_ encounter: Encounter, in section: Section) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .text(let text): occurs(text, in: encounter.quest.title) || occurs(text, in: encounter.quest.note)
      case .tag(let tag): encounter.quest.tags.contains { $0.lowercased() == tag }
      case .campaign(let campaign): encounter.quest.campaign?.lowercased() == campaign
      case .importance(let importance): encounter.quest.importance == importance
      case .overdue: encounter.isOverdue
      case .today: section == .today
      }
    }
  }
}

extension QuestFilter.Condition {
  /// A name begins with a letter of any script, as in quick-add: `#---` and `+1` are text.
  init(_ word: String) {
    let name = String(word.unicodeScalars.dropFirst()).lowercased()
    let isName = name.unicodeScalars.first?.properties.isAlphabetic ?? false
    switch word.unicodeScalars.first {
    case "#" where isName: self = .tag(name)
    case "+" where isName: self = .campaign(name)
    case "!":
      if let importance = Importance(rawValue: name) {
        self = .importance(importance)
      } else {
        self = word == "!" ? .importance(.major) : word == "!!" ? .importance(.epic) : .text(word.lowercased())
      }
    case "~" where word == "~": self = .importance(.trivial)
    default:
      switch word {
      case "overdue", "지남": self = .overdue
      case "today", "오늘": self = .today
      default: self = .text(word.lowercased())
      }
    }
  }
}
