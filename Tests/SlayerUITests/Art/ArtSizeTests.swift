import QuestCore
import SlayerText
import Testing

@testable import SlayerUI

/// Nothing is cut through, whatever the size of the terminal.
@Suite struct ArtSizeTests {
  static let sizes: [Size] = stride(from: 72, through: 200, by: 8).flatMap { columns in
    [22, 23, 24, 30, 35, 36, 40, 50, 60].map { Size(columns: columns, rows: $0) }
  }

  @Test func whoeverStandsOnTheStageStandsThereWhole() {
    let book = SpriteBook()
    let frames = StageTestsOfArt.everyMonster.compactMap { book.sprite(of: $0).frame("idle1") }
    for size in ArtSizeTests.sizes {
      let layout = Layout(size)
      guard let stage = layout.stage else {
        Issue.record("no stage at \(size)")
        continue
      }
      let factor = EncounterView.factor(columns: stage.columns, rows: stage.rows)
      let width = stage.columns / factor
      let height = stage.rows * 2 / factor
      for frame in frames {
        let place = StageLayout(
          width: width, height: height, monsterWidth: frame.pixels.width, monsterHeight: frame.pixels.height)
        let left = place.monsterX - frame.anchorX
        #expect(left >= 0 && left + frame.pixels.width <= width, "\(size) \(place)")
        #expect(place.monsterY - frame.anchorY >= 0 && place.monsterY < height, "\(size) \(place)")
        #expect(place.heroX >= 7 && place.heroY >= 17 && place.heroY < height, "\(size) \(place)")
      }
    }
  }

  @Test func theFactsCoverNeitherMonsterNorHero() {
    for size in ArtSizeTests.sizes {
      let layout = Layout(size)
      guard let stage = layout.stage, stage.endRow > layout.facts.row else { continue }
      let place = StageLayout(width: stage.columns, height: stage.rows * 2, monsterWidth: 32, monsterHeight: 24)
      #expect(stage.row * 2 + place.monsterY < layout.facts.row * 2, "\(size)")
      #expect(stage.column + place.heroX + 9 <= layout.facts.column, "\(size)")
    }
  }

  @Test(arguments: [(1, false), (30, true), (400, false)])
  func screensOfEverySizeAreWhole(tombs: Int, isGraveyard: Bool) {
    for size in ArtSizeTests.sizes where size.columns % 16 == 8 || size.rows < 25 {
      var state = ArtStates.busy(columns: size.columns, rows: size.rows, tombs: tombs)
      if isGraveyard { _ = update(&state, .key(.tab), at: Instant(moment: ArtStates.now, clock: 0)) }
      let screen = view(state)
      #expect(screen == view(state))
      #expect(screen.cells.count == size.columns * size.rows)
    }
  }
}

enum StageTestsOfArt {
  static let everyMonster = Monster.Family.allCases.flatMap { family in
    (1...4).map { Monster(family: family, form: $0, mood: .hunting) }
  }
}
