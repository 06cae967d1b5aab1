import QuestCore
import SlayerText

/// What may stand in place of the last word of a command line.
struct Candidates {
  /// The words after `slayer`; the last is being typed and may be empty.
  let words: [String]
  let stored: StoredNames
  let language: Language

  private static let most = 500

  /// Those that begin with what was typed, with or without the quote that a name with spaces has: `+Tw` is on the way to
  /// `+"Two Word"`.
  var all: [Candidate] {
    let typed = current.unicodeScalars
    var seen: Set<String> = []
    return offered.filter { candidate in
      candidate.isPrintable
        && (candidate.value.unicodeScalars.starts(with: typed)
          || candidate.withoutQuotes.unicodeScalars.starts(with: typed))
        && seen.insert(candidate.value).inserted
    }.prefix(Candidates.most).map { $0 }
  }

  private var current: String { words.last ?? "" }
  private var before: [String] { Array(words.dropLast()) }

  private var offered: [Candidate] {
    let typed = TypedBefore(before)
    if let option = typed.awaited { return values(of: option, typed.command) }
    if typed.isOpen && current.hasPrefix("-") { return options(of: typed.command) }
    guard let command = typed.command else {
      return CommandTable.all.map { Candidate($0.name.rawValue, $0.summary(language)) }
    }
    return operands(of: command)
  }

  private func options(of command: CommandName?) -> [Candidate] {
    (command.map(OptionEntry.of) ?? OptionEntry.all).map { Candidate("--" + $0.name.rawValue, $0.summary(language)) }
  }

  private func values(of option: OptionName, _ command: CommandName?) -> [Candidate] {
    switch option {
    case .format: command == .status ? BarFormat.allCases.map { Candidate($0.rawValue) } : []
    case .shell: BarShell.allCases.map { Candidate($0.rawValue) }
    case .lang: Language.allCases.map { Candidate($0.rawValue) }
    case .color: ColourUse.allCases.map { Candidate($0.rawValue) }
    case .dates: DateStyle.allCases.map { Candidate($0.rawValue) }
    case .where: filterWords
    default: []
    }
  }

  private func operands(of command: CommandName) -> [Candidate] {
    switch command {
    case .add, .parse, .quick: stored.quickAddNames
    case .list: filterWords
    case .done, .delete, .show, .edit, .move, .step, .note: stored.openNumbers
    case .reopen: stored.slainNumbers
    case .help: CommandTable.all.map { Candidate($0.name.rawValue, $0.summary(language)) }
    case .completion: CompletionShell.allCases.map { Candidate($0.rawValue) }
    case .manual:
      [Candidate("config", ManualWords.configName(language))]
        + Recipe.allCases.map { Candidate($0.rawValue, $0.title(language)) }
    case .restore: stored.copies.map { Candidate($0) }
    case .backup, .next, .log, .undo, .redo, .status, .hero, .graveyard, .tags, .campaigns, .config, .doctor: []
    }
  }

  private var filterWords: [Candidate] {
    let fixed =
      ["overdue", "today", "due:today", "due:tomorrow", "due:week", "slain:today", "slain:week"]
      + Filter.Standing.allCases.map { "is:\($0.rawValue)" } + Filter.Field.allCases.map { "no:\($0.rawValue)" }
      + ["!epic", "!major", "~", "not", "or"]
    return fixed.map { Candidate($0) } + stored.savedFilters + stored.filterNames(current)
  }
}

/// What the words before the last one say of it.
struct TypedBefore: Equatable {
  private(set) var command: CommandName?
  /// The option whose value comes next.
  private(set) var awaited: OptionName?
  /// Whether options may still come: there was no `--`.
  private(set) var isOpen = true

  init(_ words: [String]) {
    for word in words {
      if awaited != nil {
        awaited = nil
      } else if isOpen && word == "--" {
        isOpen = false
      } else if isOpen && word.hasPrefix("--") {
        awaited = OptionName(rawValue: String(word.dropFirst(2))).flatMap { OptionEntry.takesValue($0) ? $0 : nil }
      } else if command == nil {
        command = CommandName(named: word)
      }
    }
  }
}
