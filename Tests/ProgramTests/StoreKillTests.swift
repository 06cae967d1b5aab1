import Foundation
import TestKit
import Testing

/// kill -9 at random moments: the store is whole, and nothing that was reported is missing.
@Suite(.serialized) struct StoreKillTests {
  let home: CommandHome

  init() throws { home = try CommandHome() }

  private func expectWhole(holding reported: Set<String>, _ comment: Comment) throws {
    let quests = try home.openQuests()
    #expect(reported.isSubset(of: quests.values), comment)
    #expect(Set(quests.values).count == quests.count, comment)
    #expect(home.problems() == [], comment)
  }

  @Test func commandsThatAreKilled() throws {
    var random = SeededRandom(seed: 5)
    var reported: Set<String> = []
    var killed = 0
    for number in 1...200 {
      let command = try home.start("add", "q\(number + 1)")
      usleep(UInt32.random(in: 0...12_000, using: &random))
      command.kill()
      let result = command.wait()
      let code = result.code
      if code == 0 { reported.insert("q\(number + 1)") } else { killed += 1 }
      #expect(code == 0 || code == -SIGKILL, "\(result.errors)")
      if number % 50 == 0 { try expectWhole(holding: reported, "after \(number)") }
    }
    #expect(killed > 20)
    #expect(try home.run("add", "afterwards").code == 0)
  }

  @Test func firstStartsThatAreKilled() throws {
    var random = SeededRandom(seed: 8)
    for round in 1...60 {
      let home = try CommandHome()
      let command = try home.start("add", "q")
      usleep(UInt32.random(in: 0...15_000, using: &random))
      command.kill()
      let isReported = command.wait().code == 0
      let found = try home.openQuests()
      #expect(found.isEmpty || found == [1: "q"], "round \(round)")
      if isReported { #expect(found.count == 1, "round \(round)") }
      #expect(try home.run("add", "r").code == 0, "round \(round)")
      #expect(home.problems() == [], "round \(round)")
    }
  }

  /// 50 rounds of 200 writes by two programs, in the middle of which both are killed.
  @Test func loopsThatAreKilled() throws {
    var random = SeededRandom(seed: 6)
    var reported: Set<String> = []
    var cut = 0
    for round in 1...50 {
      let names = ["a\(round)x", "b\(round)x"]
      let loops = try names.map { name in
        try home.start(
          shell:
            "i=0; while [ $i -lt 100 ]; do i=$((i+1)); \"$SLAYER\" add \"\(name)$i\" > /dev/null && echo \"$i\"; done")
      }
      usleep(UInt32.random(in: 0...1_200_000, using: &random))
      for (name, loop) in zip(names, loops) {
        loop.kill()
        let result = loop.wait()
        if result.code != 0 { cut += 1 }
        for number in result.output.split(separator: "\n") { reported.insert("\(name)\(number)") }
      }
      try expectWhole(holding: reported, "round \(round)")
    }
    #expect(cut > 50)
    #expect(reported.count > 500)
  }

  /// One command of many quests is there as a whole or not at all.
  @Test func manyQuestsAtOnce() throws {
    var random = SeededRandom(seed: 7)
    for number in 1...30 { try home.run("add", "q\(number + 1)") }
    for round in 1...20 {
      let command = try home.start(
        shell: "exec \"$SLAYER\" done \((1...30).map(String.init).joined(separator: " "))")
      usleep(UInt32.random(in: 0...15_000, using: &random))
      command.kill()
      let code = command.wait().code
      let open = try home.openQuests().count
      #expect(open == 0 || (open == 30 && code != 0), "round \(round)")
      if open == 0 { #expect(try home.run("undo").code == 0) }
      #expect(try home.openQuests().count == 30, "round \(round)")
    }
    #expect(home.problems() == [])
  }

  /// 10,000 lines in one command: all of them or none.
  @Test(arguments: [SIGINT, SIGKILL]) func aLongInputThatIsInterrupted(_ signal: Int32) throws {
    var random = SeededRandom(seed: 9)
    let lines = home.folder.file("lines")
    try (1...10_000).map { "line \($0)\n" }.joined().write(toFile: lines, atomically: true, encoding: .utf8)
    var interrupted = 0
    for round in 1...rounds(8) {
      let home = try CommandHome()
      let command = try home.start(shell: "exec \"$SLAYER\" add - < '\(lines)'")
      usleep(UInt32.random(in: 0...900_000, using: &random))
      command.kill(signal)
      let code = command.wait().code
      #expect(code == 0 || code == -signal, "round \(round)")
      if code != 0 { interrupted += 1 }
      let summary = try home.run("status", "--json").output.filter { !$0.isWhitespace }
      let isThere = summary.contains("\"open\":10000,")
      #expect(isThere || (summary.contains("\"open\":0,") && code != 0), "round \(round): \(summary)")
      #expect(try home.run("add", "afterwards").code == 0, "round \(round)")
      #expect(home.problems() == [], "round \(round)")
    }
    #expect(interrupted > 1)
  }

  /// A screen is killed in the middle of its work: what it had said is stored is there.
  @Test func screensThatAreKilled() throws {
    var random = SeededRandom(seed: 10)
    try FileManager.default.createDirectory(
      atPath: home.folder.file("config/slayer"), withIntermediateDirectories: true)
    try "motion = none\n".write(
      toFile: home.folder.file("config/slayer/config"), atomically: true, encoding: .utf8)
    var told = 0
    for round in 1...rounds(15) {
      let before = try home.openQuests().count
      let screen = try RunningProgram(SlayerProgram.path, environment: home.environment)
      try screen.waitUntilIdle()
      let end = Date().addingTimeInterval(Double.random(in: 0...0.4, using: &random))
      var typed = 0
      try screen.wait(for: "the moment") {
        typed += 1
        screen.send("ar\(round)q\(typed)\r")
        return Date() > end
      }
      screen.kill(SIGKILL)
      _ = try screen.waitForEnd()
      let count = try home.openQuests().count - before
      let titles = Set(try home.openQuests().values)
      // The first goes on with the text that the one before had kept.
      let isEach = (0..<count).allSatisfy { number in
        titles.contains { $0.hasSuffix("r\(round)q\(number + 1)") }
      }
      #expect(isEach, "round \(round)")
      let said = screen.picture.text.split(separator: "added \"r\(round)q").dropFirst().first
      if let last = said.flatMap({ Int($0.prefix { $0.isNumber }) }) {
        told += 1
        #expect(last <= count, "round \(round)")
      }
      #expect(home.problems() == [], "round \(round)")
    }
    #expect(told > 3)
  }

  /// `SLAYER_ROUNDS` lets the tests run longer.
  private func rounds(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["SLAYER_ROUNDS"].flatMap { Int($0) } ?? usual
  }
}
