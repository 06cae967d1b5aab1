import Testing

@testable import SlayerSystem

@Suite struct PathsTests {
  @Test func homeIsEnough() throws {
    let paths = try Paths(Environment(["HOME": "/home/me"]))
    #expect(paths.database == "/home/me/.local/share/slayer/slayer.db")
    #expect(paths.config == "/home/me/.config/slayer/config")
    #expect(paths.draft == "/home/me/.local/state/slayer/draft")
    #expect(paths.stateFolder == "/home/me/.local/state/slayer")
  }

  @Test func xdgVariablesDecide() throws {
    let paths = try Paths(
      Environment(["HOME": "/home/me", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s"]))
    #expect(paths.database == "/d/slayer/slayer.db")
    #expect(paths.config == "/c/slayer/config")
    #expect(paths.draft == "/s/slayer/draft")
  }

  /// "If an implementation encounters a relative path in any of these variables it should consider the path invalid and ignore it."
  @Test func relativeAndEmptyVariablesAreIgnored() throws {
    let paths = try Paths(Environment(["HOME": "/home/me", "XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": ""]))
    #expect(paths.database == "/home/me/.local/share/slayer/slayer.db")
    #expect(paths.config == "/home/me/.config/slayer/config")
  }

  @Test func aNamedDatabaseWins() throws {
    let environment = Environment(["HOME": "/home/me", "SLAYER_DB": "/tmp/a.db"])
    #expect(try Paths(environment).database == "/tmp/a.db")
    #expect(try Paths(environment, database: "b.db").database == "b.db")
    #expect(try Paths(Environment(["HOME": "/home/me", "SLAYER_DB": ""])).database.hasSuffix("/slayer.db"))
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"]])
  func withoutHomeThereIsAPlainError(values: [String: String]) {
    #expect(throws: SystemError.noHome) { try Paths(Environment(values)) }
    #expect(SystemError.noHome.words.english.hasPrefix("HOME is not set"))
  }

  @Test func withoutHomeAllLiesBesideANamedDatabase() throws {
    let paths = try Paths(Environment(["SLAYER_DB": "/data/q.db"]))
    #expect(paths.config == "/data/config")
    #expect(paths.draft == "/data/draft")
  }
}
