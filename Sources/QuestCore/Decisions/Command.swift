/// What a person can ask of the store. Quests are named by their numbers.
public enum Command: Hashable, Sendable {
  case add([Draft])
  case edit(Int, [FieldChange])
  /// Several edits at once; those that change nothing are passed over, unless none changes anything.
  case editEach([QuestEdit])
  case complete([Int])
  case reopen([Int])
  case delete([Int])
  case undo
  /// Takes one step back by its sequence, whatever was done since; refused when something was built upon it.
  case undoStep(Int)
  case redo
  /// All quests become these, by their numbers; all others go.
  case restore([Quest])

  public var kind: StepKind {
    switch self {
    case .add: .add
    case .edit, .editEach: .edit
    case .complete: .complete
    case .reopen: .reopen
    case .delete: .delete
    case .undo, .undoStep: .undo
    case .redo: .redo
    case .restore: .restore
    }
  }
}

/// An edit of one quest among several.
public struct QuestEdit: Hashable, Sendable {
  public var number: Int
  public var fields: [FieldChange]
  /// The quest as it was when the changes were chosen: the edit is refused when it is another by then. Nil: whatever it
  /// is.
  public var seen: Quest?

  public init(_ number: Int, _ fields: [FieldChange], seen: Quest? = nil) {
    self.number = number
    self.fields = fields
    self.seen = seen
  }
}

/// What kind of command a journal step carried out.
public enum StepKind: String, CaseIterable, Hashable, Sendable {
  case add, edit, complete, reopen, delete, undo, redo, restore
  /// What a repair of a damaged file could not bring over; no command.
  case repair
}

/// A quest before and after a step; before is nil for one that was made, after for one that was deleted.
public struct Change: Hashable, Sendable {
  public let before: Quest?
  public let after: Quest?

  public init(before: Quest?, after: Quest?) {
    self.before = before
    self.after = after
  }

  /// The quest concerned: as it is after, or as it was if it is gone.
  public var quest: Quest? { after ?? before }
  public var reversed: Change { Change(before: after, after: before) }
}

/// One entry of the journal: who changed what, when.
public struct JournalStep: Hashable, Sendable {
  /// 1, 2, 3 …: the order of history.
  public let sequence: Int
  public let moment: Moment
  /// The program that wrote it, such as `slayer` (the screen) or `slayer add`.
  public let program: String
  /// The run of that program.
  public let session: String
  public let kind: StepKind
  /// The step that an undo or a redo concerns; nil for all others.
  public let target: Int?
  public let changes: [Change]

  public init(
    sequence: Int, moment: Moment, program: String, session: String, kind: StepKind, target: Int?, changes: [Change]
  ) {
    self.sequence = sequence
    self.moment = moment
    self.program = program
    self.session = session
    self.kind = kind
    self.target = target
    self.changes = changes
  }
}

/// What a command did.
public struct Outcome: Hashable, Sendable {
  /// The journal step that was written.
  public let step: JournalStep
  /// For an undo or a redo, the step that it concerned.
  public let concerned: JournalStep?

  public init(step: JournalStep, concerned: JournalStep? = nil) {
    self.step = step
    self.concerned = concerned
  }
}

/// Why a command was refused; nothing was changed.
public enum Refusal: Error, Hashable, Sendable {
  case emptyTitle
  case noSuchQuest(Int)
  case alreadySlain(Int)
  case notSlain(Int)
  case nothingToUndo
  case nothingToRedo
  /// The quest with this number was changed by somebody else after the step that was to be taken back.
  case changedSince(Int, StepKind)
  /// A quest that repeats needs a deadline to repeat from.
  case repetitionWithoutDeadline
  /// The quest with this number is another than the one that an edit was made from.
  case changedMeanwhile(Int)
  case noSuchStep(Int)
  case alreadyUndone(Int)
  /// The step is an undo or a redo itself.
  case undoOfUndo(Int)
  /// The step is older than a repair of the file.
  case beforeRepair(Int)
  /// An edit that changes nothing, or a command without quests.
  case nothingToDo
}
