import QuestCore
import QuestStore
import SlayerText

extension CommandRun {
  /// Rescues what can be read of a damaged store into a new file, which takes its place.
  func repair() throws(CommandFailure) {
    let path = context.paths.database
    let stamp = Backups.stamp(context.calendar.zone.civil(now))
    var reading = Progress(total: 0, run: self)
    let report: RepairReport?
    do throws(StoreError) {
      report = try Repair(of: path).run(at: now, stamp: stamp) { done, total in
        if reading.total != total { reading = Progress(total: total, run: self) }
        reading.reach(done)
      }
    } catch {
      reading.end()
      switch error {
      case .busy: throw .said(RepairWords.inUse, .store)
      case .foreign:
        throw .said(RepairWords.nothingFound(path, copy: Backups(of: path).all().first.map(StoredCopy.name)), .store)
      default: throw .store(error)
      }
    }
    reading.end()
    if isJSON { return try say(json(report)) }
    guard let report else { return try say(reader() == nil ? RepairWords.nothing : RepairWords.notNeeded) }
    try say(report, copy: Backups(of: path).all().first)
  }

  private func say(_ report: RepairReport, copy: String?) throws(CommandFailure) {
    try say(RepairWords.rescued(quests: report.quests, steps: report.steps - report.lostSteps))
    try say(RepairWords.kept(report.kept))
    if !report.fromJournal.isEmpty { try say(RepairWords.fromJournal(report.fromJournal)) }
    if !report.lost.isEmpty {
      try say(RepairWords.lost(report.lost))
      if let copy { try say(RepairWords.copyMayHold(copy)) }
    }
    if report.lostSteps > 0 { try say(RepairWords.lostSteps(report.lostSteps)) }
    try say(RepairWords.noUndo)
  }

  private func json(_ report: RepairReport?) -> JSON {
    func numbers(_ numbers: [Int]?) -> JSON { .array((numbers ?? []).map(JSON.int)) }
    return .object([
      .init("repaired", .bool(report != nil)), .init("quests", report.map { .int($0.quests) } ?? .null),
      .init("from_log", numbers(report?.fromJournal)), .init("lost", numbers(report?.lost)),
      .init("changes", report.map { .int($0.steps) } ?? .null),
      .init("lost_changes", report.map { .int($0.lostSteps) } ?? .null), .init("kept", .optional(report?.kept)),
    ])
  }
}
