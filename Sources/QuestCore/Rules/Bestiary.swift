/// Every family and form of monsters: which were met, how often they were slain, and when first. Computed from the
/// quests alone.
///
/// A form is met when an open quest stands in it now, or one was slain in it. A quest that was slain as a form 3 dragon
/// counts there once, whatever it was before.
public struct Bestiary: Hashable, Sendable {
  public struct Page: Hashable, Sendable {
    public let family: Monster.Family
    /// 1…4.
    public let form: Int
    /// How many were slain in this form.
    public internal(set) var slain = 0
    /// When the first of them was.
    public internal(set) var firstSlain: Moment?
    /// How many open quests stand in this form now.
    public internal(set) var standing = 0

    public var isMet: Bool { slain > 0 || standing > 0 }

    public init(family: Monster.Family, form: Int) {
      self.family = family
      self.form = form
    }
  }

  /// All forms of all families, in their order: 32.
  public private(set) var pages: [Page]

  public init(_ quests: some Sequence<Quest> = [], at now: Moment, calendar: SlayerCalendar) {
    pages = Monster.Family.allCases.flatMap { family in (1...4).map { Page(family: family, form: $0) } }
    for quest in quests {
      let monster = Encounter(quest, at: now, calendar: calendar).monster
      guard let index = pages.firstIndex(where: { $0.family == monster.family && $0.form == monster.form }) else {
        continue
      }
      guard let moment = quest.completion?.moment else {
        pages[index].standing += 1
        continue
      }
      pages[index].slain += 1
      pages[index].firstSlain = min(pages[index].firstSlain ?? moment, moment)
    }
  }

  public func met(of family: Monster.Family) -> Int { pages.count { $0.family == family && $0.isMet } }
  public var met: Int { pages.count(where: \.isMet) }
}
