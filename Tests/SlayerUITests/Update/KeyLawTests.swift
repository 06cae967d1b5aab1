import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerUI

/// Whatever is pressed, in whatever order, the screen stays sound.
@Suite struct KeyLawTests {
  private static let keys: [Key] =
    KeyTable.bindings.flatMap(\.keys) + ["한", "z", "3", "/", "4", " ", "!", "#", "ㅁ", "\u{301}"].map(Key.text)
    + [.paste("a\nb\t\u{1B}[31m"), .backspace, .delete, .left, .right, .home, .end, .wordLeft, .control("w"), .escape]

  @Test(arguments: 1...12)
  func anyKeysKeepTheStateSound(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var play = Play(
      size: seed.isMultiple(of: 3) ? Size(columns: 46, rows: 15) : Size(columns: 80, rows: 24),
      language: seed.isMultiple(of: 2) ? .korean : .english, motion: .full)
    var pressed: [Key] = []
    for _ in 0..<120 {
      guard let key = KeyLawTests.keys.randomElement(using: &random) else { return }
      pressed.append(key)
      let quests = play.quests
      play.forget()
      play.press(key)
      if Int.random(in: 0..<10, using: &random) == 0 { play.wait(Int64.random(in: 1...40_000, using: &random)) }
      if Int.random(in: 0..<20, using: &random) == 0 {
        play.outside { quests in
          if let number = quests.keys.sorted().randomElement(using: &random) { quests[number] = nil }
        }
      }
      let faults = faults(of: play, after: key, quests)
      if !faults.isEmpty {
        Issue.record("seed \(seed), after \(pressed.suffix(8)): \(faults)")
        return
      }
    }
  }

  private func faults(of play: Play, after key: Key, _ before: [Int: Quest]) -> [String] {
    let state = play.state
    var faults: [String] = []
    if state.selectedItem?.quest.number != state.selected { faults.append("selected \(state.selected ?? -1)") }
    if state.listing.isEmpty != (state.selected == nil) { faults.append("nothing is selected") }
    if Set(play.contents.open.map(\.number)) != Set(state.open.keys) { faults.append("the list is not the store's") }
    if state.focus == .graveyard && state.graveyard.isEmpty { faults.append("focus on no tomb") }
    if !state.graveyard.isEmpty && !state.graveyard.indices.contains(state.selectedTomb) {
      faults.append("no such tomb")
    }
    if case .reading = state.mode, state.shown == nil { faults.append("reading nothing") }
    let quits = play.effects.contains(.quit)
    if quits && key != .text("q") && key != .control("c") && key != .text("ㅂ") { faults.append("quits by \(key)") }
    if case .typing(let bar) = state.mode {
      if let number = bar.draftNumber, state.drafts[number] != (state.isUnchanged(bar) ? nil : bar.textWorthKeeping) {
        faults.append("typed text is not kept")
      }
      if bar.line.text.unicodeScalars.contains("\n") { faults.append("a line of two") }
    }
    let screen = view(state)
    if screen.cells.count != state.size.columns * state.size.rows { faults.append("cells") }
    return faults
  }
}
