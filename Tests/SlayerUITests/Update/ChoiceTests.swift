import QuestCore
import TestKit
import Testing

@testable import SlayerUI

/// What Tab and Ctrl-t make of a date stays made.
@Suite struct ChoiceTests {
  private func typing(_ text: String) -> Play {
    var play = Play()
    play.press(.text("a"))
    play.type(text)
    return play
  }

  private func draft(_ play: Play) -> Draft? {
    guard case .typing(let bar) = play.state.mode else { return nil }
    return bar.reading(play.state.readingContext)?.draft
  }

  private static let march = Deadline.day(day("2027-03-04"))
  private static let april = Deadline.day(day("2027-04-03"))

  @Test func tabGoesRoundTheReadings() {
    var play = typing("pay 3/4")
    #expect(draft(play)?.deadline == ChoiceTests.march)
    play.press(.tab)
    #expect(draft(play)?.deadline == ChoiceTests.april)
    play.press(.tab)
    #expect(draft(play)?.deadline == ChoiceTests.march)
    play.press(.backTab)
    #expect(draft(play)?.deadline == ChoiceTests.april)
    play.press(.enter)
    #expect(play.performed == [.add([Draft(title: "pay", deadline: ChoiceTests.april, id: questID(900))])])
  }

  @Test(arguments: [
    [Key.left], [.home, .text("x")], [.text(" "), .text("#"), .text("h")], [.control("a"), .wordRight, .text("s")],
  ])
  func aChoiceStaysWhileItsDateDoes(keys: [Key]) {
    var play = typing("pay 3/4")
    play.press(.tab)
    for key in keys { play.press(key) }
    #expect(draft(play)?.deadline == ChoiceTests.april)
  }

  @Test func anotherDateIsReadAnew() {
    var play = typing("pay 3/4")
    play.press(.tab, .backspace)
    play.type("5")
    #expect(draft(play)?.deadline == .day(day("2027-03-05")))
  }

  @Test func plainTextStaysPlain() {
    var play = typing("read friday")
    play.press(.control("t"))
    #expect(draft(play) == Draft(title: "read friday"))
    play.press(.home)
    play.type("re")
    #expect(draft(play) == Draft(title: "reread friday"))
    play.press(.end)
    play.type(" tomorrow")
    #expect(draft(play) == Draft(title: "reread friday", deadline: .day(day("2026-05-05"))))
    play.press(.control("t"), .control("t"))
    #expect(draft(play)?.title != "reread friday tomorrow")
  }

  @Test func aPlainPieceThatIsChangedIsReadAgain() {
    var play = typing("read fridax")
    play.press(.backspace)
    play.type("y")
    play.press(.control("t"))
    #expect(draft(play)?.deadline == nil)
    play.press(.backspace)
    play.type("y")
    #expect(draft(play)?.deadline == .day(day("2026-05-08")))
  }
}
