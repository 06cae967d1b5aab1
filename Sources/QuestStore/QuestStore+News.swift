import QuestCore

/// What is open, and what was slain in a span of time, at one moment of the store.
public struct StoreContents: Sendable {
  public let open: [Quest]
  public let slain: [Quest]
  /// The newest step of the journal then, without its changes.
  public let newest: JournalStep?
}

/// What has become of a store since a step of its journal.
public enum News: Sendable {
  /// All that was done since, in order; nothing, when only the log of SQLite was emptied.
  case steps([JournalStep])
  /// The journal does not explain it: everything is to be read again.
  case unexplained
}

extension QuestStore {
  /// More steps than this, or more quests changed by them, are not read one by one: reading all is faster then.
  private static let mostSteps = 100
  private static let mostChanges = 1_000

  /// All open quests by number, and those completed from `start` to before `end` in the order of history.
  public func contents(slainFrom start: Moment, to end: Moment) throws(StoreError) -> StoreContents {
    try database.reading { () throws(StoreError) in
      StoreContents(
        open: try allOpen(), slain: try allSlain(from: start, to: end),
        newest: try database.bareSteps(where: "true", atMost: 1).first)
    }
  }

  /// What was done since `step`, where the store is said to have changed.
  ///
  /// It is not explained where the journal no longer has that step, where a step cannot be read, and where no step was made
  /// and yet something was written: another tool did so, or another file lies here.
  public func news(since step: JournalStep) -> News {
    let found = try? database.reading { () throws(StoreError) -> [JournalStep]? in
      let known = try database.bareSteps(where: "sequence = ?1", [.integer(step.sequence)], atMost: 1).first
      let later: [SQLValue] = [.integer(step.sequence)]
      let changes = try database.number("SELECT count(*) FROM change WHERE sequence > ?1", later) ?? 0
      if known != step.with([]) || changes > QuestStore.mostChanges { return nil }
      return try database.steps(where: "sequence > ?1", later, atMost: QuestStore.mostSteps + 1).reversed()
    }
    guard let steps = found ?? nil, steps.count <= QuestStore.mostSteps,
      steps.last.map({ $0.sequence == step.sequence + steps.count }) ?? true
    else { return .unexplained }
    let isLogEmpty = StoreFile.size(StoreFile.resolved(path) + "-wal") == 0
    return !steps.isEmpty || isLogEmpty ? .steps(steps) : .unexplained
  }
}
