import TestKit
import Testing

@testable import QuestCore

@Suite struct HeroTests {
  static let now = moment("2026-05-31 12:00")

  @Test(arguments: [(0, 1, 50), (49, 1, 50), (50, 2, 150), (149, 2, 150), (150, 3, 300), (299, 3, 300), (300, 4, 500)])
  func levels(experience: Int, level: Int, next: Int) {
    #expect(Hero.level(of: experience) == level)
    #expect(Hero.experience(atLevel: level + 1) == next)
  }

  @Test func nothingSlainIsLevelOneWithoutARate() {
    let hero = Hero(kills: [], at: Self.now)
    #expect(hero.experience == 0)
    #expect(hero.level == 1)
    #expect(hero.nextLevelAt == 50)
    #expect(hero.chain == 0)
    #expect(hero.onTimeRate == nil)
  }

  /// The chain follows the journal, whatever the clock said, and does not mind days away.
  @Test func theChainFollowsTheJournal() throws {
    let kills = try [
      kill(1, "2026-05-30 09:00", 1, .clean), kill(2, "2026-03-01 09:00", 3, .late),
      kill(3, "2026-05-31 11:00", 2, .clean),
      kill(4, "2025-01-01 09:00", 4, .clean), kill(5, "2024-01-01 09:00", 6, .closeCall),
    ]
    #expect(Hero(kills: kills, at: Self.now).chain == 2)
    #expect(Hero(kills: kills.reversed(), at: Self.now).chain == 2)
  }

  @Test func theRateIsOverThirtyDays() throws {
    let kills = try [
      kill(1, "2026-05-01 12:00", 1, .late), kill(2, "2026-05-01 12:00:01", 2, .late), kill(3, "2026-05-20", 3, .clean),
      kill(4, "2026-05-31", 4, .closeCall), kill(5, "2026-05-31", 5, .clean),
    ]
    #expect(Hero(kills: kills, at: Self.now).onTimeRate == 0.75)
  }

  @Test func experienceIsTheSumOfAllKills() throws {
    // No deadline: 15 each. Late: 45, halved to 23.
    let kills = try [kill(1, "2020-01-01", 1, .clean), kill(2, "2026-05-30", 2, .late)]
    #expect(kills.map(\.experience) == [15, 23])
    #expect(Hero(kills: kills, at: Self.now).experience == 38)
  }

  @Test func anOpenQuestIsNoKill() {
    let encounter = Encounter(.made(), at: Self.now, calendar: SlayerCalendar(zone: .seoul))
    #expect(Kill(encounter) == nil)
  }

  private func kill(_ number: Int, _ at: String, _ sequence: Int, _ quality: KillQuality) throws -> Kill {
    let completed = moment(at)
    let end: Moment? =
      switch quality {
      case .clean: nil
      case .closeCall: completed
      case .late: completed.adding(seconds: -1)
      }
    let quest = Quest.made(
      number, deadline: end.map(Deadline.moment),
      completion: Completion(moment: completed, deadlineEnd: end, sequence: sequence))
    return try #require(Kill(Encounter(quest, at: Self.now, calendar: SlayerCalendar(zone: .seoul))))
  }
}
