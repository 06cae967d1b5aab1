import QuestCore

/// Which step an undo or a redo concerns, by what a session may reach.
///
/// A step is in force until an undo names it, and again once a redo does. `target` of both is always the step that a
/// person took, never another undo.
extension Database {
  /// The newest step in force within reach; nil when there is none.
  func stepToUndo(for session: Session) throws(StoreError) -> JournalStep? {
    try newest(Self.inForce, for: session)
  }

  /// Whether a step is there and was not taken back.
  func isInForce(_ sequence: Int) throws(StoreError) -> Bool {
    try number("SELECT 1 FROM journal WHERE sequence = ?1 AND \(Self.inForce)", [.integer(sequence)]) != nil
  }

  /// Whether a step is one of a repair, or older: a part of it may have been lost, so it is not taken back.
  func isBeforeRepair(_ sequence: Int) throws(StoreError) -> Bool {
    try number("SELECT \(sequence) <= \(Self.repaired)") == 1
  }

  /// The newest repair; 0 where there was none.
  private static let repaired = "coalesce((SELECT max(sequence) FROM journal WHERE kind = 'repair'), 0)"

  private static let inForce = """
    kind NOT IN ('undo', 'redo') AND sequence > \(repaired) AND
    (SELECT later.kind FROM journal AS later WHERE later.target = journal.sequence
      ORDER BY later.sequence DESC LIMIT 1) IS NOT 'undo'
    """

  /// The newest undo in force within reach, unless something newer was done within reach; nil when there is none.
  func undoToRedo(for session: Session) throws(StoreError) -> JournalStep? {
    let inForce = """
      kind = 'undo' AND sequence > \(Self.repaired) AND NOT EXISTS
      (SELECT 1 FROM journal AS later WHERE later.target = journal.target AND later.sequence > journal.sequence)
      """
    guard let undo = try newest(inForce, for: session) else { return nil }
    let since = "kind NOT IN ('undo', 'redo') AND sequence > \(undo.sequence)"
    return try isAny(since, for: session) ? nil : undo
  }

  private func newest(_ condition: String, for session: Session) throws(StoreError) -> JournalStep? {
    if session.reach == .anyProgram { return try steps(where: condition, atMost: 1).first }
    let own = try steps(where: "session = ?1 AND \(condition)", [.text(session.id)], atMost: 1).first
    if let own { return own }
    return try newestOfEnded(condition, for: session).flatMap { sequence throws(StoreError) in try step(sequence) }
  }

  private func isAny(_ condition: String, for session: Session) throws(StoreError) -> Bool {
    if session.reach == .anyProgram {
      return try number("SELECT 1 FROM journal WHERE \(condition) LIMIT 1") != nil
    }
    let own = try number("SELECT 1 FROM journal WHERE session = ?1 AND \(condition) LIMIT 1", [.text(session.id)])
    if own != nil { return true }
    return try newestOfEnded(condition, for: session) != nil
  }

  /// The newest step of the same program whose session is another one and has ended.
  private func newestOfEnded(_ condition: String, for session: Session) throws(StoreError) -> Int? {
    var found: Int?
    var hasEnded: [String: Bool] = [:]
    try rows(
      "SELECT sequence, session FROM journal WHERE program = ?1 AND \(condition) ORDER BY sequence DESC",
      [.text(session.program)]
    ) { row throws(StoreError) in
      guard let sequence = try? row.integer(0), let other = try? row.text(1), other != session.id else { return true }
      let ended = hasEnded[other] ?? ProcessMark(other)?.hasEnded ?? false
      hasEnded[other] = ended
      if ended { found = Int(sequence) }
      return !ended
    }
    return found
  }
}
