import QuestCore
import Testing

@testable import SlayerUI

@Suite struct FindTests {
  @Test func theListFollowsTheText() {
    var play = Play()
    play.press(.text("/"))
    play.type("the")
    #expect(play.listed == [3, 8, 5, 7])
    #expect(play.state.selected == 3)
    play.type(" plants")
    #expect(play.listed == [8])
    play.press(.control("w"), .control("u"))
    #expect(play.listed == SelectionTests.order)
    #expect(play.effects.isEmpty)
  }

  @Test func enterKeepsWhatWasFoundAndEscapeShowsAll() {
    var play = Play()
    play.press(.text("/"))
    play.type("월")
    play.press(.control("u"))
    play.type("#행정")
    play.press(.enter)
    #expect(play.state.mode == .browsing)
    #expect(play.listed == [6])
    #expect(play.rows[22] == " / #행정  1 found")
    play.press(.text("/"))
    #expect(play.bar == "#행정")
    play.press(.enter, .escape)
    #expect(play.state.sought.isEmpty)
    #expect(play.listed == SelectionTests.order)
    #expect(play.state.selected == 6)
  }

  @Test func escapeWhileSeekingShowsAll() {
    var play = Play()
    play.press(.text("/"))
    play.type("nothing like it")
    #expect(play.listed.isEmpty && play.state.selected == nil)
    #expect(play.text.contains("Nothing matches. Esc shows all quests."))
    play.press(.escape)
    #expect(play.listed == SelectionTests.order)
    #expect(play.state.selected == 10)
    play.press(.escape)
    #expect(!play.effects.contains(.quit))
  }

  @Test func aLongTextAndTheCountShareTheLine() {
    var play = Play(size: Size(columns: 40, rows: 12))
    play.press(.text("/"))
    play.type("a text longer than the line has room for")
    let row = play.rows[play.screen.caret?.row ?? 0]
    #expect(row.hasSuffix(" the line has room for   0 found"))
    #expect(play.screen.caret?.column == row.count - "   0 found".count)
  }

  @Test func savedFiltersAreFoundByTheirNames() {
    var play = Play(filters: ["home": "#home or #행정"])
    play.press(.text("/"))
    play.type("@home")
    #expect(play.listed == [1, 6])
  }
}
