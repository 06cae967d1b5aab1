/// The commands, by the words that are typed.
public enum CommandName: String, CaseIterable, Hashable, Sendable {
  case add, list, show, edit, move, step, note, done, reopen, delete, next, log, undo, redo, status, hero, graveyard
  case tags, campaigns, parse, config, doctor, backup, restore, help, quick, completion, manual

  /// Second names: those of the game, and those of the shell.
  public static let secondNames: [String: CommandName] = [
    "slay": .done, "raise": .reopen, "ls": .list, "rm": .delete,
  ]

  /// The command of this name or second name.
  public init?(named word: String) {
    guard let name = CommandName(rawValue: word) ?? CommandName.secondNames[word] else { return nil }
    self = name
  }

  public var secondName: String? { CommandName.secondNames.first { $0.value == self }?.key }
}
