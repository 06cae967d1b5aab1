import Foundation
import Testing

/// Real processes that write and read one store at the same time.
@Suite(.serialized) struct StoreRaceTests {
  let home: CommandHome

  init() throws { home = try CommandHome() }

  /// 40 rounds of two processes that each write and then read: never an old value, nothing lost, no number twice.
  @Test func whoHasWrittenReadsIt() throws {
    for round in 1...40 {
      let racers = try ["a", "b"].map { name in
        try home.start(shell: "\"$SLAYER\" add -- '\(name)\(round)' > /dev/null && \"$SLAYER\" list --json")
      }
      for (name, racer) in zip(["a", "b"], racers) {
        let result = racer.wait()
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors == "")
        let seen = try CommandHome.quests(result.output)
        #expect(seen.values.contains("\(name)\(round)"), "round \(round)")
        #expect(seen.count >= 2 * round - 1, "round \(round)")
      }
    }
    let quests = try home.openQuests()
    #expect(quests.keys.sorted() == Array(1...80))
    #expect(Set(quests.values) == Set((1...40).flatMap { ["a\($0)", "b\($0)"] }))
    #expect(home.problems() == [])
  }

  @Test func aFirstStartIsRacedByEight() throws {
    for round in 1...10 {
      let home = try CommandHome()
      let racers = try (1...8).map { try home.start("add", "q\($0)") }
      for racer in racers {
        let result = racer.wait()
        #expect(result.code == 0, "round \(round): \(result.errors)")
      }
      let quests = try home.openQuests()
      #expect(quests.keys.sorted() == Array(1...8), "round \(round)")
      #expect(Set(quests.values) == Set((1...8).map { "q\($0)" }), "round \(round)")
      #expect(home.problems() == [], "round \(round)")
    }
  }

  /// Status bars beside a busy writer: never an error, never a word about locks, never a count that goes down.
  @Test func readersAreNeverHindered() throws {
    try home.run("add", "first")
    let go = home.folder.file("go")
    try "".write(toFile: go, atomically: true, encoding: .utf8)
    let readers = try (1...4).map { _ in
      try home.start(shell: "while [ -e '\(go)' ]; do \"$SLAYER\" status --json | tr -d '\\n '; echo; done")
    }
    for number in 1...60 { #expect(try home.run("add", "q\(number)").code == 0) }
    unlink(go)
    for reader in readers {
      let result = reader.wait()
      #expect(result.errors == "")
      let counts = result.output.split(separator: "\n").compactMap { line in
        line.split(separator: "\"open\":").last.flatMap { Int($0.prefix { $0.isNumber }) }
      }
      #expect(counts.count == result.output.split(separator: "\n").count)
      #expect(counts.count > 5)
      #expect(counts == counts.sorted())
    }
    #expect(try home.openQuests().count == 61)
  }

  /// The same quest slain by two at once falls once.
  @Test func aQuestFallsOnce() throws {
    for number in 1...20 {
      try home.run("add", "q")
      let racers = try (1...2).map { _ in try home.start("done", "\(number)") }
      #expect(racers.map { $0.wait().code }.sorted() == [0, 1], "quest \(number)")
    }
    #expect(try home.openQuests().isEmpty)
  }
}
