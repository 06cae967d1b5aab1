import QuestCore
import SlayerText

/// Today's tombs along the bottom, to be counted at a glance. They stand closer when there are many.
struct GraveyardView {
  let state: State

  private static let earth = Colour(0x16171F, 233, 0)
  private static let edge = Colour(0x28252F, 235, 8)
  private static let grass = Colour(0x17231F, 233, 0)

  func draw(on canvas: inout Canvas) {
    let height = canvas.rows * 2
    var picture = Pixels(width: canvas.columns, height: height, filledWith: GraveyardView.earth)
    for x in 0..<picture.width {
      picture[x, 0] = GraveyardView.edge
      picture[x, height - 1] = GraveyardView.grass
    }
    let tombs = state.graveyard.dropLast(isNewestStillFighting ? 1 : 0)
    let words = label(tombs.count)
    let room = canvas.columns - cellWidth(words) - 3
    let sprite = state.book.sprite(canvas.rows >= 6 && state.book.sprite("tomb_big").has("whole") ? "tomb_big" : "tomb")
    let width = sprite.frames.first?.pixels.width ?? 8
    let step = max(3, min(width + 1, (room - width) / max(1, tombs.count - 1)))
    let shown = min(tombs.count, (room - width) / step + 1)
    let first = max(0, min(tombs.count - shown, state.selectedTomb - shown / 2))
    let order = Array(0..<shown)
    for place in order {
      let encounter = tombs[first + place]
      guard let frame = sprite.frame((encounter.quality ?? .clean).tombFrame) else { continue }
      let isSelected = state.focus == .graveyard && first + place == state.selectedTomb
      picture.place(frame, x: 1 + place * step + frame.anchorX, y: height - 1 - (isSelected ? 1 : 0))
      if isSelected { mark(x: 1 + place * step, width: width, on: &picture) }
    }
    canvas.draw(picture)
    let hidden = tombs.count - shown
    canvas.write(
      words + (hidden > 0 ? " +\(hidden)" : ""), endingAt: canvas.columns - 1, row: canvas.rows - 2,
      Style(tombs.isEmpty ? Ink.quiet : Ink.bone))
    if state.focus == .graveyard { canvas.rest(column: 1, row: canvas.rows - 1) }
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
