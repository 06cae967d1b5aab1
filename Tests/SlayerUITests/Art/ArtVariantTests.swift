import QuestCore
import SlayerText
import Testing

@testable import SlayerUI

@Suite struct ArtVariantTests {
  @Test(arguments: [
    ("00000000-0000-4000-8000-000000000000", Monster.Family.slime, 0),
    ("00000000-0000-4000-8000-000000000008", .slime, 1),
    ("00000000-0000-4000-8000-000000000010", .slime, 2),
    ("00000000-0000-4000-8000-000000000018", .slime, 3),
    ("00000000-0000-4000-8000-00000000001d", .mushroom, 3),
  ])
  func anIDChoosesFamilyAndVariant(text: String, family: Monster.Family, variant: Int) throws {
    let id = try #require(QuestID(text))
    #expect(Monster.Family(of: id) == family)
    #expect(Monster.variant(of: id) == variant)
  }

  @Test(arguments: Monster.Family.allCases)
  func variantsHaveTheSameShapeInOtherColours(family: Monster.Family) {
    let book = SpriteBook()
    for form in 1...4 {
      let drawn = Monster.variants.map {
        book.sprite(of: Monster(family: family, form: form, mood: .hunting, variant: $0)).frames
      }
      let shapes = drawn.map { $0.map { $0.pixels.colours.map { $0 != nil } } }
      #expect(Set(shapes).count == 1)
      for depth in 0..<3 {
        let pictures = drawn.map { frames in
          frames[0].pixels.colours.map { colour -> UInt32? in
            guard let colour else { return nil }
            return [colour.rgb, UInt32(colour.index256), UInt32(colour.index16)][depth]
          }
        }
        #expect(Set(pictures).count == 4, "\(family) \(form) at depth \(depth)")
      }
    }
  }

  @Test func aSlimeOfTheSecondVariantIsBlue() {
    let way = ColourWay.of(.slime, variant: 1)
    #expect(way(Colour(0x2FB566, 35, 2)) == Colour(0x3C9CE8, 75, 12))
    #expect(way(Colour(0xFFD84E, 221, 11)) == Colour(0xFFD84E, 221, 11))
  }
}
