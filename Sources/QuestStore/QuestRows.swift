import QuestCore

/// Quests as rows of `quest`, `tag` and `step`.
extension Database {
  private static let columns = """
    quest.number, id, title, note, deadline_day, deadline_moment, created, completed, completed_sequence,
    deadline_end, importance, campaign, repeat_rule, repeat_from, series
    """

  /// The quests for which `condition` (SQL over `quest`) holds, with their tags and steps, in `order`.
  func quests(
    where condition: String, _ values: [SQLValue] = [], order: String = "quest.number"
  ) throws(StoreError) -> [Quest] {
    var quests: [Quest] = []
    var places: [Int: Int] = [:]
    try rows("SELECT \(Database.columns) FROM quest WHERE \(condition) ORDER BY \(order)", values) {
      row throws(StoreError) in
      let quest = try readable(row) { row throws(Unreadable) in try row.quest() }
      places[quest.number] = quests.count
      quests.append(quest)
      return true
    }
    if quests.isEmpty { return [] }
    // CROSS: from the quests to their parts, never from all parts there are.
    let those = "quest.number = part.quest WHERE \(condition) ORDER BY quest.number, part.position"
    try rows("SELECT part.quest, name FROM quest CROSS JOIN tag AS part ON \(those)", values) {
      row throws(StoreError) in
      let (number, name) = try readable(row) { row throws(Unreadable) in (try row.integer(0), try row.text(1)) }
      if let place = places[Int(number)] { quests[place].tags.append(name) }
      return true
    }
    try rows("SELECT part.quest, part.title, part.completed FROM quest CROSS JOIN step AS part ON \(those)", values) {
      row throws(StoreError) in
      let (number, step) = try readable(row) { row throws(Unreadable) in
        (try row.integer(0), Step(title: try row.text(1), isCompleted: try row.integer(2) == 1))
      }
      if let place = places[Int(number)] { quests[place].steps.append(step) }
      return true
    }
    return quests
  }

  func quest(_ number: Int) throws(StoreError) -> Quest? {
    try quests(where: "quest.number = ?1", [.integer(number)]).first
  }

  /// What `read` makes of a row whose first column is the number of a quest.
  func readable<Value>(_ row: Row, _ read: (Row) throws(Unreadable) -> Value) throws(StoreError) -> Value {
    do {
      return try read(row)
    } catch {
      throw .unreadableQuest((try? row.integer(0)).map { Int($0) } ?? 0, path: path)
    }
  }

  /// Writes one change: a row made, changed or deleted.
  func write(_ change: Change) throws(StoreError) {
    switch (change.before, change.after) {
    case (nil, let after?):
      try run(
        """
        INSERT INTO quest (number, id, title, note, deadline_day, deadline_moment, created, completed,
          completed_sequence, deadline_end, importance, campaign, repeat_rule, repeat_from, series)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
        """, after.values)
      try writeParts(of: after)
    case (let before?, let after?):
      try run(
        """
        UPDATE quest SET id = ?2, title = ?3, note = ?4, deadline_day = ?5, deadline_moment = ?6, created = ?7,
          completed = ?8, completed_sequence = ?9, deadline_end = ?10, importance = ?11, campaign = ?12,
          repeat_rule = ?13, repeat_from = ?14, series = ?15
        WHERE number = ?1
        """, after.values)
      if before.tags == after.tags && before.steps == after.steps { return }
      try run("DELETE FROM tag WHERE quest = ?1", [.integer(after.number)])
      try run("DELETE FROM step WHERE quest = ?1", [.integer(after.number)])
      try writeParts(of: after)
    case (let before?, nil):
      try run("DELETE FROM quest WHERE number = ?1", [.integer(before.number)])
    case (nil, nil): return
    }
  }

  private func writeParts(of quest: Quest) throws(StoreError) {
    for (position, tag) in quest.tags.enumerated() {
      try run(
        "INSERT INTO tag (quest, position, name) VALUES (?1, ?2, ?3)",
        [.integer(quest.number), .integer(position), .text(tag)])
    }
    for (position, step) in quest.steps.enumerated() {
      try run(
        "INSERT INTO step (quest, position, title, completed) VALUES (?1, ?2, ?3, ?4)",
        [.integer(quest.number), .integer(position), .text(step.title), .integer(step.isCompleted ? 1 : 0)])
    }
  }
}

extension StoredRow {
  /// A quest without its tags and steps, from the columns as `Database` names them.
  func quest() throws(Unreadable) -> Quest {
    guard let id = QuestID(try text(1)), let importance = Importance(rawValue: try text(10)) else {
      throw Unreadable()
    }
    return Quest(
      id: id, number: Int(try integer(0)), title: try text(2), note: try text(3), deadline: try deadline(4, 5),
      created: try moment(6), completion: try completion(7, 8, 9), importance: importance,
      campaign: try optionalText(11), repetition: try repetition(), series: try series())
  }

  /// From the two columns of a deadline.
  func deadline(_ day: Int32, _ moment: Int32) throws(Unreadable) -> Deadline? {
    if let text = try optionalText(day) {
      guard isNull(moment), let date = CivilDate(iso: text) else { throw Unreadable() }
      return .day(date)
    }
    return try optionalMoment(moment).map { .moment($0) }
  }

  /// From the moment, the sequence and the end of the deadline.
  func completion(_ moment: Int32, _ sequence: Int32, _ end: Int32) throws(Unreadable) -> Completion? {
    guard let moment = try optionalMoment(moment) else { return nil }
    return Completion(
      moment: moment, deadlineEnd: try optionalMoment(end), sequence: Int(try integer(sequence)))
  }

  private func repetition() throws(Unreadable) -> Repetition? {
    guard let text = try optionalText(12) else { return nil }
    guard let rule = RepetitionRule(text), let origin = Repetition.Origin(rawValue: try self.text(13)) else {
      throw Unreadable()
    }
    return Repetition(rule: rule, origin: origin)
  }

  private func series() throws(Unreadable) -> QuestID? {
    guard let text = try optionalText(14) else { return nil }
    guard let id = QuestID(text) else { throw Unreadable() }
    return id
  }
}

extension Quest {
  /// The columns of its row, in order.
  fileprivate var values: [SQLValue] {
    var day: String?
    var moment: Int64?
    switch deadline {
    case .day(let date): day = date.description
    case .moment(let instant): moment = instant.seconds
    case nil: break
    }
    return [
      .integer(number), .text(id.description), .text(title), .text(note), .text(day), .integer(moment),
      .integer(created.seconds), .integer(completion?.moment.seconds), .integer(completion.map { Int64($0.sequence) }),
      .integer(completion?.deadlineEnd?.seconds), .text(importance.rawValue), .text(campaign),
      .text(repetition?.rule.text), .text(repetition?.origin.rawValue), .text(series?.description),
    ]
  }
}

extension CivilDate {
  /// From `2026-12-25`, exactly so; nil for any other text.
  init?(iso text: String) {
    guard text.utf8.count == 10 else { return nil }
    var parts = (year: 0, month: 0, day: 0)
    var index = 0
    for byte in text.utf8 {
      let digit = Int(byte) - 48
      switch index {
      case 4, 7: guard byte == UInt8(ascii: "-") else { return nil }
      case _ where !(0...9).contains(digit): return nil
      case ..<4: parts.year = parts.year * 10 + digit
      case ..<7: parts.month = parts.month * 10 + digit
      default: parts.day = parts.day * 10 + digit
      }
      index += 1
    }
    self.init(parts.year, parts.month, parts.day)
  }
}
