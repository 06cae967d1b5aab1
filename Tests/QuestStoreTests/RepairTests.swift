import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

@Suite struct RepairTests {
  private let fixture: StoreFixture
  private let stamp = "2026-11-30-145002"
  private var kept: String { "\(fixture.path).damaged-\(stamp)" }

  init() throws { fixture = try StoreFixture() }

  /// A store of some sixty pages: quests of every kind, some slain, deleted, edited, with notes longer than a page.
  private func fill() throws -> (quests: [Quest], steps: [JournalStep]) {
    let store = try fixture.open()
    var random = SeededRandom(seed: 11)
    for index in 1...90 {
      var draft = Draft(title: "quest \(index) 퀘스트")
      draft.note = String(repeating: "note \(index) ", count: index % 9 == 0 ? 700 : index % 5)
      draft.deadline = index % 3 == 0 ? .day(day("2026-06-01").adding(days: index)) : nil
      draft.tags = (0..<index % 4).map { "tag\($0)" }
      draft.steps = (0..<index % 3).map { Step(title: "step \($0)", isCompleted: $0 == 0) }
      draft.campaign = index % 2 == 0 ? "campaign" : nil
      draft.repetition =
        index % 6 == 0 ? Repetition(rule: try #require(RepetitionRule("FREQ=WEEKLY")), origin: .schedule) : nil
      try store.perform(.add([draft]))
    }
    for _ in 0..<60 {
      let number = Int.random(in: 1...90, using: &random)
      switch Int.random(in: 0...4, using: &random) {
      case 0: _ = try? store.perform(.complete([number]))
      case 1: _ = try? store.perform(.delete([number]))
      case 2: _ = try? store.perform(.edit(number, [.title("changed \(number)"), .tags(["new"])]))
      case 3: _ = try? store.perform(.undo)
      default: _ = try? store.perform(.reopen([number]))
      }
    }
    return try (store.allQuests(), store.newestSteps(.max))
  }

  private func repair() throws -> RepairReport? {
    try Repair(of: fixture.path).run(at: morning, stamp: stamp) { _, _ in }
  }

  private func contents() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: fixture.path)) }

  private func overwrite(_ bytes: [UInt8], at offset: Int) throws {
    let file = try #require(FileHandle(forUpdatingAtPath: fixture.path))
    try file.seek(toOffset: UInt64(offset))
    try file.write(contentsOf: Data(bytes))
    try file.close()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).sorted()
  }

  @Test("a store that is whole, or in which nothing was ever stored, stays as it is")
  func whole() throws {
    #expect(try repair() == nil)
    try Data().write(to: URL(fileURLWithPath: fixture.path))
    #expect(try repair() == nil)
    _ = try fill()
    let before = try contents()
    #expect(try repair() == nil)
    #expect(try contents() == before)
  }

  @Test("whichever one page is lost, every quest is rescued as it was", arguments: [UInt8(0), 0xA5])
  func anyPage(filling: UInt8) throws {
    let (quests, _) = try fill()
    let good = try contents()
    let pages = good.count / 4_096
    #expect(pages > 50)
    var repairs = 0
    for page in 0..<pages {
      try good.write(to: URL(fileURLWithPath: fixture.path))
      try overwrite([UInt8](repeating: filling, count: 4_096), at: page * 4_096)
      let damaged = try contents()
      guard let report = try repair() else {
        // A page that was free.
        #expect(try fixture.open().allQuests() == quests, "page \(page + 1)")
        continue
      }
      repairs += 1
      #expect(report.lost == [], "page \(page + 1)")
      #expect(report.quests == quests.count)
      let store = try fixture.open()
      #expect(try store.allQuests() == quests, "page \(page + 1)")
      #expect(try store.problems() == [])
      #expect(report.kept == kept)
      #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == damaged)
      try FileManager.default.removeItem(atPath: kept)
    }
    #expect(repairs > 50)
  }

  @Test("whatever the damage, a repair ends with a whole store or leaves the file as it is", arguments: 1...4)
  func anyDamage(seed: UInt64) throws {
    let (quests, _) = try fill()
    let good = [UInt8](try contents())
    var random = SeededRandom(seed: seed)
    var rescued = 0
    for _ in 0..<40 {
      var bad = good
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let start = Int.random(in: 0..<bad.count - 4_096, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bad[start] ^= UInt8.random(in: 1...255, using: &random)
        case 1: for place in 0..<64 { bad[start + place] = UInt8.random(in: 0...255, using: &random) }
        case 2: bad.replaceSubrange(start..<start + 4_096, with: bad[4_096..<8_192])
        default: for place in 0..<12 { bad[start / 4_096 * 4_096 + place] = UInt8.random(in: 0...255, using: &random) }
        }
      }
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: fixture.path + suffix) }
      try Data(bad).write(to: URL(fileURLWithPath: fixture.path))
      guard let report = try repair() else { continue }
      let store = try fixture.open()
      let all = try store.allQuests()
      #expect(all.count == report.quests)
      #expect(try store.problems() == [])
      rescued += Set(all).intersection(quests).count
      try FileManager.default.removeItem(atPath: report.kept)
    }
    // Of some 84 quests each time; most damage meets few.
    #expect(rescued > 40 * 60)
  }

  @Test("a file cut short gives what is left of it", arguments: [4_096 * 40, 4_096 * 60 + 7])
  func cutShort(length: Int) throws {
    let (quests, _) = try fill()
    try contents().prefix(length).write(to: URL(fileURLWithPath: fixture.path))
    let report = try #require(try repair())
    let rescued = try fixture.open().allQuests()
    #expect(report.quests == rescued.count)
    #expect(rescued.count > 20)
    #expect(Set(rescued.map(\.number)).isDisjoint(with: report.lost))
    #expect(Set(rescued.map(\.number) + report.lost).isSuperset(of: quests.map(\.number)))
  }

  @Test("a file of which nothing is left is refused and stays", arguments: [100, 5_000])
  func nothingLeft(length: Int) throws {
    _ = try fill()
    let left = try contents().prefix(length)
    try left.write(to: URL(fileURLWithPath: fixture.path))
    #expect(throws: StoreError.foreign(path: fixture.path)) { try repair() }
    #expect(try contents() == left)
    #expect(try names().filter { $0.contains("repair") || $0.contains("damaged") } == [])
  }

  @Test("the next number and the next step follow those of the old file")
  func numbersGoOn() throws {
    let (_, steps) = try fill()
    try overwrite([UInt8](repeating: 0, count: 100), at: 0)
    let last = try #require(steps.first?.sequence)
    let report = try #require(try repair())
    #expect(report.steps == last)
    #expect(report.lostSteps == 0)
    let store = try fixture.open()
    #expect(try store.newestSteps(1).map(\.kind) == [.repair])
    #expect(try store.newestSteps(1).map(\.sequence) == [last + 1])
    #expect(try Array(store.newestSteps(.max).dropFirst()) == steps)
    let next = try store.add("after").first?.number
    #expect(next == steps.flatMap(\.changes).compactMap { $0.quest?.number }.max().map { $0 + 1 })
  }

  @Test("what was done before is not undone, what is done after is")
  func undo() throws {
    let store = try fixture.open()
    try store.add("a")
    try store.add("b")
    try store.perform(.undo)
    try overwrite([0, 0], at: 0)
    #expect(try repair() != nil)
    let repaired = try fixture.open()
    #expect(try repaired.allQuests().map(\.title) == ["a"])
    #expect(throws: StoreError.refused(.nothingToUndo)) { try repaired.perform(.undo) }
    #expect(throws: StoreError.refused(.nothingToRedo)) { try repaired.perform(.redo) }
    #expect(throws: StoreError.refused(.beforeRepair(1))) { try repaired.perform(.undoStep(1)) }
    try repaired.add("c")
    try repaired.perform(.undo)
    #expect(try repaired.allQuests().map(\.title) == ["a"])
  }

  @Test("a row that SQLite can read and we cannot is taken from the journal; a lost one that nothing knows is told")
  func unreadableRow() throws {
    do {
      let store = try fixture.open()
      try store.add("a", "b", "c")
      try store.database.script(
        """
        PRAGMA ignore_check_constraints = ON; UPDATE quest SET deadline_day = 'never' WHERE number < 3;
        UPDATE change SET after = '{"number":2}' WHERE number = 2
        """)
      #expect(throws: StoreError.unreadableQuest(1, path: fixture.path)) { try store.allQuests() }
    }
    let report = try #require(try repair())
    #expect(report.fromJournal == [1])
    #expect(report.lost == [2])
    #expect(try fixture.open().allQuests().map(\.title) == ["a", "c"])
  }

  @Test(
    "what the journal says of a lost row counts only where a store would take it",
    arguments: [
      "'$.title', ''", "'$.number', 3", "'$.created', 9223372036854775807",
      "'$.completion', json('{\"moment\":5,\"sequence\":9223372036854775807}')",
      "'$.completion', json('{\"moment\":5,\"sequence\":999999999}')",
      "'$.completion', json('{\"moment\":5,\"sequence\":1,\"deadline_end\":\"x\"}')",
    ])
  func unsoundJournal(change: String) throws {
    do {
      let store = try fixture.open()
      try store.add("a", "b")
      try store.database.script(
        """
        PRAGMA ignore_check_constraints = ON; UPDATE quest SET deadline_day = 'never' WHERE number = 2;
        UPDATE change SET after = json_set(after, \(change)) WHERE number = 2
        """)
    }
    let report = try #require(try repair())
    #expect(report.lost == [2])
    #expect(report.steps == 1)
    #expect(try fixture.open().allQuests().map(\.title) == ["a"])
  }

  @Test("another repair that was faster is not repaired again")
  func repairedMeanwhile() throws {
    try fixture.open().add("a")
    let examined = StoreFile.identity(fixture.path)
    let other = fixture.folder.file("other.db")
    try contents().write(to: URL(fileURLWithPath: other))
    #expect(rename(other, fixture.path) == 0)
    #expect(throws: StoreError.busy(path: fixture.path)) { try DamagedFile(fixture.path, examined) }
  }

  @Test(
    "whatever the doctor calls a fault a repair mends",
    arguments: [
      "UPDATE quest SET importance = 'great' WHERE number = 1", "UPDATE quest SET title = '' WHERE number = 2",
      "UPDATE quest SET completed = 5 WHERE number = 1", "DELETE FROM sqlite_sequence",
      "DELETE FROM change WHERE sequence = 1",
      "DELETE FROM journal WHERE sequence = 1", "UPDATE step SET completed = 7",
      "INSERT INTO tag VALUES (99, 0, 'lost')",
      "UPDATE journal SET kind = 'what' WHERE sequence = 1",
      "UPDATE quest SET created = 9223372036854775807 WHERE number = 1",
      "UPDATE quest SET deadline_moment = -9223372036854775807 WHERE number = 2",
      "UPDATE journal SET moment = 9223372036854775807 WHERE sequence = 1",
      "UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'quest'",
      "UPDATE journal SET sequence = 9223372036854775807 WHERE sequence = 2",
    ])
  func everyFault(sql: String) throws {
    let quests: [Quest]
    do {
      let store = try fixture.open()
      try store.perform(
        .add([Draft(title: "a", tags: ["x"], steps: [Step(title: "s", isCompleted: true)]), Draft(title: "b")]))
      try store.add("c")
      quests = try store.allQuests()
      try store.database.script("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; " + sql)
    }
    let isFault = StoreExamination(of: fixture.path).isSick
    #expect(isFault == !sql.contains("DELETE FROM change"))
    #expect(try (repair() != nil) == isFault)
    #expect(!StoreExamination(of: fixture.path).isSick)
    #expect(try fixture.open().allQuests() == quests)
    #expect(try fixture.open().add("d").map(\.number) == [4])
  }

  @Test("a row of long ago in a page that SQLite has given up does not come back")
  func longAgo() throws {
    let before: Data
    do {
      let store = try fixture.open()
      try store.database.script("PRAGMA secure_delete = OFF; PRAGMA wal_autocheckpoint = 1")
      for index in 1...60 {
        try store.perform(.add([Draft(title: "quest \(index)", note: String(repeating: "x", count: 900))]))
      }
      try store.perform(.edit(1, [.title("changed")]))
      try store.perform(.delete(Array(2...60)))
    }
    before = try contents()
    #expect(before.range(of: Data("quest 30".utf8)) != nil)
    // Without the header nothing says which pages are free.
    try overwrite([UInt8](repeating: 0, count: 100), at: 0)
    #expect(try repair()?.quests == 1)
    #expect(try fixture.open().allQuests().map(\.title) == ["changed"])
  }

  @Test("changes that only lie in the log are rescued, and the log does not get into the new file")
  func log() throws {
    let copy = try StoreFixture()
    do {
      let store = try fixture.open()
      try store.database.script("PRAGMA wal_autocheckpoint = 0")
      try store.add("a", "b")
      try store.perform(.complete([2]))
      for suffix in ["", "-wal"] {
        try FileManager.default.copyItem(atPath: fixture.path + suffix, toPath: copy.path + suffix)
      }
    }
    let quests = try fixture.open().allQuests()
    // The beginning of the file, as if it was written over; all else is in the log.
    let file = try #require(FileHandle(forUpdatingAtPath: copy.path))
    try file.write(contentsOf: Data(repeating: 0x20, count: 200))
    try file.close()
    let report = try #require(try Repair(of: copy.path).run(at: morning, stamp: stamp) { _, _ in })
    #expect(report.quests == 2)
    #expect(try copy.open().allQuests() == quests)
    #expect(try Data(contentsOf: URL(fileURLWithPath: report.kept + "-wal")).count > 4_096)
  }

  @Test("what a killed program left half done on a file system without a log is taken back, not rescued")
  func rollbackJournal() throws {
    let copy = try StoreFixture()
    do {
      let store = try fixture.open(disk: QuestStore.Disk(isRemote: true))
      try store.add("a", "b")
      // A small cache makes SQLite write pages before the commit.
      try store.database.script("PRAGMA cache_size = 1; BEGIN IMMEDIATE; UPDATE quest SET title = 'half done'")
      try store.database.run(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) "
          + "INSERT INTO tag SELECT 1, i, hex(randomblob(200)) FROM n")
      for suffix in ["", "-journal"] {
        try FileManager.default.copyItem(atPath: fixture.path + suffix, toPath: copy.path + suffix)
      }
      try store.database.script("ROLLBACK")
    }
    // One page of an index is lost as well, so that there is something to repair.
    let file = try #require(FileHandle(forUpdatingAtPath: copy.path))
    try file.seek(toOffset: 4_096 * 2)
    try file.write(contentsOf: Data(repeating: 0xEE, count: 4_096))
    try file.close()
    #expect(try Repair(of: copy.path).run(at: morning, stamp: stamp) { _, _ in } != nil)
    #expect(try copy.open().allQuests().map(\.title) == ["a", "b"])
    #expect(try copy.open().allQuests().map(\.tags) == [[], []])
  }

  @Test(
    "what is none of ours is left alone",
    arguments: ["a letter to mum", String(repeating: "SQLite format 3\0", count: 600)])
  func foreign(text: String) throws {
    try text.write(toFile: fixture.path, atomically: true, encoding: .utf8)
    #expect(throws: StoreError.foreign(path: fixture.path)) { try repair() }
    #expect(try String(contentsOfFile: fixture.path, encoding: .utf8) == text)
    #expect(try names() == ["slayer.db"])
  }

  @Test("files of the repair belong to their user, and nothing else is left")
  func leftovers() throws {
    _ = try fill()
    try FileManager.default.createDirectory(
      atPath: fixture.path + ".repair-1", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: fixture.path + ".repair-1/new.db"))
    try overwrite([1, 2, 3], at: 0)
    let before = umask(0)
    defer { umask(before) }
    #expect(try repair() != nil)
    #expect(try names() == ["slayer.db", "slayer.db.damaged-\(stamp)"])
    for name in try names() {
      let path = fixture.folder.file(name)
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }
    #expect(try repair() == nil)
  }
}
