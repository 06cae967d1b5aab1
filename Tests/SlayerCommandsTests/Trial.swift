import QuestCore
import QuestStore
import SlayerSystem
import Synchronization
import TestKit

@testable import SlayerCommands

/// A command line with a store, a home, a clock and a zone of its own.
final class Trial: Sendable {
  let folder: TemporaryFolder
  let now: Moment
  let zone: Zone
  let environment: [String: String]
  let language: String?
  /// What the terminal is like.
  let report: ScreenReport
  /// Ids that come again, so that monsters do.
  private let ids = IDs()

  /// Monday 30 November 2026, 14:50 in Seoul.
  static let usual = moment("2026-11-30 14:50")

  init(
    now: Moment = Trial.usual, zone: Zone = .seoul, language: String? = "en", environment: [String: String] = [:],
    report change: (inout ScreenReport) -> Void = { _ in }
  ) throws {
    folder = try TemporaryFolder()
    self.now = now
    self.zone = zone
    self.language = language
    self.environment = environment
    var report = ScreenReport()
    (report.type, report.colours, report.reason) = ("tmux-256color", 1 << 24, .tmux)
    (report.columns, report.rows, report.isInputTerminal, report.isOutputTerminal) = (80, 24, true, true)
    change(&report)
    self.report = report
  }

  var store: String { folder.file("data/slayer.db") }

  /// What a run wrote and how it ended.
  struct Result {
    let code: Int32
    let output: String
    let errors: String
  }

  @discardableResult
  func run(
    _ words: [String], at moment: Moment? = nil, columns: Int? = nil, isTerminal: Bool = false,
    failing: OutputFailure? = nil, input: String = "", answers: [String]? = nil,
    screen: (CommandContext) -> Int32 = { _ in 99 },
    edit: @escaping @Sendable (String, String) -> Int32 = { _, _ in 127 }
  ) -> Result {
    let output = Capture(isTerminal: isTerminal, columns: columns, failure: failing)
    let errors = Capture(isTerminal: answers != nil)
    let lines = Lines(answers ?? [])
    let ids = ids
    var values = ["HOME": folder.path, "SLAYER_DB": store]
    if let language { values["LC_ALL"] = language == "ko" ? "ko_KR.UTF-8" : "en_US.UTF-8" }
    values.merge(environment) { $1 }
    let (now, zone, report) = (moment ?? self.now, zone, report)
    let line = SlayerCommandLine(
      Surroundings(
        environment: Environment(values), now: { now }, zoneAround: { _ in zone }, zoneCovering: { _ in zone },
        freshID: ids.next, session: { "1-1-test" },
        input: StandardInput(
          isTerminal: { answers != nil }, readAll: { Array(input.utf8) }, readLine: lines.next), edit: edit,
        screen: { _, _ in report }),
      output: output, errors: errors)
    let code = line.run(words, screen: screen)
    return Result(code: code, output: output.text, errors: errors.text)
  }

  /// A run that must succeed in silence on standard error; its output.
  func answer(_ words: String..., at moment: Moment? = nil) -> String {
    let result = run(words, at: moment)
    return result.code == 0 && result.errors.isEmpty
      ? result.output : "code \(result.code): \(result.output)\(result.errors)"
  }

  /// Quests put into the store without going through typed text.
  func add(_ drafts: Draft..., at moment: Moment? = nil) throws {
    let session = Session(program: "test", id: "1-1-test", reach: .anyProgram)
    let store = try QuestStore.open(at: store, session: session, freshID: ids.next)
    for draft in drafts {
      _ = try store.perform(.add([draft]), at: moment ?? now, calendar: SlayerCalendar(zone: zone))
    }
  }
}

/// 1, 2, 3 … as quest ids: their monsters' families follow each other too.
private final class IDs: Sendable {
  private let count = Mutex(UInt64(0))

  func next() -> QuestID {
    count.withLock { count in
      count += 1
      return QuestID(random: 0, count)
    }
  }
}

/// What a person types, line by line.
private final class Lines: Sendable {
  private let rest: Mutex<[String]>

  init(_ lines: [String]) { rest = Mutex(lines) }

  func next() -> String? { rest.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}

/// Output kept in memory.
final class Capture: Output {
  let isTerminal: Bool
  let columns: Int?
  private let failure: OutputFailure?
  private(set) var text = ""

  init(isTerminal: Bool = false, columns: Int? = nil, failure: OutputFailure? = nil) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.failure = failure
  }

  func write(_ text: String) throws(OutputFailure) {
    if let failure { throw failure }
    self.text += text
  }

  func finish() throws(OutputFailure) {
    if let failure { throw failure }
  }
}
