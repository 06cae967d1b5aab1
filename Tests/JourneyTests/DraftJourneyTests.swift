import Foundation
import QuestCore
import SlayerApp
import SlayerUI
import Testing

/// Typed text is never lost.
@Suite struct DraftJourneyTests {
  @Test(arguments: [Input.key(.control("c")), .signal(15), .hungUp])
  func aDraftSurvivesTheEnd(end: Input) throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("half a thought tomo")
      .isTold(end)
      .opens()
      .sees("A draft is waiting: press a to go on with it")
      .presses(.text("a"))
      .sees("New quest ▸ half a thought tomo")
      .types("rrow").presses(.enter)
      .sees("1 half a thought", "tomorrow")
      .quits()
      .opens()
      .seesNo("A draft is waiting")
      .quits()
      .plays()
  }

  @Test func aDraftOfAnEditWaitsAtItsQuest() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("first").presses(.enter)
      .presses(.text("a")).types("second").presses(.enter)
      .presses(.text("e")).types(" thing").presses(.escape)
      .sees("Kept as a draft: e on quest 2 brings it back")
      .quits()
      .opens()
      .sees("Kept as a draft: e on quest 2 brings it back")
      .presses(.down, .text("e"))
      .sees("Edit 2 ▸ second thing")
      .presses(.enter)
      .sees("2 second thing")
      .quits()
      .plays()
  }

  @Test func anUnchangedEditLeavesNoTrace() throws {
    let journey = try Journey()
    try journey
      .opens()
      .presses(.text("a")).types("pay rent fri 5pm #home").presses(.enter)
      .presses(.text("e"), .escape)
      .seesNo("draft")
      .presses(.text("e"), .enter)
      .sees("Nothing was changed")
      .finds { #expect(!FileManager.default.fileExists(atPath: journey.draft)) }
      .presses(.text("u"))
      .sees("undid: added \"pay rent\"")
      .quits()
      .plays()
  }

  @Test func redrawAndSuspendKeepWhatIsTyped() throws {
    try Journey()
      .opens()
      .presses(.text("a")).types("half").presses(.control("l"), .control("z"))
      .wasAsked(toRepaint: 1, toSuspend: 1)
      .sees("New quest ▸ half")
      .isTold(.resized(Size(columns: 30, rows: 5)))
      .sees("slayer needs 40×12")
      .isTold(.resized(Size(columns: 100, rows: 30)))
      .types(" done").presses(.enter)
      .sees("1 half done")
      .isTold(.suspend)
      .wasAsked(toRepaint: 1, toSuspend: 2)
      .quits()
      .plays()
  }

  /// Case 65.
  @Test func aPasteIsOneQuest() throws {
    try Journey()
      .opens()
      .presses(.paste("milk\nd\ny\nq"))
      .sees("No quests. The dungeon is quiet.")
      .presses(.text("a"), .paste("milk\nd\ny\nq"), .enter)
      .sees("1 milk d y q")
      .quits()
      .plays()
  }
}
