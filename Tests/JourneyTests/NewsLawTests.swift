import QuestCore
import SlayerApp
import SlayerSystem
import TestKit
import Testing

@testable import QuestStore
@testable import SlayerUI

/// Whatever two programs do in whatever order, the screen that reads only the new steps of the journal holds what one
/// holds that reads everything.
@Suite struct NewsLawTests {
  private static let now = moment("2026-05-04 09:00")
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func command(_ random: inout SeededRandom) -> Command {
    let numbers = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 1...12, using: &random) }
    let deadline = Deadline.day(day("2026-05-04").adding(days: Int.random(in: -3...9, using: &random)))
    switch Int.random(in: 0...11, using: &random) {
    case 0...2:
      let weekly = RepetitionRule("FREQ=WEEKLY").map { Repetition(rule: $0) }
      return .add([
        Draft(
          title: "q\(numbers[0])", deadline: Bool.random(using: &random) ? deadline : nil,
          importance: Importance.allCases.randomElement(using: &random) ?? .normal, tags: ["a"],
          steps: [Step(title: "s")]),
        Draft(title: "again", deadline: deadline, repetition: weekly),
      ])
    case 3: return .edit(numbers[0], [.title("t\(numbers.count)"), .deadline(deadline)])
    case 4: return .edit(numbers[0], [.importance(.epic), .tags(["b"])])
    case 5, 6: return .complete(numbers)
    case 7: return .reopen(numbers)
    case 8: return .delete([numbers[0]])
    case 9, 10: return .undo
    default: return .redo
    }
  }

  private func state() -> State {
    let preferences = Preferences(
      language: .english, motion: .none,
      reading: ReadingContext(now: Self.now, calendar: SlayerCalendar(zone: .seoul)))
    return State(
      size: Size(columns: 80, rows: 24), preferences: preferences, now: Self.now, clock: 0,
      nextID: QuestID(random: 1, 1), drafts: Drafts(file: ""))
  }

  private func tell(_ event: Event, _ state: inout State) {
    _ = update(&state, event, at: Instant(moment: Self.now, clock: 0))
  }

  private func open(_ path: String, _ program: String, _ reach: Session.Reach) throws(StoreError) -> QuestStore {
    let store = try QuestStore.open(
      at: path, session: Session(program: program, id: program, reach: reach), freshID: freshQuestID)
    // Fast: what is looked for here is not durability.
    try store.database.script("PRAGMA synchronous = OFF")
    return store
  }

  @Test(arguments: 0..<12) func stepsLeadWhereReadingLeads(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let path = folder.file("slayer.db")
    let calendar = SlayerCalendar(zone: .seoul)
    let vault = try Vault { () throws(StoreError) in try open(path, "slayer", .ownThenEnded) }
    let reader = try open(path, "reader", .anyProgram)
    var other = try open(path, "other", .anyProgram)
    var screen = state()
    tell(.loaded(try vault.contents(at: Self.now, calendar: calendar)), &screen)
    var explained = 0
    for round in 0..<120 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let command = command(&random)
        if Int.random(in: 0...3, using: &random) == 0 {
          guard let outcome = try? vault.perform(command, at: Self.now, calendar: calendar) else { continue }
          tell(.stored(outcome, nextID: freshQuestID()), &screen)
        } else {
          _ = try? other.perform(command, at: Self.now, calendar: calendar)
        }
      }
      // A command line closes the store, and empties the log.
      if Bool.random(using: &random) { other = try open(path, "other", .anyProgram) }
      if try vault.hasChanged(at: 0) {
        if let steps = try vault.steps() {
          explained += steps.count
          tell(.steppedOutside(steps), &screen)
        } else {
          tell(.changedOutside(try vault.contents(at: Self.now, calendar: calendar)), &screen)
        }
      }
      var fresh = state()
      let today = calendar.slayerDay(of: Self.now)
      let contents = try reader.contents(slainFrom: calendar.start(of: today), to: calendar.end(of: today))
      tell(.loaded(Contents(open: contents.open, slain: contents.slain)), &fresh)
      #expect(screen.open == fresh.open, "seed \(seed), round \(round)")
      #expect(screen.ordered.map(\.quest) == fresh.ordered.map(\.quest), "seed \(seed), round \(round)")
      #expect(Set(screen.slain) == Set(fresh.slain), "seed \(seed), round \(round)")
    }
    #expect(explained > 30)
  }

  /// What another tool writes into the file is seen too, though it leaves no step.
  @Test func whatLeavesNoStepIsReadWhole() throws {
    let path = folder.file("slayer.db")
    let calendar = SlayerCalendar(zone: .seoul)
    let other = try open(path, "other", .anyProgram)
    _ = try other.perform(.add([Draft(title: "a"), Draft(title: "b")]), at: Self.now, calendar: calendar)
    let vault = try Vault { () throws(StoreError) in try open(path, "slayer", .ownThenEnded) }
    _ = try vault.contents(at: Self.now, calendar: calendar)
    _ = try other.perform(.edit(1, [.title("c")]), at: Self.now, calendar: calendar)
    #expect(try vault.hasChanged(at: 0))
    #expect(try vault.steps()?.map(\.kind) == [.edit])
    try other.database.script("UPDATE quest SET title = 'd' WHERE number = 1")
    #expect(try vault.hasChanged(at: 0))
    #expect(try vault.steps() == nil)
    #expect(try vault.contents(at: Self.now, calendar: calendar).open.map(\.title) == ["d", "b"])
    for sql in ["UPDATE journal SET moment = 7 WHERE sequence = 2", "DELETE FROM change; DELETE FROM journal"] {
      try other.database.script("PRAGMA foreign_keys = OFF; " + sql)
      #expect(try vault.hasChanged(at: 0))
      #expect(try vault.steps() == nil, "\(sql)")
      _ = try vault.contents(at: Self.now, calendar: calendar)
    }
  }

  /// A thousand changes are carried out one by one; more are read as a whole, which is faster.
  @Test(arguments: [(1_000, true), (1_001, false)])
  func manyChangesAreReadWhole(count: Int, isExplained: Bool) throws {
    let path = folder.file("slayer.db")
    let calendar = SlayerCalendar(zone: .seoul)
    let other = try open(path, "other", .anyProgram)
    _ = try other.perform(.add([Draft(title: "a")]), at: Self.now, calendar: calendar)
    let vault = try Vault { () throws(StoreError) in try open(path, "slayer", .ownThenEnded) }
    _ = try vault.contents(at: Self.now, calendar: calendar)
    let drafts = (0..<count).map { Draft(title: "q\($0)") }
    _ = try other.perform(.add(drafts), at: Self.now, calendar: calendar)
    #expect(try vault.hasChanged(at: 0))
    #expect(try vault.steps()?.flatMap(\.changes).count == (isExplained ? count : nil))
    #expect(try vault.contents(at: Self.now, calendar: calendar).open.count == count + 1)
  }
}
