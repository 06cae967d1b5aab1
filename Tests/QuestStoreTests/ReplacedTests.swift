import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

/// Another file is put in the place of one that is open, as a person does who brings a copy back.
@Suite struct ReplacedTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  /// Seen on the screen: the log of the old file lay beside the new one, was read into it, and left an index without its rows.
  @Test func theOldLogIsNotReadIntoTheNewFile() throws {
    let other = fixture.folder.file("other.db")
    let session = Session(program: "p", id: "s", reach: .anyProgram)
    do {
      let copy = try QuestStore.open(at: other, session: session, freshID: { QuestID(random: 7, 7) })
      try copy.add("from the copy")
    }
    let old = try fixture.open()
    try old.add("from the old file")
    try old.add("and another")
    #expect(rename(other, fixture.path) == 0)

    #expect(old.isReplaced)
    #expect(throws: StoreError.replaced(path: fixture.path)) { try old.add("lost") }
    old.abandon()

    let new = try fixture.open()
    #expect(try new.openQuests().map(\.title) == ["from the copy"])
    #expect(try new.problems() == [])
    try new.add("goes on")
    #expect(try new.openQuests().map(\.title) == ["from the copy", "goes on"])
  }

  /// A repair holds the file until the new one stands in its place; who waited must not write into the old one then.
  @Test(arguments: [true, false])
  func whoWaitedForTheOldFileTakesTheNewOne(isOpen: Bool) throws {
    let other = fixture.folder.file("other.db")
    try QuestStore.open(
      at: other, session: Session(program: "p", id: "s", reach: .anyProgram), freshID: { QuestID(random: 7, 7) }
    ).add("new")
    let remote = QuestStore.Disk(isRemote: true)
    let holder = try fixture.open(disk: remote)
    try holder.add("old")
    let waiting = isOpen ? try fixture.open(disk: remote) : nil
    try holder.database.script("BEGIN IMMEDIATE")
    let (path, held) = (fixture.path, Locked(holder))
    let repair = Thread {
      rename(other, path)
      held.with { try? $0.database.script("COMMIT") }
    }
    repair.start()
    if let waiting {
      #expect(throws: StoreError.replaced(path: fixture.path)) { try waiting.add("late") }
    } else {
      try fixture.open(disk: remote).add("late")
      #expect(try fixture.open().openQuests().map(\.title) == ["new", "late"])
    }
    #expect(held.with { try? $0.openQuests().map(\.title) } == ["old"])
  }

  @Test func aFileInItsPlaceIsNotGivenUp() throws {
    let store = try fixture.open()
    try store.add("a")
    store.abandon()
    #expect(access(fixture.path + "-wal", F_OK) == 0)
    #expect(!store.isReplaced)
    try store.add("b")
    #expect(try store.openQuests().map(\.title) == ["a", "b"])
  }

  /// The lock is that of an open file (F_OFD_SETLK), which counts as another program's.
  @Test func aLogThatAnotherProgramUsesIsLeftToIt() throws {
    let old = try fixture.open()
    try old.add("a")
    #expect(rename(fixture.path, fixture.path + ".old") == 0)
    try Data(contentsOf: URL(fileURLWithPath: fixture.path + ".old")).write(to: URL(fileURLWithPath: fixture.path))
    #expect(!StoreFile.isLocked(fixture.path))
    let other = Glibc.open(fixture.path, O_RDWR)
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    lock.l_start = 0x4000_0002
    lock.l_len = 510
    #expect(fcntl(other, 37, &lock) == 0)
    #expect(StoreFile.isLocked(fixture.path))
    old.abandon()
    #expect(access(fixture.path + "-wal", F_OK) == 0)
    close(other)
    old.abandon()
    #expect(access(fixture.path + "-wal", F_OK) != 0)
  }
}
