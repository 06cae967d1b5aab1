/// The sections of the list, in their order.
public enum Section: Int, CaseIterable, Comparable, Hashable, Sendable {
  case overdue, today, tomorrow, thisWeek, later, someday

  public static func < (a: Section, b: Section) -> Bool { a.rawValue < b.rawValue }
}

/// The days at whose ends the sections of one moment's list end, found once for the whole list.
public struct SectionDays: Sendable {
  private let today: CivilDate
  private let daysLeftInWeek: Int
  private let endOfToday: Moment
  private let endOfTomorrow: Moment
  private let endOfWeek: Moment

  public init(at now: Moment, calendar: SlayerCalendar) {
    today = calendar.slayerDay(of: now)
    daysLeftInWeek = 7 - today.weekday.rawValue
    endOfToday = calendar.end(of: today)
    endOfTomorrow = calendar.end(of: today.adding(days: 1))
    endOfWeek = calendar.end(of: today.adding(days: daysLeftInWeek))
  }

  /// On Wednesday: Thursday is tomorrow, Friday to Sunday this week. Thursday 00:00 belongs to Wednesday.
  public func section(of encounter: Encounter) -> Section {
    if encounter.isOverdue { return .overdue }
    switch encounter.quest.deadline {
    case nil: return .someday
    case .day(let day):
      let days = day.dayNumber - today.dayNumber
      return days <= 0 ? .today : days == 1 ? .tomorrow : days <= daysLeftInWeek ? .thisWeek : .later
    case .moment(let moment):
      // Midnight ends a day.
      if moment <= endOfToday { return .today }
      return moment <= endOfTomorrow ? .tomorrow : moment <= endOfWeek ? .thisWeek : .later
    }
  }
}

/// The open quests as they are listed, and today's graveyard.
public enum QuestList {
  /// Open quests by section, then by deadline, then strength (highest first), then number.
  public static func sorted(
    _ quests: [Quest], at now: Moment, calendar: SlayerCalendar
  ) -> [(section: Section, encounter: Encounter)] {
    let days = SectionDays(at: now, calendar: calendar)
    let items = quests.lazy.filter(\.isOpen).map { quest -> (section: Section, encounter: Encounter) in
      let encounter = Encounter(quest, at: now, calendar: calendar)
      return (days.section(of: encounter), encounter)
    }
    return inOrder(Array(items))
  }

  /// Sorts small keys and moves each item once: items are large.
  private static func inOrder(
    _ items: [(section: Section, encounter: Encounter)]
  ) -> [(section: Section, encounter: Encounter)] {
    var keys = items.enumerated().map { (key: order($1), place: $0) }
    keys.sort { $0.key < $1.key }
    return keys.map { items[$0.place] }
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
