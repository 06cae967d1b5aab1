import QuestCore

/// Journal steps as rows of `journal` and `change`.
extension Database {
  /// The steps for which `condition` (SQL over `journal`) holds, newest first, at most `count`.
  func steps(where condition: String, _ values: [SQLValue] = [], atMost count: Int) throws(StoreError) -> [JournalStep]
  {
    var whole: [JournalStep] = []
    for step in try bareSteps(where: condition, values, atMost: count) {
      whole.append(step.with(try changes(of: step.sequence)))
    }
    return whole
  }

  /// The same without their changes.
  func bareSteps(
    where condition: String, _ values: [SQLValue] = [], atMost count: Int
  ) throws(StoreError) -> [JournalStep] {
    var steps: [JournalStep] = []
    try rows(
      """
      SELECT sequence, moment, program, session, kind, target FROM journal
      WHERE \(condition) ORDER BY sequence DESC LIMIT \(count)
      """, values
    ) { row throws(StoreError) in
      steps.append(try readableStep(row) { row throws(Unreadable) in try row.step() })
      return true
    }
    return steps
  }

  func step(_ sequence: Int) throws(StoreError) -> JournalStep? {
    try steps(where: "sequence = ?1", [.integer(sequence)], atMost: 1).first
  }

  func write(_ step: JournalStep) throws(StoreError) {
    try run(
      """
      INSERT INTO journal (sequence, moment, program, session, kind, target) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      """,
      [
        .integer(step.sequence), .integer(step.moment.seconds), .text(step.program), .text(step.session),
        .text(step.kind.rawValue), .integer(step.target.map { Int64($0) }),
      ])
    for (position, change) in step.changes.enumerated() {
      guard let number = change.quest?.number else { continue }
      try run(
        "INSERT INTO change (sequence, position, number, before, after) VALUES (?1, ?2, ?3, ?4, ?5)",
        [
          .integer(step.sequence), .integer(position), .integer(number), .text(change.before?.json.description),
          .text(change.after?.json.description),
        ])
    }
  }

  private func changes(of sequence: Int) throws(StoreError) -> [Change] {
    var changes: [Change] = []
    try rows(
      "SELECT sequence, before, after FROM change WHERE sequence = ?1 ORDER BY position", [.integer(sequence)]
    ) { row throws(StoreError) in
      changes.append(
        try readableStep(row) { row throws(Unreadable) in
          Change(before: try row.quest(json: 1), after: try row.quest(json: 2))
        })
      return true
    }
    return changes
  }

  /// What `read` makes of a row whose first column is the sequence of a step.
  private func readableStep<Value>(
    _ row: Row, _ read: (Row) throws(Unreadable) -> Value
  ) throws(StoreError) -> Value {
    do {
      return try read(row)
    } catch {
      throw .unreadableStep((try? row.integer(0)).map { Int($0) } ?? 0, path: path)
    }
  }
}

extension StoredRow {
  /// A step without its changes, from the columns of `journal`.
  func step() throws(Unreadable) -> JournalStep {
    guard let kind = StepKind(rawValue: try text(4)) else { throw Unreadable() }
    return JournalStep(
      sequence: Int(try integer(0)), moment: try moment(1), program: try text(2),
      session: try text(3), kind: kind, target: try optionalInteger(5).map { Int($0) }, changes: [])
  }

  func quest(json column: Int32) throws(Unreadable) -> Quest? {
    guard let text = try optionalText(column) else { return nil }
    guard let json = JSON(text), let quest = Quest(json: json) else { throw Unreadable() }
    return quest
  }
}

extension JournalStep {
  func with(_ changes: [Change]) -> JournalStep {
    JournalStep(
      sequence: sequence, moment: moment, program: program, session: session, kind: kind, target: target,
      changes: changes)
  }
}
