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

  /// How a reader asks, and how many quests are open by its answer.
  struct Question: CustomStringConvertible, Sendable {
    let words: String
    let count: @Sendable (String) -> Int?
    var description: String { words }
  }

  static let questions = [
    Question(words: "status --json") { answer in
      answer.split(separator: "\"open\":").last.flatMap { Int($0.prefix { $0.isNumber }) }
    },
    // It names the next quest and counts none.
    Question(words: "status --format tmux") { $0.contains("first") ? 1 : nil },
    Question(words: "list --json") { answer in answer.split(separator: "\"number\":").count - 1 },
  ]

  /// 20 status bars beside a busy writer: never an error, never a word about locks, never a count that goes down.
  @Test(arguments: questions) func readersAreNeverHindered(_ question: Question) throws {
    try home.run("add", "first tomorrow")
    let readers = try (1...20).map { _ in
      try home.start(
        shell: "i=0; while [ $i -lt 15 ]; do i=$((i+1)); \"$SLAYER\" \(question.words) > \"$HOME/$$\" || echo FAILED; "
          + "tr -d '\\n ' < \"$HOME/$$\"; echo; done")
    }
    var written = 1
    while readers.contains(where: { !$0.hasEnded }) {
      #expect(try home.run("add", "q").code == 0)
      written += 1
    }
    for reader in readers {
      let result = reader.wait()
      #expect(result.errors == "")
      let answers = result.output.split(separator: "\n")
      let counts = answers.compactMap { question.count(String($0)) }
      #expect(answers.count == 15)
      #expect(counts.count == 15, "\(answers)")
      #expect(counts == counts.sorted())
      #expect(counts.allSatisfy { (1...written).contains($0) })
    }
    #expect(written > 2)
    #expect(try home.openQuests().count == written)
    #expect(home.problems() == [])
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
