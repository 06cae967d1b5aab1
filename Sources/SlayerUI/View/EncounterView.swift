import QuestCore
import SlayerText

/// One quest against the hero: the dungeon with both, and what is known of the fight.
struct EncounterView {
  let state: State
  let layout: Layout

  func draw(on canvas: inout Canvas) {
    if let rect = layout.stage {
      canvas.within(rect) { drawStage(on: &$0) }
    } else if let rect = layout.portrait {
      canvas.within(rect) { drawPortrait(on: &$0) }
    }
    let isOverStage = layout.stage.map { $0.endRow > layout.facts.row } ?? false
    canvas.within(layout.facts) { canvas in
      if isOverStage && encounter != nil { canvas.fill(Style(nil, on: Dungeon.dark)) }
      FactsView(state: state, encounter: encounter, isNarrow: isOverStage).draw(on: &canvas)
    }
  }

  /// What is shown: the quest that is being typed, else the selected one.
  private var encounter: Encounter? {
    if case .typing(let bar) = state.mode, bar.purpose != .find, let typed = state.barEncounter {
      return bar.line.isEmpty ? state.shown : typed
    }
    return state.shown
  }

  private var scene: StageScene {
    let shown = encounter
    return StageScene(
      monster: shown?.monster, tomb: shown?.quality,
      animation: state.animation, isBreathing: state.isBreathing, overdue: state.counts[.overdue] ?? 0,
      level: state.hero?.level ?? 1)
  }

  /// Pixels are doubled where the stage is huge.
  static func factor(columns: Int, rows: Int) -> Int { columns >= 92 && rows >= 30 ? 2 : 1 }

  private func drawStage(on canvas: inout Canvas) {
    let factor = EncounterView.factor(columns: canvas.columns, rows: canvas.rows)
    let stage = Stage(scene: scene, book: state.book, now: state.clock)
    let width = (canvas.columns + factor - 1) / factor
    let height = (canvas.rows * 2 + factor - 1) / factor
    let pixels = stage.draw(width: width, height: height)
    canvas.draw(factor == 1 ? pixels : pixels.scaled(by: factor))
    drawFloating(on: &canvas, factor: factor, stage.layout(width: width, height: height))
  }

  /// Experience floats up from where the monster fell; a level gained is told in the same breath.
  private func drawFloating(on canvas: inout Canvas, factor: Int, _ place: StageLayout) {
    guard let animation = state.animation, animation.kind == .slash, animation.experience > 0,
      let beat = animation.beat(at: state.clock), [.falling, .dust, .tombStands, .victory, .faded].contains(beat.name)
    else { return }
    let risen = min(4, Int((state.clock - animation.start - animation.essentialLength + 250) / 110))
    let row = max(0, place.monsterY * factor / 2 - 5 - max(0, risen))
    let text = ScreenWords.experience(animation.experience)(state.language)
    let column = max(0, place.monsterX * factor - cellWidth(text) / 2)
    canvas.write(text, column: column, row: row, Style(Ink.gold, bold: true))
    if let level = animation.levelReached {
      let words = ScreenWords.levelReached(level)(state.language)
      canvas.write(
        words, column: max(0, place.monsterX * factor - cellWidth(words) / 2), row: max(0, row - 1),
        Style(Ink.selectionText, bold: true))
    }
  }

  func drawPortrait(on canvas: inout Canvas) {
    guard let encounter else { return }
    var picture = Pixels(width: canvas.columns, height: canvas.rows * 2)
    if let quality = encounter.quality {
      let stone = Gravestone(quality: quality, monster: encounter.monster)
      if let frame = stone.frame(state.book) { picture.place(frame, x: 6, y: 11) }
    } else {
      let small = encounter.monster.small
      let sprite = state.book.sprite(of: small)
      let frame = Stage.frame(of: sprite, mood: small.mood, at: state.isBreathing ? state.clock : nil)
      picture.place(frame, x: 6, y: 11)
    }
    canvas.draw(picture)
  }
}

extension Monster {
  /// The same monster as a portrait shows it.
  var small: Monster { Monster(family: family, form: 1, mood: mood, variant: variant) }
}

/// What is known of an encounter, in lines: the monster's name, its strength, its mood, what is left, the note.
struct FactsView {
  let state: State
  let encounter: Encounter?
  let isNarrow: Bool

  func draw(on canvas: inout Canvas) {
    guard let encounter else { return }
    if canvas.rows == 1 { return drawLine(encounter, on: &canvas) }
    var row = 0
    let language = state.language
    if !isNarrow {
      row += drawTitle(encounter.quest, on: &canvas)
    }
    canvas.write(encounter.monster.name(language), column: 1, row: row, Style(Ink.bone, bold: true))
    row += 1
    drawStrength(encounter, row: row, on: &canvas)
    row += 1
    let colour = UrgencyColours.colour(encounter.urgency)
    if let quality = encounter.quality, let experience = encounter.experience {
      let text = "\(quality.words(language)) · \(ScreenWords.experience(experience)(language))"
      canvas.write(
        truncated(text, to: canvas.columns - 2), column: 1, row: row, Style(quality == .late ? colour : Ink.good))
    } else {
      let mood =
        isNarrow
        ? encounter.urgency.words(language)
        : "\(encounter.urgency.words(language)) · \(encounter.urgency.mood(language))"
      canvas.write(truncated(mood, to: canvas.columns - 2), column: 1, row: row, Style(colour))
    }
    row += 1
    row += drawLeft(encounter, row: row, on: &canvas)
    drawNote(encounter.quest, row: row, on: &canvas)
  }

  private func drawTitle(_ quest: Quest, on canvas: inout Canvas) -> Int {
    let room = max(1, canvas.columns - 2)
    let lines = wrapped(quest.title, to: room).prefix(canvas.rows >= 9 ? 2 : 1)
    for (row, line) in lines.enumerated() {
      let text = row == lines.count - 1 ? truncated(line, to: room) : line
      canvas.write(text, column: 1, row: row, Style(nil, bold: true))
    }
    return lines.count
  }

  private func drawStrength(_ encounter: Encounter, row: Int, on canvas: inout Canvas) {
    let language = state.language
    var x = 1
    if !isNarrow { x = canvas.write(ScreenWords.strength(language) + " ", column: x, row: row, Style(Ink.quiet)) }
    let length = min(isNarrow ? 12 : 24, max(4, canvas.columns - x - 5))
    let filled = max(1, encounter.strength * length / Strength.range.upperBound)
    let colour = UrgencyColours.colour(encounter.urgency)
    canvas.rule("━", column: x, row: row, columns: filled, Style(colour))
    canvas.rule("─", column: x + filled, row: row, columns: length - filled, Style(Ink.faint))
    canvas.write(String(encounter.strength), column: x + length + 1, row: row, Style(colour, bold: true))
  }

  private func drawLeft(_ encounter: Encounter, row: Int, on canvas: inout Canvas) -> Int {
    let words = DeadlineWords(at: state.now, calendar: state.calendar)
    let language = state.language
    let room = canvas.columns - 2
    guard let deadline = encounter.quest.deadline else {
      canvas.write(ScreenWords.noDeadline(language), column: 1, row: row, Style(Ink.quiet))
      return 1
    }
    let text: String
    if encounter.quality != nil {
      text = words.absolute(deadline)(language)
    } else {
      let full = words.full(deadline)(language)
      text = cellWidth(full) <= room ? full : words.distance(deadline)(language)
    }
    canvas.write(truncated(text, to: room), column: 1, row: row, Style(Ink.date))
    return 1
  }

  private func drawNote(_ quest: Quest, row: Int, on canvas: inout Canvas) {
    guard !quest.note.isEmpty, row < canvas.rows else { return }
    let room = max(1, canvas.columns - 2)
    let lines = wrapped(quest.note, to: room)
    let start = isNarrow || canvas.rows - row < 4 ? row : row + 1
    let shown = canvas.rows - start
    for (index, line) in lines.prefix(shown).enumerated() {
      let isCut = index == shown - 1 && lines.count > shown
      canvas.write(isCut ? truncated(line + " …………", to: room) : line, column: 1, row: start + index, Style(Ink.quiet))
    }
  }

  private func drawLine(_ encounter: Encounter, on canvas: inout Canvas) {
    let language = state.language
    let colour = UrgencyColours.colour(encounter.urgency)
    let x = canvas.write(" \(encounter.monster.name(language)) ", column: 0, row: 0, Style(Ink.bone, bold: true))
    let y = canvas.write("\(encounter.strength) ", column: x, row: 0, Style(colour, bold: true))
    canvas.write(encounter.urgency.words(language), column: y, row: 0, Style(colour))
  }
}
