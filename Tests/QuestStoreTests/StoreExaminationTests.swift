import CFaults
import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

/// What an examination finds in stores that are well, and that it leaves no trace.
@Suite struct StoreExaminationTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  @Test func aStoreThatIsWell() throws {
    do {
      let store = try fixture.open()
      try store.add("a", "b")
      try store.add("c", at: morning.adding(seconds: 60))
      try store.perform(.complete([2]))
    }
    let seen = try examined()
    #expect(seen.standing == .read)
    #expect((seen.open, seen.slain, seen.steps) == (2, 1, 3))
    #expect(seen.newestStep == morning)
    #expect(seen.version == 2)
    #expect(seen.isWAL && !seen.isLogUnread && seen.logSize == 0)
    #expect(seen.size == fixture.size)
    #expect(seen.problems == [])
    #expect(seen.unreadableQuests == [])
    #expect(seen.unreadableSteps == [])
    #expect(seen.hindrance == nil)
    #expect(seen.users.isOpen == false)
    #expect(seen.files == ["", "-wal", "-shm"].map { fixture.path + $0 })
  }

  /// A program that was killed left what it wrote in the log.
  @Test(arguments: [["", "-wal", "-shm"], ["", "-wal"], [""]])
  func aLogThatWaits(_ files: [String]) throws {
    let store = try fixture.open()
    try store.add("a")
    let left = fixture.folder.file("left.db")
    for suffix in files { try FileManager.default.copyItem(atPath: fixture.path + suffix, toPath: left + suffix) }
    let before = try fixture.folder.contents()
    let seen = StoreExamination(of: left)
    #expect(try fixture.folder.contents() == before)
    #expect(seen.logSize > 0 || files.count == 1)
    #expect(seen.isLogUnread == (files.count == 2))
    #expect(seen.open == (files.count == 3 ? 1 : 0))
    #expect(seen.unreadableQuests == [] && seen.unreadableSteps == [])
  }

  /// SQLite would wait ten seconds for its writer, and then the whole store would count as sick.
  @Test func aLogThatIsNone() throws {
    try fixture.open().add("a")
    try Data(repeating: 0xA5, count: 5_000).write(to: URL(fileURLWithPath: fixture.path + "-wal"))
    try Data(count: 32_768).write(to: URL(fileURLWithPath: fixture.path + "-shm"))
    let seen = try examined()
    #expect(seen.standing == .read)
    #expect(seen.open == 1)
    #expect(!seen.isSick && !seen.isLogUnread)
  }

  @Test func nothingThereYet() throws {
    let none = fixture.folder.file("none/slayer.db")
    #expect(StoreExamination(of: none).standing == .missing)
    #expect(StoreExamination(of: none).freeSpace != nil)
    try fixture.write([])
    #expect(try examined().standing == .blank)
    try FileManager.default.removeItem(atPath: fixture.path)
    try FileManager.default.createSymbolicLink(atPath: fixture.path, withDestinationPath: "/nowhere/slayer.db")
    #expect(try examined().standing == .linkToNothing("/nowhere/slayer.db"))
  }

  @Test func whatIsNoStore() throws {
    try fixture.write(Array("GIF89a and more".utf8))
    #expect(try examined().standing == .unusable(.foreign(path: fixture.path)))
    try FileManager.default.removeItem(atPath: fixture.path)
    do { try fixture.open().add("a") }
    var bytes = try fixture.bytes()
    bytes[63] = 99
    try fixture.write(bytes)
    #expect(try examined().standing == .unusable(.newer(path: fixture.path, version: 99)))
    try fixture.write(Array(bytes[..<100]))
    #expect(try examined().standing == .unusable(.damaged(path: fixture.path)))
    #expect(StoreExamination(of: fixture.folder.path).standing == .unusable(.isFolder(path: fixture.folder.path)))
  }

  @Test func whereOtherMachinesShareTheDisk() throws {
    let remote = QuestStore.Disk(isRemote: true)
    do { try fixture.open(disk: remote).add("a") }
    let seen = StoreExamination(of: fixture.path, disk: remote)
    #expect(seen.standing == .read)
    #expect(!seen.isWAL && seen.fileSystem.isRemote)
    #expect(seen.fileSystem.name == "NFS")
    #expect(seen.open == 1)
  }

  /// Without WAL a writer keeps readers out; nobody waits for it.
  @Test func aWriterThatKeepsReadersOut() throws {
    let remote = QuestStore.Disk(isRemote: true)
    do { try fixture.open(disk: remote).add("a") }
    let writer = try Database(path: fixture.path, access: .readWrite)
    try writer.script("BEGIN EXCLUSIVE")
    let start = ContinuousClock.now
    #expect(StoreExamination.withoutLooking(fixture.path, remote).standing == .busy)
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  @Test func aWriteThatWasInterrupted() throws {
    let remote = QuestStore.Disk(isRemote: true)
    let store = try fixture.open(disk: remote)
    try store.add("a")
    let killed = try fixture.killedWhileWriting(store)
    let before = try fixture.folder.contents()
    #expect(StoreExamination(of: killed, disk: remote).standing == .halfWritten)
    #expect(try fixture.folder.contents() == before)
  }

  @Test func aFileThatMayNotBeRead() throws {
    do { try fixture.open().add("a") }
    chmod(fixture.folder.path, 0o755)
    chmod(fixture.path, 0)
    faults_become(65_534)
    defer { faults_become(0) }
    let seen = StoreExamination(of: fixture.path)
    #expect(seen.standing == .unusable(.system(path: fixture.path, errno: EACCES)))
    #expect(seen.freeSpace != nil)
  }

  @Test func locksNameTheirPrograms() throws {
    try fixture.write([])
    let inode = try #require(StoreFile.identity(fixture.path)?.last)
    let text = """
      1: POSIX  ADVISORY  READ 4711 08:01:\(inode) 1073741826 1073742335
      2: POSIX  ADVISORY  WRITE 4712 08:01:\(inode + 1) 1073741826 1073742335
      3: FLOCK  ADVISORY  WRITE 4713 08:01:\(inode) 0 EOF
      4: POSIX  ADVISORY  READ 4714 08:01:\(inode) 128 128
      1: -> POSIX  ADVISORY  WRITE 4715 08:01:\(inode) 1073741826 1073742335

      """
    #expect(StoreUsers.holders(of: fixture.path, in: text) == [4711])
  }

  /// An examination that must leave names, sizes and times as they are.
  private func examined() throws -> StoreExamination {
    let before = try fixture.folder.contents()
    let seen = StoreExamination(of: fixture.path)
    #expect(try fixture.folder.contents() == before)
    return seen
  }
}
