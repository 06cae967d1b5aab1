import Foundation
import Testing

/// Files and disks that are not as they should be, seen from the command line.
@Suite struct StoreTroubleTests {
  let home: CommandHome

  init() throws { home = try CommandHome() }

  /// A limit on the size of files is met at any of the writes; reading goes on.
  @Test(arguments: [0, 1, 4, 8, 16, 32, 64, 100, 200])
  func aLimitOnTheSizeOfFiles(_ blocks: Int) throws {
    for number in 1...3 { try home.run("add", "q\(number)") }
    // Standard output is a file too, so it goes through a pipe.
    let limited = "(ulimit -f \(blocks); exec \"$SLAYER\""
    let add = try home.start(shell: "\(limited) add more 2>&1 > /dev/null) | cat 1>&2").wait()
    let reading = try home.start(shell: "\(limited) list --json) | cat").wait()
    let seen = try CommandHome.quests(reading.output)
    #expect(Set(seen.values).isSuperset(of: ["q1", "q2", "q3"]))
    #expect(seen.count == (add.errors.isEmpty ? 4 : 3))
    if !add.errors.isEmpty { #expect(add.errors.contains("no space")) }
    #expect(try home.run("add", "afterwards").code == 0)
    #expect(home.problems() == [])
  }

  @Test func anotherStoreIsNamed() throws {
    let other = home.folder.file("other.db")
    #expect(try home.run("--db", other, "add", "q").code == 0)
    #expect(try home.run("--db", other, "list").output.contains("q"))
    #expect(!FileManager.default.fileExists(atPath: home.folder.file("data")))
  }

  @Test func whatIsNoStoreIsRefusedInOneLine() throws {
    try home.run("add", "q")
    let good = try Data(contentsOf: URL(fileURLWithPath: home.store))
    var newer = good
    newer[63] = 99
    let cases = [
      Data("GIF89a and more".utf8), Data(repeating: 0xFF, count: 9_000), good.prefix(100), newer,
      Data("SQLite format 3\0".utf8) + Data(repeating: 7, count: 5_000),
    ]
    let path = home.folder.file("other.db")
    for content in cases {
      try content.write(to: URL(fileURLWithPath: path))
      for words in [["list"], ["status"], ["add", "x"], ["done", "1"], ["undo"]] {
        let result = try home.start(shell: "exec \"$SLAYER\" --db '\(path)' \(words.joined(separator: " "))").wait()
        #expect(result.code == 3, "\(words)")
        #expect(result.output == "")
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(result.errors.contains("other.db"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == content, "\(words)")
      }
      #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
    }
  }

  /// A page in the middle is gone: whatever needs it says so, and nothing crashes.
  @Test func aPageThatIsGone() throws {
    for number in 1...40 { try home.run("add", "quest \(number) with a long enough title to fill some pages") }
    let good = try Data(contentsOf: URL(fileURLWithPath: home.store))
    for page in 1..<good.count / 4_096 {
      var bad = good
      bad.replaceSubrange(page * 4_096..<(page + 1) * 4_096, with: Data(repeating: 0, count: 4_096))
      try bad.write(to: URL(fileURLWithPath: home.store))
      for words in [["list"], ["status"], ["hero"]] {
        let result = try home.start(shell: "exec \"$SLAYER\" \(words.joined(separator: " "))").wait()
        #expect(result.code == 0 || result.code == 3, "page \(page): \(words)")
        if result.code == 3 { #expect(result.errors.contains("damaged"), "page \(page): \(result.errors)") }
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: home.store)) == bad, "page \(page)")
    }
  }

  @Test func everythingIsTheUsersAlone() throws {
    let result = try home.start(
      shell: "umask 000; \"$SLAYER\" add q; umask 777; \"$SLAYER\" --db \"$HOME/b/c.db\" add q")
    #expect(result.wait().code == 0)
    for (path, mode) in [
      ("data/slayer", 0o700), ("data/slayer/slayer.db", 0o600), ("data/slayer/slayer.db-wal", 0o600),
      ("data/slayer/slayer.db-shm", 0o600), ("b", 0o700), ("b/c.db", 0o600), ("b/c.db-wal", 0o600),
    ] {
      let attributes = try FileManager.default.attributesOfItem(atPath: home.folder.file(path))
      #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
    }
  }
}
