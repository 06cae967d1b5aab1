/// Who writes: a program and one run of it. Every journal step carries both.
public struct Session: Hashable, Sendable {
  /// Which steps undo and redo may take back.
  public enum Reach: Hashable, Sendable {
    /// The newest step of any program: the command line.
    case anyProgram
    /// The newest of this session; when there is none, the newest of earlier sessions of the same program that have
    /// ended. Never one of a session that still runs, never one of another program: the screen.
    case ownThenEnded
  }

  /// Such as `slayer` (the screen) or `slayer add`.
  public let program: String
  /// One run of the program; see `ProcessMark`.
  public let id: String
  public let reach: Reach

  public init(program: String, id: String, reach: Reach) {
    self.program = program
    self.id = id
    self.reach = reach
  }

  /// The session of the process that runs now.
  public static func current(program: String, reach: Reach) -> Session {
    Session(program: program, id: ProcessMark.current.description, reach: reach)
  }
}
