import TestKit
import Testing

@testable import QuestCore

@Suite struct EncounterTests {
  static let calendar = SlayerCalendar(zone: .seoul)

  @Test(arguments: [
    ("2026-05-04 00:01", false, Urgency.hunting), ("2026-05-04 23:59:59", false, .enraged),
    ("2026-05-05 00:00", true, .rampaging),
  ])
  func aDayIsOverdueOnlyWhenItHasEnded(now: String, isOverdue: Bool, urgency: Urgency) {
    let quest = Quest.made(deadline: .day(day("2026-05-04")))
    let encounter = Encounter(quest, at: moment(now), calendar: Self.calendar)
    #expect(encounter.isOverdue == isOverdue)
    #expect(encounter.urgency == urgency)
  }

  @Test func aMomentIsOverdueOnlyAfterItself() {
    let quest = Quest.made(deadline: .moment(moment("2026-05-04 17:00")))
    #expect(!Encounter(quest, at: moment("2026-05-04 17:00"), calendar: Self.calendar).isOverdue)
    #expect(Encounter(quest, at: moment("2026-05-04 17:00:01"), calendar: Self.calendar).isOverdue)
  }

  @Test func aWorkedExample() {
    let quest = Quest.made(
      deadline: .moment(moment("2026-05-05 09:00")), importance: .normal, steps: [Step(title: "a", isCompleted: true)])
    let encounter = Encounter(quest, at: moment("2026-05-04 09:00"), calendar: Self.calendar)
    #expect(encounter.left == 86_400)
    #expect(encounter.urgency == .hunting)
    #expect(encounter.urgencyValue == 0.5)
    #expect(encounter.strength == 30)
    #expect(encounter.monster.form == 2)
    #expect(encounter.monster.mood == .hunting)
    #expect(encounter.quality == nil)
    #expect(encounter.experience == nil)
  }

  @Test(arguments: [(86_399, 0), (86_400, 1), (5 * 86_400 + 5, 5)])
  func countsWholeDaysOverdue(late: Int64, days: Int) {
    let quest = Quest.made(deadline: .moment(moment("2026-05-04 09:00")), importance: .epic)
    let encounter = Encounter(quest, at: moment("2026-05-04 09:00").adding(seconds: late), calendar: Self.calendar)
    #expect(encounter.daysOverdue == days)
    #expect(encounter.strength == 80 + 2 * days)
  }

  /// Slain five days late: 80 + 10 = 90, halved. Neither a later clock, nor another zone or start of the day, changes it.
  @Test func aSlainQuestIsAsOfItsCompletion() {
    let end = moment("2026-05-05 00:00")
    let quest = Quest.made(
      deadline: .day(day("2026-05-04")), importance: .epic,
      completion: Completion(moment: end.adding(seconds: 5 * 86_400), deadlineEnd: end, sequence: 9))
    for calendar in [Self.calendar, SlayerCalendar(zone: .newYork, dayStartsAt: ClockTime(secondsOfDay: 21_600))] {
      let encounter = Encounter(quest, at: moment("2027-01-01"), calendar: calendar)
      #expect(encounter.strength == 90)
      #expect(encounter.quality == .late)
      #expect(encounter.experience == 45)
      #expect(encounter.urgency == .rampaging)
      #expect(encounter.left == -5 * 86_400)
    }
  }

  @Test func lateExperienceIsHalvedAndRoundedUp() {
    let end = moment("2026-05-04 09:00")
    let quest = Quest.made(
      deadline: .moment(end), completion: Completion(moment: end.adding(seconds: 1), deadlineEnd: end, sequence: 1))
    let encounter = Encounter(quest, at: end, calendar: Self.calendar)
    #expect(encounter.strength == 45)
    #expect(encounter.experience == 23)
  }

  @Test func aSeriesIsOneFamily() throws {
    let first = try #require(QuestID("00000000-0000-4000-8000-000000000001"))
    let second = try #require(QuestID("00000000-0000-4000-8000-000000000002"))
    #expect(Monster.Family(of: first) != Monster.Family(of: second))
    let quest = Quest.made(id: second, series: first)
    #expect(Encounter(quest, at: moment("2026-05-04"), calendar: Self.calendar).monster.family == .init(of: first))
  }

  /// The law of growth: with time alone, an open quest's monster never gets weaker or calmer.
  @Test func strengthAndUrgencyNeverFallAsTimePasses() {
    var random = SeededRandom(seed: 20_261_130)
    for _ in 0..<300 {
      let end = moment("2026-05-04 09:00").adding(seconds: Int64.random(in: 0...10_000_000, using: &random))
      let deadline: Deadline =
        Bool.random(using: &random) ? .moment(end) : .day(Self.calendar.slayerDay(of: end))
      let quest = Quest.made(
        deadline: deadline, importance: Importance.allCases.randomElement(using: &random) ?? .normal,
        steps: Array(repeating: Step(title: "s"), count: Int.random(in: 0...7, using: &random)))
      var now = end.adding(seconds: -20_000_000)
      var last = Encounter(quest, at: now, calendar: Self.calendar)
      for _ in 0..<60 {
        now = now.adding(seconds: Int64.random(in: 0...800_000, using: &random))
        let next = Encounter(quest, at: now, calendar: Self.calendar)
        if next.strength < last.strength || next.urgency < last.urgency || next.urgencyValue < last.urgencyValue
          || !Strength.range.contains(next.strength)
        {
          Issue.record("seed 20261130: \(quest) at \(now)")
        }
        last = next
      }
    }
  }
}

extension Quest {
  /// A quest for tests: what matters is named, the rest is plain.
  static func made(
    _ number: Int = 1, _ title: String = "quest", id: QuestID? = nil, deadline: Deadline? = nil,
    importance: Importance = .normal, steps: [Step] = [], completion: Completion? = nil,
    repetition: Repetition? = nil, series: QuestID? = nil
  ) -> Quest {
    Quest(
      id: id ?? QuestID(random: UInt64(number), 0), number: number, title: title, deadline: deadline,
      created: moment("2026-05-01 09:00"), completion: completion, importance: importance, steps: steps,
      repetition: repetition, series: series)
  }
}
