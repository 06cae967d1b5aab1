import QuestCore
import TestKit
import Testing

@testable import SlayerUI

/// A quest that changes is put in its place alone; the list is the same as if all were sorted anew.
@Suite struct OrderingTests {
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func aChangedQuestIsPutWhereSortingWouldPutIt(seed: UInt64) {
    var chance = SeededRandom(seed: seed)
    var play = Play()
    let lines = [
      "a tomorrow 5pm", "b !! today 17:00", "c", "d ! fri", "e 2026-05-01", "f ~ in 3 days #home", "g today",
    ]
    for _ in 0..<60 {
      switch Int.random(in: 0..<6, using: &chance) {
      case 0, 1:
        play.press(.text("a"))
        play.type(lines.randomElement(using: &chance) ?? "a")
        play.press(.enter)
      case 2: play.press(.text("x"))
      case 3: play.press(.text("u"))
      case 4: play.press(.text("d"))
      default: for _ in 0..<Int.random(in: 0..<6, using: &chance) { play.press(.text("j")) }
      }
      let state = play.state
      let sorted = QuestList.sorted(Array(state.open.values), at: state.now, calendar: state.calendar)
      #expect(play.listed == sorted.map(\.encounter.quest.number))
      #expect(state.counts == sorted.reduce(into: [:]) { $0[$1.section, default: 0] += 1 })
      #expect(state.sections.map(\.count) == Section.allCases.compactMap { state.counts[$0] })
      #expect(state.listing.isEmpty || state.selectedItem?.quest.number == state.selected)
    }
  }
}
