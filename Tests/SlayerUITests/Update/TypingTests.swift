import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerUI

@Suite struct TypingTests {
  @Test func enterAddsWhatWasRead() {
    var play = Play()
    play.press(.text("a"))
    play.type("월세 내기")
    play.forget()
    play.press(.enter)
    #expect(play.performed == [.add([Draft(title: "월세 내기", id: questID(900))])])
    #expect(play.effects.last == .keep(Drafts()))
    #expect(play.message == "added \"월세 내기\"")
    #expect(play.bar == nil)
  }

  /// Promise 1: every key is kept as it is typed.
  @Test func eachKeyKeepsTheText() {
    var play = Play()
    play.press(.text("a"))
    play.type("ab")
    play.press(.backspace, .left)
    #expect(play.effects == ["a", "ab", "a"].map { .keep(Drafts(texts: [0: $0])) })
  }

  @Test func escapeKeepsADraftAndABringsItBack() {
    var play = Play()
    play.press(.text("a"))
    play.type("pay")
    play.press(.escape)
    #expect(play.state.mode == .browsing)
    #expect(play.message == "Kept as a draft: a brings it back")
    play.press(.text("a"))
    #expect(play.bar == "pay")
    #expect(!play.effects.contains(.quit))
  }

  @Test func anEmptyLineLeavesNoDraft() {
    var play = Play()
    play.press(.text("a"))
    play.type("x ")
    play.press(.control("u"), .escape)
    #expect(play.effects.last == .keep(Drafts()))
    #expect(play.message == nil)
    play.press(.text("a"), .enter)
    #expect(play.state.mode == .browsing)
    #expect(play.performed.isEmpty)
  }

  @Test func anEditKeepsItsOwnDraft() {
    var play = Play()
    play.press(.text("j"), .text("e"))
    #expect(play.bar?.contains("보고서 쓰기") == true)
    let line = play.bar ?? ""
    play.press(.home)
    play.type("월간 ")
    play.press(.escape)
    #expect(play.effects.last == .keep(Drafts(texts: [2: "월간 " + line])))
    #expect(play.message == "Kept as a draft: e on quest 2 brings it back")
    play.press(.text("g"), .text("e"))
    #expect(play.bar?.contains("fix [Z-a] (x") == true)
    play.press(.escape, .text("j"), .text("e"))
    #expect(play.bar == "월간 " + line)
    play.press(.enter)
    #expect(play.performed == [.edit(2, [.title("월간 보고서 쓰기")])])
    #expect(play.state.drafts == Drafts())
  }

  @Test(arguments: [Key.enter, .escape])
  func anUnchangedEditWritesNothing(key: Key) {
    var play = Play()
    play.press(.text("e"))
    play.type("x")
    play.press(.backspace, key)
    #expect(play.performed.isEmpty)
    #expect(play.state.drafts == Drafts())
    #expect(play.effects.last == .keep(Drafts()))
    #expect(play.message == (key == .enter ? "Nothing was changed" : nil))
  }

  @Test func everyQuestCanBeEditedWithoutAChange() {
    var play = Play()
    for number in SelectionTests.order {
      play.press(.text("e"), .enter)
      #expect(play.message == "Nothing was changed", "\(number)")
      play.press(.down)
    }
    #expect(play.performed.isEmpty)
  }

  /// What was opened a moment ago was changed by nobody, whatever it is made of.
  @Test(arguments: [
    quest(1, "note", note: "one\ntwo\n\nthree"), quest(1, "odd note", note: "  // #x ~ tomorrow\r\n"),
    quest(1, "call about friday 5pm", due: .moment(moment("2026-05-08 17:00:30"))),
    quest(1, "매일 아침 #할일 +원정", tags: ["a b", "집"], steps: [Step(title: "one", isCompleted: true)]),
    quest(1, "\"quoted\" \\ back", importance: .trivial, campaign: "two words"),
    quest(1, "[b]x[/b] // not a note"), quest(1, "due:friday every:day !!"), quest(1, "~"), quest(1, "#x"),
  ])
  func whatIsOpenedIsUnchanged(quest: Quest) {
    var play = Play([quest], slain: [])
    play.press(.text("e"))
    #expect(play.state.outsideChange == nil, "\(play.bar ?? "")")
    play.press(.enter)
    #expect(play.message == "Nothing was changed", "\(play.bar ?? "")")
    play.press(.text("e"), .home)
    play.type("x ")
    play.press(.enter)
    #expect(play.performed == [.edit(1, [.title("x " + quest.title)])], "\(play.bar ?? "")")
  }

  /// A command that is refused, or a store that fails, leaves the bar open with its text.
  @Test func aFailureKeepsTheBar() {
    var play = Play()
    play.failure = Words("The disk is full", "디스크가 가득 찼어요")
    play.press(.text("a"))
    play.type("pay rent")
    play.press(.enter)
    #expect(play.bar == "pay rent")
    #expect(play.state.message == Message(Words("The disk is full", "디스크가 가득 찼어요"), isError: true))
    #expect(play.state.drafts[0] == "pay rent")
    play.failure = nil
    play.press(.enter)
    #expect(play.bar == nil)
    #expect(play.quests[14]?.title == "pay rent")
  }

  @Test func anEditOfWhatIsGoneKeepsTheBar() {
    var play = Play()
    play.press(.text("e"))
    play.type("!!!")
    play.outside { $0[10] = nil }
    play.press(.enter)
    #expect(play.bar?.hasSuffix("!!!") == true)
    #expect(play.state.message?.isError == true)
  }

  @Test func changesFromOutsideKeepTypedText() {
    var play = Play()
    play.press(.text("a"))
    play.type("half a wo")
    play.outside { $0[20] = quest(20, "from elsewhere") }
    play.type("rd")
    #expect(play.bar == "half a word")
    #expect(play.listed.contains(20))
  }

  /// Case 65: in the list a paste is nothing; in the bar it is one line.
  @Test func aPasteIsNoCommand() {
    var play = Play()
    play.press(.paste("x\nd\nq"))
    #expect(play.effects.isEmpty && play.state.mode == .browsing)
    play.press(.text("a"), .paste("milk\nd\ny\nq"), .enter)
    #expect(play.performed == [.add([Draft(title: "milk d y q", id: questID(900))])])
  }

  @Test func ctrlCQuitsAndKeepsTheText() {
    var play = Play()
    play.press(.text("a"))
    play.type("pay")
    play.press(.control("c"))
    #expect(play.effects.contains(.keep(Drafts(texts: [0: "pay"]))))
    #expect(play.effects.last == .quit)
  }

  @Test(arguments: [
    (Drafts(texts: [0: "pay"]), "A draft is waiting: press a to go on with it"),
    (Drafts(texts: [3: "call", 7: "read"]), "Kept as a draft: e on quest 3 brings it back"), (Drafts(), nil),
  ])
  func draftsAreOfferedAtTheStart(drafts: Drafts, message: String?) {
    #expect(Play(drafts: drafts).message == message)
  }

  /// Case 55: the caret counts cells.
  @Test func theCaretCountsCells() {
    var play = Play()
    play.press(.text("a"))
    let start = play.screen.caret?.column ?? 0
    play.type("写作业")
    #expect(play.screen.caret?.column == start + 6)
    play.press(.control("u"))
    play.type("보고서 쓰기")
    #expect(play.screen.caret?.column == start + 11)
    play.press(.left, .left)
    #expect(play.screen.caret?.column == start + 7)
    play.press(.backspace)
    #expect(play.screen.caret?.column == start + 6)
    #expect(play.bar == "보고서쓰기")
  }
}
