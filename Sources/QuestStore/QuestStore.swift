import Glibc
import QuestCore

/// The quests of one person in one file, shared by any number of programs. There is one way to write: `perform`.
///
/// A value of this class belongs to one thread. One process opens a file once.
public final class QuestStore {
  public let path: String
  /// Whether every change will be refused, since the file or its folder may only be read.
  public let isReadOnly: Bool
  let database: Database
  private let session: Session
  private let freshID: @Sendable () -> QuestID
  /// The write-ahead log of this file, as a file of the disk.
  private var log: [UInt64]?

  init(database: Database, isReadOnly: Bool, session: Session, freshID: @escaping @Sendable () -> QuestID) {
    path = database.path
    self.isReadOnly = isReadOnly
    self.database = database
    self.session = session
    self.freshID = freshID
    log = StoreFile.identity(StoreFile.resolved(path) + "-wal")
  }

  /// Gives up a file that was replaced. The write-ahead log beside the new file is still the old one's, and SQLite would
  /// read it into the new: it is taken away first. Not from another program that uses the new file with it already.
  public func abandon() {
    let file = StoreFile.resolved(path)
    guard isReplaced, let log, StoreFile.identity(file + "-wal") == log, !StoreFile.isLocked(file) else { return }
    unlink(file + "-wal")
    unlink(file + "-shm")
  }

  /// Whether the file was moved, deleted or replaced since it was opened: what is read here is no longer what others
  /// see, and changes are refused. Opening it again shows the new one.
  public var isReplaced: Bool { database.hasMoved }

  /// Carries a command out: decides, writes the changes and their journal step, all in one transaction. What this
  /// returns has reached the disk, and survives a power cut.
  public func perform(
    _ command: Command, at now: Moment, calendar: SlayerCalendar
  ) throws(StoreError) -> Outcome {
    if isReadOnly { throw .readOnly(path: path) }
    defer { log = StoreFile.identity(StoreFile.resolved(path) + "-wal") }
    return try database.writing { () throws(StoreError) in
      let version = try database.number("PRAGMA user_version") ?? 0
      if version != Schema.version { throw .newer(path: path, version: version) }
      return switch command {
      case .undo: try undo(at: now)
      case .undoStep(let sequence): try undo(step: sequence, at: now)
      case .redo: try redo(at: now)
      default: try carryOut(command, at: now, calendar: calendar)
      }
    }
  }

  private func carryOut(
    _ command: Command, at now: Moment, calendar: SlayerCalendar
  ) throws(StoreError) -> Outcome {
    let sequence = try nextSequence()
    let context = DecisionContext(
      now: now, calendar: calendar, sequence: sequence, nextNumber: try nextNumber(), freshID: freshID)
    let concerned = try quests(concernedBy: command)
    let changes = try refusable { () throws(Refusal) in try decide(command, concerned, context) }
    let step = try write(changes, as: command.kind, at: now, sequence: sequence, target: nil)
    if case .restore = command { try checkRestored(changes, of: concerned) }
    return Outcome(step: step)
  }

  private func undo(at now: Moment) throws(StoreError) -> Outcome {
    guard let step = try database.stepToUndo(for: session) else { throw .refused(.nothingToUndo) }
    return try reverse(step, as: .undo, concerned: step, at: now)
  }

  private func undo(step sequence: Int, at now: Moment) throws(StoreError) -> Outcome {
    guard let step = try database.step(sequence) else { throw .refused(.noSuchStep(sequence)) }
    if step.target != nil { throw .refused(.undoOfUndo(sequence)) }
    if try database.isBeforeRepair(sequence) { throw .refused(.beforeRepair(sequence)) }
    guard try database.isInForce(sequence) else { throw .refused(.alreadyUndone(sequence)) }
    return try reverse(step, as: .undo, concerned: step, at: now)
  }

  private func redo(at now: Moment) throws(StoreError) -> Outcome {
    guard let undo = try database.undoToRedo(for: session), let target = undo.target,
      let step = try database.step(target)
    else { throw .refused(.nothingToRedo) }
    return try reverse(undo, as: .redo, concerned: step, at: now)
  }

  private func reverse(
    _ step: JournalStep, as kind: StepKind, concerned: JournalStep, at now: Moment
  ) throws(StoreError) -> Outcome {
    let current = try quests(step.changes.compactMap { $0.quest?.number })
    let changes = try refusable { () throws(Refusal) in try decideReversal(of: step, current: current) }
    let sequence = try nextSequence()
    let written = try write(changes, as: kind, at: now, sequence: sequence, target: concerned.sequence)
    return Outcome(step: written, concerned: concerned)
  }

  private func write(
    _ changes: [Change], as kind: StepKind, at now: Moment, sequence: Int, target: Int?
  ) throws(StoreError) -> JournalStep {
    let step = JournalStep(
      sequence: sequence, moment: now, program: session.program, session: session.id, kind: kind, target: target,
      changes: changes)
    // The journal first: a completion refers to its step.
    try database.write(step)
    // An id may move from one number to another: what held it goes first.
    let leaving = changes.filter { $0.before != nil && $0.before?.id != $0.after?.id }
    for change in leaving { try database.write(Change(before: change.before, after: nil)) }
    for change in changes {
      try database.write(change.before?.id == change.after?.id ? change : Change(before: nil, after: change.after))
    }
    return step
  }

  /// A restore that did not become what was wanted is taken back as a whole.
  private func checkRestored(_ changes: [Change], of before: [Int: Quest]) throws(StoreError) {
    var expected = before
    for change in changes { if let number = change.quest?.number { expected[number] = change.after } }
    guard try database.isWhole() else { throw .damaged(path: path) }
    for quest in try database.quests(where: "true") where expected.removeValue(forKey: quest.number) != quest {
      throw .damaged(path: path)
    }
    if !expected.isEmpty { throw .damaged(path: path) }
  }

  private func quests(_ numbers: [Int]) throws(StoreError) -> [Int: Quest] {
    var quests: [Int: Quest] = [:]
    for number in numbers { quests[number] = try database.quest(number) }
    return quests
  }

  /// The quests a command names; for raising, the open ones of their series too.
  private func quests(concernedBy command: Command) throws(StoreError) -> [Int: Quest] {
    if case .restore = command {
      return Dictionary(try database.quests(where: "true").map { ($0.number, $0) }) { $1 }
    }
    var quests = try quests(command.numbers)
    guard case .reopen = command else { return quests }
    for slain in Array(quests.values) where slain.repetition != nil {
      let series = SQLValue.text((slain.series ?? slain.id).description)
      for mate in try database.quests(where: "quest.completed IS NULL AND quest.series = ?1", [series]) {
        quests[mate.number] = mate
      }
    }
    return quests
  }

  private func nextSequence() throws(StoreError) -> Int { try next("SELECT max(sequence) FROM journal") }

  private func nextNumber() throws(StoreError) -> Int {
    try next("SELECT seq FROM sqlite_sequence WHERE name = 'quest'")
  }

  /// - Parameter sql: gives the last number that was given.
  private func next(_ sql: String) throws(StoreError) -> Int {
    let last = try database.number(sql) ?? 0
    guard (0..<QuestStore.mostNumber).contains(last) else { throw .damaged(path: path) }
    return last + 1
  }

  /// Nobody gives so many numbers to quests or steps: what is greater came into the file by damage.
  static let mostNumber = Int(Int32.max)

  private func refusable(_ decision: () throws(Refusal) -> [Change]) throws(StoreError) -> [Change] {
    do {
      return try decision()
    } catch {
      throw .refused(error)
    }
  }
}

extension Command {
  /// The quests it names.
  fileprivate var numbers: [Int] {
    switch self {
    case .add, .undo, .undoStep, .redo, .restore: []
    case .editEach(let edits): edits.map(\.number)
    case .edit(let number, _): [number]
    case .complete(let numbers), .reopen(let numbers), .delete(let numbers): numbers
    }
  }
}
