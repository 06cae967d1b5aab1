import CFaults
import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

extension FaultTests {
  /// A copy or an upgrade whose n-th call to the disk fails leaves the store as it was, and nothing half done.
  @Suite struct Copies {
    private let fixture: StoreFixture
    private let faulty = QuestStore.Disk(vfs: "faults")

    init() throws {
      faults_register()
      fixture = try StoreFixture()
    }

    /// Runs `body` with the n-th call failing, for every n until none fails any more; how often it did.
    private func failing(
      _ fault: Fault, _ body: () throws -> Void, examine: (Comment) throws -> Void
    ) throws -> Int {
      for n in 1..<3_000 {
        faults_arm(n, Int32(fault.kind), fault.isLasting ? 1 : 0)
        do { try body() } catch is StoreError {}
        let count = faults_disarm()
        try examine("\(fault), call \(n)")
        if count < n { return n - 1 }
      }
      return 3_000
    }

    @Test(arguments: faults) func aCopyIsWholeOrNotThere(_ fault: Fault) throws {
      try fixture.open().add("a", "b", "c")
      let target = fixture.folder.file("copies/copy.db")
      let calls = try failing(fault) {
        try fixture.open(disk: faulty).backup(to: target)
      } examine: { comment in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: fixture.folder.file("copies"))) ?? []
        #expect(names == [] || names == ["copy.db"], comment)
        if names == ["copy.db"] {
          let copy = try QuestStore.openForReading(at: target)
          #expect(try copy?.problems() == [], comment)
          #expect(try copy?.openQuests().map(\.title) == ["a", "b", "c"], comment)
          try FileManager.default.removeItem(atPath: target)
        }
        #expect(try fixture.open().openQuests().count == 3, comment)
      }
      #expect(calls > 10)
      #expect(calls < 3_000)
    }

    @Test(arguments: faults) func anUpgradeIsDoneOrNot(_ fault: Fault) throws {
      let old = try Data(contentsOf: StoredVersions.file(1))
      let calls = try failing(fault) {
        for suffix in ["", "-wal", "-shm", "-journal"] { unlink(fixture.path + suffix) }
        try? FileManager.default.removeItem(atPath: fixture.folder.file("slayer-backups"))
        try old.write(to: URL(fileURLWithPath: fixture.path))
        _ = try fixture.open(disk: faulty)
      } examine: { comment in
        let version = try Database(path: fixture.path, access: .readOnly).number("PRAGMA user_version")
        let copies = (try? FileManager.default.contentsOfDirectory(atPath: fixture.folder.file("slayer-backups"))) ?? []
        // Nothing is upgraded without a copy; a copy may be there without an upgrade that the program knows of.
        #expect(version == 1 || copies == ["slayer-version-1.db"], comment)
        #expect(!copies.contains { $0.contains("partial") }, comment)
        let store = try fixture.open()
        #expect(try store.problems() == [], comment)
        #expect(try store.allQuests().map(\.number) == [1, 2, 3, 4, 5], comment)
        #expect(try store.newestSteps(100).count == 16, comment)
      }
      #expect(calls > 20)
      #expect(calls < 3_000)
    }
  }
}
