import Foundation
import QuestCore
import TestKit

@testable import QuestStore

let seoul = SlayerCalendar(zone: .seoul)
let morning = moment("2026-05-04 09:00")

/// A store in a folder of its own, with ids that come again.
final class StoreFixture {
  let folder: TemporaryFolder
  let path: String
  private let random: Locked<SeededRandom>

  init(seed: UInt64 = 7) throws {
    random = Locked(SeededRandom(seed: seed))
    folder = try TemporaryFolder()
    path = folder.file("slayer.db")
  }

  func open(
    _ program: String = "slayer add", session: String = "one", reach: Session.Reach = .anyProgram,
    disk: QuestStore.Disk = .real
  ) throws -> QuestStore {
    let random = random
    return try QuestStore.open(
      at: path, session: Session(program: program, id: session, reach: reach),
      freshID: { random.with { QuestID(random: $0.next(), $0.next()) } }, disk: disk)
  }
}

extension StoreFixture {
  /// Begins a change that does not fit the cache, so that pages are written before the commit, and copies the files as they
  /// lie there then: what a program leaves that is killed without a log.
  ///
  /// - Returns: where the copy is; the change is still open in `store`.
  func killedWhileWriting(_ store: QuestStore) throws -> String {
    let killed = folder.file("killed.db")
    try store.database.script(
      "PRAGMA cache_size = 1; BEGIN IMMEDIATE; UPDATE quest SET title = 'half'; "
        + "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 500) "
        + "INSERT INTO quest (number, id, title, note, created, importance) "
        + "SELECT i, printf('%036d', i), 'half', hex(zeroblob(500)), 0, 'normal' FROM n")
    for suffix in ["", "-journal"] { try FileManager.default.copyItem(atPath: path + suffix, toPath: killed + suffix) }
    return killed
  }
}

/// A value behind a lock.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func with<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}

extension QuestStore {
  @discardableResult
  func add(_ titles: String..., at now: Moment = morning) throws -> [Quest] {
    try perform(.add(titles.map { Draft(title: $0) }), at: now, calendar: seoul).step.changes.compactMap(\.after)
  }

  @discardableResult
  func perform(_ command: Command) throws -> Outcome { try perform(command, at: morning, calendar: seoul) }
}

extension QuestStore {
  /// What SQLite finds wrong with the file; empty when it is whole.
  func problems() throws -> [String] {
    var problems: [String] = []
    for check in ["PRAGMA integrity_check", "PRAGMA foreign_key_check"] {
      try database.rows(check) { row throws(StoreError) in
        problems.append((try? row.text(0)) ?? "?")
        return true
      }
    }
    return problems.filter { $0 != "ok" }
  }
}
