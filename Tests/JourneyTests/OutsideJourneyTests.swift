import Foundation
import QuestCore
import QuestStore
import TestKit
import Testing

/// Other programs write to the same store while the screen is open.
@Suite struct OutsideJourneyTests {
  private static let now = moment("2026-05-04 09:00")
  private static let calendar = SlayerCalendar(zone: .seoul)

  private func write(_ command: Command) -> (QuestStore) throws -> Void {
    { _ = try $0.perform(command, at: OutsideJourneyTests.now, calendar: OutsideJourneyTests.calendar) }
  }

  @Test func theScreenFollowsAndTypedTextStays() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("first").presses(.enter)
      .presses(.text("a")).types("half a wo")
      .meanwhile(write(.add([Draft(title: "from elsewhere")])))
      .sees("2 from elsewhere", "New quest ▸ half a wo")
      .types("rd").presses(.enter)
      .sees("3 half a word", "2 from elsewhere", "1 first")
      .quits()
      .plays()
  }

  @Test func whatOthersSlayFallsHere() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("sweep").presses(.enter)
      .meanwhile(write(.complete([1])))
      .sees("slain elsewhere: \"sweep\"", "1 slain", "No quests. The dungeon is quiet.")
      .presses(.text("u"))
      .seesNo("undid: slain")
      .quits()
      .plays()
  }

  @Test func theSelectionStaysOnItsQuest() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("one").presses(.enter)
      .presses(.text("a")).types("two").presses(.enter)
      .meanwhile(write(.add([Draft(title: "urgent", deadline: .day(day("2026-05-01")))])))
      .presses(.text("x"))
      .sees("slain \"two\"", "3 urgent", "1 one")
      .quits()
      .plays()
  }

  /// A refusal is told, and the line stays open with its text.
  @Test func anEditOfWhatOthersDeletedIsRefused() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("sweep").presses(.enter)
      .presses(.text("e")).types(" the floor")
      .meanwhile(write(.delete([1])))
      .presses(.enter)
      .sees("Edit 1 ▸ sweep the floor", "There is no quest 1.")
      .presses(.escape).quits()
      .plays()
  }

  @Test func theSameFieldIsAskedAbout() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("sweep").presses(.enter)
      .presses(.text("e")).types(" the floor")
      .meanwhile(write(.edit(1, [.title("sweep the stairs")])))
      .presses(.enter)
      .sees("Edit 1 ▸ sweep the floor", "sweep the stairs")
      .presses(.enter)
      .sees("1 sweep the floor")
      .quits()
      .plays()
  }

  @Test func anotherFieldIsKept() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("sweep").presses(.enter)
      .presses(.text("e")).types(" the floor")
      .meanwhile(write(.edit(1, [.deadline(.day(day("2026-05-05")))])))
      .presses(.enter)
      .sees("1 sweep the floor", "tomorrow")
      .quits()
      .plays()
  }

  @Test func theChronicleFollows() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("sweep").presses(.enter).presses(.text("c"))
      .sees("Nothing was slain yet. Your story begins here.")
      .meanwhile(write(.complete([1])))
      .sees("sweep", "clean · +15 xp")
      .presses(.escape).quits()
      .plays()
  }

  @Test func theBestiaryFollows() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("sweep").presses(.enter).presses(.text("b"))
      .seesChange(write(.complete([1])))
      .presses(.escape)
      .sees("1 slain")
      .quits()
      .plays()
  }

  @Test func aReadOnlyStoreIsShownAndNotWritten() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("sweep").presses(.enter).quits()
      .opens(isReadOnly: true)
      .sees("read-only", "1 sweep")
      .presses(.text("x"))
      .sees("1 sweep", "0 slain", "is read-only:")
      .presses(.text("a")).types("more").presses(.enter)
      .sees("New quest ▸ more", "is read-only:")
      .presses(.escape).quits()
      .plays()
  }

  /// The file goes while a quest is typed: the error is told, the text kept, and kept for the next start too.
  @Test func aLostFileIsToldAndTheTextKept() throws {
    let journey = try Journey()
    try journey
      .opens()
      .presses(.text("a")).types("sweep").presses(.enter)
      .presses(.text("a")).types("more")
      .meanwhile(inFolder: {
        for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: journey.database + end) }
      })
      .presses(.enter)
      .sees("New quest ▸ more")
      .seesNo("2 more")
      .presses(.escape).quits()
      .opens()
      .sees("A draft is waiting: press a to go on with it", "No quests. The dungeon is quiet.")
      .presses(.text("a"), .enter)
      .sees("1 more")
      .quits()
      .plays()
  }
}
