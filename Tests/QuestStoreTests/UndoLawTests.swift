import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

/// Any sequence of commands and then as many undos gives the same quests, and redo brings back the same ids and numbers.
@Suite struct UndoLawTests {
  static let seeds = 0..<20
  static let sequencesForSeed = 50

  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private func draft(_ random: inout SeededRandom) -> Draft {
    let deadline: Deadline? =
      switch Int.random(in: 0...2, using: &random) {
      case 0: nil
      case 1: .day(day("2026-05-04").adding(days: Int.random(in: -9...9, using: &random)))
      default: .moment(morning.adding(seconds: Int64.random(in: -99_999...99_999, using: &random)))
      }
    return Draft(
      title: "q\(Int.random(in: 0...99, using: &random))", note: Bool.random(using: &random) ? "" : "note\n\u{1}",
      deadline: deadline, importance: Importance.allCases.randomElement(using: &random) ?? .normal,
      campaign: Bool.random(using: &random) ? nil : "집",
      tags: ["a", "b", "c"].filter { _ in Bool.random(using: &random) },
      steps: ["s", "t"].filter { _ in Bool.random(using: &random) }.map { Step(title: $0) },
      repetition: deadline == nil || Bool.random(using: &random)
        ? nil : RepetitionRule("FREQ=WEEKLY").map { Repetition(rule: $0) })
  }

  private func field(_ random: inout SeededRandom) -> FieldChange {
    let draft = draft(&random)
    return switch Int.random(in: 0...5, using: &random) {
    case 0: .title(draft.title)
    case 1: .note(draft.note)
    case 2: .importance(draft.importance)
    case 3: .campaign(draft.campaign)
    case 4: .tags(draft.tags)
    default: .steps(draft.steps)
    }
  }

  private func command(_ random: inout SeededRandom) -> Command {
    let numbers = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 1...9, using: &random) }
    return switch Int.random(in: 0...9, using: &random) {
    case 0...2: .add(numbers.map { _ in draft(&random) })
    case 3, 4: .edit(numbers[0], numbers.map { _ in field(&random) })
    case 5, 6: .complete(numbers)
    case 7: .reopen(numbers)
    default: .delete([numbers[0]])
    }
  }

  private func quests(_ store: QuestStore) throws -> [Quest] {
    try store.database.reading { () throws(StoreError) in try store.database.quests(where: "true") }
  }

  /// Commands that are carried out; those that are refused count for nothing.
  private func carryOut(_ count: Int, _ store: QuestStore, _ random: inout SeededRandom) throws -> Int {
    var carriedOut = 0
    for _ in 0..<count {
      do {
        try store.perform(command(&random))
        carriedOut += 1
      } catch StoreError.refused {}
    }
    return carriedOut
  }

  @Test(arguments: seeds) func undoAndRedoAreExact(_ seed: Int) throws {
    let store = try fixture.open()
    // Fast: what is looked for here is not durability.
    try store.database.script("PRAGMA synchronous = OFF")
    var random = SeededRandom(seed: UInt64(seed))
    for sequence in 0..<UndoLawTests.sequencesForSeed {
      let before = try quests(store)
      let count = try carryOut(Int.random(in: 1...8, using: &random), store, &random)
      let after = try quests(store)
      for _ in 0..<count { try store.perform(.undo) }
      #expect(try quests(store) == before, "seed \(seed), sequence \(sequence)")
      for _ in 0..<count { try store.perform(.redo) }
      #expect(try quests(store) == after, "seed \(seed), sequence \(sequence)")
      if Bool.random(using: &random) {
        for _ in 0..<count { try store.perform(.undo) }
      }
    }
    #expect(try store.problems() == [])
  }

  /// Undo and redo at random among the commands: undoing all that is in force leads back to nothing.
  @Test(arguments: seeds) func everythingCanBeTakenBack(_ seed: Int) throws {
    let store = try fixture.open()
    try store.database.script("PRAGMA synchronous = OFF")
    var random = SeededRandom(seed: UInt64(1_000 + seed))
    for _ in 0..<60 {
      do {
        switch Int.random(in: 0...3, using: &random) {
        case 0: try store.perform(.undo)
        case 1: try store.perform(.redo)
        default: try store.perform(command(&random))
        }
      } catch StoreError.refused(let refusal) {
        if case .changedSince = refusal { Issue.record("seed \(seed): \(refusal)") }
      }
    }
    let numbers = try store.newestSteps(1_000).flatMap(\.changes).compactMap { $0.quest?.number }.max()
    do { while true { try store.perform(.undo) } } catch StoreError.refused(.nothingToUndo) {}
    #expect(try quests(store) == [], "seed \(seed)")
    if let numbers { #expect(try store.add("new").map(\.number) == [numbers + 1], "seed \(seed)") }
  }
}
