import QuestCore
import TestKit
import Testing

@testable import SlayerUI

/// The page of a quest: what can be done with the quest in the list can be done there.
@Suite struct QuestPageTests {
  @Test func slayingLeavesThePage() {
    var play = Play()
    play.press(.down, .enter, .text("x"))
    #expect(play.performed == [.complete([2])])
    #expect(play.state.mode == .browsing)
    #expect(play.state.selected == 3)
  }

  @Test func deletingLeavesThePageAndUndoBringsBack() {
    var play = Play()
    play.press(.down, .enter, .text("d"))
    #expect(play.performed == [.delete([2])])
    #expect(play.state.mode == .browsing)
    play.press(.text("u"))
    #expect(play.state.selected == 2)
  }

  @Test func puttingOffStaysOnThePage() {
    var play = Play()
    play.press(.down, .enter, .text(">"), .text("u"))
    #expect(play.performed.count == 2 && play.performed.last == .undo)
    #expect(play.state.mode == .reading(top: 0))
    #expect(play.state.shown?.quest.number == 2)
  }

  @Test func theLineOpensFromThePage() {
    var play = Play()
    play.press(.down, .enter, .text("e"))
    #expect(play.state.keyContext == .typing)
    play.press(.escape)
    #expect(play.state.mode == .browsing)
  }

  /// A slain quest rises from its page as it does from its tomb; nothing there slays or puts off.
  @Test func aTombsPageRaises() {
    var play = Play()
    play.press(.tab, .enter, .text(">"))
    #expect(play.performed.isEmpty)
    play.press(.text("x"))
    #expect(play.performed == [.reopen([13])])
    #expect(play.state.focus == .list)
    #expect(play.state.selected == 13)
    #expect(play.text.contains("x slay"))
  }
}
