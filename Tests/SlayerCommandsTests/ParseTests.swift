import QuestCore
import TestKit
import Testing

@testable import SlayerCommands

/// `slayer parse`, and what `slayer add` makes of typed dates. At Monday 30 November 2026, 14:50, in Seoul.
@Suite struct ParseTests {
  @Test func jsonHasEveryFieldAndSpansThatTile() throws {
    let text = "보고서 👍 fri 5pm #집 +flat !! // ask Kim"
    let reading = try object(try Trial().answer("parse", "--json", text))
    #expect(
      Set(reading.keys) == [
        "title", "deadline", "repeat", "tags", "campaign", "importance", "note", "spans", "ambiguous", "other_readings",
      ])
    #expect(reading["title"] as? String == "보고서 👍")
    #expect(reading["deadline"] as? String == "2026-12-04T17:00:00+09:00")
    #expect(reading["tags"] as? [String] == ["집"])
    #expect(reading["campaign"] as? String == "flat")
    #expect(reading["importance"] as? String == "epic")
    #expect(reading["note"] as? String == "ask Kim")
    #expect(isNull(reading["repeat"]))
    let spans = try #require(reading["spans"] as? [[String: Any]])
    #expect(spans.allSatisfy { Set($0.keys) == ["start", "end", "text", "kind", "meaning"] })
    #expect(spans.compactMap { $0["text"] as? String }.joined() == text)
    let starts = spans.compactMap { $0["start"] as? Int }
    let ends = spans.compactMap { $0["end"] as? Int }
    #expect(starts.first == 0)
    #expect(Array(starts.dropFirst()) == Array(ends.dropLast()))
    #expect(ends.last == text.unicodeScalars.count)
    let meanings = spans.compactMap { $0["meaning"] as? String }
    for meaning in [
      "title", "deadline 2026-12-04T17:00:00+09:00", "tag 집", "campaign flat", "importance epic", "note ask Kim",
    ] {
      #expect(meanings.contains(meaning))
    }
  }

  @Test func aRepetitionIsInRulesAndWords() throws {
    let reading = try object(try Trial().answer("parse", "--json", "water plants every 2 weeks"))
    let rule = try #require(reading["repeat"] as? [String: Any])
    #expect(Set(rule.keys) == ["rule", "from", "text"])
    #expect(rule["rule"] as? String == "FREQ=WEEKLY;INTERVAL=2")
    #expect(rule["from"] as? String == "schedule")
  }

  @Test func aSecondReadingIsSaid() throws {
    let trial = try Trial()
    let reading = try object(trial.answer("parse", "--json", "report sunday at 5"))
    #expect(reading["ambiguous"] as? Bool == true)
    let others = try #require(reading["other_readings"] as? [[String: Any]])
    #expect(others.first?["deadline"] as? String == "2026-12-06T05:00:00+09:00")
    #expect(Set(others[0].keys) == ["deadline", "repeat"])
    #expect(trial.answer("parse", "report sunday at 5").contains("It could also be Sun 6 Dec 2026, 05:00"))
    #expect(trial.answer("add", "report sunday at 5").contains("It could also be Sun 6 Dec 2026, 05:00"))
  }

  @Test func readsWithoutSaving() throws {
    let trial = try Trial()
    let lines = trial.answer("parse", "pay", "rent", "fri", "5pm").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "pay rent")
    #expect(lines[1] == "  deadline  Fri 4 Dec 2026, 17:00 · in 4 days")
    #expect(lines[2] == "")
    #expect(lines[3].hasPrefix("  [pay rent]") && lines[3].hasSuffix("title"))
    #expect(!exists(trial.store))
  }

  /// The reading is shown; what `add` would refuse is refused, but for a title that is not there yet.
  @Test func showsAlsoWhatAddRefuses() throws {
    let trial = try Trial()
    let result = trial.run(["parse", "--json", "x due:2027"])
    #expect(result.code == 1)
    #expect(try object(result.output)["title"] as? String == "x")
    #expect(result.errors == "slayer: \"2027\" is a year alone: give a month or a day.\n")
    #expect(try object(trial.answer("parse", "--json", "#home"))["tags"] as? [String] == ["home"])
  }

  @Test(arguments: [
    (["x", "due:2027"], "2027"), (["see due:diligence"], "diligence"),
    (["x", "every", "99999999999 days"], "99999999999"),
    (["x", "every", "1 minute", "due:"], "date"), (["#home"], "title"),
  ])
  func whatCannotBeReadIsNamedAndNotSaved(words: [String], named: String) throws {
    let trial = try Trial()
    let result = trial.run(["add"] + words)
    #expect(result.code == 1)
    #expect(result.errors.contains(named))
    #expect(trial.answer("list", "--json") == "[]\n")
  }

  @Test func addSaysTheDeadlineInFull() throws {
    let trial = try Trial()
    let added = trial.answer("add", "pay rent fri 5pm", "#home", "!")
    #expect(added.hasPrefix("Added 1 pay rent\n  deadline    Fri 4 Dec 2026, 17:00 · in 4 days\n  importance  major\n"))
    let korean = try Trial(language: "ko").answer("add", "보고서 내일 오후 5시")
    #expect(korean.hasPrefix("추가: 1 보고서\n  마감    2026년 12월 1일 (화) 17:00 · 내일\n"))
    #expect(
      trial.answer("add", "call 30 feb").contains("\n  There is no \"30 feb\"; it stays in the title.\n"))
  }

  /// A time that comes twice is the first; it is shown as it was typed.
  @Test func aRepeatedHourIsTheFirst() throws {
    let trial = try Trial(now: moment("2026-10-30 09:00", .newYork), zone: .newYork)
    let quest = try object(trial.answer("add", "x", "due:2026-11-01 01:30", "--json"))
    #expect(quest["deadline"] as? String == "2026-11-01T01:30:00-04:00")
    #expect(trial.answer("list").contains("Sun 01:30"))
  }

  @Test func aQuestThatRepeatsReturns() throws {
    let trial = try Trial()
    _ = trial.answer("add", "water plants", "every", "week")
    #expect(
      trial.answer("done", "1")
        == "Slain: 1 water plants · clean · +37 experience\nIt returns as 2 water plants · Mon 7 Dec 2026 · in 7 days\n"
    )
    #expect(trial.answer("undo") == "Undone: slain \"water plants\"\n")
    #expect(try objects(trial.answer("list", "--json")).compactMap { $0["number"] as? Int } == [1])
  }

  @Test func everyQuestSaysHowItRepeats() throws {
    let trial = try Trial()
    _ = trial.answer("add", "x every 2 weeks")
    let quest = try objects(trial.answer("list", "--json"))[0]
    #expect((quest["repeat"] as? [String: Any])?["rule"] as? String == "FREQ=WEEKLY;INTERVAL=2")
  }
}
