import QuestCore
import SlayerText
import Testing

@testable import SlayerUI

@Suite struct ArtGraveyardTests {
  static let book = SpriteBook()

  @Test(arguments: [
    // tombs, room, stone, selected: step, shown, first
    (1, 60, 8, 0, 9, 1, 0), (5, 60, 8, 4, 9, 5, 0), (7, 60, 8, 0, 8, 7, 0), (9, 60, 8, 0, 6, 9, 0),
    (40, 60, 8, 0, 4, 14, 0), (40, 60, 8, 39, 4, 14, 26), (40, 60, 8, 20, 4, 14, 13), (20, 100, 12, 19, 6, 15, 5),
  ])
  func stonesStandCloserWhenThereAreMany(
    count: Int, room: Int, width: Int, selected: Int, step: Int, shown: Int, first: Int
  ) {
    let row = TombRow(count: count, room: room, width: width, selected: selected)
    #expect(row.step == step)
    #expect(row.shown == shown)
    #expect(row.first == first)
    #expect(row.order.last == selected - first)
    #expect(row.order.sorted() == Array(0..<shown))
    #expect((shown - 1) * step + width <= room)
  }

  @Test func noTombNoStone() {
    let row = TombRow(count: 0, room: 60, width: 8, selected: 0)
    #expect(row.shown == 0)
    #expect(row.order == [])
  }

  @Test func stonesTellQualityAndFamilyAndVariant() throws {
    for isLarge in [true, false] {
      var seen: Set<Pixels> = []
      for quality in KillQuality.allCases {
        for family in Monster.Family.allCases {
          for variant in Monster.variants {
            let monster = Monster(family: family, form: 2, mood: .hunting, variant: variant)
            let stone = Gravestone(quality: quality, monster: monster, isLarge: isLarge)
            seen.insert(try #require(stone.frame(ArtGraveyardTests.book)).pixels)
          }
        }
      }
      #expect(seen.count == 3 * 8 * 4, "large: \(isLarge)")
    }
  }

  @Test func theFaceStaysOnTheStone() throws {
    for isLarge in [true, false] {
      for quality in KillQuality.allCases {
        let plain = try #require(ArtGraveyardTests.book.sprite(isLarge ? "tomb_big" : "tomb").frame(quality.tombFrame))
        let monster = Monster(family: .dragon, form: 1, mood: .hunting)
        let faced = try #require(
          Gravestone(quality: quality, monster: monster, isLarge: isLarge).frame(ArtGraveyardTests.book))
        #expect(faced.pixels.colours.map { $0 != nil } == plain.pixels.colours.map { $0 != nil })
      }
    }
  }
}
