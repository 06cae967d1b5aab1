import QuestCore
import Testing

@testable import SlayerUI

@Suite struct ReadingTests {
  private let long = quest(1, "long", note: (1...40).map { "line \($0)" }.joined(separator: "\n"))

  /// The line of tags, campaign, importance and note is named by what stands in it.
  @Test(arguments: [
    ("x #home !!", "Tags      #home  epic"), ("x +flat !!", "Campaign  +flat  epic"), ("x !!", "Importance epic"),
    ("x // see inside", "Note      // see inside"),
  ])
  func theLineOfLabelsIsNamed(_ typed: String, _ line: String) {
    var play = Play()
    play.press(.text("a"))
    play.type(typed)
    #expect(play.rows.contains { $0.contains(line) }, "\(play.text)")
  }

  /// Where the words about Tab have no room, Tab alone says that there is another reading.
  @Test(arguments: [(80, "17:00 · in 2 h 10 m   Tab: another reading"), (60, "17:00 · in 2 h 10 m   Tab")])
  func tabIsToldWholeOrNotAtAll(_ columns: Int, _ end: String) {
    var play = Play(size: Size(columns: columns, rows: 12))
    play.press(.text("a"))
    play.type("call at 5")
    let row = play.rows.first { $0.contains("Deadline") }
    #expect(row?.hasSuffix(end) == true, "\(row ?? "")")
  }

  @Test func enterOpensAndEscapeCloses() {
    var play = Play()
    play.press(.down, .down, .enter)
    #expect(play.text.contains("call the dentist"))
    #expect(play.text.contains("shopping"))
    play.press(.escape)
    #expect(play.state.mode == .browsing)
    play.press(.enter, .enter)
    #expect(play.state.mode == .browsing)
  }

  @Test func nothingOpensWithoutAQuest() {
    var play = Play([], slain: [])
    play.press(.enter)
    #expect(play.state.mode == .browsing)
  }

  /// The end is reached by one key, and one key up from there is one line up.
  @Test func aLongQuestScrollsToItsEndAndBack() {
    var play = Play([long])
    play.press(.enter, .text("G"))
    #expect(play.text.contains("line 40"))
    let end = play.rows
    play.press(.down, .down)
    #expect(play.rows == end)
    play.press(.up)
    #expect(play.rows != end)
    #expect(!play.text.contains("line 40"))
    #expect(play.text.contains("line 39"))
    play.press(.text("g"))
    #expect(play.text.contains("line 1"))
  }

  @Test func helpScrollsToItsEndAndBack() {
    var play = Play()
    play.press(.text("?"))
    let start = play.rows
    play.press(.text("G"))
    let end = play.rows
    #expect(end != start)
    play.press(.down)
    #expect(play.rows == end)
    play.press(.up)
    #expect(play.rows != end)
    play.press(.text("g"))
    #expect(play.rows == start)
    play.press(.text("?"))
    #expect(play.state.mode == .browsing)
  }

  /// Case 51: another width wraps anew, and the first width looks as before.
  @Test func widthsWrapAnew() {
    var play = Play([quest(1, "q", note: String(repeating: "word 한글 ", count: 60))], size: Size(columns: 120, rows: 40))
    play.press(.enter)
    let wide = play.screen
    play.tell(.resized(Size(columns: 40, rows: 40)))
    #expect(play.screen != wide)
    play.tell(.resized(Size(columns: 120, rows: 40)))
    #expect(play.screen == wide)
  }

  /// What another program takes away closes; it never turns into another quest under the reader's eyes.
  @Test func aQuestThatGoesCloses() {
    var play = Play()
    play.press(.enter)
    play.outside { $0[10] = nil }
    #expect(play.state.mode == .browsing)
    play.press(.enter)
    play.outside { $0[3] = nil }
    #expect(play.state.mode == .reading(top: 0))
    #expect(play.text.contains("보고서 쓰기"))
  }
}
