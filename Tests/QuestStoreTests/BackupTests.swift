import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

@Suite struct BackupTests {
  private let fixture: StoreFixture
  private let backups: Backups

  init() throws {
    fixture = try StoreFixture()
    backups = Backups(of: fixture.path)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: backups.folder).sorted()
  }

  @Test(
    "copies lie beside the store, and not among what is another's",
    arguments: [
      ("/h/.local/share/slayer/slayer.db", "/h/.local/share/slayer/backups/slayer-2026-05-04.db"),
      ("/h/quests.db", "/h/quests-backups/quests-2026-05-04.db"), ("quests", "./quests-backups/quests-2026-05-04.db"),
      ("/slayer/.db", "/slayer/backups/.db-2026-05-04.db"),
    ])
  func place(store: String, copy: String) {
    #expect(Backups(of: store).path(of: day("2026-05-04")) == copy)
  }

  @Test("a copy is whole, needs no other file, and belongs to its user")
  func copy() throws {
    let store = try fixture.open()
    try store.add("pay rent", "buy milk")
    let target = fixture.folder.file("a b/copy.db")
    let before = umask(0)
    defer { umask(before) }
    #expect(try store.backup(to: target) == 2)
    let folder = fixture.folder.file("a b")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["copy.db"])
    #expect(try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
    let copy = try #require(try QuestStore.openForReading(at: target))
    #expect(try copy.allQuests() == store.allQuests())
    #expect(try copy.newestSteps(10) == store.newestSteps(10))
    try copy.check()
  }

  @Test("a copy never replaces a file, nor follows a link")
  func exists() throws {
    let store = try fixture.open()
    try store.add("pay rent")
    let target = fixture.folder.file("copy.db")
    try "mine".write(toFile: target, atomically: true, encoding: .utf8)
    #expect(throws: StoreError.exists(path: target)) { try store.backup(to: target) }
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "mine")
    let link = fixture.folder.file("link.db")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: fixture.folder.file("nowhere.db"))
    #expect(throws: StoreError.exists(path: link)) { try store.backup(to: link) }
    #expect(!FileManager.default.fileExists(atPath: fixture.folder.file("nowhere.db")))
  }

  @Test("a damaged store gives no copy, and the copies that are there stay")
  func damaged() throws {
    try fixture.open().add("pay rent", "buy milk", "call mum")
    let file = try #require(FileHandle(forUpdatingAtPath: fixture.path))
    try file.seek(toOffset: 4_096 * 5)
    try file.write(contentsOf: Data(repeating: 0xAB, count: 4_096))
    try file.close()
    try FileManager.default.createDirectory(atPath: backups.folder, withIntermediateDirectories: true)
    let old = (1...12).map { "slayer-2026-05-\($0 < 10 ? "0" : "")\($0).db" }
    for name in old { try Data().write(to: URL(fileURLWithPath: backups.folder + "/" + name)) }
    #expect(throws: StoreError.damaged(path: fixture.path)) { try backups.makeDaily(day("2026-05-13")) }
    #expect(try names().filter { !$0.hasPrefix(".") } == old)
  }

  @Test("one copy a day, and none where nothing is stored")
  func daily() throws {
    let today = day("2026-05-04")
    #expect(try backups.makeDaily(today) == nil)
    #expect(!FileManager.default.fileExists(atPath: backups.folder))
    try fixture.open().add("pay rent")
    #expect(!backups.holds(today))
    #expect(try backups.makeDaily(today) == backups.folder + "/slayer-2026-05-04.db")
    #expect(backups.holds(today))
    #expect(try backups.makeDaily(today) == nil)
    #expect(try names() == [".slayer.lock", "slayer-2026-05-04.db"])
  }

  @Test("what a killed run left half done goes with the next copy; what else lies there stays")
  func leftHalf() throws {
    try fixture.open().add("pay rent")
    try FileManager.default.createDirectory(atPath: backups.folder, withIntermediateDirectories: true)
    for name in [
      "slayer-2026-05-03.db.partial-4711", "slayer-2026-05-03.db.partial-4711-journal", "notes.txt",
      "other-2026-05-03.db.partial-1",
    ] {
      try Data().write(to: URL(fileURLWithPath: backups.folder + "/" + name))
    }
    #expect(try backups.makeDaily(day("2026-05-04")) != nil)
    #expect(try names() == [".slayer.lock", "notes.txt", "other-2026-05-03.db.partial-1", "slayer-2026-05-04.db"])
  }

  @Test("seven days and four weeks are kept")
  func rotation() throws {
    let today = day("2026-11-30")
    let names = (0..<61).map { "slayer-\(today.adding(days: -$0)).db" }
    let kept = Set(names).subtracting(backups.outdated(names, today: today))
    #expect(
      kept.sorted() == [
        "slayer-2026-11-08.db", "slayer-2026-11-15.db", "slayer-2026-11-22.db", "slayer-2026-11-24.db",
        "slayer-2026-11-25.db", "slayer-2026-11-26.db", "slayer-2026-11-27.db", "slayer-2026-11-28.db",
        "slayer-2026-11-29.db", "slayer-2026-11-30.db",
      ])
  }

  @Test("only daily copies of this store, of days that have been, are ever removed")
  func others() throws {
    let today = day("2026-11-30")
    let others = [
      "slayer-2027-01-01.db", "slayer-2026-01-01-120000.db", "slayer-version-1.db", "slayer-2026-1-1.db",
      "slayer-2026-02-30.db", "work-2026-01-01.db", "slayer-2026-01-01.db.partial-1", "slayer.db", ".slayer.lock",
    ]
    let days = (0..<20).map { "slayer-\(today.adding(days: -30 * $0)).db" }
    #expect(Set(backups.outdated(days + others, today: today)).isDisjoint(with: others))
    #expect(backups.outdated(days, today: today).count == 13)
  }

  @Test("the newest copy is told first, those without a day last")
  func order() throws {
    try FileManager.default.createDirectory(atPath: backups.folder, withIntermediateDirectories: true)
    for name in [
      "slayer-version-1.db", "slayer-2026-05-03.db", "slayer-2026-05-04-090000.db", "x.db", "slayer-2026-05-04.db",
    ] {
      try Data().write(to: URL(fileURLWithPath: backups.folder + "/" + name))
    }
    #expect(
      backups.all().map { $0.split(separator: "/").last } == [
        "slayer-2026-05-04-090000.db", "slayer-2026-05-04.db", "slayer-2026-05-03.db", "slayer-version-1.db",
      ])
  }
}
