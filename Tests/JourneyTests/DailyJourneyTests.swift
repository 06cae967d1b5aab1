import QuestCore
import SlayerText
import Testing

/// A day with quests: from typing them to their tombs.
@Suite struct DailyJourneyTests {
  @Test func questsAreAddedInEnglish() throws {
    try Journey()
      .opens()
      .sees("No quests. The dungeon is quiet.", "Press a to add one", "0 overdue  0 today  0 slain")
      .presses(.text("a")).types("pay rent friday 5pm #home")
      .sees("New quest ▸ pay rent friday 5pm #home", "Quest     pay rent", "Fri 8 May 2026, 17:00 · in 4 days", "#home")
      .presses(.enter)
      .sees("added \"pay rent\"", "1 pay rent #home", "Fri 17:00", "This week")
      .seesTitle("pay rent · Fri 17:00 — slayer")
      .presses(.text("a")).types("call the dentist today 3pm !")
      .presses(.enter)
      .sees("2 ! call the dentist", "in 6 h", "1 today")
      .quits()
      .opens()
      .sees("1 pay rent #home", "2 ! call the dentist")
      .quits()
      .plays()
  }

  @Test func questsAreAddedInKorean() throws {
    try Journey(.korean)
      .opens()
      .sees("퀘스트가 없어요. 던전이 조용해요.")
      .presses(.text("ㅁ")).types("금요일 오후 5시 월세 내기 #집")
      .sees("월세 내기", "2026년 5월 8일 (금) 17:00 · 4일 남음")
      .presses(.enter)
      .sees("\"월세 내기\" 추가", "1 월세 내기 #집", "금 17:00", "이번 주")
      .presses(.text("ㅌ"))
      .sees("\"월세 내기\" 처치", "처치 1", "무덤 1개")
      .quits()
      .plays()
  }

  @Test func aQuestIsSlainOnTimeAndAnotherLate() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("buy milk today").presses(.enter)
      .presses(.text("a")).types("return the book 2026-05-01").presses(.enter)
      .sees("1 overdue  1 today  0 slain", "3 d late")
      .presses(.text("x"))
      .sees("slain \"return the book\"", "0 overdue  1 today  1 slain")
      .presses(.text("x"))
      .sees("slain \"buy milk\"", "0 overdue  0 today  2 slain", "2 tombs", "Lv 2")
      .presses(.text("c"))
      .sees("Mon 4 May 2026", "buy milk", "clean", "return the book", "late · +", "2 tombs")
      .presses(.escape)
      .quits()
      .opens(at: "2026-05-05 09:00")
      .sees("0 slain", "Nothing was slain today yet")
      .quits()
      .plays()
  }

  @Test func whatWasDoneIsUndoneAndRedone() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("sweep tomorrow").presses(.enter)
      .presses(.text("x"))
      .sees("slain \"sweep\"", "1 slain")
      .presses(.text("u"))
      .sees("undid: slain \"sweep\"", "0 slain", "1 sweep")
      .presses(.control("r"))
      .sees("redid: slain \"sweep\"", "1 slain")
      .presses(.text("u"), .text("u"))
      .sees("undid: added \"sweep\"", "No quests. The dungeon is quiet.")
      .presses(.text("u"))
      .sees("There is nothing to undo.")
      .quits()
      .plays()
  }

  @Test func anUndoReachesBackBeforeTheStart() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("sweep").presses(.enter).presses(.text("d"))
      .sees("deleted \"sweep\"")
      .quits()
      .opens()
      .presses(.text("u"))
      .sees("undid: deleted \"sweep\"", "1 sweep")
      .quits()
      .plays()
  }

  @Test func aQuestRisesFromItsTomb() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("sweep").presses(.enter).presses(.text("x"))
      .presses(.tab)
      .sees("clean · +15 xp", "x raise")
      .presses(.text("x"))
      .sees("raised \"sweep\"", "0 slain", "1 sweep", "x slay")
      .quits()
      .opens()
      .sees("1 sweep", "0 slain")
      .quits()
      .plays()
  }

  @Test func aRepeatingQuestComesAgain() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("water the plants every monday").presses(.enter)
      .sees("1 water the plants ↻", "today")
      .presses(.text("x"))
      .sees("slain \"water the plants\"", "2 water the plants ↻", "1 slain")
      .presses(.text("u"))
      .sees("1 water the plants ↻", "0 slain")
      .seesNo("2 water")
      .quits()
      .plays()
  }

  @Test func deadlinesArePutOff() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("report today 5pm").presses(.enter)
      .presses(.text(">"))
      .sees("edited \"report\"", "Tue 17:00")
      .presses(.text("}"))
      .sees("12 May")
      .presses(.text(".")).types("wed 10am")
      .sees("Deadline 1 ▸ wed 10am", "Wed 6 May 2026, 10:00 · in 2 days")
      .presses(.enter)
      .sees("Wed 10:00")
      .presses(.text(".")).types("none").presses(.enter)
      .sees("Someday")
      .presses(.text(".")).types("gibberish").presses(.enter)
      .sees("Deadline 1 ▸ gibberish")
      .presses(.escape)
      .quits()
      .plays()
  }

  @Test func questsAreFound() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("pay rent #home").presses(.enter)
      .presses(.text("a")).types("50% off").presses(.enter)
      .presses(.text("a")).types("한글 읽기").presses(.enter)
      .presses(.text("/")).types("50%")
      .sees("1 found", "2 50% off").seesNo("pay rent", "한글 읽기")
      .presses(.control("u")).types("#home").presses(.enter)
      .sees("1 pay rent #home").seesNo("50% off")
      .presses(.text("x"))
      .sees("slain \"pay rent\"")
      .presses(.escape)
      .sees("2 50% off", "3 한글 읽기")
      .quits()
      .plays()
  }
}
