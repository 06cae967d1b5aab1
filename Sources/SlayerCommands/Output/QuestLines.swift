import QuestCore
import SlayerText

/// Open quests as lines: number, importance, deadline, title and its marks, in columns of cells.
///
/// The title comes last, so that no line need be cut where nobody counts columns, as in a pipe.
struct QuestLines {
  let words: DeadlineWords
  let language: Language
  let paint: Paint
  let columns: Int?
  private let numberWidth: Int
  private let deadlineWidth: Int

  init(
    _ encounters: [Encounter], words: DeadlineWords, language: Language, paint: Paint, columns: Int?
  ) {
    self.words = words
    self.language = language
    self.paint = paint
    self.columns = columns
    numberWidth = encounters.map { String($0.quest.number).count }.max() ?? 1
    deadlineWidth = encounters.map { cellWidth(words.short($0)(language)) }.max() ?? 0
  }

  func heading(_ section: Section, count: Int) -> String { paint.bold("\(section.words(language)) (\(count))") }

  func line(_ encounter: Encounter) -> String {
    let quest = encounter.quest
    let number = String(quest.number)
    let deadline = padded(words.short(encounter)(language), to: deadlineWidth)
    let blanks = String(repeating: " ", count: max(0, numberWidth - number.count))
    let before = "  \(blanks)\(number) \(Self.mark(quest.importance)) "
    let used = cellWidth(before) + deadlineWidth + (deadlineWidth == 0 ? 0 : 2)
    let title = fitting(quest.title, used)
    let marks = Self.marks(of: quest)
    let shownMarks = marks.isEmpty ? "" : fitting(" " + marks, used + cellWidth(title))
    let column =
      deadlineWidth == 0
      ? "" : paint.colour(deadline, UrgencyColours.colour(encounter.urgency, on: paint.ground)) + "  "
    return before + column + title + paint.faint(shownMarks)
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
