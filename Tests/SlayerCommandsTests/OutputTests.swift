import Foundation
import QuestCore
import SlayerSystem
import SlayerText
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct OutputTests {
  @Test func aReaderThatGoesAwayIsNoError() throws {
    let trial = try Trial()
    try trial.add(Draft(title: "a"))
    let result = trial.run(["list"], failing: .closed)
    #expect(result.code == 0)
    #expect(result.errors == "")
  }

  @Test func anyOtherFailedWriteIsOne() throws {
    let trial = try Trial()
    for words in [["list"], ["--help"], ["add", "x", "--json"], ["--version"]] {
      let result = trial.run(words, failing: .failed(ENOSPC, "No space left on device"))
      #expect(result.code == 4)
      #expect(result.errors == "slayer: The output cannot be written: No space left on device\n")
    }
    // The quest was saved before anything was written.
    #expect(try objects(trial.answer("list", "--json")).count == 1)
  }

  @Test func aFullDeviceIsNoticed() throws {
    let file = open("/dev/full", O_WRONLY)
    let output = FileOutput(descriptor: file)
    try output.write("text")
    #expect(throws: OutputFailure.failed(ENOSPC, "No space left on device")) { try output.finish() }
    close(file)
  }

  @Test func aClosedPipeIsNoticed() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    let output = FileOutput(descriptor: ends[1])
    #expect(throws: OutputFailure.closed) { try output.write(String(repeating: "x", count: 100_000)) }
    close(ends[1])
  }

  @Test func aDescriptorThatIsNotOpenIsNoticed() throws {
    let output = FileOutput(descriptor: 987)
    try output.finish()
    try output.write("x")
    #expect(throws: OutputFailure.failed(EBADF, "Bad file descriptor")) { try output.finish() }
  }

  @Test func longTextComesOutWhole() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("out")
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    let output = FileOutput(descriptor: file)
    let line = String(repeating: "한글", count: 1_000) + "\n"
    for _ in 0..<100 { try output.write(line) }
    try output.finish()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == String(repeating: line, count: 100))
    #expect(!output.isTerminal)
    #expect(output.columns == nil)
  }

  @Test(arguments: [
    (["list"], false, [:], false), (["list"], true, [:], true), (["list"], true, ["NO_COLOR": "1"], false),
    (["list"], true, ["NO_COLOR": ""], true), (["list"], true, ["TERM": "dumb"], false),
    (["list"], true, ["TERM": ""], false),
    (["list", "--color=always"], false, [:], true), (["list", "--color", "always"], false, ["NO_COLOR": "1"], true),
    (["list", "--color=never"], true, [:], false), (["list", "--color=auto"], true, [:], true),
    (["list", "--json", "--color=always"], true, [:], false),
  ])
  func coloursOnlyWhereTheyAreWanted(words: [String], isTerminal: Bool, environment: [String: String], isColoured: Bool)
    throws
  {
    let trial = try Trial(environment: ["TERM": "xterm-256color"].merging(environment) { $1 })
    try trial.add(Draft(title: "a", deadline: .day(day("2026-11-30")), tags: ["t"]))
    #expect(trial.run(words, columns: 80, isTerminal: isTerminal).output.contains("\u{1B}") == isColoured)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], "\u{1B}[38;5;221mx\u{1B}[0m"), (["TERM": "linux"], "\u{1B}[33mx\u{1B}[0m"),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], "\u{1B}[38;2;247;192;74mx\u{1B}[0m"),
    (["TERM": "linux", "COLORFGBG": "0;15"], "\u{1B}[33mx\u{1B}[0m"),
  ])
  func coloursByWhatTheTerminalShows(environment: [String: String], text: String) {
    let paint = Paint(use: nil, setting: .auto, environment: Environment(environment), isTerminal: true)
    #expect(paint.colour("x", UrgencyColours.colour(.hunting, on: paint.ground)) == text)
  }
}
