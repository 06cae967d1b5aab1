import QuestCore

/// What is open, and what was slain in a span of time, at one moment of the store.
public struct StoreContents: Sendable {
  public let open: [Quest]
  public let slain: [Quest]
  /// The newest step of the journal then.
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
  /// More steps than this are not read one by one.
  private static let mostSteps = 100

  /// All open quests by number, and those completed from `start` to before `end` in the order of history.
  public func contents(slainFrom start: Moment, to end: Moment) throws(StoreError) -> StoreContents {
    try database.reading { () throws(StoreError) in
      StoreContents(
        open: try allOpen(), slain: try allSlain(from: start, to: end),
        newest: try database.steps(where: "true", atMost: 1).first)
    }
  }

  /// What was done since `step`, where the store is said to have changed.
  ///
  /// It is not explained where the journal no longer has that step, where a step cannot be read, and where no step was made
  /// and yet something was written: another tool did so, or another file lies here.
  public func news(since step: JournalStep) -> News {
    let found = try? database.reading { () throws(StoreError) in
      try database.steps(where: "sequence >= ?1", [.integer(step.sequence)], atMost: QuestStore.mostSteps)
    }
    guard let found, found.last == step, found.first?.sequence == step.sequence + found.count - 1 else {
      return .unexplained
    }
    let isLogEmpty = StoreFile.size(StoreFile.resolved(path) + "-wal") == 0
    return found.count > 1 || isLogEmpty ? .steps(found.dropLast().reversed()) : .unexplained
  }
}
