import Foundation
import Testing

/// An open screen and commands, or two screens, on one store.
@Suite struct StoreScreenTests {
  let home: SlayerHome

  init() throws { home = try SlayerHome() }

  /// No change needs another one, or a key, to be seen.
  @Test func everyChangeIsSeen() throws {
    let running = try home.open(columns: 100, rows: 60)
    for number in 1...20 {
      try home.run("add", "quest-\(number)-here")
      try running.wait(for: "quest-\(number)-here")
    }
    for number in 1...20 {
      try home.run("delete", "\(number)")
      try running.wait(for: "the end of quest \(number)") { !running.picture.text.contains("quest-\(number)-here") }
    }
  }

  /// `u` never takes back what a command line did, nor what another open screen did.
  @Test func undoStaysWithItsOwn() throws {
    let mine = try home.open()
    let other = try home.open()
    try mine.type("aof-mine\r")
    try other.type("aof-other\r")
    try home.run("add", "of-a-command")
    try mine.wait(for: "of-a-command")
    try mine.type("u")
    try mine.wait(for: "the undo") { !mine.picture.text.contains("  of-mine") }
    try mine.type("uu")
    let list = try home.run("list")
    #expect(!list.contains("of-mine"))
    #expect(list.contains("of-other"))
    #expect(list.contains("of-a-command"))
  }

  /// After a restart, also one by `kill -9`, the new screen takes back what the old one did, and brings it again.
  @Test(arguments: ["q", ""]) func undoGoesOnAfterARestart(_ quit: String) throws {
    let first = try home.open()
    try first.type("aof-the-first\r")
    if quit.isEmpty { first.kill(SIGKILL) } else { first.send(quit) }
    _ = try first.waitForEnd()
    #expect(try home.run("list").contains("of-the-first"))
    let second = try home.open()
    try second.type("u")
    #expect(try !home.run("list").contains("of-the-first"))
    try second.type("\u{12}")
    #expect(try home.run("list").contains("of-the-first"))
  }

  /// Whatever the screen makes, 0700 and 0600: at the first start, after writes, and with a text that is being typed.
  @Test(arguments: ["000", "077", "777"]) func everythingIsTheUsersAlone(_ umask: String) throws {
    let running = try home.start(shell: "umask \(umask);")
    try running.waitUntilIdle()
    try running.type("aone\r")
    try running.type("ahalf a wo")
    let data = home.variables["XDG_DATA_HOME"] ?? ""
    let state = home.variables["XDG_STATE_HOME"] ?? ""
    func check() throws {
      for folder in [data, state] {
        #expect(try mode(folder) == 0o700)
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
          let isFolder = name == "slayer"
          #expect(try mode("\(folder)/\(name)") == (isFolder ? 0o700 : 0o600), "\(name)")
        }
      }
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: state).contains("slayer/draft"))
    try check()
    running.kill(SIGTERM)
    _ = try running.waitForEnd()
    try check()
  }

  private func mode(_ path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }
}
