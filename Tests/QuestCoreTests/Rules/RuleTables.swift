import TestKit
import Testing

@testable import QuestCore

/// The tables of the rules, with the worked examples that stand beside them.
@Suite struct RuleTables {
  static let hour: Int64 = 3_600
  static let day: Int64 = 86_400

  @Test(arguments: [
    (7 * day + 1, Urgency.dormant), (7 * day, .stirring), (3 * day + 1, .stirring), (3 * day, .prowling),
    (day + 1, .prowling), (day, .hunting), (3 * hour + 1, .hunting), (3 * hour, .enraged), (1, .enraged), (0, .enraged),
  ])
  func urgencyLevels(left: Int64, level: Urgency) {
    #expect(Urgency(left: left, isOverdue: false) == level)
  }

  @Test func urgencyWithoutADeadlineAndPastIt() {
    #expect(Urgency(left: nil, isOverdue: false) == .dormant)
    #expect(Urgency(left: -1, isOverdue: true) == .rampaging)
    #expect(Urgency(left: 0, isOverdue: true) == .rampaging)
  }

  @Test(arguments: [(day, 0.5), (7 * day, 0.125), (0, 1.0), (-5 * day, 1.0), (3 * day, 0.25)])
  func urgencyValues(left: Int64, value: Double) {
    #expect(Urgency.value(left: left) == value)
  }

  @Test func urgencyValueWithoutADeadlineIsNothing() { #expect(Urgency.value(left: nil) == 0) }

  @Test(arguments: [
    (Importance.normal, day, 0, 0, 30), (.epic, -5 * day, 5, 0, 90), (.trivial, 7 * day, 0, 0, 9),
    (.normal, 0, 0, 0, 45), (.normal, -40 * day, 40, 0, 65), (.epic, -40 * day, 40, 9, 99), (.normal, day, 0, 3, 36),
    (.normal, day, 0, 5, 40), (.normal, day, 0, 6, 40), (.major, 3 * day, 0, 0, 38),
  ])
  func strengths(importance: Importance, left: Int64, daysOverdue: Int, openSteps: Int, strength: Int) {
    #expect(Strength.of(importance: importance, left: left, daysOverdue: daysOverdue, openSteps: openSteps) == strength)
  }

  /// 30 × 24 h / (24 h + left) = 1.5 at 19 days left, and 7.5 at 3 days: halves are rounded up.
  @Test func halvesAreRoundedUp() {
    #expect(Strength.of(importance: .trivial, left: 19 * Self.day, daysOverdue: 0, openSteps: 0) == 7)
    #expect(Strength.of(importance: .trivial, left: 19 * Self.day + 1, daysOverdue: 0, openSteps: 0) == 6)
    #expect(Strength.of(importance: .trivial, left: 3 * Self.day, daysOverdue: 0, openSteps: 0) == 13)
    #expect(Strength.of(importance: .trivial, left: 3 * Self.day + 1, daysOverdue: 0, openSteps: 0) == 12)
  }

  @Test(arguments: [(Importance.trivial, 5), (.normal, 15), (.major, 30), (.epic, 50)])
  func strengthWithoutADeadlineIsItsBase(importance: Importance, base: Int) {
    #expect(Strength.of(importance: importance, left: nil, daysOverdue: 0, openSteps: 0) == base)
  }

  @Test(arguments: [(1, 1), (24, 1), (25, 2), (44, 2), (45, 3), (69, 3), (70, 4), (99, 4)])
  func forms(strength: Int, form: Int) { #expect(Monster.form(ofStrength: strength) == form) }

  @Test(arguments: [
    (3_601, false, KillQuality.clean), (3_600, false, .closeCall), (0, false, .closeCall), (-1, false, .late),
    (3_601, true, .clean), (3_600, true, .closeCall), (1, true, .closeCall), (0, true, .late),
  ])
  func killQualities(left: Int64, isDay: Bool, quality: KillQuality) {
    let end = moment("2026-05-04 17:00")
    #expect(KillQuality(completed: end.adding(seconds: -left), deadlineEnd: end, isDay: isDay) == quality)
  }

  @Test func aKillWithoutADeadlineIsClean() {
    #expect(KillQuality(completed: moment("2026-05-04 17:00"), deadlineEnd: nil, isDay: false) == .clean)
  }
}
