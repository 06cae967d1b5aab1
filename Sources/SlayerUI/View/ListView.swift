import QuestCore
import SlayerText

/// The quests in their sections. The selected one stays in the middle as far as the list allows.
struct ListView {
  let state: State

  func draw(on canvas: inout Canvas) {
    guard !state.listing.isEmpty else { return drawEmpty(on: &canvas) }
    let lines = ListLines(state.sections)
    let selectedLine = lines.line(ofItem: state.selectedIndex)
    let top = max(0, min(selectedLine - canvas.rows / 2, lines.count - canvas.rows))
    for row in 0..<min(canvas.rows, lines.count - top) {
      switch lines.content(of: top + row) {
      case .heading(let start): drawHeading(start, row, on: &canvas)
      case .item(let index): drawItem(index, row, on: &canvas)
      }
    }
    drawScroll(lines.count, top, on: &canvas)
  }

  private func drawEmpty(on canvas: inout Canvas) {
    guard state.isLoaded else { return }
    let language = state.language
    let middle = max(0, canvas.rows / 2 - 2)
    if !state.sought.isEmpty {
      canvas.write(center(ScreenWords.nothingFound(language), canvas), column: 0, row: middle, Style(Ink.quiet))
      return
    }
    canvas.write(center(ScreenWords.listIsEmpty(language), canvas), column: 0, row: middle)
    canvas.write(
      center(ScreenWords.pressToAdd(language), canvas), column: 0, row: middle + 2, Style(Ink.gold, bold: true))
    canvas.write(center(ScreenWords.addExample(language), canvas), column: 0, row: middle + 3, Style(Ink.quiet))
  }

  private func center(_ text: String, _ canvas: Canvas) -> String {
    String(repeating: " ", count: max(0, (canvas.columns - cellWidth(text)) / 2)) + text
  }

  private func drawHeading(_ start: SectionStart, _ row: Int, on canvas: inout Canvas) {
    let colour = start.section == .overdue ? UrgencyColours.colour(.rampaging) : Ink.bone
    let x = canvas.write(" \(start.section.words(state.language)) ", column: 0, row: row, Style(colour, bold: true))
    let number = " \(start.count) "
    let end = canvas.columns - 1 - cellWidth(number)
    canvas.rule("─", column: x, row: row, columns: end - x, Style(Ink.faint))
    canvas.write(number, column: end, row: row, Style(Ink.quiet))
  }

  private func drawItem(_ index: Int, _ row: Int, on canvas: inout Canvas) {
    let item = state.listing[index]
    let isSelected = index == state.selectedIndex
    let hasKeyboard = isSelected && state.focus == .list
    if hasKeyboard {
      canvas.fill(Style(Ink.selectionText, on: Ink.selection), row: row, columns: canvas.columns - 1, rows: 1)
      canvas.rest(column: 1, row: row)
    }
    ListRow(item: item, state: state, isSelected: hasKeyboard).draw(row, on: &canvas)
    if hasKeyboard { canvas.tint(row: row, columns: canvas.columns - 1) { $0.isSelected = true } }
  }

  /// A thin mark at the right edge shows which part of a long list is seen.
  private func drawScroll(_ count: Int, _ top: Int, on canvas: inout Canvas) {
    guard count > canvas.rows else { return }
    let length = max(1, canvas.rows * canvas.rows / count)
    let start = top * (canvas.rows - length) / max(1, count - canvas.rows)
    for row in 0..<canvas.rows {
      let isThumb = row >= start && row < start + length
      canvas.write(isThumb ? "┃" : "│", column: canvas.columns - 1, row: row, Style(isThumb ? Ink.quiet : Ink.faint))
    }
  }
}

/// One quest of the list: number, title, campaign and tags, and the deadline as a person says it.
struct ListRow {
  let item: ListItem
  let state: State
  let isSelected: Bool

  func draw(_ row: Int, on canvas: inout Canvas) {
    let quest = item.quest
    let colour = UrgencyColours.colour(item.encounter.urgency)
    canvas.write("▌", column: 0, row: row, Style(colour))
    let numberWidth = max(3, String(state.highestNumber).count)
    canvas.write(
      String(quest.number), endingAt: 1 + numberWidth, row: row, Style(isSelected ? Ink.selectionText : Ink.quiet))

    let due = DeadlineWords(at: state.now, calendar: state.calendar).short(item.encounter)(state.language)
    let end = canvas.columns - 2
    let dueStart = canvas.write(
      due, endingAt: end, row: row, Style(colour, bold: item.encounter.urgency >= .enraged))

    var x = numberWidth + 2
    let mark = quest.importance.mark
    if !mark.isEmpty { x = canvas.write(mark + " ", column: x, row: row, Style(Ink.gold, bold: true)) }
    let room = dueStart - 1 - x
    let title = truncated(quest.title, to: room)
    let isMuted = quest.importance == .trivial && !isSelected
    x = canvas.write(
      title, column: x, row: row, Style(isSelected ? Ink.selectionText : isMuted ? Ink.quiet : nil, bold: isSelected))
    drawLabels(quest, from: x + 1, to: dueStart - 1, row: row, on: &canvas)
  }

  private func drawLabels(_ quest: Quest, from start: Int, to end: Int, row: Int, on canvas: inout Canvas) {
    var labels: [(String, Colour)] = []
    if quest.repetition != nil { labels.append(("↻", Ink.rule)) }
    if !quest.note.isEmpty { labels.append(("≡", Ink.quiet)) }
    if let campaign = quest.campaign { labels.append(("+" + campaign, Ink.campaign)) }
    labels += quest.tags.map { ("#" + $0, Ink.tag) }
    var x = start
    for (text, colour) in labels {
      let room = end - x
      guard room >= min(4, cellWidth(text)) else { return }
      x = canvas.write(truncated(text, to: room), column: x, row: row, Style(colour)) + 1
    }
  }
}

extension Importance {
  /// The token that gives it, as shown before a title; nothing for a normal quest.
  var mark: String {
    switch self {
    case .epic: "!!"
    case .major: "!"
    case .trivial: "~"
    case .normal: ""
    }
  }
}

/// The lines of a list: a heading before each section, then its quests. Nothing is built, so that 100,000 quests cost
/// no more than ten.
struct ListLines {
  enum Content { case heading(SectionStart), item(Int) }

  private let sections: [SectionStart]

  init(_ sections: [SectionStart]) { self.sections = sections }

  var count: Int { sections.reduce(0) { $0 + $1.count + 1 } }

  func line(ofItem index: Int) -> Int {
    index + (sections.lastIndex { $0.index <= index }.map { $0 + 1 } ?? 0)
  }

  func content(of line: Int) -> Content {
    var start = 0
    for section in sections {
      if line == start { return .heading(section) }
      if line <= start + section.count { return .item(section.index + line - start - 1) }
      start += section.count + 1
    }
    return .item(line)
  }
}
