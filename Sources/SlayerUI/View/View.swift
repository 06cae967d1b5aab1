import QuestCore
import SlayerText

/// The picture of a state: a pure function. The same state gives the same cells.
public func view(_ state: State) -> Screen {
  var screen = drawn(state)
  state.theme.recolour(&screen)
  return screen
}

private func drawn(_ state: State) -> Screen {
  var canvas = Canvas(size: state.size)
  if state.preferences.isQuick {
    QuickView(state: state).draw(on: &canvas)
    return canvas.screen
  }
  guard state.size.columns >= Layout.least.columns, state.size.rows >= Layout.least.rows else {
    TooSmallView(state: state).draw(on: &canvas)
    return canvas.screen
  }
  let layout = Layout(state.size)
  canvas.within(layout.header) { HeaderView(state: state).draw(on: &$0) }
  switch state.mode {
  case .help(let top, _): HelpView(state: state, top: top).draw(on: &canvas, layout)
  case .reading(let top):
    QuestView(state: state, top: top).draw(on: &canvas, layout)
    drawDungeon(state, layout, on: &canvas)
  case .chronicle(let top): ChronicleView(state: state, top: top).draw(on: &canvas, layout)
  case .bestiary(let selected): BestiaryView(state: state, selected: selected).draw(on: &canvas, layout)
  case .browsing, .typing:
    canvas.within(layout.list) { ListView(state: state).draw(on: &$0) }
    drawDungeon(state, layout, on: &canvas)
  }
  MessageView(state: state).draw(on: &canvas, layout)
  canvas.within(layout.footer) { FooterView(state: state).draw(on: &$0) }
  canvas.name(state.preferences.isTitleWanted ? TitleView(state: state).text : nil)
  return canvas.screen
}

private func drawDungeon(_ state: State, _ layout: Layout, on canvas: inout Canvas) {
  EncounterView(state: state, layout: layout).draw(on: &canvas)
  if let rect = layout.graveyard { canvas.within(rect) { GraveyardView(state: state).draw(on: &$0) } }
}

/// What is shown where there is no room for more.
struct TooSmallView {
  let state: State

  func draw(on canvas: inout Canvas) {
    let words = ScreenWords.tooSmall(columns: Layout.least.columns, rows: Layout.least.rows)(state.language)
    for (row, line) in wrapped(words, to: max(1, canvas.columns)).enumerated() {
      canvas.write(line, column: 0, row: row)
    }
  }
}

/// The window's title: the next quest and its countdown.
struct TitleView {
  let state: State

  var text: String {
    guard let next = state.ordered.first, next.quest.deadline != nil else { return "slayer" }
    let due = DeadlineWords(at: state.now, calendar: state.calendar).short(next.encounter)(state.language)
    return "\(safe(next.quest.title)) · \(due) — slayer"
  }
}
