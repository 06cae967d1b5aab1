import QuestCore
import QuestStore
import SlayerText

/// What a bar shows, before it is written in the bar's way: `(O_O) pay rent, in 2 h 10 m · 1 overdue`.
struct BarLine {
  /// The most cells that the title of the next quest takes.
  static let titleCells = 32

  let face: BarFace
  /// What stands behind the face, as one says it; not yet escaped.
  let text: String
  /// More, for where there is room: lines.
  let details: [String]

  /// How things stand. The worst monster is that of the first quest: what is overdue comes before what is not, and then
  /// what has the least time left.
  init(_ summary: Summary, at now: Moment, calendar: SlayerCalendar, language: Language) {
    let counts = StatusWords(
      open: summary.open, overdue: summary.overdue, today: summary.today, slainToday: summary.slainToday
    ).counts(language)
    guard let next = summary.next else {
      face = .clear
      text = BarWords.clear(language)
      details = [counts]
      return
    }
    let words = DeadlineWords(at: now, calendar: calendar)
    face = .mood(Encounter(next, at: now, calendar: calendar).urgency)
    let deadline = words.short(next.deadline)(language)
    let overdue = summary.overdue > 0 ? " · " + BarWords.overdue(summary.overdue)(language) : ""
    text = truncated(next.title, to: BarLine.titleCells) + (deadline.isEmpty ? "" : ", " + deadline) + overdue
    details = [safe(next.title), words.full(next.deadline)(language), counts]
  }

  /// The store, or the way to it, is not as it should be.
  init(_ failure: CommandFailure, _ language: Language, of database: String?) {
    let isBusy = if case .store(.busy) = failure { true } else { false }
    face = isBusy ? .busy : .damaged
    text = (isBusy ? BarWords.busy : BarWords.damaged)(language)
    details = failure.report(of: database).words.map { [safe($0(language))] } ?? []
  }

  /// The line in the bar's way, without the line feed. Of JSON only waybar's is written here.
  func written(for format: BarFormat, _ shell: BarShell) -> String {
    let line = "\(face.glyphs) \(text)"
    switch format {
    case .prompt: return BarEscape.prompt(line, shell)
    case .tmux: return BarEscape.tmux(line)
    case .polybar: return BarEscape.polybar(line)
    case .plain, .i3blocks: return safe(line)
    case .json, .waybar:
      return JSON.object([
        .init("text", .text(BarEscape.pango(line))),
        .init("tooltip", .text(details.map(BarEscape.pango).joined(separator: "\n"))),
        .init("class", .text(face.name)), .init("alt", .text(face.name)),
      ]).line
    }
  }
}
