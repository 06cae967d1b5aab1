import QuestCore
import TestKit
import Testing

@testable import SlayerUI

@Suite struct SelectionTests {
  /// Overdue by deadline, then today and so on: the order in which the tests walk.
  static let order = [10, 2, 3, 1, 8, 4, 5, 6, 9, 7]

  @Test func theListStartsAtItsTop() {
    let play = Play()
    #expect(play.listed == SelectionTests.order)
    #expect(play.state.selected == 10)
  }

  @Test(arguments: [
    ([Key.text("j")], 2), ([.down, .down], 3), ([.text("j"), .text("k")], 10), ([.up], 10), ([.text("G")], 7),
    ([.end, .down], 7), ([.text("G"), .text("g")], 10), ([.end, .home], 10), ([.text("ㅓ")], 2),
  ])
  func keysMoveIt(keys: [Key], number: Int) {
    var play = Play()
    for key in keys { play.press(key) }
    #expect(play.state.selected == number)
    #expect(play.effects.isEmpty)
  }

  @Test func pagesMoveItFurther() {
    var play = Play((1...60).map { quest($0, "q\($0)") }, slain: [])
    play.press(.pageDown)
    #expect(play.state.selectedIndex == 14)
    play.press(.text(" "), .control("b"))
    #expect(play.state.selectedIndex == 14)
    play.press(.pageUp, .pageUp)
    #expect(play.state.selectedIndex == 0)
  }

  @Test func aNewQuestIsSelected() {
    var play = Play()
    play.press(.text("a"))
    play.type("sweep")
    play.press(.enter)
    #expect(play.state.selected == 14)
    #expect(play.bar == nil)
    #expect(play.state.selectedItem?.quest.title == "sweep")
  }

  @Test func afterASlayTheNextIsSelected() {
    var play = Play()
    play.press(.text("j"), .text("x"))
    #expect(play.performed == [.complete([2])])
    #expect(play.state.selected == 3)
    #expect(play.state.selectedIndex == 1)
  }

  @Test func afterTheLastOneThePreviousIsSelected() {
    var play = Play()
    play.press(.text("G"), .text("x"))
    #expect(play.state.selected == 9)
  }

  @Test func afterADeleteTheNextIsSelected() {
    var play = Play()
    play.press(.text("d"))
    #expect(play.performed == [.delete([10])])
    #expect(play.state.selected == 2)
    #expect(play.message == "deleted \"fix [Z-a] (x\"")
  }

  @Test func theLastQuestLeavesNothingSelected() {
    var play = Play([quest(1, "one")], slain: [])
    play.press(.text("x"))
    #expect(play.state.selected == nil)
    #expect(play.listed.isEmpty)
    play.forget()
    for key in ["x", "e", "d", ">", "}", "."] {
      play.press(.text(key))
      #expect(play.message == "No quest is selected: press a to add one", "\(key)")
      #expect(play.state.mode == .browsing, "\(key)")
    }
    #expect(play.effects.isEmpty)
  }

  /// Case: another program writes above the selection; the selection stays on its quest.
  @Test func changesFromOutsideKeepTheQuest() {
    var play = Play()
    play.press(.text("j"), .text("j"))
    play.outside { $0[20] = quest(20, "late", due: .day(day("2026-04-01"))) }
    #expect(play.state.selected == 3)
    #expect(play.listed.prefix(4) == [20, 10, 2, 3])
    #expect(play.effects == [.readHistory])
  }

  @Test func whenItsQuestGoesThePlaceStays() {
    var play = Play()
    play.press(.text("j"))
    play.outside { $0[2] = nil }
    #expect(play.state.selected == 3)
    play.press(.text("G"))
    play.outside { $0[7] = nil }
    #expect(play.state.selected == 9)
  }

  @Test func undoSelectsWhatItBringsBack() {
    var play = Play()
    play.press(.text("G"), .text("x"), .text("g"), .text("u"))
    #expect(play.state.selected == 7)
    #expect(play.listed == SelectionTests.order)
  }

  /// A quest that does not match what is sought is shown all the same when it is new.
  @Test func aNewQuestEndsASearchThatHidesIt() {
    var play = Play()
    play.press(.text("/"))
    play.type("rent")
    play.press(.enter, .text("a"))
    play.type("sweep")
    play.press(.enter)
    #expect(play.state.sought.isEmpty)
    #expect(play.state.selected == 14)
  }
}
