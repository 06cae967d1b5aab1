import Foundation
import TestKit
import Testing

/// The screen asked for where there is no terminal.
@Suite struct NoTerminalTests {
  @Test func saysSoAndMakesNothing() throws {
    let home = try TemporaryFolder()
    let ended = try Command(SlayerProgram.path, [], environment: ["HOME": home.path, "TERM": "xterm-256color"])
    #expect(ended.code == 4)
    #expect(ended.output == "")
    #expect(ended.errors.hasPrefix("slayer: The screen needs a terminal to read keys from;"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }
}
