import QuestCore
import SlayerText

/// Every family and form: those met with their counts, the others as shadows.
struct BestiaryView {
  let state: State
  let selected: Int

  static let shadow = Colour(0x35334B, 237, 8)

  private var page: Bestiary.Page { state.bestiary.pages[min(max(selected, 0), state.bestiary.pages.count - 1)] }

  func draw(on canvas: inout Canvas, _ layout: Layout) {
    canvas.within(layout.list) { drawList(on: &$0) }
    if let stage = layout.stage {
      canvas.within(stage) { drawStage(on: &$0) }
      let isOverStage = stage.endRow > layout.facts.row
      let facts = isOverStage ? stage.part(row: max(12, stage.rows - 4)) : layout.facts
      canvas.within(facts) { canvas in
        if isOverStage { canvas.fill(Style(nil, on: Dungeon.dark)) }
        drawFacts(on: &canvas)
      }
    } else {
      if let portrait = layout.portrait { canvas.within(portrait) { drawPortrait(on: &$0) } }
      canvas.within(layout.facts) { drawFacts(on: &$0) }
    }
    if let strip = layout.graveyard { canvas.within(strip) { drawStrip(on: &$0) } }
  }

  /// A heading for each family, and its forms under it; the selected one stays in the middle as far as it can.
  private func drawList(on canvas: inout Canvas) {
    let pages = state.bestiary.pages
    let line = selected + selected / 4 + 1
    let count = pages.count + pages.count / 4
    let top = max(0, min(line - canvas.rows / 2, count - canvas.rows))
    for row in 0..<min(canvas.rows, count - top) {
      let index = (top + row) / 5 * 4 + (top + row) % 5 - 1
      if (top + row) % 5 == 0 {
        drawHeading(pages[index + 1].family, row, on: &canvas)
      } else {
        drawPage(pages[index], isSelected: index == selected, row, on: &canvas)
      }
    }
  }

  private func drawHeading(_ family: Monster.Family, _ row: Int, on canvas: inout Canvas) {
    let name = family.words(state.language)
    let x = canvas.write(" \(name) ", column: 0, row: row, Style(Ink.bone, bold: true))
    let met = " \(state.bestiary.met(of: family))/4 "
    let end = canvas.columns - 1 - cellWidth(met)
    canvas.rule("─", column: x, row: row, columns: end - x, Style(Ink.faint))
    canvas.write(met, column: end, row: row, Style(Ink.quiet))
  }

  private func drawPage(_ page: Bestiary.Page, isSelected: Bool, _ row: Int, on canvas: inout Canvas) {
    let language = state.language
    if isSelected {
      canvas.fill(Style(Ink.selectionText, on: Ink.selection), row: row, columns: canvas.columns - 1, rows: 1)
      canvas.rest(column: 1, row: row)
    }
    let colour = isSelected ? Ink.selectionText : page.isMet ? nil : Ink.quiet
    var end = canvas.columns - 2
    if page.isMet {
      if let first = page.firstSlain {
        end = canvas.write(day(of: first)(language), endingAt: end, row: row, Style(Ink.date)) - 2
      }
      end = canvas.write(
        BestiaryWords.times(page.slain)(language), endingAt: end, row: row, Style(Ink.gold, bold: true))
    }
    let name = page.isMet ? Monster(family: page.family, form: page.form, mood: .hunting).name(language) : "· · ·"
    canvas.write(truncated(name, to: end - 4), column: 3, row: row, Style(colour, bold: isSelected))
    if isSelected { canvas.tint(row: row, columns: canvas.columns - 1) { $0.isSelected = true } }
  }

  private func day(of moment: Moment) -> Words { DateWords.full(state.calendar.slayerDay(of: moment)) }

  private func drawStage(on canvas: inout Canvas) {
    let factor = EncounterView.factor(columns: canvas.columns, rows: canvas.rows)
    let width = (canvas.columns + factor - 1) / factor
    let height = (canvas.rows * 2 + factor - 1) / factor
    let y = max(23, height - (height >= 38 ? 9 : 10))
    let x = width / 2
    var picture = Dungeon(width: width, height: height, horizon: max(2, y - 6), lightX: x, lightY: y - 10).draw()
    let frame = frame(of: page, form: page.form)
    Dungeon.shadow(on: &picture, x: x, y: y, reach: frame.pixels.width / 2)
    picture.place(frame, x: x, y: y, tint: page.isMet ? nil : BestiaryView.shadow)
    canvas.draw(factor == 1 ? picture : picture.scaled(by: factor))
  }

  private func drawPortrait(on canvas: inout Canvas) {
    var picture = Pixels(width: canvas.columns, height: canvas.rows * 2)
    picture.place(frame(of: page, form: 1), x: 6, y: 11, tint: page.isMet ? nil : BestiaryView.shadow)
    canvas.draw(picture)
  }

  private func frame(of page: Bestiary.Page, form: Int) -> SpriteFrame {
    let sprite = state.book.sprite(of: Monster(family: page.family, form: form, mood: .hunting))
    return Stage.frame(of: sprite, mood: .hunting, at: page.isMet && state.isBreathing ? state.clock : nil)
  }

  private func drawFacts(on canvas: inout Canvas) {
    let language = state.language
    let room = max(1, canvas.columns - 2)
    func write(_ text: String, row: Int, _ style: Style) {
      canvas.write(truncated(text, to: room), column: 1, row: row, style)
    }
    guard page.isMet else {
      write("\(page.family.words(language)) · ?", row: 0, Style(Ink.bone, bold: true))
      return write(BestiaryWords.unknown(language), row: 1, Style(Ink.quiet))
    }
    let name = Monster(family: page.family, form: page.form, mood: .hunting).name(language)
    write(name, row: 0, Style(Ink.bone, bold: true))
    write(BestiaryWords.slain(page.slain)(language), row: 1, Style(page.slain > 0 ? Ink.good : Ink.quiet))
    var row = 2
    if let first = page.firstSlain {
      write(BestiaryWords.first(day(of: first))(language), row: row, Style(Ink.date))
      row += 1
    }
    if page.standing > 0 { write(BestiaryWords.standing(page.standing)(language), row: row, Style(Ink.gold)) }
  }

  /// The families side by side: the smallest form where it has room, else the face.
  private func drawStrip(on canvas: inout Canvas) {
    let width = canvas.rows >= 6 ? 12 : 6
    var picture = Pixels(width: canvas.columns, height: canvas.rows * 2, filledWith: GraveyardView.earth)
    for x in 0..<picture.width { picture[x, 0] = GraveyardView.edge }
    for (index, family) in Monster.Family.allCases.enumerated() {
      let x = 2 + index * (width + 2)
      let tint = state.bestiary.met(of: family) > 0 ? nil : BestiaryView.shadow
      let small = frame(of: Bestiary.Page(family: family, form: 1), form: 1)
      let face = state.book.sprite("face").frame(family.rawValue)
      if family == page.family {
        for column in x..<(x + width) { picture[column, picture.height - 1] = Ink.gold }
      }
      if let frame = width == 12 ? small : face {
        picture.place(frame, x: x + frame.anchorX, y: picture.height - (width == 12 ? 1 : 2), tint: tint)
      }
    }
    canvas.draw(picture)
    let words = BestiaryWords.met(state.bestiary.met, of: state.bestiary.pages.count)(state.language)
    let start = 2 + 8 * (width + 2)
    if start + cellWidth(words) < canvas.columns {
      canvas.write(words, endingAt: canvas.columns - 1, row: canvas.rows - 2, Style(Ink.bone))
    }
  }
}
