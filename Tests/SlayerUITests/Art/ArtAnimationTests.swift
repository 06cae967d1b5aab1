import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerUI

@Suite struct ArtAnimationTests {
  static let slime = Monster(family: .slime, form: 2, mood: .hunting)
  static let horned = Monster(family: .slime, form: 3, mood: .enraged)

  @Test(arguments: [
    (Animation.Kind.slash, KillQuality.clean, Motion.full, Int64(830), Int64(1_550)),
    (.slash, .closeCall, .full, 830, 1_550),
    (.slash, .late, .full, 1_190, 1_910),
    (.appear, .clean, .full, 560, 560),
    (.rise, .clean, .full, 760, 760),
    (.grow, .clean, .full, 760, 760),
    (.slash, .late, .reduced, 240, 240),
    (.grow, .clean, .reduced, 240, 240),
    (.slash, .clean, .none, 0, 0),
  ])
  func lengths(kind: Animation.Kind, quality: KillQuality, motion: Motion, essential: Int64, whole: Int64) {
    let animation = Animation(kind: kind, start: 5, monster: ArtAnimationTests.slime, quality: quality, motion: motion)
    #expect(animation.essentialLength == essential)
    #expect(animation.length == whole)
  }

  @Test func aLateKillIsAStruggleOfTwoStrokes() {
    let animation = Animation(kind: .slash, start: 0, monster: ArtAnimationTests.slime, quality: .late)
    #expect(
      animation.beats.map(\.name) == [
        .ready, .dash, .glance, .reel, .ready, .arc, .flash, .hitStop, .parted, .partedWide, .pieces, .falling, .dust,
        .tombStands, .victory,
      ])
  }

  @Test func reducedMotionFadesInTwoPictures() {
    let animation = Animation(kind: .slash, start: 0, monster: ArtAnimationTests.slime, motion: .reduced)
    let pictures = stride(from: Int64(0), to: 240, by: 20).map { moment in
      Stage(
        scene: StageScene(monster: ArtAnimationTests.slime, animation: animation, isBreathing: false),
        book: SpriteBook(),
        now: moment
      ).draw(width: 60, height: 36)
    }
    #expect(Set(pictures).count == 2)
  }

  @Test(arguments: [Animation.Kind.slash, .appear, .rise, .grow])
  func anAnimationEndsInThePictureThatFollows(kind: Animation.Kind) {
    let animation = Animation(kind: kind, start: 0, monster: ArtAnimationTests.slime, grown: ArtAnimationTests.horned)
    let after = Stage(
      scene: StageScene(monster: ArtAnimationTests.horned, animation: animation), book: SpriteBook(),
      now: animation.length
    ).draw(width: 60, height: 36)
    let calm = Stage(
      scene: StageScene(monster: ArtAnimationTests.horned), book: SpriteBook(), now: animation.length
    ).draw(width: 60, height: 36)
    #expect(after == calm)
  }

  /// A quest with 13 hours left is a middle slime; an hour before its end it is a larger one.
  @Test func aMonsterThatGrowsBeforeOnesEyesShowsIt() throws {
    let zone = Zone.fixed(9 * 3_600)
    let calendar = SlayerCalendar(zone: zone)
    let deadline = Moment(seconds: 1_780_000_000)
    let quest = Quest(
      id: QuestID(random: 0, 0), number: 4, title: "Rent", deadline: .moment(deadline),
      created: Moment(seconds: 1_779_000_000))
    func form(_ left: Int64) -> Int {
      Encounter(quest, at: Moment(seconds: deadline.seconds - left), calendar: calendar).monster.form
    }
    let far = try #require((1...400).first { form(Int64($0) * 3_600) < form(1_800) })
    let start = Moment(seconds: deadline.seconds - Int64(far) * 3_600)
    var state = State(
      size: Size(columns: 100, rows: 30),
      preferences: Preferences(language: .english, reading: ReadingContext(now: start, calendar: calendar)), now: start,
      clock: 0, nextID: QuestID(random: 1, 1))
    _ = update(&state, .loaded(Contents(open: [quest], slain: [])), at: Instant(moment: start, clock: 0))
    #expect(state.animation == nil)
    let later = Moment(seconds: deadline.seconds - 1_800)
    _ = update(&state, .tick, at: Instant(moment: later, clock: 60_000))
    #expect(state.animation?.kind == .grow)
    #expect(state.animation?.monster.form == form(Int64(far) * 3_600))
    #expect(state.animation?.grown?.form == form(1_800))
    _ = update(&state, .tick, at: Instant(moment: later, clock: 60_761))
    #expect(state.animation == nil)
  }
}
