import SlayerText

/// The small screen of `slayer quick`, from three lines on: the bar with its reading, the monster beside it where there is
/// room, and the keys.
struct QuickView {
  let state: State

  /// The portrait is six rows high and twelve columns wide.
  private static let portrait = Size(columns: 12, rows: 6)
  private static let roomyColumns = 52

  func draw(on canvas: inout Canvas) {
    canvas.fill(Style(nil, on: Ink.barGround))
    guard case .typing(let bar) = state.mode else { return drawEnd(on: &canvas) }
    let size = state.size
    let footer = size.rows >= 4 ? 1 : 0
    let hasPortrait =
      size.columns >= QuickView.roomyColumns && size.rows - footer > QuickView.portrait.rows && !bar.line.isEmpty
    let view = BarView(state: state, bar: bar)
    view.drawLine(on: &canvas)
    let reading = Rect(
      column: 0, row: 0, columns: size.columns - (hasPortrait ? QuickView.portrait.columns + 1 : 0),
      rows: size.rows - footer)
    if reading.rows > 1 { canvas.within(reading) { view.drawPreview(on: &$0) } }
    if hasPortrait {
      let place = Rect(
        column: reading.columns, row: 1, columns: QuickView.portrait.columns, rows: QuickView.portrait.rows)
      canvas.within(place) { EncounterView(state: state, layout: Layout(size)).drawPortrait(on: &$0) }
    }
    if footer == 1 {
      canvas.within(Rect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)) {
        FooterView(state: state).draw(on: &$0)
      }
    }
  }

  /// What became of the quest, for the moment until the screen closes.
  private func drawEnd(on canvas: inout Canvas) {
    guard let message = state.message else { return }
    canvas.write(truncated(" " + message.words(state.language), to: canvas.columns), column: 0, row: 0, message.style)
  }
}
