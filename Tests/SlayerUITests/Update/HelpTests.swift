import TestKit
import Testing

@testable import SlayerUI

/// Help lies over what one was looking at, and gives it back.
@Suite struct HelpTests {
  @Test(arguments: [
    ([Key.text("j")], Mode.browsing), ([.enter, .down], .reading(top: 0)), ([.text("c")], .chronicle(top: 0)),
    ([.text("b"), .down, .down], .bestiary(selected: 2)),
  ])
  func closesToWhereItWasOpened(_ keys: [Key], _ before: Mode) {
    for close in [Key.text("?"), .escape, .enter] {
      var play = Play()
      for key in keys { play.press(key) }
      play.press(.text("?"))
      #expect(play.state.mode == .help(top: 0, over: before))
      play.press(.text("G"), close)
      #expect(play.state.mode == before)
    }
  }

  /// As long as there is more below, the last row says so.
  @Test func moreBelowIsTold() {
    for (size, mark) in [(Size(columns: 80, rows: 24), "PgDn ↓"), (Size(columns: 40, rows: 12), "↓")] {
      var play = Play(size: size)
      play.press(.text("?"))
      #expect(play.rows.contains { $0.hasSuffix(mark) && $0.count == size.columns })
      play.press(.text("G"))
      #expect(!play.rows.contains { $0.hasSuffix(mark) && $0.count == size.columns })
    }
  }

  @Test func theGraveyardKeepsItsTomb() {
    var play = Play()
    play.press(.tab, .left, .text("?"), .escape)
    #expect(play.state.focus == .graveyard)
    #expect(play.state.selectedTomb == 1)
  }

  @Test func aQuestThatWentMeanwhileIsNotComeBackTo() {
    var play = Play()
    play.press(.enter, .text("?"))
    play.outside { $0[10] = nil }
    #expect(play.state.mode == .help(top: 0, over: .browsing))
    play.press(.escape)
    #expect(play.state.mode == .browsing)
  }

  @Test func theChronicleBeneathIsReadAnew() {
    var play = Play()
    play.press(.text("c"), .text("?"))
    play.forget()
    play.outside { $0[10] = nil }
    #expect(play.effects == [.readHistory, .readChronicle])
  }
}
