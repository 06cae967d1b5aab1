import QuestCore
import SlayerText

/// A quest in full: every field, and the whole note.
struct QuestView {
  let state: State
  let top: Int

  func draw(on canvas: inout Canvas, _ layout: Layout) {
    guard let encounter = state.shown else { return }
    let lines = lines(of: encounter, columns: max(1, layout.list.columns - 14))
    let first = min(top, lastTop(layout))
    canvas.within(layout.list) { canvas in
      for (row, line) in lines.dropFirst(first).prefix(max(0, canvas.rows - 1)).enumerated() {
        canvas.write(line.label, column: 1, row: row + 1, Style(Ink.quiet))
        canvas.write(line.text, column: 12, row: row + 1, line.style)
      }
    }
  }

  /// How far it can be scrolled down.
  func lastTop(_ layout: Layout) -> Int {
    guard let encounter = state.shown else { return 0 }
    return max(0, lines(of: encounter, columns: max(1, layout.list.columns - 14)).count - layout.list.rows + 1)
  }

  private func lines(of encounter: Encounter, columns: Int) -> [PreviewLines.Line] {
    let quest = encounter.quest
    let language = state.language
    let words = DeadlineWords(at: state.now, calendar: state.calendar)
    var lines: [PreviewLines.Line] = []
    func add(_ label: Words, _ text: String, _ style: Style = .plain) {
      for (index, line) in wrapped(text, to: columns).enumerated() {
        lines.append(.init(label: index == 0 ? label(language) : "", text: line, style: style))
      }
    }
    add(Words("\(quest.number)", "\(quest.number)"), quest.title, Style(nil, bold: true))
    add(
      ScreenWords.spawns,
      "\(encounter.monster.name(language)) · \(encounter.strength) · \(encounter.urgency.words(language))",
      Style(UrgencyColours.colour(encounter.urgency)))
    let due = quest.isOpen ? words.full(quest.deadline) : quest.deadline.map(words.absolute) ?? ScreenWords.noDeadline
    add(ScreenWords.deadline, due(language), Style(Ink.date))
    if let repetition = quest.repetition {
      add(ScreenWords.repeats, words.repetition(repetition, from: quest.deadline)(language), Style(Ink.rule))
    }
    if quest.importance != .normal { add(ScreenWords.importance, quest.importance.words(language), Style(Ink.gold)) }
    if let campaign = quest.campaign { add(ScreenWords.campaign, campaign, Style(Ink.campaign)) }
    if !quest.tags.isEmpty { add(ScreenWords.tags, quest.tags.map { "#" + $0 }.joined(separator: " "), Style(Ink.tag)) }
    for step in quest.steps { add(ScreenWords.steps, (step.isCompleted ? "✓ " : "· ") + step.title) }
    add(ScreenWords.created, words.absolute(.moment(quest.created.minute))(language), Style(Ink.quiet))
    if let completion = quest.completion {
      let quality = encounter.quality.map { " · \($0.words(language))" } ?? ""
      add(
        ScreenWords.completed, words.absolute(.moment(completion.moment.minute))(language) + quality,
        Style(Ink.good))
    }
    if !quest.note.isEmpty {
      lines.append(.init(label: "", text: "", style: .plain))
      add(ScreenWords.note, quest.note)
    }
    return lines
  }
}
