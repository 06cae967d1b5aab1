import Foundation
import TestKit
import Testing

/// The command line as real processes: pipes, devices, zones, terminals.
@Suite struct CommandProcessTests {
  @Test func aReaderThatGoesAwayIsSilent() throws {
    let shell = try CommandShell()
    _ = try shell.run("for i in 1 2 3; do $slayer add quest number $i '//' $(printf '%0900d' 7) >/dev/null; done")
    for script in [
      "$slayer list | head -1", "$slayer list --json | head -c 10", "{ $slayer list; echo $? >code; } | true; cat code",
      "trap '' PIPE; $slayer list --json | true",
    ] {
      let result = try shell.run(script)
      #expect(result.code == 0, "\(script)")
      #expect(result.errors == "", "\(script)")
    }
  }

  /// A title of which letters were lost would else be saved.
  @Test func argumentsThatAreNoTextAreRefused() throws {
    let shell = try CommandShell()
    let result = try shell.run("$slayer add \"$(printf 'a\\377b')\"")
    #expect(result.code == 2)
    #expect(result.errors == "slayer: \"a\u{FFFD}b\" is not valid UTF-8, so nothing was done.\n")
    #expect(try shell.run("$slayer list").output.hasPrefix("No open quests."))
  }

  @Test func outputThatCannotBeWrittenIsAnError() throws {
    let shell = try CommandShell()
    for script in [
      "$slayer list >/dev/full", "$slayer add a >/dev/full", "$slayer --help >/dev/full", "$slayer status >&-",
    ] {
      let result = try shell.run(script)
      #expect(result.code == 4, "\(script)")
      #expect(result.errors.hasPrefix("slayer: The output cannot be written: "), "\(script)")
    }
    #expect(try shell.run("$slayer list --json >/dev/null 2>/dev/full").code == 0)
    #expect(try shell.run("$slayer done 99 2>&-").code == 1)
  }

  @Test(arguments: [
    ("KST-9", "+09:00", false), (":Asia/Seoul", "+09:00", false), ("UTC+9", "-09:00", false), ("", "+00:00", false),
    ("Nonsense/Zone", "+00:00", true),
  ])
  func theZoneIsThatOfTheCLibrary(zone: String, offset: String, warns: Bool) throws {
    let shell = try CommandShell()
    let result = try shell.run("$slayer add x due:2026-12-25T17:00 --json", ["TZ": zone])
    #expect(result.code == 0)
    #expect(result.output.contains("\"deadline\": \"2026-12-25T17:00:00\(offset)\""))
    #expect(result.errors.split(separator: "\n").count == (warns ? 1 : 0))
  }

  @Test func theClockStartsWhereItIsTold() throws {
    let shell = try CommandShell()
    let result = try shell.run("$slayer add a --json", ["SLAYER_NOW": "2026-12-24 18:00"])
    #expect(result.output.contains("\"created\": \"2026-12-24T18:00:00+09:00\""))
    #expect(try shell.run("$slayer list", ["SLAYER_NOW": "soon"]).code == 2)
  }

  @Test func filesAreTheOwnersAlone() throws {
    let shell = try CommandShell()
    let result = try shell.run(
      "umask 022; $slayer add a >/dev/null; stat -c '%a' .local/share/slayer .local/share/slayer/*")
    #expect(result.output.split(separator: "\n").first == "700")
    #expect(result.output.split(separator: "\n").dropFirst().allSatisfy { $0 == "600" })
  }

  @Test func onATerminalLinesFitAndHaveColours() throws {
    let shell = try CommandShell()
    _ = try shell.run("$slayer add \(String(repeating: "긴제목", count: 30)) tomorrow")
    let program = try #require(shell.environment["slayer"])
    func shown(_ environment: [String: String?]) throws -> String {
      let running = try RunningProgram(
        program, ["list"], environment: ["HOME": shell.folder.path].merging(environment) { $1 }, columns: 40, rows: 10)
      #expect(try running.waitForEnd() == 0)
      return String(decoding: running.output, as: UTF8.self)
    }
    let coloured = try shown([:])
    #expect(coloured.contains("\u{1B}["))
    #expect(coloured.contains("…"))
    #expect(coloured.split(separator: "\r\n").count == 2)
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] { #expect(!(try shown(environment).contains("\u{1B}"))) }
    #expect(try shown(["NO_COLOR": ""]).contains("\u{1B}["))
  }
}
