import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerUI

@Suite struct AnimationTests {
  private static let monster = Monster(family: .slime, form: 2, mood: .hunting)

  static let all: [Animation] = [Animation.Kind.slash, .appear, .rise, .grow].flatMap { kind in
    [Motion.full, .reduced, .none].flatMap { motion in
      KillQuality.allCases.map { quality in
        Animation(
          kind: kind, start: 1_000, monster: monster, quality: quality, experience: 30,
          levelReached: quality == .closeCall ? 4 : nil, motion: motion)
      }
    }
  }

  /// Nobody waits long: 850 ms until the tomb stands, 1,200 ms for a late kill.
  @Test(arguments: all)
  func theEssentialPartIsShort(animation: Animation) {
    #expect(animation.essentialLength <= (animation.quality == .late ? 1_200 : 850))
    #expect(animation.essentialLength <= animation.length)
    if animation.motion == .reduced { #expect(animation.length <= 400) }
    if animation.motion == .none { #expect(animation.length == 0) }
  }

  @Test(arguments: all)
  func beatsFollowEachOtherWithoutAGap(animation: Animation) {
    #expect(animation.beats.allSatisfy { $0.milliseconds > 0 })
    #expect(animation.length == animation.beats.reduce(0) { $0 + Int64($1.milliseconds) })
    #expect(animation.beat(at: 999) == nil)
    #expect(animation.beat(at: 1_000 + animation.length) == nil)
    var names: [Beat.Name] = []
    for now in 1_000..<(1_000 + animation.length) {
      let beat = animation.beat(at: now)
      #expect(beat != nil)
      if let beat, names.last != beat.name { names.append(beat.name) }
      if let beat { #expect(beat.progress >= 0 && beat.progress < 1) }
    }
    #expect(names == animation.beats.map(\.name))
  }

  @Test func aSlayIsShownWithItsExperience() {
    var play = Play(motion: .full)
    play.press(.text("x"))
    let animation = play.state.animation
    #expect(animation?.kind == .slash)
    #expect(animation?.quality == .late)
    #expect(animation?.experience == 43)
    #expect(animation?.levelReached == nil)
  }

  /// Level 2 begins at 50 points. Quest 7 is worth 5: trivial, without a deadline.
  @Test(arguments: [([Importance.major, .trivial, .trivial], nil), ([.major, .normal], 2), ([.epic], nil)])
  func aLevelReachedIsTold(slain: [Importance], level: Int?) {
    let tombs = slain.enumerated().map { index, importance in
      quest(50 + index, "q", importance: importance).slain(at: noon, sequence: index + 1)
    }
    var play = Play(World.open.filter { $0.number == 7 }, slain: tombs, motion: .full)
    let before = play.state.hero?.experience ?? 0
    play.press(.text("x"))
    #expect(play.state.animation?.levelReached == level)
    #expect(play.state.hero?.experience == before + 5)
    play.press(.text("u"))
    #expect(play.state.hero?.experience == before)
  }

  @Test func undoOfARepeatingSlayRises() {
    var play = Play(World.open.filter { $0.number == 8 }, slain: [], motion: .full)
    play.press(.text("x"))
    #expect(play.state.animation?.kind == .slash)
    play.press(.text("u"))
    #expect(play.state.animation?.kind == .rise)
    #expect(play.listed == [8])
  }

  @Test func whatOthersSlayFallsHereToo() {
    var play = Play(motion: .full)
    play.press(.text("a"))
    play.type("half")
    play.outside { $0[1] = $0[1]?.slain(at: noon, sequence: 40) }
    #expect(play.state.animation?.kind == .slash)
    #expect(play.message == "slain elsewhere: \"pay rent\"")
    #expect(play.bar == "half")
  }

  /// Promise 4: any key works during an animation; one that looks elsewhere cuts the victory short.
  @Test func keysWorkMeanwhile() {
    var play = Play(motion: .full)
    play.press(.text("x"), .down)
    #expect(play.state.isAnimating)
    #expect(play.state.selected == 3)
    play.wait(1_190)
    play.press(.down)
    #expect(!play.state.isAnimating)
    #expect(play.state.selected == 1)
  }
}
