import QuestCore
import TestKit
import Testing

@testable import SlayerUI

@Suite struct CommandTests {
  @Test(arguments: [
    // `>` a day, `}` a week later: a day stays a day, a time keeps its hour, no deadline counts from today.
    (2, ">", Deadline.day(day("2026-05-03"))), (2, "}", .day(day("2026-05-09"))),
    (1, ">", .moment(moment("2026-05-05 17:00"))), (1, "}", .moment(moment("2026-05-11 17:00"))),
    (7, ">", .day(day("2026-05-05"))), (7, "}", .day(day("2026-05-11"))),
  ])
  func deadlinesArePutOff(number: Int, key: String, later: Deadline) throws {
    var play = Play([try #require(World.open.first { $0.number == number })])
    play.press(.text(key))
    #expect(play.performed == [.edit(number, [.deadline(later)])])
    #expect(play.quests[number]?.deadline == later)
    #expect(play.state.selected == number)
  }

  @Test func undoAndRedoSayWhatTheyDid() {
    var play = Play()
    play.press(.text("x"))
    #expect(play.message == "slain \"fix [Z-a] (x\"")
    play.press(.text("u"))
    #expect(play.message == "undid: slain \"fix [Z-a] (x\"")
    #expect(play.quests[10]?.isOpen == true)
    play.press(.control("r"))
    #expect(play.message == "redid: slain \"fix [Z-a] (x\"")
    #expect(play.quests[10]?.isOpen == false)
    play.press(.text("u"), .text("u"))
    #expect(play.state.message?.isError == true)
  }

  @Test func undoOfAnAddTakesItAway() {
    var play = Play()
    play.press(.text("a"))
    play.type("sweep")
    play.press(.enter, .text("u"))
    #expect(play.message == "undid: added \"sweep\"")
    #expect(play.listed == SelectionTests.order)
  }

  @Test func aMessageGoesWithTheNextKey() {
    var play = Play()
    play.press(.text("x"))
    #expect(play.message != nil)
    play.wait(10_000)
    #expect(play.message != nil)
    play.press(.down)
    #expect(play.message == nil)
  }

  @Test func theGraveyardRaises() {
    var play = Play()
    play.press(.tab)
    #expect(play.state.focus == .graveyard)
    #expect(play.state.shown?.quest.number == 13)
    play.press(.text("h"), .left)
    #expect(play.state.shown?.quest.number == 11)
    play.press(.text("l"), .text("x"))
    #expect(play.performed == [.reopen([12])])
    #expect(play.message == "raised \"세탁소 들르기\"")
    #expect(play.state.focus == .list)
    #expect(play.state.selected == 12)
    #expect(play.state.graveyard.map(\.quest.number) == [11, 13])
  }

  @Test func tabGoesToTombsAndBack() {
    var play = Play()
    play.press(.tab, .tab)
    #expect(play.state.focus == .list)
    play.press(.tab, .escape)
    #expect(play.state.focus == .list)
    var empty = Play(slain: [])
    empty.press(.tab)
    #expect(empty.state.focus == .list)
    #expect(empty.message == "Nothing was slain today yet")
  }

  @Test func aDeletedTombIsGone() {
    var play = Play(slain: [World.slain[0]])
    play.press(.tab, .text("d"))
    #expect(play.performed == [.delete([11])])
    #expect(play.state.graveyard.isEmpty)
    #expect(play.state.focus == .list)
  }

  @Test func aTombIsEditedToo() {
    var play = Play()
    play.press(.tab, .text("e"))
    #expect(play.bar?.contains("return the book") == true)
  }

  @Test(arguments: [
    (Key.control("l"), Effect.repaint), (.control("z"), .suspend), (.control("c"), .quit),
  ])
  func someKeysWorkEverywhere(key: Key, effect: Effect) {
    for way in [[], [Key.text("a")], [.text("/")], [.text("?")], [.enter], [.tab], [.text("e")], [.text(".")]] {
      var play = Play()
      for step in way { play.press(step) }
      play.forget()
      play.press(key)
      #expect(play.effects.last == effect, "\(way)")
    }
  }

  @Test func escapeNeverQuits() {
    for way in [[], [Key.text("a")], [.text("/")], [.text("?")], [.enter], [.tab], [.text("e")], [.text(".")]] {
      var play = Play()
      for step in way { play.press(step) }
      play.press(.escape, .escape, .escape)
      #expect(play.state.mode == .browsing, "\(way)")
      #expect(play.state.focus == .list, "\(way)")
      #expect(!play.effects.contains(.quit), "\(way)")
    }
  }

  @Test func qQuitsWhereNothingIsTyped() {
    for way in [[], [Key.text("?")], [.enter], [.tab]] {
      var play = Play()
      for step in way { play.press(step) }
      play.press(.text("q"))
      #expect(play.effects == [.quit], "\(way)")
    }
    var play = Play()
    play.press(.text("a"), .text("q"))
    #expect(play.bar == "q")
  }

  @Test func keysActInHangulMode() {
    var play = Play()
    play.press(.text("ㅌ"), .text("ㅕ"))
    #expect(play.performed == [.complete([10]), .undo])
    play.press(.text("ㅁ"), .text("ㅁ"))
    #expect(play.bar == "ㅁ")
  }
}
