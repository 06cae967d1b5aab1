import QuestCore
import SlayerText
import TestKit

@testable import SlayerUI

/// States in which everything is drawn.
enum ArtStates {
  static let calendar = SlayerCalendar(zone: .seoul)
  static let now = moment("2026-11-30 20:53")

  static func id(_ number: Int) -> QuestID { QuestID(random: 0, UInt64(number)) }

  static func open(_ number: Int, _ deadline: Deadline?, importance: Importance = .normal) -> Quest {
    Quest(
      id: id(number), number: number, title: "Quest \(number)", note: "A note.", deadline: deadline,
      created: moment("2026-11-20 09:00"), importance: importance)
  }

  static func slain(_ number: Int, _ time: String, end: String?) -> Quest {
    var quest = open(number, end.map { .moment(moment($0)) })
    quest.completion = Completion(moment: moment(time), deadlineEnd: end.map { moment($0) }, sequence: number)
    return quest
  }

  /// Fourteen open quests in every mood, some overdue, and so many tombs in the three qualities.
  static func busy(
    columns: Int, rows: Int, tombs: Int = 5, appearance: Appearance = Appearance(), language: Language = .english
  ) -> State {
    let deadlines: [Deadline?] = [
      .day(day("2026-11-25")), .moment(moment("2026-11-30 22:00")), .day(day("2026-11-30")), .day(day("2026-12-02")),
      .moment(moment("2026-12-05 10:00")), .day(day("2026-12-25")), nil,
    ]
    let quests = (0..<14).map { open($0 + 1, deadlines[$0 % 7], importance: $0 < 7 ? .epic : .normal) }
    let ends = [nil, "2026-11-30 12:30", "2026-11-29 09:00"]
    let fallen = (0..<tombs).map { slain(100 + $0, "2026-11-30 12:00", end: ends[$0 % 3]) }
    var state = State(
      size: Size(columns: columns, rows: rows),
      preferences: Preferences(language: language, reading: ReadingContext(now: now, calendar: calendar)), now: now,
      clock: 0, nextID: id(999), appearance: appearance)
    let instant = Instant(moment: now, clock: 0)
    _ = update(&state, .loaded(Contents(open: quests, slain: fallen)), at: instant)
    _ = update(
      &state, .history(fallen.compactMap { Kill(Encounter($0, at: now, calendar: calendar)) }), at: instant)
    return state
  }
}
