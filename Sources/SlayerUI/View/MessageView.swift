import QuestCore
import SlayerText

/// The line above the footer: what happened, what is sought, or the bar in which a person types. A long error takes
/// up to three lines, so that it can be read where there is little room.
struct MessageView {
  let state: State

  func draw(on canvas: inout Canvas, _ layout: Layout) {
    if case .typing(let bar) = state.mode {
      BarView(state: state, bar: bar).draw(on: &canvas, layout)
    } else if let message = state.message {
      draw(message, on: &canvas, layout)
    } else if !state.sought.isEmpty {
      canvas.within(layout.message) { canvas in
        let x = canvas.write(" / \(state.sought)", column: 0, row: 0, Style(Ink.gold))
        canvas.write("  \(ScreenWords.found(state.listing.count)(state.language))", column: x, row: 0, Style(Ink.quiet))
      }
    }
  }

  private func draw(_ message: Message, on canvas: inout Canvas, _ layout: Layout) {
    let lines = message.lines(state.language, columns: layout.message.columns - 1, rows: message.isError ? 3 : 1)
    var rect = layout.message
    rect.row -= lines.count - 1
    rect.rows = lines.count
    canvas.within(rect) { canvas in
      if lines.count > 1 { canvas.fill(.plain) }
      for (row, line) in lines.enumerated() { canvas.write(" " + line, column: 0, row: row, message.style) }
    }
  }
}

extension Message {
  var style: Style { Style(isError ? Ink.error : Ink.good) }

  /// The message in lines of so many cells; what does not fit into the last row is cut.
  func lines(_ language: Language, columns: Int, rows: Int) -> [String] {
    let lines = wrapped(words(language), to: max(1, columns))
    guard lines.count > rows, rows > 0 else { return lines }
    return lines.prefix(rows - 1) + [truncated(lines[(rows - 1)...].joined(separator: " "), to: columns)]
  }
}
