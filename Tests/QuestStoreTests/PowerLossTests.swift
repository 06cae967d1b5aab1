import CFaults
import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

/// The power goes after any call to the disk: the store is whole then, and every change that was reported is in it.
@Suite(.serialized) struct PowerLossTests {
  /// Where a store lies, one time after another that it is opened: whether that is a file system of other machines.
  struct Place: CustomStringConvertible, Sendable {
    let description: String
    let isRemote: [Bool]
  }

  static let places = [
    Place(description: "with a write-ahead log", isRemote: [false, false]),
    Place(description: "with a rollback journal", isRemote: [true, true]),
    Place(description: "there and back", isRemote: [false, true, false]),
  ]

  /// What was reported until then, from the `call`-th call to the disk on.
  private struct Report {
    let call: Int
    let quests: [Quest]
  }

  private let fixture: StoreFixture

  init() throws {
    recorder_register()
    fixture = try StoreFixture()
  }

  private func quests(_ store: QuestStore) throws -> [Quest] {
    try store.database.reading { () throws(StoreError) in try store.database.quests(where: "true") }
  }

  /// Some work with the store, told to the disk that is recorded.
  private func work(_ fixture: StoreFixture, _ isRemote: Bool, _ round: Int, _ reports: inout [Report]) throws {
    let store = try fixture.open(disk: QuestStore.Disk(vfs: "recorder", isRemote: isRemote))
    // The log is brought into the file often, as it is after many changes.
    try store.database.script("PRAGMA wal_autocheckpoint = 12")
    let numbers = (1...3).map { $0 + round * 5 }
    let commands: [Command] = [
      .add(numbers.map { Draft(title: "quest \($0)", note: String(repeating: "n", count: 3_000), tags: ["a"]) }),
      .complete([numbers[0], numbers[1]]), .undo, .edit(numbers[2], [.title("another title")]), .redo,
      .add([Draft(title: "one more"), Draft(title: "and another")]), .delete([numbers[2]]),
    ]
    for command in commands {
      do { try store.perform(command) } catch StoreError.refused {}
      reports.append(Report(call: recorder_count(), quests: try quests(store)))
    }
  }

  /// Opens what the disk holds after the power went, and looks for what was reported.
  private func examine(
    _ files: [String: [UInt8]], isRemote: Bool, _ possible: [[Quest]], isReadFirst: Bool, _ comment: Comment
  ) throws {
    let found = try StoreFixture(seed: 8)
    for (name, content) in files { try Data(content).write(to: URL(fileURLWithPath: found.folder.file(name))) }
    let disk = QuestStore.Disk(isRemote: isRemote)
    if isReadFirst {
      let read = try QuestStore.openForReading(at: found.path, disk: disk).map(quests) ?? []
      #expect(possible.contains(read), comment)
    }
    let store = try found.open(disk: disk)
    let quests = try quests(store)
    #expect(possible.contains(quests), comment)
    #expect(try store.problems() == [], comment)
    try store.add("afterwards")
    #expect(try self.quests(store).count == quests.count + 1, comment)
  }

  /// What may be found after so many calls: what was reported last, and what was being written.
  private func possible(after call: Int, _ reports: [Report], before: [[Quest]]) -> [[Quest]] {
    let told = reports.filter { $0.call <= call }
    return (told.last.map { [$0.quests] } ?? before) + (reports.dropFirst(told.count).first.map { [$0.quests] } ?? [])
  }

  /// The power goes after each of the recorded calls.
  private func examineAll(
    _ start: RecordedDisk, _ reports: [Report], isRemote: Bool, before: [[Quest]], every: Int = 1, _ words: String
  ) throws {
    var disk = start
    var random = SeededRandom(seed: 11)
    for call in 0...recorder_count() {
      if call > 0 { disk.take(call - 1..<call) }
      let possible = possible(after: call, reports, before: before)
      var losses = [RecordedDisk.Loss.some([0.1, 0.5, 0.9].randomElement(using: &random) ?? 0.5)]
      // What is lost of the last writes before a sync may be what was not written yet.
      let isTurn = call == 0 || recorder_call(call - 1).kind != RECORDED_WRITE
      if isTurn ? call % every != 0 : call % (3 * every) != 0 { continue }
      if isTurn { losses += [.everything, .nothing] }
      for loss in losses {
        let files = disk.afterPowerLoss(loss, &random)
        let comment: Comment = "\(words), call \(call) of \(recorder_count()), \(loss) is lost: \(files.keys.sorted())"
        do {
          try examine(
            files, isRemote: isRemote, possible, isReadFirst: Bool.random(using: &random), comment)
        } catch { Issue.record(error, comment) }
      }
    }
  }

  @Test(arguments: places) func whatWasReportedIsThere(_ place: Place) throws {
    var reports: [Report] = []
    recorder_start()
    for (round, isRemote) in place.isRemote.enumerated() { try work(fixture, isRemote, round, &reports) }
    recorder_stop()
    #expect(recorder_count() > 100)
    let isRemote = place.isRemote.last ?? false
    try examineAll(RecordedDisk(newFile: "slayer.db"), reports, isRemote: isRemote, before: [[]], place.description)
  }

  /// A program is killed, the next one goes on from what it left, of which the disk has not got all; then the power goes.
  @Test(arguments: [false, true]) func alsoAfterAKill(isRemote: Bool) throws {
    var reports: [Report] = []
    recorder_start()
    for round in 0...1 { try work(fixture, isRemote, round, &reports) }
    recorder_stop()
    var random = SeededRandom(seed: 12)
    var kills: [(call: Int, disk: RecordedDisk)] = []
    for _ in 1...10 {
      let call = Int.random(in: 0...recorder_count(), using: &random)
      var disk = RecordedDisk(newFile: "slayer.db")
      disk.take(0..<call)
      kills.append((call, disk))
    }
    for (call, disk) in kills {
      let next = try StoreFixture(seed: 9)
      for (name, content) in disk.afterPowerLoss(.nothing, &random) {
        try Data(content).write(to: URL(fileURLWithPath: next.folder.file(name)))
      }
      var later: [Report] = []
      recorder_start()
      try work(next, isRemote, 2, &later)
      recorder_stop()
      try examineAll(
        disk, later, isRemote: isRemote, before: possible(after: call, reports, before: [[]]), every: 5,
        "killed at \(call)")
    }
  }
}
