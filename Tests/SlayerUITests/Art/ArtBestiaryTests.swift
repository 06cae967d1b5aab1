import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerUI

@Suite struct ArtBestiaryTests {
  private func opened(columns: Int = 80, rows: Int = 24) -> State {
    var state = ArtStates.busy(columns: columns, rows: rows)
    press(.text("b"), &state)
    let slain = [
      ArtStates.slain(8, "2026-05-04 09:00", end: nil), ArtStates.slain(16, "2026-02-01 09:00", end: nil),
      ArtStates.slain(24, "2026-11-30 12:00", end: nil),
      ArtStates.slain(13, "2026-03-01 09:00", end: "2026-03-01 09:30"),
    ]
    _ = update(&state, .chronicle(slain), at: Instant(moment: ArtStates.now, clock: 0))
    return state
  }

  @discardableResult
  private func press(_ key: Key, _ state: inout State) -> [Effect] {
    update(&state, .key(key), at: Instant(moment: ArtStates.now, clock: 0))
  }

  private func text(_ state: State) -> String {
    let screen = view(state)
    return (0..<screen.size.rows).map { row in
      (0..<screen.size.columns).map { screen[$0, row].grapheme }.joined()
    }.joined(separator: "\n")
  }

  @Test func openingItReadsAllKillsAndClosingItGoesBack() {
    var state = ArtStates.busy(columns: 80, rows: 24)
    #expect(press(.text("b"), &state) == [.readChronicle])
    #expect(state.mode == .bestiary(selected: 0))
    #expect(state.keyContext == .bestiary)
    press(.text("b"), &state)
    #expect(state.mode == .browsing)
    press(.text("ㅠ"), &state)
    #expect(state.mode == .bestiary(selected: 0))
    press(.escape, &state)
    #expect(state.mode == .browsing)
  }

  @Test func countsAndTheFirstDateComeOfTheFacts() {
    let state = opened()
    let droplet = state.bestiary.pages[0]
    #expect(droplet.slain == 3)
    #expect(droplet.firstSlain == moment("2026-02-01 09:00"))
    let screen = text(state)
    #expect(screen.contains("Droplet"))
    #expect(screen.contains("×3  Sun 1 Feb 2026"))
    #expect(screen.contains("slain 3 times"))
    #expect(screen.contains("first on Sun 1 Feb 2026"))
  }

  @Test func theSelectionMovesThroughAllPagesAndStops() {
    var state = opened()
    press(.text("j"), &state)
    #expect(state.mode == .bestiary(selected: 1))
    press(.text("G"), &state)
    press(.text("j"), &state)
    #expect(state.mode == .bestiary(selected: 31))
    press(.pageUp, &state)
    #expect(state.mode == .bestiary(selected: 27))
    press(.text("g"), &state)
    #expect(state.mode == .bestiary(selected: 0))
  }

  /// What was not met keeps its name and its colours to itself.
  @Test func theUnknownIsAShadow() throws {
    var state = opened()
    let unknown = try #require(state.bestiary.pages.firstIndex { !$0.isMet })
    for _ in 0..<unknown { press(.text("j"), &state) }
    let page = state.bestiary.pages[unknown]
    let name = Monster(family: page.family, form: page.form, mood: .hunting).name.english
    #expect(!text(state).contains(name))
    #expect(text(state).contains("not met yet"))
    let layout = Layout(state.size)
    let stage = try #require(layout.stage)
    let screen = view(state)
    var seen: Set<UInt32> = []
    for row in stage.row..<(stage.endRow - 5) {
      for column in stage.column..<stage.endColumn {
        let style = screen[column, row].style
        seen.formUnion([style.foreground, style.background].compactMap { $0?.rgb })
      }
    }
    let stones = Set(DungeonLight.calm.stones.named.values.map(\.rgb))
    let others = seen.subtracting(stones).subtracting([Dungeon.shade.rgb, Dungeon.skirting.rgb, Dungeon.dark.rgb])
    #expect(others == [BestiaryView.shadow.rgb])
  }

  @Test(arguments: [(40, 12), (60, 15), (72, 22), (80, 24), (100, 22), (120, 40), (200, 60)])
  func itFitsEverySize(columns: Int, rows: Int) {
    for language in Language.allCases {
      var state = ArtStates.busy(columns: columns, rows: rows, language: language)
      press(.text("b"), &state)
      for _ in 0..<9 {
        _ = view(state)
        press(.pageDown, &state)
      }
      #expect(state.mode == .bestiary(selected: 31))
      #expect(view(state).cells.count == columns * rows)
    }
  }

  @Test(arguments: [
    (0, "never slain", "아직 처치하지 못했어요"), (1, "slain once", "1번 처치했어요"), (12, "slain 12 times", "12번 처치했어요"),
  ])
  func words(count: Int, english: String, korean: String) {
    #expect(BestiaryWords.slain(count) == Words(english, korean))
  }
}
