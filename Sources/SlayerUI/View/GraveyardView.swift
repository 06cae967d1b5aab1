import QuestCore
import SlayerText

/// Today's tombs along the bottom, to be counted at a glance. They stand closer when there are many.
struct GraveyardView {
  let state: State

  static let earth = Colour(0x14151C, 233, 0)
  static let edge = Colour(0x28252F, 235, 0)
  static let grass = Colour(0x17231F, 234, 0)
  static let blade = Colour(0x1F3A2C, 236, 2)

  func draw(on canvas: inout Canvas) {
    let tombs = state.graveyard.dropLast(isNewestStillFighting ? 1 : 0)
    let words = label(tombs.count)
    let row = TombRow(
      count: tombs.count, room: canvas.columns - cellWidth(words) - 7, width: canvas.rows >= 6 ? 12 : 8,
      selected: state.focus == .graveyard ? state.selectedTomb : max(0, tombs.count - 1))
    var picture = ground(width: canvas.columns, height: canvas.rows * 2)
    for place in row.order {
      let index = row.first + place
      let encounter = tombs[index]
      let stone = Gravestone(
        quality: encounter.quality ?? .clean, monster: encounter.monster, isLarge: canvas.rows >= 6)
      guard let frame = stone.frame(state.book) else { continue }
      let isSelected = state.focus == .graveyard && index == state.selectedTomb
      let x = 1 + place * row.step
      picture.place(frame, x: x + frame.anchorX, y: picture.height - 1)
      if isSelected { mark(x: x, width: row.width, on: &picture) }
    }
    canvas.draw(picture)
    let hidden = tombs.count - row.shown
    canvas.write(
      words + (hidden > 0 ? " +\(hidden)" : ""), endingAt: canvas.columns - 1, row: canvas.rows - 2,
      Style(tombs.isEmpty ? Ink.quiet : Ink.bone))
    if state.focus == .graveyard { canvas.rest(column: 1, row: canvas.rows - 1) }
  }

  /// Dark earth with blades of grass; what grows where is always the same.
  private func ground(width: Int, height: Int) -> Pixels {
    var picture = Pixels(width: width, height: height, filledWith: GraveyardView.earth)
    for x in 0..<picture.width {
      picture[x, 0] = GraveyardView.edge
      picture[x, height - 1] = GraveyardView.grass
      let chance = (x * 37 + x * x * 11) % 23
      if chance < 9 { picture[x, height - 1] = GraveyardView.blade }
      if chance < 3 { picture[x, height - 2] = GraveyardView.grass }
    }
    return picture
  }

  /// The chosen tomb stands on light.
  private func mark(x: Int, width: Int, on picture: inout Pixels) {
    for column in x..<(x + width) { picture[column, picture.height - 1] = Ink.gold }
  }

  /// The tomb of a quest that is being slain before one's eyes is set only when it falls.
  private var isNewestStillFighting: Bool {
    guard let animation = state.animation, animation.kind == .slash else { return false }
    return state.clock - animation.start < animation.essentialLength
  }

  private func label(_ count: Int) -> String {
    count == 0 ? ScreenWords.graveyardIsEmpty(state.language) : ScreenWords.tombs(count)(state.language)
  }
}

/// How many tombs stand how far apart.
struct TombRow: Hashable, Sendable {
  /// Pixels of a stone.
  let width: Int
  /// Pixels from one stone to the next; less than a stone's width where they overlap.
  let step: Int
  let shown: Int
  /// The first tomb that is shown.
  let first: Int
  private let front: Int

  /// Of an overlapped stone at least half its width is seen, so that each can be counted.
  init(count: Int, room: Int, width: Int, selected: Int) {
    self.width = width
    let gaps = max(1, count - 1)
    step = max(width / 2, min(width + 1, (room - width) / gaps))
    shown = max(0, min(count, (room - width) / step + 1))
    first = max(0, min(count - shown, selected - shown / 2))
    front = selected - first
  }

  /// The places in the order in which they are drawn: the selected one last, so that it is seen whole.
  var order: [Int] { (0..<shown).filter { $0 != front } + (front >= 0 && front < shown ? [front] : []) }
}
