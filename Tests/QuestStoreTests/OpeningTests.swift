import CFaults
import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

@Suite struct OpeningTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private func mode(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_mode & 0o777) : -1
  }

  @Test func readingMakesNothing() throws {
    #expect(try QuestStore.openForReading(at: fixture.folder.file("none/slayer.db")) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path) == [])
  }

  @Test func filesAreTheUsersAloneWhateverTheUmask() throws {
    let path = fixture.folder.file("a/b/slayer.db")
    let session = Session(program: "p", id: "s", reach: .anyProgram)
    let store = try QuestStore.open(at: path, session: session, freshID: { QuestID(random: 1, 2) })
    try store.add("a")
    #expect([path, path + "-wal", path + "-shm"].map(mode) == [0o600, 0o600, 0o600])
    #expect([fixture.folder.file("a"), fixture.folder.file("a/b")].map(mode) == [0o700, 0o700])
  }

  @Test func anOpenFileIsTightened() throws {
    try fixture.open().add("a")
    chmod(fixture.path, 0o644)
    _ = try fixture.open()
    #expect(mode(fixture.path) == 0o600)
  }

  /// Who writes and closes the store keeps no reader out meanwhile, and leaves all of it in the file itself.
  @Test func closingHindersNobody() throws {
    recorder_register()
    var store: QuestStore? = try fixture.open(disk: QuestStore.Disk(vfs: "recorder"))
    recorder_start()
    try store?.add("a")
    store = nil
    recorder_stop()
    #expect(recorder_count() > 0)
    #expect((0..<recorder_count()).allSatisfy { recorder_call($0).kind != RECORDED_LOCKED })
    #expect(StoreFile.size(fixture.path + "-wal") == 0)
    let copy = try StoreFixture()
    try Data(contentsOf: URL(fileURLWithPath: fixture.path)).write(to: URL(fileURLWithPath: copy.path))
    #expect(try copy.open().openQuests().map(\.title) == ["a"])
  }

  /// A reader made the files beside a store that was read-only at that moment.
  @Test func filesBesideBecomeWritableWithTheStore() throws {
    try fixture.open().add("a")
    for suffix in ["-wal", "-shm"] { chmod(fixture.path + suffix, 0o444) }
    try fixture.open().add("b")
    #expect(["-wal", "-shm"].map { mode(fixture.path + $0) } == [0o600, 0o600])
    chmod(fixture.path, 0o400)
    for suffix in ["-wal", "-shm"] { chmod(fixture.path + suffix, 0o444) }
    _ = try? fixture.open()
    #expect(["", "-wal", "-shm"].map { mode(fixture.path + $0) } == [0o400, 0o400, 0o400])
  }

  @Test func aFileOfNoBytesIsANewStore() throws {
    try Data().write(to: URL(fileURLWithPath: fixture.path))
    #expect(try QuestStore.openForReading(at: fixture.path) == nil)
    try fixture.open().add("a")
    #expect(try QuestStore.openForReading(at: fixture.path)?.openQuests().map(\.title) == ["a"])
  }

  /// A first start was killed in the middle: pages are there, and the journal that takes them back.
  @Test(arguments: [true, false], [true, false])
  func aFirstStartThatWasKilled(_ readsFirst: Bool, _ isBegun: Bool) throws {
    try Data().write(to: URL(fileURLWithPath: fixture.path + ".raw"))
    let raw = try Database(path: fixture.path + ".raw", access: .readWrite)
    try raw.script("PRAGMA cache_size = 1; BEGIN IMMEDIATE; \(Schema.steps[0])")
    try raw.script(
      "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 1; CREATE TABLE big (a); "
        + "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300) "
        + "INSERT INTO big SELECT zeroblob(2000) FROM n")
    for suffix in ["", "-journal"] {
      try FileManager.default.copyItem(atPath: fixture.path + ".raw" + suffix, toPath: fixture.path + suffix)
    }
    try raw.script("ROLLBACK")
    #expect(try Data(contentsOf: URL(fileURLWithPath: fixture.path)).count > 100_000)
    if isBegun {
      // The first page as a commit writes it first, too.
      let file = try #require(FileHandle(forUpdatingAtPath: fixture.path))
      let made = try StoreFixture()
      _ = try made.open(disk: QuestStore.Disk(isRemote: true))
      file.write(try Data(contentsOf: URL(fileURLWithPath: made.path)).prefix(4_096))
      try file.close()
    }
    if readsFirst { #expect(try QuestStore.openForReading(at: fixture.path) == nil) }
    #expect(try fixture.open().add("a").map(\.number) == [1])
    #expect(try fixture.open().problems() == [])
  }

  @Test func aReaderChangesNothing() throws {
    try fixture.open().add("a")
    let before = try Data(contentsOf: URL(fileURLWithPath: fixture.path))
    let reader = try #require(try QuestStore.openForReading(at: fixture.path))
    #expect(reader.isReadOnly)
    #expect(throws: StoreError.readOnly(path: fixture.path)) { try reader.add("b") }
    #expect(try reader.summary(at: morning, calendar: seoul).open == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: fixture.path)) == before)
  }

  @Test func whatIsNoStoreIsRefusedAndLeftAlone() throws {
    try fixture.open().add("a")
    let good = try Data(contentsOf: URL(fileURLWithPath: fixture.path))
    var newer = good
    newer[63] = UInt8(Schema.version + 1)
    var overwritten = good
    overwritten.replaceSubrange(0..<16, with: Data(repeating: 0xFF, count: 16))
    var ofAnother = good
    ofAnother[71] = 1
    let path = fixture.folder.file("other.db")
    let cases: [(Data, StoreError)] = [
      (newer, .newer(path: path, version: Schema.version + 1)),
      (overwritten, .foreign(path: path)),
      (ofAnother, .foreign(path: path)),
      (Data([0xFF, 0xD8, 0xFF, 0xE0]), .foreign(path: path)),
      (good.prefix(100), .damaged(path: path)),
    ]
    for (content, error) in cases {
      try content.write(to: URL(fileURLWithPath: path))
      let session = Session(program: "p", id: "s", reach: .anyProgram)
      #expect(throws: error) {
        try QuestStore.open(at: path, session: session, freshID: { QuestID(random: 1, 2) })
      }
      #expect(throws: error) { try QuestStore.openForReading(at: path) }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == content)
      #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
      #expect(!FileManager.default.fileExists(atPath: path + "-shm"))
    }
  }

  @Test func aFolderIsNoStore() throws {
    try FileManager.default.createDirectory(atPath: fixture.path, withIntermediateDirectories: true)
    #expect(throws: StoreError.isFolder(path: fixture.path)) { try fixture.open() }
    #expect(throws: StoreError.isFolder(path: fixture.path)) { try QuestStore.openForReading(at: fixture.path) }
    let none = fixture.folder.file("none/")
    #expect(throws: StoreError.isFolder(path: none)) { try QuestStore.openForReading(at: none) }
    #expect(access(none, F_OK) != 0)
  }

  @Test func aRowThatCannotBeReadIsAnErrorWithItsNumber() throws {
    let store = try fixture.open()
    try store.add("a", "b")
    try store.database.script("PRAGMA ignore_check_constraints = ON; UPDATE quest SET id = 'x' WHERE number = 2")
    #expect(throws: StoreError.unreadableQuest(2, path: fixture.path)) { try store.openQuests() }
    #expect(try store.quest(1)?.title == "a")
    try store.database.script("UPDATE change SET after = '{}'")
    #expect(throws: StoreError.unreadableStep(1, path: fixture.path)) { try store.newestSteps(1) }
  }

  @Test func aReplacedFileIsNotWrittenTo() throws {
    let store = try fixture.open()
    try store.add("a")
    try FileManager.default.moveItem(atPath: fixture.path, toPath: fixture.path + ".old")
    #expect(store.isReplaced)
    #expect(throws: StoreError.replaced(path: fixture.path)) { try store.add("b") }
  }

  @Test func oddNamesAreOnlyNames() throws {
    for name in [":memory:", "file:x?mode=ro", "a b%20#?.db", "한글.db"] {
      let path = fixture.folder.file(name)
      let session = Session(program: "p", id: "s", reach: .anyProgram)
      let store = try QuestStore.open(at: path, session: session, freshID: { QuestID(random: 1, 2) })
      try store.add("a")
      let disk = QuestStore.Disk(folderIsWritable: false)
      _ = consume store
      unlink(path + "-wal")
      unlink(path + "-shm")
      #expect(try QuestStore.openForReading(at: path, disk: disk)?.openQuests().count == 1)
      #expect(!FileManager.default.fileExists(atPath: path + "-shm"))
    }
  }
}
