import QuestCore
import TestKit
import Testing

@testable import SlayerText

private func quest(_ number: Int, _ title: String, slain: Bool = false) -> Quest {
  let completion = Completion(moment: moment("2026-05-04"), deadlineEnd: nil, sequence: 2)
  return Quest(
    id: QuestID(random: UInt64(number), 0), number: number, title: title, created: moment("2026-05-01"),
    completion: slain ? completion : nil)
}

private func step(_ kind: StepKind, _ changes: [Change]) -> JournalStep {
  JournalStep(
    sequence: 2, moment: moment("2026-05-04"), program: "slayer", session: "s", kind: kind, target: nil,
    changes: changes)
}

private func kill(_ number: Int, _ title: String) -> Change {
  Change(before: quest(number, title), after: quest(number, title, slain: true))
}

@Suite struct StepWordsTests {
  @Test func aStepNamesItsQuest() {
    #expect(step(.complete, [kill(1, "pay rent")]).words == Words("slain \"pay rent\"", "\"pay rent\" 처치"))
    #expect(step(.add, [Change(before: nil, after: quest(1, "a\u{1B}b"))]).words.english == "added \"a␛b\"")
    #expect(step(.delete, [Change(before: quest(1, "월세"), after: nil)]).words.korean == "\"월세\" 삭제")
  }

  @Test func severalAreCounted() {
    let three = step(.complete, [kill(1, "a"), kill(2, "b"), kill(3, "c")])
    #expect(three.words == Words("slain \"a\" and 2 more", "\"a\" 외 2건 처치"))
  }

  @Test func theSuccessorOfARepeatingQuestIsNotCounted() {
    let step = step(.complete, [kill(1, "water plants"), Change(before: nil, after: quest(2, "water plants"))])
    #expect(step.words.english == "slain \"water plants\"")
  }

  @Test func undoAndRedoNameWhatTheyTookBack() {
    let slain = step(.complete, [kill(1, "pay rent")])
    let undo = step(.undo, [kill(1, "pay rent").reversed])
    #expect(Outcome(step: slain).words.english == "slain \"pay rent\"")
    #expect(Outcome(step: undo, concerned: slain).words == Words("undid: slain \"pay rent\"", "되돌림: \"pay rent\" 처치"))
    let several = [kill(1, "pay rent"), kill(2, "buy milk")]
    #expect(step(.undo, several.reversed().map(\.reversed)).words.english == "undone \"pay rent\" and 1 more")
    let redo = step(.redo, [kill(1, "pay rent")])
    #expect(Outcome(step: redo, concerned: slain).words == Words("redid: slain \"pay rent\"", "다시 함: \"pay rent\" 처치"))
    let again = step(.undo, [kill(1, "pay rent").reversed])
    #expect(Outcome(step: again, concerned: redo).words.english == "undid: slain \"pay rent\"")
  }

  @Test func refusalsSayWhatHappened() {
    #expect(Refusal.noSuchQuest(42).words == Words("There is no quest 42.", "42번 퀘스트가 없어요."))
    #expect(
      Refusal.changedSince(7, .complete).words
        == Words(
          "Quest 7 was changed elsewhere after it was slain, so that stays as it is.",
          "7번 퀘스트는 그 뒤에 다른 곳에서 바뀌어서 처치를 되돌릴 수 없어요."))
  }

  @Test func remarksNameTheValue() {
    #expect(ReadingRemark.yearAlone("2027").words.english == "\"2027\" is a year alone: give a month or a day.")
    #expect(ReadingRemark.impossibleDate("2월 30일").words.korean == "\"2월 30일\"은 없는 날짜라서 제목에 남겨 두었어요.")
    #expect(ReadingRemark.unreadableDate("a\u{1B}").words.english.hasPrefix("\"a␛\" is not a date"))
  }
}
