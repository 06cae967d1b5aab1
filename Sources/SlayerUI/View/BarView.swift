import QuestCore
import SlayerText

/// The line being typed, coloured by what each piece was read as, and under it the whole reading before it is saved.
struct BarView {
  let state: State
  let bar: Bar

  func draw(on canvas: inout Canvas, _ layout: Layout) {
    let strip = layout.graveyard.map { layout.footer.row - $0.row } ?? 0
    let rows = bar.purpose == .find ? 1 : max(strip, min(6, max(4, layout.footer.row - 6)))
    let rect = Rect(
      column: 0, row: layout.footer.row - rows, columns: state.size.columns, rows: rows)
    canvas.within(rect) { canvas in
      canvas.fill(Style(nil, on: Ink.barGround))
      drawLine(on: &canvas)
      if bar.purpose != .find { drawPreview(on: &canvas) }
    }
  }

  func drawLine(on canvas: inout Canvas) {
    let start = canvas.write(" \(label(state.language)) ▸ ", column: 0, row: 0, Style(Ink.gold, bold: true))
    let (aside, style) = aside(columns: (canvas.columns - start) / 2)
    let room = max(1, canvas.columns - start - 1 - cellWidth(aside))
    let before = cellWidth(bar.line.beforeCaret)
    let offset = max(0, before - room + 1)
    let styles = spanStyles
    let end = start + room
    var x = -offset
    var scalar = 0
    for character in bar.line.graphemes {
      let piece = graphemes(String(character))
      for grapheme in piece {
        if x >= 0 && start + x + grapheme.width <= end {
          canvas.write(grapheme.text, column: start + x, row: 0, self.style(at: scalar, styles))
        }
        x += grapheme.width
      }
      scalar += character.unicodeScalars.count
    }
    canvas.putCaret(column: start + before - offset, row: 0)
    canvas.write(aside, endingAt: canvas.columns - 1, row: 0, style)
  }

  /// What stands at the right end of the line: what was found, or what somebody else did to the quest.
  private func aside(columns: Int) -> (text: String, style: Style) {
    if let change = state.outsideChange {
      return (truncated("  " + change.words(state.language), to: columns), Style(Ink.error, bold: true))
    }
    guard bar.purpose == .find else { return ("", .plain) }
    let words = state.message?.words ?? ScreenWords.found(state.listing.count)
    return (truncated("  " + words(state.language), to: columns), state.message?.style ?? Style(Ink.quiet))
  }

  private func label(_ language: Language) -> String {
    switch bar.purpose {
    case .add: ScreenWords.add(language)
    case .edit(let number, _): "\(ScreenWords.edit(language)) \(number)"
    case .postpone(let number): "\(ScreenWords.newDeadline(language)) \(number)"
    case .find: ScreenWords.find(language)
    }
  }

  private var spanStyles: [(range: Range<Int>, style: Style)] {
    (state.reading?.spans ?? []).map { ($0.start..<$0.end, style(of: $0)) }
  }

  private func style(at scalar: Int, _ styles: [(range: Range<Int>, style: Style)]) -> Style {
    styles.first { $0.range.contains(scalar) }?.style ?? Style(Ink.headerText)
  }

  private func style(of span: ReadingSpan) -> Style {
    switch (span.kind, span.meaning) {
    case (_, .unreadable): Style(Ink.error)
    case (.date, _): Style(Ink.date, bold: true)
    case (.repeat, _): Style(Ink.rule, bold: true)
    case (_, .deadline): Style(Ink.date, bold: true)
    case (_, .repetition): Style(Ink.rule, bold: true)
    case (_, .tag): Style(Ink.tag)
    case (_, .campaign): Style(Ink.campaign)
    case (_, .importance): Style(Ink.gold, bold: true)
    case (_, .note), (.dropped, _): Style(Ink.quiet)
    default: Style(Ink.selectionText)
    }
  }

  func drawPreview(on canvas: inout Canvas) {
    let told = state.message?.lines(state.language, columns: canvas.columns - 1, rows: 2) ?? []
    for (index, line) in told.enumerated() {
      canvas.write(" " + line, column: 0, row: 1 + index, state.message?.style ?? .plain)
    }
    let lines = PreviewLines(state: state, bar: bar).lines
    let first = 1 + told.count
    for (index, line) in lines.prefix(max(0, canvas.rows - first)).enumerated() {
      let label = padded(line.label, to: max(10, cellWidth(line.label) + 1))
      let x = canvas.write(" " + label, column: 0, row: first + index, Style(Ink.quiet))
      canvas.write(line.text(in: canvas.columns - x - 1), column: x, row: first + index, line.style)
    }
  }
}

/// What a typed line would do, in lines with a label.
struct PreviewLines {
  struct Line: Hashable {
    let label: String
    let text: String
    let style: Style
    /// Said behind the text where there is room, the first that fits.
    var asides: [String] = []

    func text(in columns: Int) -> String {
      let whole = asides.map { text + "   " + $0 }.first { cellWidth($0) <= columns }
      return whole ?? truncated(text, to: columns)
    }
  }

  let state: State
  let bar: Bar

  var lines: [Line] {
    let language = state.language
    if bar.line.text.allSatisfy(\.isWhitespace) {
      let hint = if case .postpone = bar.purpose { ScreenWords.typeDate } else { ScreenWords.typeTitle }
      return [Line(label: "", text: hint(language), style: Style(Ink.quiet))]
    }
    if case .postpone(let number) = bar.purpose { return dateLines(of: number) }
    guard let reading = state.reading else { return [] }
    return [title(reading), due(reading)] + repeats(reading) + labels(reading) + [spawn].compactMap { $0 }
      + remarks(reading.remarks)
  }

  private var words: DeadlineWords { DeadlineWords(at: state.now, calendar: state.calendar) }

  private func dateLines(of number: Int) -> [Line] {
    let language = state.language
    let field = state.dateField(bar.line.text, of: number)
    let remarks = remarks(field.remarks)
    if field.remarks.contains(where: \.isError) { return remarks }
    let deadline = words.full(field.deadline)(language)
    return [Line(label: ScreenWords.deadline(language), text: deadline, style: Style(Ink.date, bold: true))] + remarks
  }

  private func title(_ reading: Reading) -> Line {
    Line(
      label: ScreenWords.title(state.language), text: reading.draft.title, style: Style(Ink.selectionText, bold: true))
  }

  private func due(_ reading: Reading) -> Line {
    let language = state.language
    let isSure = reading.otherReadings.isEmpty
    return Line(
      label: ScreenWords.deadline(language), text: words.full(reading.draft.deadline)(language),
      style: reading.draft.deadline == nil ? Style(Ink.quiet) : Style(Ink.date, bold: true),
      asides: isSure ? [] : [ScreenWords.tabForOther(language), "Tab"])
  }

  private func repeats(_ reading: Reading) -> [Line] {
    guard let repetition = reading.draft.repetition else { return [] }
    let text = words.repetition(repetition, from: reading.draft.deadline)(state.language)
    return [Line(label: ScreenWords.repeats(state.language), text: text, style: Style(Ink.rule))]
  }

  private func labels(_ reading: Reading) -> [Line] {
    let draft = reading.draft
    var pieces = draft.campaign.map { ["+" + $0] } ?? []
    pieces += draft.tags.map { "#" + $0 }
    if draft.importance != .normal { pieces.append(draft.importance.words(state.language)) }
    if !draft.note.isEmpty { pieces.append("// " + draft.note) }
    guard !pieces.isEmpty else { return [] }
    return [Line(label: label(of: draft)(state.language), text: pieces.joined(separator: "  "), style: Style(Ink.tag))]
  }

  /// Tags give the line its name, else what else stands in it.
  private func label(of draft: Draft) -> Words {
    if !draft.tags.isEmpty { return ScreenWords.tags }
    if draft.campaign != nil { return ScreenWords.campaign }
    return draft.importance != .normal ? ScreenWords.importance : ScreenWords.note
  }

  private var spawn: Line? {
    guard let encounter = state.barEncounter else { return nil }
    let language = state.language
    let text =
      "\(encounter.monster.name(language)) · \(ScreenWords.strength(language)) \(encounter.strength) · \(encounter.urgency.words(language))"
    return Line(
      label: ScreenWords.spawns(language), text: text, style: Style(UrgencyColours.colour(encounter.urgency)))
  }

  private func remarks(_ remarks: [ReadingRemark]) -> [Line] {
    remarks.map {
      Line(label: "", text: $0.words(state.language), style: Style($0.isError ? Ink.error : Ink.gold))
    }
  }
}
