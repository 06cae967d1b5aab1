import CFaults
import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

/// A store, or the folder around it, that may only be read.
@Suite struct ReadOnlyTests {
  let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    try fixture.open().add("a")
  }

  /// Runs `body` as a user who is not root, to whom all files here belong: root may write whatever the permissions say.
  private func asUser(_ body: () throws -> Void) throws {
    guard geteuid() == 0 else { return try body() }
    for path in [fixture.folder.path] + contents().map({ fixture.folder.file($0) }) { chown(path, 65_534, 65_534) }
    faults_become(65_534)
    defer { faults_become(0) }
    try body()
  }

  private func contents() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)) ?? []).sorted()
  }

  private func readsButRefusesToWrite() throws {
    try asUser {
      let reader = try #require(try QuestStore.openForReading(at: fixture.path))
      #expect(try reader.openQuests().map(\.title) == ["a"])
      #expect(try reader.summary(at: morning, calendar: seoul).open == 1)
      let store = try fixture.open()
      #expect(store.isReadOnly)
      #expect(try store.openQuests().map(\.title) == ["a"])
      #expect(throws: StoreError.readOnly(path: fixture.path)) { try store.add("b") }
    }
  }

  @Test func aFileThatMayOnlyBeRead() throws {
    chmod(fixture.path, 0o444)
    try readsButRefusesToWrite()
  }

  @Test func aFolderThatMayOnlyBeRead() throws {
    chmod(fixture.folder.path, 0o555)
    try readsButRefusesToWrite()
  }

  @Test func bothAndNothingBeside() throws {
    unlink(fixture.path + "-wal")
    unlink(fixture.path + "-shm")
    chmod(fixture.path, 0o444)
    chmod(fixture.folder.path, 0o555)
    try readsButRefusesToWrite()
    #expect(contents() == ["slayer.db"])
  }

  @Test func bothWithTheFilesBeside() throws {
    #expect(contents() == ["slayer.db", "slayer.db-shm", "slayer.db-wal"])
    chmod(fixture.path, 0o444)
    chmod(fixture.folder.path, 0o555)
    try readsButRefusesToWrite()
  }

  @Test func aReaderSeesWhatAWriterHasNotYetMovedIntoTheFile() throws {
    let writer = try fixture.open()
    try writer.add("b")
    chmod(fixture.folder.path, 0o555)
    try asUser {
      let reader = try #require(try QuestStore.openForReading(at: fixture.path))
      #expect(try reader.openQuests().map(\.title) == ["a", "b"])
    }
  }

  @Test func aFolderInWhichNothingCanBeMade() throws {
    chmod(fixture.folder.path, 0o555)
    let path = fixture.folder.file("new/slayer.db")
    let session = Session(program: "p", id: "s", reach: .anyProgram)
    try asUser {
      #expect(throws: StoreError.readOnly(path: path)) {
        try QuestStore.open(at: path, session: session, freshID: { QuestID(random: 1, 2) })
      }
    }
  }
}
