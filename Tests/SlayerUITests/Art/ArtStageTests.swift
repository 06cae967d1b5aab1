import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerUI

@Suite struct ArtStageTests {
  static let book = SpriteBook()
  static let dragon = Monster(family: .dragon, form: 4, mood: .rampaging, variant: 2)

  @Test(arguments: [(0, DungeonLight.warm), (1, .calm), (2, .calm), (3, .dim), (5, .dim), (6, .dark), (90, .dark)])
  func lightFallsWithWhatIsOverdue(overdue: Int, light: DungeonLight) {
    #expect(DungeonLight(overdue: overdue) == light)
  }

  @Test func eachLightIsDarkerThanTheOneBefore() {
    let brightness = DungeonLight.allCases.map { light in
      let picture = Dungeon(width: 40, height: 30, horizon: 20, lightX: 20, lightY: 10, light: light).draw()
      return picture.colours.reduce(0) { $0 + Int(($1?.rgb ?? 0) >> 8 & 0xFF) }
    }
    #expect(brightness == brightness.sorted(by: >))
    #expect(Set(brightness).count == 4)
  }

  @Test(arguments: [(1, HeroLook.squire), (4, .squire), (5, .knight), (9, .knight), (10, .champion), (70, .champion)])
  func theHeroWearsWhatTheLevelGives(level: Int, look: HeroLook) {
    #expect(HeroLook(level: level) == look)
  }

  @Test func theHeroIsWearyWhenMoreThanThreeAreOverdue() {
    #expect(StageScene(overdue: 3).isHeroWeary == false)
    #expect(StageScene(overdue: 4).isHeroWeary == true)
  }

  @Test(arguments: 0..<4)
  func theSameMomentGivesTheSamePixels(seed: Int64) {
    let animation = Animation(kind: .slash, start: 0, monster: ArtStageTests.dragon, quality: .late, experience: 45)
    let scene = StageScene(monster: ArtStageTests.dragon, animation: animation, overdue: 4, level: 7)
    let moment = seed * 330 + 17
    let first = Stage(scene: scene, book: SpriteBook(), now: moment).draw(width: 60, height: 36)
    var opened = SpriteBook()
    opened.open(ArtStageTests.dragon)
    opened.open(HeroLook.knight)
    #expect(Stage(scene: scene, book: opened, now: moment).draw(width: 60, height: 36) == first)
  }

  /// Whatever the room, all that stands in it stands whole.
  @Test(arguments: [(36, 34), (36, 90), (48, 38), (54, 26), (60, 40), (64, 52), (80, 50), (108, 52)])
  func whoStandsInTheRoomIsWhole(width: Int, height: Int) {
    for monster in ArtStageTests.everyMonster(mood: .hunting) {
      guard let frame = ArtStageTests.book.sprite(of: monster).frame("idle1") else { continue }
      let layout = StageLayout(
        width: width, height: height, monsterWidth: frame.pixels.width, monsterHeight: frame.pixels.height)
      let left = layout.monsterX - frame.anchorX
      let top = layout.monsterY - frame.anchorY
      #expect(left >= 0 && left + frame.pixels.width <= width, "\(monster) \(layout)")
      #expect(top >= 0 && top + frame.pixels.height <= height, "\(monster) \(layout)")
      let hero = ArtStageTests.book.hero(.squire)
      for pose in hero.cycle("idle") + hero.cycle("weary") {
        #expect(layout.heroX - pose.anchorX >= 0 && layout.heroX - pose.anchorX + pose.pixels.width <= width)
        #expect(layout.heroY - pose.anchorY >= 0 && layout.heroY < height)
      }
      for torch in layout.torches(beside: frame.pixels.width) {
        #expect(torch.x >= 4 && torch.x + 4 <= width && torch.y >= 11 && torch.y < layout.horizon)
        #expect(
          torch.x + 4 <= left || torch.y < top || torch.x - 4 >= left + frame.pixels.width, "\(monster) \(layout)")
      }
    }
  }

  @Test func flamesEndInTheRoomAndBodiesAreNotTouched() {
    let flames = Flames(width: 36, mood: .rampaging)
    #expect(
      Flames(width: 36, mood: .enraged).dimmed(Colour(0xFFD84E, 221, 11), 0, 20) == Colour(0xFFD84E, 221, 11))
    #expect(flames.dimmed(Colour(0xFFD84E, 221, 11), 0, 20) == Colour(0x3A1420, 234, 0))
    #expect(flames.dimmed(Colour(0xB3241F, 124, 1), 0, 20) == nil)
    #expect(flames.dimmed(Colour(0xFFD84E, 221, 11), 18, 20) == Colour(0xFFD84E, 221, 11))
    #expect(flames.dimmed(Colour(0x2FB566, 35, 2), 0, 0) == Colour(0x2FB566, 35, 2))
  }

  static func everyMonster(mood: Urgency) -> [Monster] {
    Monster.Family.allCases.flatMap { family in (1...4).map { Monster(family: family, form: $0, mood: mood) } }
  }
}
