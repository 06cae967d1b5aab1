import TestKit
import Testing

@testable import QuestCore

@Suite struct QuestFilterTests {
  static let now = moment("2026-05-06 12:00")
  static let quests: [Quest] = {
    var quests: [Quest] = [
      .made(1, "fix [Z-a] (x"), .made(2, "50% off", deadline: .day(day("2026-05-05"))),
      .made(3, "a_b", importance: .epic),
      .made(4, "c\\d", deadline: .day(day("2026-05-06"))), .made(5, "1' OR '1'='1'; DROP"), .made(6, "한글 보고서"),
      .made(7, "Pay Rent", importance: .trivial), .made(8, "two", importance: .major),
    ]
    quests[5].tags = ["할일", "home"]
    quests[6].tags = ["Томск"]
    quests[6].campaign = "Two Word"
    quests[7].campaign = "東京"
    quests[7].note = "ask the Landlord\nabout 100%"
    return quests
  }()

  @Test(arguments: [
    (["[Z-a] ("], [1]), (["%"], [2, 8]), (["_"], [3]), (["\\"], [4]), (["'; DROP"], [5]), (["pay", "RENT"], [7]),
    (["pay", "x"], []), (["landlord"], [8]), (["#할일"], [6]), (["#HOME"], [6]), (["#ho"], []), (["+two word"], [7]),
    (["+東京"], [8]), (["#томск"], [7]), (["!!"], [3]), (["!epic"], [3]), (["!"], [8]), (["~"], [7]),
    (["!normal", "off"], [2]),
    (["overdue"], [2]), (["today"], [4]), (["오늘"], [4]), (["#---"], []), (["+1"], []), (["!nothing"], []),
    (["fix [Z-a]"], [1]),
    (["\u{1112}\u{1161}\u{11AB}글"], [6]), ([""], [1, 2, 3, 4, 5, 6, 7, 8]), ([], [1, 2, 3, 4, 5, 6, 7, 8]),
  ])
  func chooses(words: [String], numbers: [Int]) {
    let filter = QuestFilter(words: words)
    let listed = QuestList.sorted(Self.quests, at: Self.now, calendar: SlayerCalendar(zone: .seoul))
      .filter { filter.matches($0.encounter, in: $0.section) }
    #expect(listed.map(\.encounter.quest.number).sorted() == numbers)
  }
}
