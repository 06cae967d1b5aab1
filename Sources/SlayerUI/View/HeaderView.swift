import QuestCore
import SlayerText

/// The top line: product, date and time, level, and how the day stands.
struct HeaderView {
  let state: State

  func draw(on canvas: inout Canvas) {
    let ground = Style(Ink.headerText, on: Ink.headerGround)
    canvas.fill(ground)
    var x = canvas.write(" ⚔ ", column: 0, row: 0, Style(Ink.bone))
    if canvas.columns >= 64 {
      x = canvas.write("\(ScreenWords.product(state.language))  ", column: x, row: 0, Style(Ink.gold, bold: true))
    }
    x = canvas.write(clock(columns: canvas.columns), column: x, row: 0, Style(Ink.headerText))
    if state.preferences.isReadOnly {
      x = canvas.write("  \(ScreenWords.readOnly(state.language))", column: x, row: 0, Style(Ink.error))
    }
    let counts = drawCounts(from: x + 2, on: &canvas)
    drawLevel(on: &canvas, from: x + 2, to: counts - 2)
  }

  /// Date and time; the year where there is room, the time alone where there is little.
  private func clock(columns: Int) -> String {
    let civil = state.calendar.zone.civil(state.now)
    let time = DateWords.time(civil.time)
    if columns < 60 { return time }
    let date = columns < 100 ? DateWords.weekdayAndDay(civil.date) : DateWords.full(civil.date)
    return "\(date(state.language)) \(time)"
  }

  /// At the right end, the most urgent number first; what does not fit is left away.
  private func drawCounts(from start: Int, on canvas: inout Canvas) -> Int {
    let language = state.language
    let counts: [(Int, Words, Colour)] = [
      (state.counts[.overdue] ?? 0, ScreenWords.overdue, UrgencyColours.colour(.rampaging)),
      (state.counts[.today] ?? 0, ScreenWords.dueToday, UrgencyColours.colour(.hunting)),
      (state.graveyard.count, ScreenWords.slainToday, Ink.good),
    ]
    let texts = counts.map { number, words, _ in
      language == .korean ? "\(words(language)) \(number)" : "\(number) \(words(language))"
    }
    var end = canvas.columns - 1
    let shown = (0...texts.count).last { texts.prefix($0).reduce(start) { $0 + cellWidth($1) + 2 } - 2 <= end } ?? 0
    for ((number, _, colour), text) in zip(counts, texts).prefix(shown).reversed() {
      let isQuiet = number == 0
      end = canvas.write(text, endingAt: end, row: 0, Style(isQuiet ? Ink.quiet : colour, bold: !isQuiet)) - 2
    }
    return end + 2
  }

  private func drawLevel(on canvas: inout Canvas, from start: Int, to end: Int) {
    guard let hero = state.hero else { return }
    let name = "\(ScreenWords.level(state.language)) \(hero.level)"
    guard end - start >= cellWidth(name) else { return }
    let room = end - start - cellWidth(name) - 1
    let length = min(12, room)
    guard length >= 4 else {
      canvas.write(name, endingAt: end, row: 0, Style(Ink.gold, bold: true))
      return
    }
    let from = Hero.experience(atLevel: hero.level)
    let filled = (hero.experience - from) * length / max(1, hero.nextLevelAt - from)
    let x = canvas.write(name + " ", column: end - length - cellWidth(name) - 1, row: 0, Style(Ink.gold, bold: true))
    canvas.rule("━", column: x, row: 0, columns: filled, Style(Ink.gold))
    canvas.rule("─", column: x + filled, row: 0, columns: length - filled, Style(Ink.faint))
  }
}
