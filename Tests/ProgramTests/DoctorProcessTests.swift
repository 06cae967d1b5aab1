import CSQLite
import Foundation
import TestKit
import Testing

/// `slayer doctor` as a real process: it leaves no trace, waits for nobody, and ends as it says.
@Suite struct DoctorProcessTests {
  let home: CommandHome

  init() throws { home = try CommandHome() }

  /// Names, sizes, times and permissions of everything in the home, but for what the test itself writes.
  private func everything() throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: home.folder.path).sorted()
    return names.filter { !$0.hasPrefix("out-") && !$0.hasPrefix("err-") }.map { name in
      var status = stat()
      lstat(home.folder.file(name), &status)
      return "\(name) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_mode)"
    }
  }

  private func examined(_ words: [String] = []) throws -> [String: [String: Any]] {
    let before = try everything()
    let result = try home.start(shell: "exec \"$SLAYER\" doctor --json \(words.joined(separator: " "))").wait()
    #expect(try everything() == before)
    #expect(result.errors == "")
    let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]] ?? []
    let hasFault = list.contains { $0["state"] as? String == "fault" }
    #expect(result.code == (hasFault ? 3 : 0))
    return Dictionary(list.map { ($0["name"] as? String ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func nothingIsMadeWhereNothingIs() throws {
    #expect(try examined()["store"]?["state"] as? String == "note")
    #expect(try everything() == [])
  }

  @Test func aStoreStaysAsItIs() throws {
    try home.run("add", "a")
    try home.run("done", "1")
    for suffixes in [[], ["-wal"], ["-shm"]] {
      for suffix in suffixes { unlink(home.store + suffix) }
      let seen = try examined()
      #expect(seen["quests"]?["text"] as? String == "0 open, 1 slain · all can be read", "\(suffixes)")
      #expect(seen["integrity"]?["state"] as? String == "ok")
      #expect(seen["versions"]?["text"].map { "\($0)".contains(" · SQLite 3.") } == true)
      #expect(seen["zone"]?["text"] as? String == "KST-9, UTC+09:00 · by TZ")
      #expect(seen["locale"]?["text"] as? String == "C.UTF-8 · letters are UTF-8")
    }
  }

  /// The log beside an open store has other permissions than SQLite would give it.
  @Test func permissionsStayAsTheyAre() throws {
    try home.run("add", "a")
    chmod(home.store, 0o640)
    chmod(home.store + "-wal", 0o600)
    let seen = try examined()
    #expect(seen["permissions"]?["advice"] as? String == "chmod 600 ~/data/slayer/slayer.db")
  }

  /// A named store may lie where everybody has access.
  @Test func aFolderForEverybodyIsNotToBlame() throws {
    let folder = home.folder.file("open")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    chmod(folder, 0o777)
    try home.run("add", "a", "--db", folder + "/x.db")
    let seen = try examined(["--db", folder + "/x.db"])
    #expect(seen["permissions"]?["state"] as? String == "ok")
    #expect(seen["store"]?["state"] as? String == "ok")
  }

  @Test func filesThatAreNoStore() throws {
    let path = home.folder.file("other.db")
    for (content, text) in [
      (Data(), "is empty: nothing was stored yet"),
      (Data("GIF89a and more".utf8), "is not a slayer store, or its beginning is damaged"),
      (Data("SQLite format 3\0".utf8), "is damaged: its tables cannot be read"),
    ] {
      try content.write(to: URL(fileURLWithPath: path))
      let seen = try examined(["--db", path])
      #expect((seen["store"]?["text"] as? String)?.hasSuffix(text) == true, "\(seen["store"] ?? [:])")
    }
    #expect((try examined(["--db", home.folder.path])["store"]?["text"] as? String)?.hasSuffix(" is a folder") == true)
    unlink(path)
    symlink("/nowhere/x.db", path)
    #expect(
      try examined(["--db", path])["store"]?["text"] as? String
        == "~/other.db leads to /nowhere/x.db, which is missing")
  }

  /// A program that has the store open, here in the middle of a write, is named and not waited for.
  @Test func aWriterThatHoldsTheFile() throws {
    try home.run("add", "a")
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    #expect(sqlite3_open_v2(home.store, &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK)
    #expect(sqlite3_exec(database, "BEGIN IMMEDIATE; UPDATE quest SET title = 'b'", nil, nil, nil) == SQLITE_OK)
    let start = ContinuousClock.now
    let seen = try examined()
    #expect(ContinuousClock.now - start < .seconds(2))
    let programs = try #require(seen["programs"]?["text"] as? String)
    #expect(programs.hasPrefix("open in "))
    #expect(programs.hasSuffix("(\(getpid()))"))
    #expect(seen["quests"]?["text"] as? String == "1 open, 0 slain · all can be read")
    // What is committed and not yet folded in is read from the log.
    #expect(sqlite3_exec(database, "COMMIT; BEGIN; DELETE FROM quest", nil, nil, nil) == SQLITE_OK)
    let later = try examined()
    #expect(later["quests"]?["text"] as? String == "1 open, 0 slain · all can be read")
    #expect((later["format"]?["text"] as? String)?.contains(" in -wal, folded in ") == true)
  }

  /// While others write all the time nothing is found that is not there.
  @Test func noFalseAlarms() throws {
    try home.run("add", "a")
    let writer = try home.start(
      shell:
        "i=0; while [ $i -lt 40 ]; do \"$SLAYER\" add \"quest $i with words\" >/dev/null; i=$((i+1)); done; echo end")
    while !writer.outputSoFar.contains("end") {
      let result = try home.run("doctor")
      #expect(result.code == 0, "\(result.output)")
      #expect(!result.output.contains("✗"))
    }
  }
}
