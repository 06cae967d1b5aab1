import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

/// The stores that programs of their time left behind.
enum StoredVersions {
  static func file(_ version: Int) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Stores/version-\(version).db")
  }
}

/// Files of every released version of the schema, as the programs of their time left them in `Stores`, are led to the
/// newest.
@Suite struct UpgradeTests {
  private static let oldVersions = Array(1..<Schema.version)

  /// A copy of the store that version left behind.
  private func fixture(_ version: Int) throws -> StoreFixture {
    let fixture = try StoreFixture()
    try FileManager.default.copyItem(atPath: StoredVersions.file(version).path, toPath: fixture.path)
    return fixture
  }

  private let titles = [1: "pay rent", 2: "water plants", 3: "여권 갱신", 4: "water plants", 5: "buy milk and eggs"]

  @Test("there is a file of every version", arguments: oldVersions)
  func isThere(version: Int) throws {
    let fixture = try fixture(version)
    let database = try Database(path: fixture.path, access: .readOnly)
    #expect(try database.number("PRAGMA user_version") == version)
  }

  @Test("reading leaves an old file as it is", arguments: oldVersions)
  func reading(version: Int) throws {
    let fixture = try fixture(version)
    let before = try Data(contentsOf: URL(fileURLWithPath: fixture.path))
    let store = try #require(try QuestStore.openForReading(at: fixture.path))
    #expect(try store.openQuests().map(\.number) == [3, 4, 5])
    #expect(try Data(contentsOf: URL(fileURLWithPath: fixture.path)) == before)
  }

  @Test("opening upgrades, keeps a copy of the old, and loses nothing", arguments: oldVersions)
  func upgrade(version: Int) throws {
    let fixture = try fixture(version)
    let old = try #require(try QuestStore.openForReading(at: fixture.path)).allQuests()
    #expect(Dictionary(uniqueKeysWithValues: old.map { ($0.number, $0.title) }) == titles)

    let store = try fixture.open()
    #expect(try store.allQuests() == old)
    #expect(try store.problems() == [])
    #expect(try store.database.number("PRAGMA user_version") == Schema.version)
    #expect(try store.newestSteps(100).map(\.sequence) == Array((1...16).reversed()))
    #expect(try store.add("the next").map(\.number) == [7])

    let copy = fixture.folder.file("slayer-backups/slayer-version-\(version).db")
    let kept = try Database(path: copy, access: .readOnly)
    #expect(try kept.number("PRAGMA user_version") == version)
    #expect(try kept.quests(where: "true") == old)
    #expect(try permissions(copy) == 0o600)
  }

  @Test("the journal still leads back past the upgrade", arguments: oldVersions)
  func undo(version: Int) throws {
    let fixture = try fixture(version)
    let store = try fixture.open()
    #expect(try store.perform(.undo).concerned?.sequence == 12)
    #expect(try store.quest(6)?.title == "a mistake")
    #expect(try store.perform(.undoStep(9)).step.changes.count == 2)
    #expect(try store.quest(2)?.isOpen == true)
  }

  @Test("an upgraded file has the same tables as a new one", arguments: oldVersions)
  func schema(version: Int) throws {
    func tables(_ store: QuestStore) throws -> [String] {
      var found: [String] = []
      try store.database.rows("SELECT name, sql FROM sqlite_schema ORDER BY name") { row throws(StoreError) in
        found.append("\((try? row.text(0)) ?? ""): \((try? row.optionalText(1)) ?? "")")
        return true
      }
      return found
    }
    let (old, new) = try (fixture(version), StoreFixture())
    #expect(try tables(old.open()) == tables(new.open()))
  }

  @Test("where no copy can be kept nothing is upgraded", arguments: oldVersions)
  func noCopy(version: Int) throws {
    let fixture = try fixture(version)
    try "in the way".write(toFile: fixture.folder.file("slayer-backups"), atomically: true, encoding: .utf8)
    #expect(
      throws: StoreError.system(
        path: fixture.folder.file("slayer-backups/slayer-version-\(version).db"), errno: ENOTDIR)
    ) {
      try fixture.open()
    }
    #expect(try QuestStore.openForReading(at: fixture.path)?.openQuests().count == 3)
  }

  private func permissions(_ path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0
  }
}
