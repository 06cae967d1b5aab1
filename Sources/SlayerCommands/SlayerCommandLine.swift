import QuestCore
import SlayerSystem
import SlayerText

/// The command line: takes the words after `slayer`, does what they say, and tells how it went.
public struct SlayerCommandLine {
  private let surroundings: Surroundings
  private let output: any Output
  private let errors: any Output

  public init(_ surroundings: Surroundings, output: any Output, errors: any Output) {
    self.surroundings = surroundings
    self.output = output
    self.errors = errors
  }

  /// - Parameter broken: one of the words that is no valid UTF-8, if there is one.
  /// - Parameter screen: what happens without a command; gives the code to exit with.
  /// - Returns: the code to exit with: an `ExitCode`, or what the screen says.
  public func run(_ words: [String], broken: String? = nil, screen: (CommandContext) -> Int32) -> Int32 {
    var code = ExitCode.done.rawValue
    var changed: CommandContext?
    var database: String?
    do throws(CommandFailure) {
      // A title of which letters were lost would else be saved.
      if let broken { throw .usage(.notUTF8(broken)) }
      let arguments = try usage { () throws(UsageFault) in try Arguments(words) }
      database = arguments.database
      code = try run(arguments, screen, &changed)
      try written { () throws(OutputFailure) in try output.finish() }
    } catch {
      code = tell(error, settings(language(in: words)).settings.language, database).rawValue
    }
    try? errors.finish()
    if let changed { surroundings.stored(changed) }
    return code
  }

  /// - Parameter changed: becomes the context of a run that changed the store, also of one that failed afterwards.
  private func run(
    _ arguments: Arguments, _ screen: (CommandContext) -> Int32, _ changed: inout CommandContext?
  ) throws(CommandFailure) -> Int32 {
    let (settings, warnings) = settings(arguments.language)
    if arguments.help || arguments.version {
      let help = arguments.command.map { Help.command($0, settings.language) } ?? Help.overview(settings.language)
      try written { () throws(OutputFailure) in
        try output.write(arguments.help ? help : Help.version + "\n")
      }
      return ExitCode.done.rawValue
    }
    let context: CommandContext
    do throws(CommandFailure) {
      context = try self.context(arguments, settings)
    } catch {
      guard case .system(.noHome) = error else { throw error }
      if arguments.command == .doctor && !arguments.given.contains(.repair) {
        return try examine(withoutPaths: arguments, settings)
      }
      guard let format = arguments.barFormat else { throw error }
      try CommandRun.sayFailure(error, format, arguments.shell ?? .plain, arguments, settings.language, output)
      return ExitCode.done.rawValue
    }
    if !arguments.isSilent && arguments.command != .doctor {
      for warning in warnings {
        warn(SettingWords.warning(line: warning.line, path: context.paths.config, warning.words), settings.language)
      }
      if let warning = surroundings.zoneWarning { warn(warning, settings.language) }
    }
    guard let command = arguments.command, command != .quick else { return screen(context) }
    if arguments.pager, output.isTerminal {
      let pager = surroundings.environment["PAGER"].flatMap { $0.isEmpty ? nil : $0 } ?? "less"
      try written { () throws(OutputFailure) in try output.page(through: pager) }
    }
    let mark = WriteMark()
    defer { changed = mark.hasWritten ? context : nil }
    try CommandRun(
      command: command, arguments: arguments, context: context, surroundings: surroundings, output: output,
      errors: errors, paint: paint(arguments, settings), mark: mark
    ).perform()
    return ExitCode.done.rawValue
  }

  private func paint(_ arguments: Arguments, _ settings: Settings) -> Paint {
    Paint(
      use: arguments.colour, setting: settings.colours, environment: surroundings.environment,
      isTerminal: output.isTerminal)
  }

  private func examine(withoutPaths arguments: Arguments, _ settings: Settings) throws(CommandFailure) -> Int32 {
    let doctor: Doctor
    do { doctor = try Doctor(withoutPaths: arguments, settings, surroundings) } catch { throw .system(error) }
    try doctor.tell(output, asJSON: arguments.json, paint(arguments, settings))
    return ExitCode.done.rawValue
  }

  private func settings(_ language: Language?) -> (settings: Settings, warnings: [SettingWarning]) {
    Settings.load(
      path: (try? Paths(surroundings.environment))?.config ?? "", environment: surroundings.environment,
      options: language.map { ["language": ("--lang", $0.rawValue)] } ?? [:])
  }

  private func context(_ arguments: Arguments, _ settings: Settings) throws(CommandFailure) -> CommandContext {
    do {
      let paths =
        arguments.command?.needsFiles == false
        ? (try? Paths(surroundings.environment, database: arguments.database)) ?? .nowhere
        : try Paths(surroundings.environment, database: arguments.database)
      return try CommandContext(arguments, settings: settings, paths: paths, surroundings)
    } catch {
      throw .system(error)
    }
  }

  private func tell(_ failure: CommandFailure, _ language: Language, _ database: String?) -> ExitCode {
    // What was said before the failure still holds.
    if case .output = failure {} else { try? output.finish() }
    let report = failure.report(of: database)
    if let words = report.words { warn(words, language) }
    for line in failure.place { try? errors.write(line + "\n") }
    return report.code
  }

  /// There is nobody to tell that standard error cannot be written.
  private func warn(_ words: Words, _ language: Language) { try? errors.write("slayer: \(safe(words(language)))\n") }

  /// The language of `--lang`, for what is said when the rest cannot be read.
  private func language(in words: [String]) -> Language? {
    for (index, word) in words.enumerated() {
      if word == "--" { return nil }
      if word == "--lang" { return words.dropFirst(index + 1).first.flatMap(Language.init) }
      if word.hasPrefix("--lang=") { return Language(rawValue: String(word.dropFirst(7))) }
    }
    return nil
  }
}

/// Runs what may find fault with the words typed.
func usage<Value>(_ body: () throws(UsageFault) -> Value) throws(CommandFailure) -> Value {
  do { return try body() } catch { throw .usage(error) }
}

/// Runs what may fail to write.
func written(_ body: () throws(OutputFailure) -> Void) throws(CommandFailure) {
  do { try body() } catch { throw .output(error) }
}
