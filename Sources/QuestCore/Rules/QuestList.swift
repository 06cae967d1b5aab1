/// The sections of the list, in their order.
public enum Section: Int, CaseIterable, Comparable, Hashable, Sendable {
  case overdue, today, tomorrow, thisWeek, later, someday

  public static func < (a: Section, b: Section) -> Bool { a.rawValue < b.rawValue }

  public init(of encounter: Encounter, today: CivilDate, calendar: SlayerCalendar) {
    guard let deadline = encounter.quest.deadline else {
      self = .someday
      return
    }
    let days = calendar.slayerDay(of: deadline).dayNumber - today.dayNumber
    switch days {
    case _ where encounter.isOverdue: self = .overdue
    case ...0: self = .today
    case 1: self = .tomorrow
    case ...(7 - today.weekday.rawValue): self = .thisWeek
    default: self = .later
    }
  }
}

/// The open quests as they are listed, and today's graveyard.
public enum QuestList {
  /// Open quests by section, then by deadline, then strength (highest first), then number.
  public static func sorted(
    _ quests: [Quest], at now: Moment, calendar: SlayerCalendar
  ) -> [(section: Section, encounter: Encounter)] {
    let today = calendar.slayerDay(of: now)
    return
      quests
      .filter(\.isOpen)
      .map { quest -> (section: Section, encounter: Encounter) in
        let encounter = Encounter(quest, at: now, calendar: calendar)
        return (Section(of: encounter, today: today, calendar: calendar), encounter)
      }
      .sorted { order($0) < order($1) }
  }

  /// Quests completed in the slayer day of `now`, oldest first.
  public static func graveyard(_ quests: [Quest], at now: Moment, calendar: SlayerCalendar) -> [Quest] {
    let today = calendar.slayerDay(of: now)
    return
      quests
      .filter { quest in quest.completion.map { calendar.slayerDay(of: $0.moment) == today } ?? false }
      .sorted { ($0.completion?.sequence ?? 0, $0.number) < ($1.completion?.sequence ?? 0, $1.number) }
  }

  private static func order(_ item: (section: Section, encounter: Encounter)) -> (Int, Int64, Int, Int) {
    let encounter = item.encounter
    return (item.section.rawValue, encounter.left ?? .max, -encounter.strength, encounter.quest.number)
  }
}
