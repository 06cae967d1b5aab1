import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerUI

/// `slayer quick`: the small screen for one new quest.
@Suite struct QuickViewTests {
  private func quick(_ size: Size, drafts: Drafts = Drafts()) -> Play {
    Play([], slain: [], size: size, isQuick: true, drafts: drafts)
  }

  @Test func opensWithTheBar() {
    let play = quick(Size(columns: 70, rows: 10))
    #expect(play.rows.first == " New quest ▸")
    #expect(play.rows.last == " Enter save  Esc keep draft")
    #expect(play.bar == "")
  }

  @Test func threeLinesAreEnough() {
    var play = quick(Size(columns: 50, rows: 3))
    play.type("call mum fri 5pm")
    #expect(play.rows[0] == " New quest ▸ call mum fri 5pm")
    #expect(play.rows[1].hasPrefix(" Quest     call mum"))
    #expect(play.rows[2].hasPrefix(" Deadline  "))
  }

  /// No size makes it leave its place or say that it is too small.
  @Test(arguments: 1...12, [1, 8, 20, 40, 52, 70, 200])
  func fitsEverySize(rows: Int, columns: Int) {
    var play = quick(Size(columns: columns, rows: rows))
    play.type("보고서 쓰기 tomorrow #일 !! // note")
    #expect(play.rows.count == rows)
    #expect(play.rows.allSatisfy { cellWidth($0) <= columns })
  }

  @Test func theMonsterStandsBesideWhereThereIsRoom() {
    var play = quick(Size(columns: 70, rows: 10))
    #expect(!play.text.contains("▀"))
    play.type("x")
    #expect(play.text.contains("▀"))
  }

  @Test func enterSavesAndCloses() {
    var play = quick(Size(columns: 70, rows: 10))
    play.type("call mum")
    play.press(.enter)
    #expect(play.performed.count == 1)
    #expect(play.effects.last == .quit)
    #expect(play.state.drafts.texts.isEmpty)
  }

  @Test func escapeKeepsTheDraftAndCloses() {
    var play = quick(Size(columns: 70, rows: 10))
    play.type("call")
    play.press(.escape)
    #expect(play.performed.isEmpty)
    #expect(play.effects.last == .quit)
    #expect(play.state.drafts[0] == "call")
    #expect(quick(Size(columns: 70, rows: 10), drafts: Drafts(texts: [0: "call"])).bar == "call")
  }

  @Test func enterOnAnEmptyLineCloses() {
    var play = quick(Size(columns: 70, rows: 10))
    play.press(.enter)
    #expect(play.performed.isEmpty)
    #expect(play.effects.last == .quit)
  }

  /// A refusal is shown and nothing typed is lost.
  @Test func aFailureKeepsItOpen() {
    var play = quick(Size(columns: 70, rows: 10))
    play.failure = Words("the disk is full", "디스크가 가득 찼어요")
    play.type("call")
    play.press(.enter)
    #expect(!play.effects.contains(.quit))
    #expect(play.text.contains("the disk is full"))
    #expect(play.bar == "call")
  }
}
