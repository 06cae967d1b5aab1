import Foundation
import TestKit
import Testing

/// The copy of the day is made by a program of its own, started by the built program after the first change.
@Suite struct DailyBackupTests {
  private let home: CommandHome
  private var folder: String { home.folder.file("data/slayer/backups") }

  init() throws { home = try CommandHome() }

  /// The names of the copies once a script and every program that it started have ended. What runs on by itself still
  /// holds descriptor 11, and `cat` reads until nobody does.
  private func copies(after script: String) throws -> [String] {
    let result = try home.start(bash: "unset SLAYER_NO_BACKUP; { \(script); } 11>&1 >/dev/null 2>&1 | cat").wait()
    #expect(result.code == 0, "\(result.errors)")
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".db") }
  }

  @Test("the first change of a day has the store copied; no later one does")
  func once() throws {
    let names = try copies(after: "\"$SLAYER\" add first")
    #expect(names.count == 1)
    let name = try #require(names.first)
    #expect(name.wholeMatch(of: /slayer-\d{4}-\d\d-\d\d\.db/) != nil)
    #expect(try copies(after: "\"$SLAYER\" add second") == names)
    let copied = try home.run("list", "--json", "--db", folder + "/" + name)
    #expect(try CommandHome.quests(copied.output) == [1: "first"])
    #expect(try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
  }

  @Test("many first changes at once give one copy")
  func race() throws {
    let script = "for i in 1 2 3 4 5 6 7 8 9 10; do \"$SLAYER\" add quest $i & done; wait"
    #expect(try copies(after: script).count == 1)
    #expect(try home.openQuests().count == 10)
  }

  @Test(
    "none is made where it is not wanted, nor with a clock of one's own, nor by reading",
    arguments: [
      "SLAYER_NO_BACKUP=1 \"$SLAYER\" add x", "\"$SLAYER\" add x --now 2026-05-06",
      "SLAYER_NOW=2026-05-06 \"$SLAYER\" add x",
      "SLAYER_NO_BACKUP=1 \"$SLAYER\" add x; \"$SLAYER\" list; \"$SLAYER\" status; ! \"$SLAYER\" done 99",
    ])
  func notWanted(script: String) throws {
    #expect(try copies(after: script) == [])
    #expect(try copies(after: "\"$SLAYER\" add y").count == 1)
  }
}
