/// Which quests are meant: the same in the screen's find and on the command line. Text is text, never a pattern.
public indirect enum Filter: Hashable, Sendable {
  /// What a quest can lack.
  public enum Field: String, CaseIterable, Hashable, Sendable { case deadline, tag, campaign, note, steps }

  public enum Standing: String, CaseIterable, Hashable, Sendable { case open, slain, late, overdue, repeating }

  case all([Filter])
  case any([Filter])
  case not(Filter)
  /// The title or the note holds this text; upper and lower case are one, and so are the forms of a letter.
  case text(String)
  /// The tag, or one below it: `home` holds `home` and `home.kitchen`.
  case tag(String)
  case campaign(String)
  case importance(Importance)
  case due(FilterSpan)
  case slain(FilterSpan)
  case without(Field)
  case standing(Standing)

  /// Every quest.
  public static let everything = Filter.all([])

  public func matches(_ encounter: Encounter, calendar: SlayerCalendar) -> Bool {
    let quest = encounter.quest
    switch self {
    case .all(let parts): return parts.allSatisfy { $0.matches(encounter, calendar: calendar) }
    case .any(let parts): return parts.contains { $0.matches(encounter, calendar: calendar) }
    case .not(let part): return !part.matches(encounter, calendar: calendar)
    case .text(let text): return occurs(text, in: quest.title) || occurs(text, in: quest.note)
    case .tag(let name): return quest.tags.contains { Filter.isSame($0, orBelow: name) }
    case .campaign(let name): return quest.campaign.map { Filter.isSame($0, orBelow: name) } ?? false
    case .importance(let importance): return quest.importance == importance
    case .due(let span): return quest.deadline.map { span.holds($0, calendar: calendar) } ?? false
    case .slain(let span): return quest.completion.map { span.holds(kill: $0.moment, calendar: calendar) } ?? false
    case .without(let field): return quest.lacks(field)
    case .standing(let standing): return encounter.has(standing)
    }
  }

  /// Whether it can hold for slain quests: then they are looked through too.
  public var concernsSlain: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.concernsSlain)
    case .not(let part): part.concernsSlain
    case .slain, .standing(.slain), .standing(.late): true
    default: false
    }
  }

  private static func isSame(_ name: String, orBelow wanted: String) -> Bool {
    let name = name.lowercased()
    return name == wanted || name.hasPrefix(wanted + ".")
  }
}

extension Quest {
  fileprivate func lacks(_ field: Filter.Field) -> Bool {
    switch field {
    case .deadline: deadline == nil
    case .tag: tags.isEmpty
    case .campaign: campaign == nil
    case .note: note.isEmpty
    case .steps: steps.isEmpty
    }
  }
}

extension Encounter {
  fileprivate func has(_ standing: Filter.Standing) -> Bool {
    switch standing {
    case .open: quest.isOpen
    case .slain: !quest.isOpen
    case .late: quality == .late
    case .overdue: quest.isOpen && isOverdue
    case .repeating: quest.repetition != nil
    }
  }
}

/// A stretch of time to which deadlines and kills are held: whole slayer days, or moments. An open end is nil.
public enum FilterSpan: Hashable, Sendable {
  case days(from: CivilDate?, through: CivilDate?)
  /// From a moment (included) to another (excluded).
  case moments(from: Moment?, to: Moment?)

  /// A deadline at the very start of a day belongs to the day before, here as in the list.
  public func holds(_ deadline: Deadline, calendar: SlayerCalendar) -> Bool {
    switch self {
    case .days(let from, let through):
      let day = calendar.slayerDay(of: deadline)
      return (from.map { $0 <= day } ?? true) && (through.map { day <= $0 } ?? true)
    case .moments(let from, let to):
      let end = calendar.end(of: deadline)
      return (from.map { $0 <= end } ?? true) && (to.map { end < $0 } ?? true)
    }
  }

  /// A kill at the very start of a day belongs to that day, as in the graveyard: nothing ended there.
  public func holds(kill moment: Moment, calendar: SlayerCalendar) -> Bool {
    switch self {
    case .days(let from, let through):
      let day = calendar.slayerDay(of: moment)
      return (from.map { $0 <= day } ?? true) && (through.map { day <= $0 } ?? true)
    case .moments(let from, let to): return (from.map { $0 <= moment } ?? true) && (to.map { moment < $0 } ?? true)
    }
  }
}

/// Why a filter could not be read, and the word it is about, in Unicode scalars of the text.
public struct FilterFault: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// `due:blah`: the value is not a date.
    case unreadableDate(String)
    /// `is:blah`, `no:blah`: the value, and those there are.
    case unknownValue(String, known: [String])
    /// `or` or `not` with nothing beside it.
    case missingWord(String)
    /// `@blah` where only saved filters are meant: there is none of that name.
    case unknownSaved(String)
    /// A saved filter that names itself.
    case endless(String)
  }

  public let reason: Reason
  public let range: Range<Int>

  public init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }
}
