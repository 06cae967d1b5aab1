import CSQLite
import QuestCore

/// What can be asked of the store. Every answer is of one moment; nothing stored is changed.
extension QuestStore {
  /// All open quests, by number.
  public func openQuests() throws(StoreError) -> [Quest] {
    try database.reading { () throws(StoreError) in try allOpen() }
  }

  func allOpen() throws(StoreError) -> [Quest] {
    try database.quests(where: "quest.completed IS NULL AND quest.number > 0")
  }

  /// The quest with this number, open or slain; nil when there is none.
  public func quest(_ number: Int) throws(StoreError) -> Quest? {
    try database.reading { () throws(StoreError) in try database.quest(number) }
  }

  /// Every quest, open or slain, by number.
  public func allQuests() throws(StoreError) -> [Quest] {
    try database.reading { () throws(StoreError) in try database.quests(where: "true") }
  }

  /// How many quests there are, open or slain.
  public func questCount() throws(StoreError) -> Int { try database.number("SELECT count(*) FROM quest") ?? 0 }

  /// The quests completed at `start` or later and before `end`, in the order of history.
  public func slain(from start: Moment, to end: Moment) throws(StoreError) -> [Quest] {
    try database.reading { () throws(StoreError) in try allSlain(from: start, to: end) }
  }

  func allSlain(from start: Moment, to end: Moment) throws(StoreError) -> [Quest] {
    try database.quests(
      where: "quest.completed >= ?1 AND quest.completed < ?2", [.integer(start.seconds), .integer(end.seconds)],
      order: "completed_sequence, quest.number")
  }

  /// All kills, in the order of history: what the hero's standing is folded from.
  public func kills(calendar: SlayerCalendar) throws(StoreError) -> [Kill] {
    var kills: [Kill] = []
    try database.rows(
      """
      SELECT number, id, deadline_day, deadline_moment, completed, completed_sequence, deadline_end, importance,
        (SELECT count(*) FROM step WHERE step.quest = quest.number AND step.completed = 0), series
      FROM quest WHERE completed IS NOT NULL ORDER BY completed_sequence, number
      """
    ) { row throws(StoreError) in
      let quest = try database.readable(row) { row throws(Unreadable) in try row.questOfKill() }
      let moment = quest.completion?.moment ?? quest.created
      if let kill = Kill(Encounter(quest, at: moment, calendar: calendar)) { kills.append(kill) }
      return true
    }
    return kills
  }

  /// The newest steps of the journal, newest first.
  public func newestSteps(_ count: Int) throws(StoreError) -> [JournalStep] {
    try database.reading { () throws(StoreError) in try database.steps(where: "true", atMost: max(count, 0)) }
  }

  /// A number that differs from the last one asked for when another program has changed the store meanwhile. Changes
  /// made through this store do not count.
  public func changeCount() -> Int { (try? database.number("PRAGMA data_version")) ?? -1 }

  /// The version of SQLite, such as `3.46.1`.
  public static var libraryVersion: String { String(cString: sqlite3_libversion()) }
}

extension Row {
  /// A quest with no more than what its kill was worth depends on.
  fileprivate func questOfKill() throws(Unreadable) -> Quest {
    guard let id = QuestID(try text(1)), let importance = Importance(rawValue: try text(7)) else {
      throw Unreadable()
    }
    let openSteps = Array(repeating: Step(title: ""), count: Int(try integer(8)))
    return Quest(
      id: id, number: Int(try integer(0)), title: "", deadline: try deadline(2, 3),
      created: try moment(4), completion: try completion(4, 5, 6), importance: importance,
      steps: openSteps)
  }
}
