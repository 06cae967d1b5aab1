import Glibc
import QuestCore
import QuestStore
import SlayerSystem
import SlayerText

/// One command being carried out. Each command is an extension in `Commands`.
struct CommandRun {
  let command: CommandName
  let arguments: Arguments
  let context: CommandContext
  let surroundings: Surroundings
  let output: any Output
  /// Where questions and progress go.
  let errors: any Output
  let paint: Paint
  let mark: WriteMark

  /// What stands after the command.
  var words: [String] { arguments.words }
  var isJSON: Bool { arguments.json }

  var language: Language { context.settings.language }
  var now: Moment { context.now }

  func perform() throws(CommandFailure) {
    try usage { () throws(UsageFault) in try checkCount() }
    switch command {
    case .add: try add()
    case .list: try list()
    case .show: try show()
    case .edit: try edit()
    case .move: try move()
    case .step: try step()
    case .note: try note()
    case .log: try log()
    case .graveyard: try graveyard()
    case .tags: try tags()
    case .campaigns: try campaigns()
    case .done: try done()
    case .reopen: try reopen()
    case .delete: try delete()
    case .next: try next()
    case .undo: try undo()
    case .redo: try redo()
    case .status: try status()
    case .hero: try hero()
    case .parse: try parse()
    case .config: try config()
    case .doctor: try doctor()
    case .backup: try backup()
    case .restore: try restore()
    case .completion: try completion()
    case .manual: try manual()
    // Opens a screen; no command is run.
    case .quick: break
    case .help: try help()
    }
  }

  private func checkCount() throws(UsageFault) {
    if words.count < command.count.lowerBound && arguments.chosen == nil { throw .wordsMissing(command) }
    if words.count > command.count.upperBound { throw .wordsNotExpected(command, words[command.count.upperBound]) }
  }

  // MARK: the store

  /// The store opened for reading; nil when there is none yet, which is the same as an empty one.
  func reader() throws(CommandFailure) -> QuestStore? {
    try stored { () throws(StoreError) in try QuestStore.openForReading(at: context.paths.database) }
  }

  /// Writes. The store is made when there is none and `command` adds to it.
  func write(_ command: Command) throws(CommandFailure) -> Outcome {
    let session = Session(
      program: "slayer \(self.command.rawValue)", id: surroundings.session(), reach: .anyProgram)
    return try stored { () throws(StoreError) in
      if access(context.paths.database, F_OK) != 0 && errno == ENOENT { try refuseWithoutStore(command) }
      let store = try QuestStore.open(at: context.paths.database, session: session, freshID: surroundings.freshID)
      var deadlines: [Deadline] = []
      if case .complete(let numbers) = command {
        for number in numbers { if let deadline = try store.quest(number)?.deadline { deadlines.append(deadline) } }
      }
      let outcome = try store.perform(command, at: now, calendar: calendar(covering: deadlines))
      mark.hasWritten = true
      return outcome
    }
  }

  private func refuseWithoutStore(_ command: Command) throws(StoreError) {
    switch command {
    case .add, .restore: break
    case .edit(let number, _): throw .refused(.noSuchQuest(number))
    case .editEach(let edits): throw .refused(edits.first.map { .noSuchQuest($0.number) } ?? .nothingToDo)
    case .undoStep(let sequence): throw .refused(.noSuchStep(sequence))
    case .complete(let numbers), .reopen(let numbers), .delete(let numbers):
      throw .refused(numbers.first.map(Refusal.noSuchQuest) ?? .nothingToDo)
    case .undo: throw .refused(.nothingToUndo)
    case .redo: throw .refused(.nothingToRedo)
    }
  }

  func stored<Value>(_ body: () throws(StoreError) -> Value) throws(CommandFailure) -> Value {
    do { return try body() } catch { throw .store(error) }
  }

  // MARK: what is said

  func say(_ line: String) throws(CommandFailure) {
    try written { () throws(OutputFailure) in try output.write(line + "\n") }
  }

  func say(_ words: Words) throws(CommandFailure) { try say(words(language)) }
  func say(_ json: JSON) throws(CommandFailure) { try say(json.pretty) }

  /// An array a quest at a time, so that a long list need not be held whole.
  func say(array quests: some Collection<Quest>, _ writer: JSONWriter) throws(CommandFailure) {
    if quests.isEmpty { return try say(JSON.array([])) }
    var mark = "["
    for quest in quests {
      var text = ""
      JSON.startLine(mark, into: &text, indent: 1)
      writer.quest(quest).write(into: &text, indent: 1)
      try written { () throws(OutputFailure) in try output.write(text) }
      mark = ","
    }
    try say("\n]")
  }

  // MARK: time

  /// The calendar, its table of zone changes widened where these deadlines need more.
  func calendar(covering deadlines: some Sequence<Deadline>) -> SlayerCalendar {
    var calendar = context.calendar
    let covered = calendar.zone.covered
    var low = covered.lowerBound
    var high = covered.upperBound
    for deadline in deadlines {
      let end = calendar.end(of: deadline)
      low = min(low, end.adding(seconds: -2 * Duration.day))
      high = max(high, end.adding(seconds: 2 * Duration.day))
    }
    if low < covered.lowerBound || high > covered.upperBound {
      calendar.zone = surroundings.zoneCovering(low...high)
    }
    return calendar
  }

  func deadlineWords(_ calendar: SlayerCalendar) -> DeadlineWords { DeadlineWords(at: now, calendar: calendar) }

  func details(_ calendar: SlayerCalendar) -> QuestDetails {
    QuestDetails(words: deadlineWords(calendar), language: language, paint: paint, columns: output.columns)
  }
}

/// Whether a run has changed the store.
final class WriteMark {
  var hasWritten = false
}

extension CommandName {
  /// Whether it has to do with files of a person. Help must be there also where they have no place, and completion is
  /// silent there.
  var needsFiles: Bool { ![.help, .manual, .completion, .parse].contains(self) }

  /// How many words may follow.
  var count: ClosedRange<Int> {
    switch self {
    case .add, .parse, .done, .reopen, .delete: 1...Int.max
    case .edit, .move: 2...Int.max
    case .step, .completion: 1...Int.max
    case .list, .graveyard: 0...Int.max
    case .show, .note: 1...1
    case .help, .undo, .manual, .backup, .restore: 0...1
    case .next, .redo, .status, .hero, .tags, .campaigns, .config, .doctor, .log, .quick: 0...0
    }
  }
}
