import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct ListTests {
  /// Monday 30 November 2026, 14:50 in Seoul.
  private func dungeon(language: String = "en") throws -> Trial {
    let trial = try Trial(language: language)
    try trial.add(
      Draft(title: "read a book"),
      Draft(title: "pay rent", deadline: .moment(moment("2026-11-30 17:00")), importance: .major, tags: ["home"]),
      Draft(title: "보고서 쓰기", deadline: .day(day("2026-11-28")), importance: .epic, campaign: "회사"),
      Draft(title: "call", deadline: .day(day("2026-12-01")), importance: .trivial),
      Draft(title: "water plants", deadline: .moment(moment("2026-12-04 17:00"))),
      Draft(title: "presents", deadline: .day(day("2026-12-25"))))
    return trial
  }

  @Test func sectionsAsOnTheScreen() throws {
    #expect(
      try dungeon().answer("list") == """
        Overdue (1)
          3 G !! 2 d late     보고서 쓰기 +회사

        Today (1)
          2 K  ! in 2 h 10 m  pay rent #home

        Tomorrow (1)
          4 x  ~ tomorrow     call

        This week (1)
          5 m    Fri 17:00    water plants

        Later (1)
          6 o    25 Dec       presents

        Someday (1)
          1 d                 read a book

        """)
  }

  @Test func inKoreanTheColumnsHoldToo() throws {
    #expect(
      try dungeon(language: "ko").answer("list", "due:오늘") == """
        오늘 (1)
          2 K  ! 2시간 10분 남음  pay rent #home

        """)
  }

  @Test(arguments: [
    (["rent"], [2]), (["#home"], [2]), (["+회사"], [3]), (["!epic"], [3]), (["overdue"], [3]), (["today"], [3, 2]),
    (["지남", "or", "오늘"], [3, 2]),
    (["e", "a"], [2, 5, 1]), (["nothing here"], []),
  ])
  func filters(words: [String], numbers: [Int]) throws {
    let quests = try objects(try dungeon().run(["list", "--json"] + words).output)
    #expect(quests.map { $0["number"] as? Int } == numbers)
  }

  @Test func emptyListsSaySo() throws {
    let trial = try Trial()
    #expect(trial.answer("list", "--json") == "[]\n")
    #expect(trial.answer("next", "--json") == "null\n")
    #expect(trial.answer("list").hasPrefix("No open quests. Add one: "))
    #expect(trial.answer("next").hasPrefix("No open quests. Add one: "))
    try trial.add(Draft(title: "a"))
    #expect(trial.answer("list", "b") == "No open quest matches.\n")
  }

  @Test func linesFitTheWidth() throws {
    let trial = try Trial()
    try trial.add(
      Draft(title: String(repeating: "한글제목", count: 30), deadline: .day(day("2026-12-01")), tags: ["tag"]),
      Draft(title: "b", tags: ["한국어", "또하나"]))
    for columns in [20, 21, 40, 80, 81] {
      let lines = trial.run(["list"], columns: columns, isTerminal: true).output.split(separator: "\n")
      #expect(lines.allSatisfy { cellWidth(String($0)) <= columns }, "\(columns)")
    }
    #expect(trial.answer("list").contains(String(repeating: "한글제목", count: 30)))
  }

  @Test func nextIsTheFirstOfTheList() throws {
    #expect(try dungeon().answer("next").hasPrefix("3 보고서 쓰기\n"))
    #expect(try object(try dungeon().answer("next", "--json"))["number"] as? Int == 3)
  }

  @Test func showsAQuestInFull() throws {
    let trial = try Trial()
    try trial.add(
      Draft(
        title: "move", note: "boxes\nand the van", deadline: .moment(moment("2026-12-04 17:00")), importance: .major,
        campaign: "flat", tags: ["home", "big"], steps: [Step(title: "pack", isCompleted: true), Step(title: "carry")]))
    let lines = trial.answer("show", "1").split(separator: "\n").filter { !$0.contains("monster") }
    #expect(
      lines.joined(separator: "\n") == """
        1 move
          deadline    Fri 4 Dec 2026, 17:00 · in 4 days
          importance  major
          campaign    flat
          tags        #home #big
          steps       [x] pack
                      [ ] carry
          note        boxes
                      and the van
          created     Mon 30 Nov 2026, 14:50
        """)
    #expect(trial.run(["show", "2"]).code == 1)
    #expect(trial.run(["show", "x"]).code == 2)
    #expect(trial.run(["show", "1-2"]).code == 2)
    #expect(trial.run(["show"]).code == 2)
    #expect(trial.run(["show", "1", "2"]).code == 2)
  }

  @Test func jsonOfDeadlinesAndSteps() throws {
    let trial = try Trial()
    try trial.add(
      Draft(title: "a", deadline: .moment(moment("2026-12-25 17:00")), steps: [Step(title: "s", isCompleted: true)]),
      Draft(title: "b", deadline: .day(day("2026-12-25"))))
    let quests = try objects(trial.answer("list", "--json"))
    #expect(quests.map { $0["deadline"] as? String } == ["2026-12-25T17:00:00+09:00", "2026-12-25"])
    let step = try #require((quests[0]["steps"] as? [[String: Any]])?.first)
    #expect(step["title"] as? String == "s")
    #expect(step["completed"] as? Bool == true)
  }
}
