import QuestCore

/// What a status line shows.
public struct Summary: Hashable, Sendable {
  public let open: Int
  public let overdue: Int
  /// Due in the current slayer day, without those that are overdue.
  public let today: Int
  public let slainToday: Int
  /// The first quest of the list as sorted; nil when none is open.
  public let next: Quest?

  public init(open: Int, overdue: Int, today: Int, slainToday: Int, next: Quest?) {
    self.open = open
    self.overdue = overdue
    self.today = today
    self.slainToday = slainToday
    self.next = next
  }
}

/// The open quests, as the indexes see them. Named in the SQL, since SQLite would guess without statistics.
private enum Open {
  static let all = "quest INDEXED BY quest_open WHERE completed IS NULL AND number > 0"
  static let byDay = "quest INDEXED BY quest_open_by_day WHERE completed IS NULL AND deadline_day IS NOT NULL"
  static let byMoment =
    "quest INDEXED BY quest_open_by_moment WHERE completed IS NULL AND deadline_moment IS NOT NULL"
}

extension QuestStore {
  /// Counted by the indexes of open quests and of today's kills: history costs nothing.
  public func summary(at now: Moment, calendar: SlayerCalendar) throws(StoreError) -> Summary {
    try database.reading { () throws(StoreError) in
      let today = calendar.slayerDay(of: now)
      let start = SQLValue.integer(calendar.start(of: today).seconds)
      let end = SQLValue.integer(calendar.end(of: today).seconds)
      let day = SQLValue.text(today.description)
      let instant = SQLValue.integer(now.seconds)
      // A moment at the very end of today still belongs to it: midnight ends a day.
      return Summary(
        open: try count(Open.all),
        overdue: try count("\(Open.byDay) AND deadline_day < ?1", [day])
          + count("\(Open.byMoment) AND deadline_moment < ?1", [instant]),
        today: try count("\(Open.byDay) AND deadline_day = ?1", [day])
          + count("\(Open.byMoment) AND deadline_moment BETWEEN ?1 AND ?2", [instant, end]),
        slainToday: try count("quest WHERE completed >= ?1 AND completed < ?2", [start, end]),
        next: try next(at: now, calendar: calendar))
    }
  }

  private func count(_ quests: String, _ values: [SQLValue] = []) throws(StoreError) -> Int {
    try database.number("SELECT count(*) FROM \(quests)", values) ?? 0
  }

  /// The list is sorted by the end of the deadline: so its first is among the earliest day and the earliest moment, or,
  /// when no open quest has a deadline, among all.
  private func next(at now: Moment, calendar: SlayerCalendar) throws(StoreError) -> Quest? {
    var candidates = try contenders(
      "deadline_day, NULL", "\(Open.byDay) AND deadline_day = (SELECT min(deadline_day) FROM \(Open.byDay))")
    candidates += try contenders(
      "NULL, deadline_moment",
      "\(Open.byMoment) AND deadline_moment = (SELECT min(deadline_moment) FROM \(Open.byMoment))")
    if candidates.isEmpty { candidates = try contenders("NULL, NULL", Open.all) }
    guard let first = QuestList.sorted(candidates, at: now, calendar: calendar).first else { return nil }
    return try database.quest(first.encounter.quest.number)
  }

  /// Open quests of one deadline with no more than what their order depends on; of the deadline only the columns that can
  /// be filled, so that the index alone answers. Of those alike in importance and open steps the first by number stands
  /// for all: they are equally strong.
  private func contenders(_ deadline: String, _ quests: String) throws(StoreError) -> [Quest] {
    var contenders: [Quest] = []
    try database.rows(
      """
      SELECT min(number), \(deadline), importance,
        (SELECT count(*) FROM step WHERE step.quest = quest.number AND step.completed = 0) AS steps
      FROM \(quests) GROUP BY importance, steps
      """
    ) { row throws(StoreError) in
      contenders.append(try database.readable(row) { row throws(Unreadable) in try row.contender() })
      return true
    }
    return contenders
  }
}

extension Row {
  fileprivate func contender() throws(Unreadable) -> Quest {
    guard let importance = Importance(rawValue: try text(3)) else { throw Unreadable() }
    return Quest(
      id: QuestID(random: 0, 0), number: Int(try integer(0)), title: "", deadline: try deadline(1, 2),
      created: Moment(seconds: 0), importance: importance,
      steps: Array(repeating: Step(title: ""), count: Int(try integer(4))))
  }
}
