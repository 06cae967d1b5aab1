import QuestCore
import TestKit
import Testing

/// The filters' words, each against the same seven quests at Monday 30 November 2026, 14:00 in Seoul.
@Suite struct FilterTests {
  private static let now = moment("2026-11-30 14:00")
  private static let context = ReadingContext(now: now, calendar: SlayerCalendar(zone: .seoul))

  private static let quests: [Quest] = [
    quest(1, "fix [Z-a] (x", .day(day("2026-11-28")), tags: ["home"]),
    quest(2, "50% off", .moment(moment("2026-11-30 18:00")), campaign: "work", importance: .epic),
    quest(3, "a_b", .day(day("2026-12-02")), tags: ["home.kitchen", "later"], campaign: "work"),
    quest(4, "c\\d or not", .day(day("2026-12-06")), note: "Über den Wolken"),
    quest(5, "한글 보고서", .day(day("2026-12-07")), tags: ["집"], importance: .trivial),
    quest(6, "juggle", nil),
    slain(7, "Pay rent", due: moment("2026-11-27 12:00"), at: moment("2026-11-27 18:00")),
  ]

  private static func quest(
    _ number: Int, _ title: String, _ deadline: Deadline?, note: String = "", tags: [String] = [],
    campaign: String? = nil, importance: Importance = .normal
  ) -> Quest {
    Quest(
      id: QuestID(random: 1, UInt64(number)), number: number, title: title, note: note, deadline: deadline,
      created: now, importance: importance, campaign: campaign, tags: tags)
  }

  private static func slain(_ number: Int, _ title: String, due: Moment, at moment: Moment) -> Quest {
    var quest = quest(number, title, .moment(due))
    quest.completion = Completion(moment: moment, deadlineEnd: due, sequence: number)
    return quest
  }

  private func numbers(_ text: String, saved: [String: String] = [:]) throws -> [Int] {
    let filter = try FilterReader.read(text, FilterTests.context, saved: saved)
    let calendar = FilterTests.context.calendar
    return FilterTests.quests
      .filter { filter.matches(Encounter($0, at: FilterTests.now, calendar: calendar), calendar: calendar) }
      .map(\.number)
  }

  @Test(arguments: [
    ("", [1, 2, 3, 4, 5, 6, 7]),
    ("[Z-a] (", [1]), ("%", [2]), ("_", [3]), ("\\", [4]), ("'; DROP", []), ("über", [4]), ("RENT", [7]),
    ("\u{1112}\u{1161}\u{11AB}글", [5]), ("\"or not\"", [4]), ("\"not\"", [4]),
    ("#home", [1, 3]), ("#집", [5]), ("+work", [2, 3]), ("+work not #later", [2]), ("+work -#later", [2]),
    ("!epic", [2]), ("!!", [2]), ("~", [5]), ("!trivial", [5]),
    ("overdue", [1]), ("is:overdue", [1]), ("today", [1, 2, 7]), ("due:today", [2]), ("due:<fri", [1, 2, 3, 7]),
    ("due:today..eow", [2, 3, 4]), ("due:week", [2, 3, 4]), ("due:이번주", [2, 3, 4]), ("slain:이번달", [7]),
    ("due:올해", [1, 2, 3, 4, 5, 7]), ("due:>=2026-12-06", [4, 5]), ("due:2026-12-07", [5]),
    ("due:..2026-11-28", [1, 7]), ("due:2026-12-06..", [4, 5]), ("due:\"30 nov 18:00\"", [2]), ("due:금요일", []),
    ("no:deadline", [6]), ("no:deadline or overdue", [1, 6]), ("is:slain", [7]), ("is:late", [7]),
    ("is:open", [1, 2, 3, 4, 5, 6]),
    ("slain:fri", [7]), ("slain:week", []), ("slain:2026-11-27..", [7]), ("slain:month", [7]),
    ("(#home or +work) not overdue", [2, 3]), ("not (#home or +work)", [4, 5, 6, 7]), ("(x", [1]),
    ("foo:bar", []), ("@nobody", []), ("()", [1, 2, 3, 4, 5, 6, 7]),
  ])
  func choosesQuests(text: String, expected: [Int]) throws {
    #expect(try numbers(text) == expected)
  }

  /// In quotes any name is one, as in quick-add; without, a sign before what begins no name is text.
  @Test(arguments: [
    ("#\"$(id)\"", Filter.tag("$(id)")), ("+\"5 a day\"", .campaign("5 a day")), ("-#\":x\"", .not(.tag(":x"))),
    ("#5", .text("#5")), ("#\"\"", .text("#")), ("+1 \"#x\"", .all([.text("+1"), .text("#x")])),
  ])
  func quotedNames(text: String, filter: Filter) throws {
    #expect(try FilterReader.read(text, FilterTests.context) == filter)
  }

  /// A day of kills is [its start, the next start): the same as in the graveyard.
  @Test(arguments: [
    ("slain:2026-11-28", "2026-11-28 00:00", true), ("slain:2026-11-27", "2026-11-28 00:00", false),
    ("slain:..2026-11-27", "2026-11-28 00:00", false), ("slain:2026-11-28..", "2026-11-28 00:00", true),
    ("slain:2026-11-27", "2026-11-27 23:59", true),
    ("slain:\"2026-11-27 12:00\"..2026-11-27", "2026-11-28 00:00", false),
    ("slain:2026-11-28..\"2026-11-28 12:00\"", "2026-11-28 00:00", true),
  ])
  func aKillAtTheStartOfADayIsOfThatDay(text: String, at: String, isChosen: Bool) throws {
    let filter = try FilterReader.read(text, FilterTests.context)
    let kill = Encounter(
      FilterTests.slain(8, "x", due: moment("2026-11-30 12:00"), at: moment(at)), at: FilterTests.now,
      calendar: FilterTests.context.calendar)
    #expect(filter.matches(kill, calendar: FilterTests.context.calendar) == isChosen)
  }

  /// A deadline there ends the day before.
  @Test(arguments: [
    ("due:2026-11-27", true), ("due:2026-11-28", false), ("due:2026-11-28..\"2026-11-28 12:00\"", false),
    ("due:\"2026-11-27 12:00\"..2026-11-27", true),
  ])
  func aDeadlineAtTheStartOfADayIsOfTheDayBefore(text: String, isChosen: Bool) throws {
    let filter = try FilterReader.read(text, FilterTests.context)
    let quest = Encounter(
      FilterTests.quest(8, "x", .moment(moment("2026-11-28 00:00"))), at: FilterTests.now,
      calendar: FilterTests.context.calendar)
    #expect(filter.matches(quest, calendar: FilterTests.context.calendar) == isChosen)
  }

  @Test func savedFiltersStandForTheirText() throws {
    let saved = ["work": "+work not #later", "soon": "@work or overdue"]
    #expect(try numbers("@work", saved: saved) == [2])
    #expect(try numbers("@soon -x", saved: saved) == [2])
  }

  @Test(arguments: [
    ("rent due:blah", FilterFault(.unreadableDate("blah"), at: 5..<13)),
    ("due:", FilterFault(.unreadableDate(""), at: 0..<4)),
    (
      "is:asleep",
      FilterFault(.unknownValue("asleep", known: ["open", "slain", "late", "overdue", "repeating"]), at: 0..<9)
    ),
    (
      "no:title",
      FilterFault(.unknownValue("title", known: ["deadline", "tag", "campaign", "note", "steps"]), at: 0..<8)
    ),
    ("a or", FilterFault(.missingWord("or"), at: 2..<4)), ("or a", FilterFault(.missingWord("or"), at: 0..<2)),
    ("a not", FilterFault(.missingWord("not"), at: 2..<5)),
  ])
  func pointsAtTheWord(text: String, fault: FilterFault) {
    #expect(throws: fault) { try FilterReader.read(text, FilterTests.context) }
  }

  @Test func aSavedFilterMayNotNameItself() {
    #expect(throws: FilterFault(.endless("a"), at: 0..<2)) {
      try FilterReader.read("@a", FilterTests.context, saved: ["a": "x @b", "b": "@a"])
    }
  }

  @Test func tellsWhetherSlainQuestsAreMeant() throws {
    #expect(try FilterReader.read("rent", FilterTests.context).concernsSlain == false)
    #expect(try FilterReader.read("rent (is:late or #x)", FilterTests.context).concernsSlain)
    #expect(try FilterReader.read("slain:week", FilterTests.context).concernsSlain)
  }

  /// Any text ends in a filter or a fault, within the text.
  @Test func randomTextNeverTraps() {
    let pieces = [
      "(", ")", "\"", " ", "or", "not", "-", "#a", "+b", "!", "due:", "<", "..", "fri", "is:", "한", "@a", ":", "x",
    ]
    var random = SeededRandom(seed: 20)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      do {
        _ = try FilterReader.read(text, FilterTests.context, saved: ["a": text])
      } catch {
        #expect(error.range.upperBound <= text.unicodeScalars.count, "\(text)")
      }
    }
  }
}
