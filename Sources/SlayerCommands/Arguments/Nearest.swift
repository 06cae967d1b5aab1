import SlayerText

/// The command that was probably meant: the nearest, or the one that other programs call by that word.
func nearestCommand(to word: String) -> String? {
  let elsewhere: [String: CommandName] = [
    "show-all": .list, "search": .list, "find": .list, "new": .add, "create": .add, "del": .delete, "remove": .delete,
    "complete": .done, "finish": .done, "kill": .done,
    "info": .show, "view": .show, "count": .status, "stats": .hero, "level": .hero,
    "settings": .config, "commands": .help, "modify": .edit, "mod": .edit, "change": .edit, "postpone": .move,
    "due": .move, "history": .log, "journal": .log, "projects": .campaigns, "tombs": .graveyard, "annotate": .note,
  ]
  return elsewhere[word.lowercased()]?.rawValue
    ?? nearest(to: word, of: CommandName.allCases.map(\.rawValue) + CommandName.secondNames.keys.sorted())
}
