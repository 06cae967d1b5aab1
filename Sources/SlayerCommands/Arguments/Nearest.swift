import SlayerText

/// The command that was probably meant: the nearest, or the one that other programs call by that word.
func nearestCommand(to word: String) -> String? {
  let elsewhere: [String: CommandName] = [
    "ls": .list, "show-all": .list, "search": .list, "find": .list, "new": .add, "create": .add, "rm": .delete,
    "del": .delete, "remove": .delete, "slay": .done, "complete": .done, "finish": .done, "kill": .done,
    "raise": .reopen, "info": .show, "view": .show, "count": .status, "stats": .hero, "level": .hero,
    "settings": .config, "commands": .help,
  ]
  return elsewhere[word.lowercased()]?.rawValue ?? nearest(to: word, of: CommandName.allCases.map(\.rawValue))
}
