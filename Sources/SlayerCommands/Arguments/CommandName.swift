/// The commands, by the words that are typed.
public enum CommandName: String, CaseIterable, Hashable, Sendable {
  case add, list, show, done, reopen, delete, next, undo, redo, status, hero, parse, config, help
}
