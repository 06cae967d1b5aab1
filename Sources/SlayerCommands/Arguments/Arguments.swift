import SlayerText

/// When output is coloured.
enum ColourUse: String, CaseIterable, Hashable, Sendable {
  case auto, always, never
}

/// How deadlines are written in a list.
enum DateStyle: String, CaseIterable, Hashable, Sendable {
  case relative, absolute
}

/// What a person typed after `slayer`, taken apart.
struct Arguments: Equatable {
  var command: CommandName?
  /// What stands after the command and is no option.
  var words: [String] = []
  /// How many of the words stand before `--`.
  var wordsBeforeEnd = 0
  /// The options that were given.
  var given: Set<OptionName> = []
  var json: Bool { given.contains(.json) }
  var help: Bool { given.contains(.help) }
  var version: Bool { given.contains(.version) }
  var tsv: Bool { given.contains(.tsv) }
  var pager: Bool { given.contains(.pager) }
  var ask: Bool { given.contains(.ask) }
  var now: String?
  var database: String?
  var language: Language?
  var colour: ColourUse?
  var format: String?
  var dates = DateStyle.relative
  /// The filter of `--where`.
  var chosen: String?
  var limit: Int?
  var shell: BarShell?
  /// What `--format` says of a status line; nil where it is not of one.
  var barFormat: BarFormat?

  /// Options may stand anywhere until `--`. What holds white space before any `=` is no option but text, and so is
  /// what begins with a single `-` after the command: `slayer add "--fast is better" -5 kg`.
  init(_ arguments: [String]) throws(UsageFault) {
    var rest = arguments[...]
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded {
        try take(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else if argument == "-h" && words.isEmpty {
        given.insert(.help)
      } else if let option = Arguments.option(argument) {
        try set(option.name, option.value, &rest)
      } else if argument.hasPrefix("-") && argument != "-" && command == nil {
        throw .unknownOption(argument, nearest: nil)
      } else {
        try take(argument)
        wordsBeforeEnd = words.count
      }
    }
    if let command, !help, let stray = given.first(where: { !OptionEntry.of(command).map(\.name).contains($0) }) {
      throw .optionNotHere("--" + stray.rawValue, command)
    }
    if command == .status {
      barFormat = try format.map { value throws(UsageFault) in try Arguments.choice(value, of: "--format") }
    }
  }

  /// Nothing but the answer may be written: it is asked for at every prompt and every key.
  var isSilent: Bool { barFormat != nil || command == .completion }

  private mutating func take(_ word: String) throws(UsageFault) {
    guard command != nil else {
      guard let name = CommandName(named: word) else {
        throw .unknownCommand(word, nearest: nearestCommand(to: word))
      }
      command = name
      return
    }
    words.append(word)
  }

  private mutating func set(
    _ text: String, _ given: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageFault) {
    guard let name = OptionName(rawValue: text) else {
      throw .unknownOption("--" + text, nearest: nearest(to: text, of: OptionName.allCases.map(\.rawValue)))
    }
    guard OptionEntry.takesValue(name) else {
      if given != nil { throw .valueNotExpected("--" + text) }
      self.given.insert(name)
      return
    }
    guard let value = given ?? rest.popFirst() else { throw .valueMissing("--" + text) }
    self.given.insert(name)
    try set(name, value)
  }

  private mutating func set(_ name: OptionName, _ value: String) throws(UsageFault) {
    switch name {
    case .now: now = value
    case .db: database = value
    case .format: format = value
    case .where: chosen = value
    case .dates: dates = try Arguments.choice(value, of: "--dates")
    case .limit:
      guard let number = Int(value), number > 0 else { throw .noCount(value, option: "--limit") }
      limit = number
    case .shell: shell = try Arguments.choice(value, of: "--shell")
    case .lang: language = try Arguments.choice(value, of: "--lang")
    default: colour = try Arguments.choice(value, of: "--color")
    }
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: String, of option: String
  ) throws(UsageFault) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      throw .noSuchValue(value, option: option, choices: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// `--name` or `--name=value`; nil when the argument is text.
  private static func option(_ argument: String) -> (name: String, value: String?)? {
    guard argument.hasPrefix("--") else { return nil }
    let scalars = argument.unicodeScalars.dropFirst(2)
    let name = scalars.prefix { $0 != "=" }
    guard !name.contains(where: \.properties.isWhitespace) else { return nil }
    let value = scalars.dropFirst(name.count + 1)
    return (String(name), name.count == scalars.count ? nil : String(value))
  }
}

/// What is wrong with the words of a command line.
enum UsageFault: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case valueMissing(String)
  case valueNotExpected(String)
  case noSuchValue(String, option: String, choices: [String])
  /// A number of at least 1 is meant.
  case noCount(String, option: String)
  case optionNotHere(String, CommandName)
  /// A field of a quest that there is none of.
  case unknownField(String, nearest: String?, known: [String])
  /// A brace of `--format` that nothing closes.
  case openBrace(String)
  case noNumber(String)
  case rangeTooLong(String)
  /// A range such as 7-3, and what is meant.
  case rangeBackwards(String, String)
  /// A number of a change, as slayer log shows it, is meant.
  case noStep(String)
  /// Bytes that are no text in UTF-8; they are shown as far as they are.
  case notUTF8(String)
  case wordsMissing(CommandName)
  case wordsNotExpected(CommandName, String)
}
