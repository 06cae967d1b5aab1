import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

/// Files that were damaged: the examination says what cannot be read and goes on with the rest.
@Suite struct StoreDamageTests {
  private static let count = 400
  private static let page = 4_096
  let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    let store = try fixture.open()
    for first in stride(from: 1, through: Self.count, by: 10) {
      let drafts = (first..<first + 10).map { Draft(title: "quest \($0)", note: String(repeating: "n", count: 90)) }
      _ = try store.perform(.add(drafts), at: morning, calendar: seoul)
    }
  }

  @Test func everyPageInTurnIsGone() throws {
    let good = try fixture.bytes()
    var mostLost = 0
    var schemaPages = 0
    for page in 1..<good.count / Self.page {
      var bad = good
      bad.replaceSubrange(page * Self.page..<(page + 1) * Self.page, with: repeatElement(0, count: Self.page))
      try fixture.write(bad)
      let seen = StoreExamination(of: fixture.path)
      if seen.standing == .unusable(.damaged(path: fixture.path)) {
        schemaPages += 1
        continue
      }
      #expect(seen.standing == .read, "page \(page)")
      #expect(!seen.problems.isEmpty, "page \(page)")
      #expect(seen.open + seen.unreadableQuests.count == Self.count, "page \(page)")
      if seen.unreadableQuests.count < Self.count { mostLost = max(mostLost, seen.unreadableQuests.count) }
      #expect(try fixture.bytes() == bad, "page \(page)")
    }
    // Without the page on which the rest of the schema stands there are no tables.
    #expect((1...2).contains(schemaPages))
    // One page of rows in the middle takes some with it, and not those behind it.
    #expect((2...60).contains(mostLost))
  }

  @Test func theSecondHalfIsGone() throws {
    let good = try fixture.bytes()
    try fixture.write(Array(good[..<(good.count / Self.page / 2 * Self.page)]))
    let seen = StoreExamination(of: fixture.path)
    #expect(seen.standing == .read)
    #expect(seen.problems.first == "file size \(good.count / Self.page / 2 * Self.page) is not what the header says")
    #expect(seen.open > 0)
    #expect(seen.open + seen.unreadableQuests.count <= Self.count)
    #expect(!seen.unreadableQuests.isEmpty)
  }

  @Test func bytesOfAJournalStepAreOthers() throws {
    try change("{\"number\":25,\"id\"", to: "{\"nomber\":25,\"id\"")
    let seen = StoreExamination(of: fixture.path)
    #expect(seen.problems == [])
    #expect(seen.unreadableSteps == [3])
    #expect(seen.unreadableQuests == [])
    #expect((seen.open, seen.steps) == (400, 39))
  }

  @Test func bytesOfAQuestAreOthers() throws {
    let store = try fixture.open()
    for number in [7, 8, 300] {
      try store.database.script(
        "PRAGMA ignore_check_constraints = ON; UPDATE quest SET importance = 'grand' WHERE number = \(number)")
    }
    let seen = StoreExamination.withoutLooking(fixture.path)
    #expect(
      seen.problems == [
        "CHECK constraint failed in 3 rows of quest: importance IN ('trivial', 'normal', 'major', 'epic')"
      ])
    #expect(seen.unreadableQuests == [7, 8, 300])
    #expect(seen.open == 397)
  }

  @Test func rulesThatSQLDoesNotSay() throws {
    let store = try fixture.open()
    try store.database.script(
      "PRAGMA foreign_keys = OFF; UPDATE sqlite_sequence SET seq = 5 WHERE name = 'quest'; "
        + "UPDATE quest SET completed = 1, completed_sequence = 999 WHERE number = 2")
    let seen = StoreExamination.withoutLooking(fixture.path)
    #expect(
      seen.problems == [
        "row 2 of quest names a row of journal that is missing", "sqlite_sequence is behind the numbers of quests",
      ])
  }

  @Test func rulesAreReadFromSQL() {
    let rules = Schema.steps.prefix(1).flatMap(CheckConstraints.expressions)
    #expect(rules.count == 15)
    #expect(rules.first == "kind IN ('add', 'edit', 'complete', 'reopen', 'delete', 'undo', 'redo')")
    #expect(rules.contains("(completed IS NULL) = (completed_sequence IS NULL)"))
    #expect(rules.contains("deadline_day IS date(deadline_day)"))
    #expect(rules.last == "completed IN (0, 1)")
  }

  private func change(_ old: String, to new: String) throws {
    var data = Data(try fixture.bytes())
    let range = try #require(data.range(of: Data(old.utf8)))
    data.replaceSubrange(range, with: Data(new.utf8))
    try fixture.write(Array(data))
  }
}

extension StoreFixture {
  var size: Int { (try? bytes().count) ?? -1 }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

  func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
}

extension StoreExamination {
  /// For a file that this process has open: who has it open is not looked for, since that would drop our locks.
  static func withoutLooking(_ path: String, _ disk: QuestStore.Disk = .real) -> StoreExamination {
    StoreExamination(of: path, disk: disk, looksForUsers: false)
  }
}

extension TemporaryFolder {
  /// Names, sizes and times of everything in it.
  func contents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted().map { name in
      var status = stat()
      lstat(file(name), &status)
      return "\(name) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_mode)"
    }
  }
}
