/// How a run ended, as the shell sees it.
public enum ExitCode: Int32, CaseIterable, Hashable, Sendable {
  case done = 0
  /// What was asked for cannot be: no such quest, nothing to undo, a date that cannot be read.
  case refused = 1
  /// The words were no command of ours.
  case usage = 2
  /// The store cannot be read or written.
  case store = 3
  /// The terminal, or whatever standard output is, does not take what is written.
  case terminal = 4
}
