import QuestCore
import SlayerText
import Testing

@testable import SlayerUI

@Suite struct PaceTests {
  private let minute: Int64 = 42_000

  @Test(arguments: [Motion.none, .reduced])
  func withoutMotionNothingWakesBeforeTheMinute(motion: Motion) {
    let play = Play(motion: motion)
    #expect(play.state.wait(toNextMinute: minute) == minute)
    #expect(!play.state.isBreathing)
  }

  @Test func breathingIsFourPicturesASecondForAMinute() {
    var play = Play(motion: .full)
    #expect(play.state.wait(toNextMinute: minute) == 250)
    #expect(play.state.wait(toNextMinute: 100) == 100)
    play.wait(59_999)
    #expect(play.state.wait(toNextMinute: minute) == 250)
    play.wait(1)
    #expect(play.state.wait(toNextMinute: minute) == minute)
    play.press(.down)
    #expect(play.state.wait(toNextMinute: minute) == 250)
  }

  @Test func breathingRestsWithoutTheTerminalsFocus() {
    var play = Play(motion: .full)
    play.tell(.terminalFocus(false))
    #expect(play.state.wait(toNextMinute: minute) == minute)
    play.tell(.terminalFocus(true))
    #expect(play.state.wait(toNextMinute: minute) == 250)
  }

  @Test(arguments: [Key.text("?"), .text("c")])
  func nothingBreathesBehindText(key: Key) {
    var play = Play(motion: .full)
    play.press(key)
    #expect(play.state.wait(toNextMinute: minute) == minute)
  }

  @Test func aSmallScreenHasNothingThatBreathes() {
    #expect(Play(size: Size(columns: 40, rows: 12), motion: .full).state.wait(toNextMinute: minute) == minute)
    #expect(Play(size: Size(columns: 50, rows: 15), motion: .full).state.wait(toNextMinute: minute) == 250)
    #expect(
      Play([], slain: [], size: Size(columns: 50, rows: 15), motion: .full).state.wait(toNextMinute: minute) == minute)
  }

  @Test(arguments: [(Motion.full, Int64(33)), (.reduced, 33), (.none, 42_000)])
  func animationsHaveThirtyPicturesASecond(motion: Motion, wait: Int64) {
    var play = Play(motion: motion)
    play.press(.text("x"))
    #expect(play.state.isAnimating == (motion != .none))
    #expect(play.state.wait(toNextMinute: minute) == wait)
    play.wait(3_000)
    #expect(!play.state.isAnimating)
  }
}
