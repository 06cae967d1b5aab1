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
      let command = try home.start("add", "q\(number)")
      usleep(UInt32.random(in: 0...12_000, using: &random))
      command.kill()
      let result = command.wait()
      let code = result.code
      if code == 0 { reported.insert("q\(number)") } else { killed += 1 }
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

  @Test func loopsThatAreKilled() throws {
    var random = SeededRandom(seed: 6)
    var reported: Set<String> = []
    for round in 1...15 {
      let loops = try ["a", "b"].map { name in
        try home.start(
          shell: "i=0; while :; do i=$((i+1)); \"$SLAYER\" add \"\(name)\(round)x$i\" > /dev/null && echo \"$i\"; done")
      }
      usleep(UInt32.random(in: 20_000...120_000, using: &random))
      for (name, loop) in zip(["a", "b"], loops) {
        loop.kill()
        for number in loop.wait().output.split(separator: "\n") { reported.insert("\(name)\(round)x\(number)") }
      }
      try expectWhole(holding: reported, "round \(round)")
    }
    #expect(reported.count > 5)
  }

  /// One command of many quests is there as a whole or not at all.
  @Test func manyQuestsAtOnce() throws {
    var random = SeededRandom(seed: 7)
    for number in 1...30 { try home.run("add", "q\(number)") }
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
}
