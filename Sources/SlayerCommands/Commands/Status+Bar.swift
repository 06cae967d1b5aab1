import QuestCore
import QuestStore
import SlayerText

extension CommandRun {
  /// One line for a bar, whatever became of the store. A writer is not waited for; a store that is just being made, or opened
  /// after a crash, for 50 ms at most.
  func bar(_ format: BarFormat, _ shell: BarShell) throws(CommandFailure) {
    do throws(CommandFailure) {
      let store = try stored { () throws(StoreError) in
        try QuestStore.openForReading(at: context.paths.database, patience: 50)
      }
      let summary = try store.map { store throws(CommandFailure) in
        try stored { () throws(StoreError) in try store.summary(at: now, calendar: context.calendar) }
      }
      let isMissing = store == nil
      let known = summary ?? Summary(open: 0, overdue: 0, today: 0, slainToday: 0, next: nil)
      let calendar = calendar(covering: [known.next?.deadline].compactMap { $0 })
      let line = BarLine(known, at: now, calendar: calendar, language: language)
      guard format == .json else { return try say(line.written(for: format, shell)) }
      try say(barJSON(line, known, calendar, isMissing ? "missing" : "ok").line)
    } catch {
      guard case .store = error else { throw error }
      try Self.sayFailure(error, format, shell, arguments, language, output)
    }
  }

  /// The marked line for a store that cannot be read, or a home that cannot be found.
  static func sayFailure(
    _ failure: CommandFailure, _ format: BarFormat, _ shell: BarShell, _ arguments: Arguments, _ language: Language,
    _ output: any Output
  ) throws(CommandFailure) {
    let line = BarLine(failure, language, of: arguments.database)
    var text = line.written(for: format, shell)
    if format == .json {
      text =
        JSON.object([
          .init("store", .text(line.face.name)), .init("open", .null), .init("overdue", .null), .init("today", .null),
          .init("slain_today", .null), .init("next", .null), .init("face", .text(line.face.glyphs)),
          .init("class", .text(line.face.name)), .init("text", .text(line.text)),
          .init("error", .optional(line.details.first)),
        ]).line
    }
    try SlayerCommands.written { () throws(OutputFailure) in try output.write(text + "\n") }
  }

  /// The same fields as `--json`, and what bars show besides; all are always there.
  private func barJSON(_ line: BarLine, _ summary: Summary, _ calendar: SlayerCalendar, _ store: String) -> JSON {
    .object([
      .init("store", .text(store)), .init("open", .int(summary.open)), .init("overdue", .int(summary.overdue)),
      .init("today", .int(summary.today)), .init("slain_today", .int(summary.slainToday)),
      .init("next", summary.next.map(JSONWriter(now: now, calendar: calendar).quest) ?? .null),
      .init("face", .text(line.face.glyphs)), .init("class", .text(line.face.name)), .init("text", .text(line.text)),
      .init("error", .null),
    ])
  }
}
