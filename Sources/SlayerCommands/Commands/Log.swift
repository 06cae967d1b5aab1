import QuestCore
import QuestStore
import SlayerSystem
import SlayerText

extension CommandRun {
  /// The steps of the journal, newest first.
  func log() throws(CommandFailure) {
    let store = try reader()
    let steps =
      try store.map { store throws(CommandFailure) in
        try stored { () throws(StoreError) in try store.newestSteps(arguments.limit ?? 20) }
      } ?? []
    if isJSON { return try say(JSON.array(steps.map(json))) }
    if steps.isEmpty { return try say(SectionWords.noSteps) }
    let words = deadlineWords(calendar(covering: steps.map { .moment($0.moment) }))
    let rows = steps.map { step in
      (
        id: String(step.sequence), time: words.absolute(.moment(step.moment))(language), program: step.program,
        told: step.words(language) + (step.target.map { SectionWords.concerning($0)(language) } ?? "")
      )
    }
    let idWidth = rows.map(\.id.count).max() ?? 0
    let timeWidth = rows.map { cellWidth($0.time) }.max() ?? 0
    let programWidth = min(rows.map { cellWidth($0.program) }.max() ?? 0, 16)
    for row in rows {
      let id = String(repeating: " ", count: idWidth - row.id.count) + row.id
      let before = "  \(id)  \(padded(row.time, to: timeWidth))  \(padded(row.program, to: programWidth))  "
      let told = output.columns.map { truncated(row.told, to: max(1, $0 - cellWidth(before))) } ?? safe(row.told)
      try say(before + told)
    }
  }

  private func json(_ step: JournalStep) -> JSON {
    .object([
      .init("id", .int(step.sequence)), .init("time", .text(MomentText.text(step.moment, in: context.calendar.zone))),
      .init("program", .text(step.program)), .init("kind", .text(step.kind.rawValue)),
      .init("target", step.target.map(JSON.int) ?? .null), .init("text", .text(step.words.english)),
      .init("quests", .array(step.changes.compactMap { $0.quest.map { .int($0.number) } })),
    ])
  }
}
