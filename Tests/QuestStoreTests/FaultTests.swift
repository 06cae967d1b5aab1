import CFaults
import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

/// The n-th call to the disk fails, for n = 1, 2, …: the program gets an error and nothing that it was told is stored
/// gets lost.
@Suite struct FaultTests {
  struct Fault: CustomStringConvertible, Sendable {
    let kind: Int
    let isLasting: Bool
    var description: String { "kind \(kind), \(isLasting ? "lasting" : "once")" }
  }

  static let faults = [
    Fault(kind: FAULTS_ERROR, isLasting: false), Fault(kind: FAULTS_ERROR, isLasting: true),
    Fault(kind: FAULTS_FULL, isLasting: false), Fault(kind: FAULTS_FULL, isLasting: true),
    Fault(kind: FAULTS_BUSY, isLasting: false),
  ]

  let fixture: StoreFixture
  let faulty = QuestStore.Disk(vfs: "faults")

  init() throws {
    faults_register()
    fixture = try StoreFixture()
  }

  /// What a program was told is stored: the titles of open quests, and of slain ones.
  private struct Told: Equatable {
    var open: Set<String> = []
    var slain: Set<String> = []
  }

  /// Adds two quests and slays them as one command, on the disk with faults, and says what was told to be stored.
  private func work(_ told: inout Told) throws {
    let store = try fixture.open(disk: faulty)
    let made = try store.add("x", "y")
    told.open.formUnion(["x", "y"])
    try store.perform(.complete(made.map(\.number)))
    told.open.subtract(["x", "y"])
    told.slain.formUnion(["x", "y"])
  }

  /// Opens the store without faults and looks whether it is whole and holds what it must.
  private func examine(_ told: Told, _ comment: Comment) throws {
    let store = try fixture.open()
    #expect(try store.problems() == [], comment)
    let open = Set(try store.openQuests().map(\.title))
    let slain = Set(try store.slain(from: Moment(seconds: 0), to: moment("2030-01-01")).map(\.title))
    // A change that failed may have reached the disk after all; but only as a whole.
    let possible = [told, Told(open: told.open.union(["x", "y"])), Told(open: ["old"], slain: ["x", "y"])]
    #expect(possible.contains(Told(open: open, slain: slain)), comment)
    #expect(told.slain.isSubset(of: slain), comment)
    #expect(told.open.isSubset(of: open.union(slain)), comment)
    try store.add("afterwards")
  }

  @Test(arguments: faults) func aWriteThatFailsLosesNothing(_ fault: Fault) throws {
    try fixture.open().add("old")
    let pristine = try Data(contentsOf: URL(fileURLWithPath: fixture.path))
    var n = 0
    repeat {
      n += 1
      for suffix in ["", "-wal", "-shm", "-journal"] { unlink(fixture.path + suffix) }
      try pristine.write(to: URL(fileURLWithPath: fixture.path))
      var told = Told(open: ["old"])
      faults_arm(n, Int32(fault.kind), fault.isLasting ? 1 : 0)
      do { try work(&told) } catch is StoreError {}
      let count = faults_disarm()
      try examine(told, "\(fault), call \(n)")
      if count < n { break }
    } while n < 2_000
    #expect(n > 5)
    #expect(n < 2_000)
  }

  @Test(arguments: faults) func aFirstStartThatFailsCanBeRepeated(_ fault: Fault) throws {
    var n = 0
    repeat {
      n += 1
      for suffix in ["", "-wal", "-shm", "-journal"] { unlink(fixture.path + suffix) }
      faults_arm(n, Int32(fault.kind), fault.isLasting ? 1 : 0)
      do { _ = try fixture.open(disk: faulty) } catch is StoreError {}
      let count = faults_disarm()
      #expect(try fixture.open().problems() == [], "\(fault), call \(n)")
      #expect(try fixture.open().add("a").map(\.number) == [1], "\(fault), call \(n)")
      if count < n { break }
    } while n < 2_000
    #expect(n > 5)
    #expect(n < 2_000)
  }

  @Test(arguments: faults) func theSameStoreWorksWhenTheCauseIsGone(_ fault: Fault) throws {
    let store = try fixture.open(disk: faulty)
    try store.add("old")
    var n = 0
    repeat {
      n += 1
      let before = try store.openQuests().count
      faults_arm(n, Int32(fault.kind), fault.isLasting ? 1 : 0)
      var isStored = false
      do {
        try store.add("x")
        isStored = true
      } catch is StoreError {}
      let count = faults_disarm()
      let after = try store.openQuests().count
      #expect(isStored ? after == before + 1 : after == before || after == before + 1, "\(fault), call \(n)")
      try store.add("y")
      #expect(try store.openQuests().count == after + 1, "\(fault), call \(n)")
      if count < n { break }
    } while n < 2_000
    #expect(n > 1)
    #expect(n < 2_000)
    #expect(try store.problems() == [])
  }

  @Test(arguments: faults) func aReadThatFailsIsAnError(_ fault: Fault) throws {
    try fixture.open().add("a")
    var n = 0
    repeat {
      n += 1
      faults_arm(n, Int32(fault.kind), fault.isLasting ? 1 : 0)
      do {
        let quests = try QuestStore.openForReading(at: fixture.path, disk: faulty)?.openQuests()
        #expect(quests?.map(\.title) == ["a"], "\(fault), call \(n)")
      } catch {}
      if faults_disarm() < n { break }
    } while n < 2_000
    #expect(n < 2_000)
    #expect(try fixture.open().openQuests().map(\.title) == ["a"])
  }

  @Test func aFullDiskIsCalledSo() throws {
    let store = try fixture.open(disk: faulty)
    faults_arm(1, Int32(FAULTS_FULL), 1)
    defer { faults_disarm() }
    #expect(throws: StoreError.full(path: fixture.path)) { try store.add("a") }
  }
}
