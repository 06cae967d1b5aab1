import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

/// On a file system that other machines share there is no WAL.
@Suite struct RemoteTests {
  let fixture: StoreFixture
  let remote = QuestStore.Disk(isRemote: true)

  init() throws { fixture = try StoreFixture() }

  private func isWAL() throws -> Bool {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: fixture.path))
    return bytes[18] == 2
  }

  @Test func theUsualDiskIsNotRemote() {
    #expect(!FileSystem.isRemote("/proc"))
    #expect(!FileSystem.isRemote(fixture.folder.file("none")))
  }

  @Test func noWALIsMade() throws {
    let store = try fixture.open(disk: remote)
    try store.add("a")
    #expect(try !isWAL())
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path) == ["slayer.db"])
    #expect(try fixture.open(disk: remote).openQuests().map(\.title) == ["a"])
  }

  @Test func aStoreThatMovedThereLosesItsWALAndGetsItBack() throws {
    try fixture.open().add("a")
    #expect(try isWAL())
    try fixture.open(disk: remote).add("b")
    #expect(try !isWAL())
    #expect(try fixture.open().openQuests().map(\.title) == ["a", "b"])
    #expect(try isWAL())
  }

  @Test func aReaderThereWaitsAMomentAndNoLonger() throws {
    let writer = try fixture.open(disk: remote)
    try writer.add("a")
    let reader = try #require(try QuestStore.openForReading(at: fixture.path, disk: remote))
    try writer.database.script("BEGIN EXCLUSIVE")
    let start = ContinuousClock.now
    #expect(throws: StoreError.busy(path: fixture.path)) { try reader.openQuests() }
    #expect(ContinuousClock.now - start < .seconds(2))
    try writer.database.script("COMMIT")
    #expect(try reader.openQuests().map(\.title) == ["a"])
  }

  /// A program was killed in the middle of a write; the first to come is a reader.
  @Test func aReaderTakesBackWhatWasLeftHalfDone() throws {
    let store = try fixture.open(disk: remote)
    try store.add("a")
    let killed = try fixture.killedWhileWriting(store)
    try store.database.script("ROLLBACK")
    let half = try Data(contentsOf: URL(fileURLWithPath: killed))
    #expect(half.count > 100_000)
    let reader = try #require(try QuestStore.openForReading(at: killed, disk: remote))
    #expect(reader.isReadOnly)
    #expect(try reader.openQuests().map(\.title) == ["a"])
    #expect(throws: StoreError.readOnly(path: killed)) { try reader.add("b") }
  }
}
