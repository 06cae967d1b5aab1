import QuestCore
import SlayerText

/// The line above the footer: what happened, what is sought, or the bar in which a person types.
struct MessageView {
  let state: State

  func draw(on canvas: inout Canvas, _ layout: Layout) {
    if case .typing(let bar) = state.mode {
      BarView(state: state, bar: bar).draw(on: &canvas, layout)
      return
    }
    canvas.within(layout.message) { canvas in
      if let message = state.message {
        let style = Style(message.isError ? Ink.error : Ink.good)
        canvas.write(truncated(" " + message.words(state.language), to: canvas.columns), column: 0, row: 0, style)
      } else if !state.sought.isEmpty {
        let x = canvas.write(" / \(state.sought)", column: 0, row: 0, Style(Ink.gold))
        canvas.write("  \(ScreenWords.found(state.listing.count)(state.language))", column: x, row: 0, Style(Ink.quiet))
      }
    }
  }
}
