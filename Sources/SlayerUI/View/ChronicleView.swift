import QuestCore
import SlayerText

/// All kills day by day, the newest first, and the occurrences of repeating quests that were missed.
struct ChronicleView {
  let state: State
  let top: Int

  func draw(on canvas: inout Canvas, _ layout: Layout) {
    let rect = Rect(column: 0, row: 1, columns: state.size.columns, rows: layout.message.row - 1)
    let language = state.language
    canvas.within(rect) { canvas in
      guard !state.chronicle.isEmpty else {
        canvas.write(ScreenWords.chronicleIsEmpty(language), column: 2, row: 1, Style(Ink.quiet))
        return
      }
      let lines = ChronicleLines(state)
      for row in 0..<canvas.rows {
        switch lines.content(of: top + row) {
        case .day(let day): drawDay(day, row, on: &canvas)
        case .kill(let quest): drawKill(quest, row, on: &canvas)
        case .missed(let dates):
          canvas.write(
            "  ↻ " + ScreenWords.skipped(dates)(language), column: 8, row: row, Style(Ink.quiet))
        case nil: return
        }
      }
    }
  }

  private func drawDay(_ day: ChronicleLines.Day, _ row: Int, on canvas: inout Canvas) {
    let language = state.language
    let x = canvas.write(" \(DateWords.full(day.date)(language)) ", column: 0, row: row, Style(Ink.bone, bold: true))
    let sum = " \(ScreenWords.tombs(day.count)(language)) · \(ScreenWords.experience(day.experience)(language)) "
    let end = canvas.columns - 1 - cellWidth(sum)
    canvas.rule("─", column: x, row: row, columns: end - x, Style(Ink.faint))
    canvas.write(sum, column: end, row: row, Style(Ink.quiet))
  }

  private func drawKill(_ quest: Quest, _ row: Int, on canvas: inout Canvas) {
    guard let completion = quest.completion else { return }
    let language = state.language
    let encounter = Encounter(quest, at: state.now, calendar: state.calendar)
    let quality = encounter.quality ?? .clean
    let colour = quality.colour
    canvas.write("▌", column: 0, row: row, Style(colour))
    let time = DateWords.time(state.calendar.zone.civil(completion.moment).time)
    canvas.write(time, column: 2, row: row, Style(Ink.quiet))
    let number = canvas.write(String(quest.number), endingAt: 12, row: row, Style(Ink.quiet))
    let worth = "\(quality.words(language)) · \(ScreenWords.experience(encounter.experience ?? 0)(language))"
    let end = canvas.write(worth, endingAt: canvas.columns - 1, row: row, Style(colour))
    canvas.write(truncated(quest.title, to: end - 14), column: max(13, number), row: row)
  }
}

extension KillQuality {
  /// Green for a clean kill, amber for a close call, red for a late one.
  var colour: Colour {
    switch self {
    case .clean: Ink.good
    case .closeCall: UrgencyColours.colour(.hunting)
    case .late: UrgencyColours.colour(.rampaging)
    }
  }
}

/// The lines of the chronicle: a heading for each slayer day, its kills, and what was missed.
struct ChronicleLines {
  struct Day: Hashable {
    let date: CivilDate
    var count = 0
    var experience = 0
  }

  enum Line: Hashable { case day(Day), kill(Quest), missed([String]) }

  private var lines: [Line] = []

  init(_ state: State) {
    let words = DeadlineWords(at: state.now, calendar: state.calendar)
    var heading: (index: Int, day: Day)?
    for quest in state.chronicle.reversed() {
      guard let completion = quest.completion else { continue }
      let date = state.calendar.slayerDay(of: completion.moment)
      if heading?.day.date != date {
        heading = (lines.count, Day(date: date))
        lines.append(.day(Day(date: date)))
      }
      heading?.day.count += 1
      heading?.day.experience += Encounter(quest, at: state.now, calendar: state.calendar).experience ?? 0
      if let heading { lines[heading.index] = .day(heading.day) }
      lines.append(.kill(quest))
      guard let deadline = quest.deadline, let repetition = quest.repetition else { continue }
      let missed = repetition.skipped(after: deadline, completed: completion.moment, calendar: state.calendar)
      if !missed.isEmpty { lines.append(.missed(missed.map { words.date($0)(state.language) })) }
    }
  }

  var count: Int { lines.count }

  func content(of index: Int) -> Line? { lines.indices.contains(index) ? lines[index] : nil }
}
