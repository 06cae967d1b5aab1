import QuestCore
import SlayerText

/// Quests as lines: number, monster, importance, deadline, title and its marks, in columns of cells.
///
/// The title comes last, so that no line need be cut where nobody counts columns, as in a pipe.
struct QuestLines {
  let words: DeadlineWords
  let language: Language
  let paint: Paint
  let columns: Int?
  private let isAbsolute: Bool
  private let numberWidth: Int
  private let deadlineWidth: Int

  init(
    _ encounters: [Encounter], words: DeadlineWords, language: Language, paint: Paint, columns: Int?,
    dates: DateStyle = .relative
  ) {
    self.words = words
    self.language = language
    self.paint = paint
    self.columns = columns
    let numberWidth = encounters.map { String($0.quest.number).count }.max() ?? 1
    self.numberWidth = numberWidth
    func width(_ isAbsolute: Bool) -> Int {
      encounters.map { cellWidth(Self.deadline($0, words, isAbsolute)(language)) }.max() ?? 0
    }
    // Where whole dates would leave no room for titles, short ones stand in.
    let wide = dates == .absolute ? width(true) : 0
    let isAbsolute = dates == .absolute && wide + numberWidth + 20 <= columns ?? .max
    self.isAbsolute = isAbsolute
    let room = columns.map { max(0, $0 - numberWidth - 11) } ?? .max
    deadlineWidth = min(isAbsolute ? wide : width(false), room)
  }

  func heading(_ title: Words, count: Int) -> String { paint.bold("\(title(language)) (\(count))") }

  func line(_ encounter: Encounter) -> String {
    let quest = encounter.quest
    let number = String(quest.number)
    let deadline = padded(Self.deadline(encounter, words, isAbsolute)(language), to: deadlineWidth)
    let blanks = String(repeating: " ", count: max(0, numberWidth - number.count))
    let colour = UrgencyColours.colour(encounter.urgency, on: paint.ground)
    let before = "  \(blanks)\(number) "
    let importance = " \(Self.mark(quest.importance)) "
    let used = cellWidth(before) + 1 + cellWidth(importance) + deadlineWidth + (deadlineWidth == 0 ? 0 : 2)
    let title = fitting(quest.title, used)
    let marks = Self.marks(of: quest)
    let shownMarks = marks.isEmpty ? "" : fitting(" " + marks, used + cellWidth(title))
    let column = deadlineWidth == 0 ? "" : paint.colour(deadline, colour) + "  "
    return before + paint.colour(encounter.monster.mark, colour) + importance + column + title + paint.faint(shownMarks)
  }

  private static func deadline(_ encounter: Encounter, _ words: DeadlineWords, _ isAbsolute: Bool) -> Words {
    guard isAbsolute else { return words.short(encounter) }
    if let completion = encounter.quest.completion { return words.absolute(.moment(completion.moment)) }
    return encounter.quest.deadline.map(words.absolute) ?? Words("", "")
  }

  private func fitting(_ text: String, _ used: Int) -> String {
    guard let columns else { return safe(text) }
    return truncated(text, to: max(0, columns - used))
  }

  /// Two cells: `!!` epic, ` !` major, ` ~` trivial.
  static func mark(_ importance: Importance) -> String {
    switch importance {
    case .epic: "!!"
    case .major: " !"
    case .normal: "  "
    case .trivial: " ~"
    }
  }

  /// `#home +flat`
  static func marks(of quest: Quest) -> String {
    (quest.tags.map { "#" + $0 } + (quest.campaign.map { ["+" + $0] } ?? [])).joined(separator: " ")
  }
}
