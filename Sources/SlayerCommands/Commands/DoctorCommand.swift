import QuestCore
import SlayerSystem
import SlayerText

extension CommandRun {
  /// Examines the store and what is around it; changes nothing. Ends with `ExitCode.store` when there is a fault.
  func doctor() throws(CommandFailure) {
    if arguments.given.contains(.repair) { return try repair() }
    let (_, warnings) = Settings.load(path: context.paths.config, environment: surroundings.environment)
    try Doctor(
      paths: context.paths, settings: context.settings, warnings: warnings, now: now,
      isClockSet: context.startsAt != nil, calendar: context.calendar, surroundings: surroundings,
      database: arguments.database
    ).tell(output, asJSON: isJSON, paint)
  }
}

extension Doctor {
  /// Where there is no place for files, what can be examined is examined all the same.
  init(
    withoutPaths arguments: Arguments, _ settings: Settings, _ surroundings: Surroundings
  ) throws(SystemError) {
    let start = try CommandContext.start(arguments, surroundings)
    let now = start ?? surroundings.now()
    self.init(
      paths: nil, settings: settings, warnings: [], now: now, isClockSet: start != nil,
      calendar: settings.calendar(surroundings.zoneAround(now)), surroundings: surroundings, database: nil)
  }

  func tell(_ output: any Output, asJSON isJSON: Bool, _ paint: Paint) throws(CommandFailure) {
    let screen = surroundings.screen(settings, paths)
    let findings = findings(screen)
    let lines =
      isJSON
      ? [JSON.array(findings.map(\.json)).pretty]
      : FindingLines(
        language: settings.language, paint: paint, columns: output.columns, isUTF8: screen.isUTF8
      ).lines(findings)
    try written { () throws(OutputFailure) in
      for line in lines { try output.write(line + "\n") }
    }
    if findings.contains(where: { $0.state == .fault }) { throw .unwell }
  }
}
