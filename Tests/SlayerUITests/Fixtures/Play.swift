import QuestCore
import SlayerText
import TestKit

@testable import SlayerUI

/// A screen at play, with a store in memory: keys go in, commands are decided as the real store does, and what came
/// of them is told to the state. Nothing of the machine is touched.
struct Play {
  private(set) var state: State
  /// Everything that was wanted of the world, in order.
  private(set) var effects: [Effect] = []
  private(set) var quests: [Int: Quest]
  private var steps: [JournalStep] = []
  private var undone: [JournalStep] = []
  private var sequence = 100
  /// Every command is refused with these words.
  var failure: Words?
  private(set) var now: Moment
  private(set) var clock: Int64 = 1_000_000

  init(
    _ open: [Quest] = World.open, slain: [Quest] = World.slain, kills: [Kill]? = nil,
    size: Size = Size(columns: 80, rows: 24), language: Language = .english, motion: Motion = .none,
    isReadOnly: Bool = false, isQuick: Bool = false, now: Moment = noon, drafts: Drafts = Drafts(),
    filters: [String: String] = [:]
  ) {
    self.now = now
    quests = Dictionary(uniqueKeysWithValues: (open + slain).map { ($0.number, $0) })
    state = State(
      size: size,
      preferences: Preferences(
        language: language, motion: motion, isReadOnly: isReadOnly, isQuick: isQuick,
        reading: ReadingContext(now: now, calendar: seoul), filters: filters),
      now: now, clock: clock, nextID: questID(900), drafts: drafts)
    tell(.loaded(contents))
    tell(.history(kills ?? slain.compactMap { Kill(Encounter($0, at: now, calendar: seoul)) }))
    effects = []
  }

  var contents: Contents {
    let sorted = quests.values.sorted { $0.number < $1.number }
    return Contents(open: sorted.filter(\.isOpen), slain: sorted.filter { !$0.isOpen })
  }

  var screen: Screen { view(state) }
  var rows: [String] { screen.rows }
  var text: String { rows.joined(separator: "\n") }
  /// The numbers of the quests in the list, from the top.
  var listed: [Int] { state.listing.map(\.quest.number) }
  var message: String? { state.message?.words(state.language) }
  var bar: String? { if case .typing(let bar) = state.mode { bar.line.text } else { nil } }
  var performed: [Command] { effects.compactMap { if case .perform(let command) = $0 { command } else { nil } } }

  /// Presses keys; a text is typed letter by letter.
  mutating func press(_ keys: Key...) { for key in keys { tell(.key(key)) } }

  mutating func type(_ text: String) { for letter in text { tell(.key(.text(String(letter)))) } }

  /// Time passes, and the screen is told.
  mutating func wait(_ milliseconds: Int64) {
    clock += milliseconds
    now = noon.adding(seconds: (clock - 1_000_000) / 1_000)
    tell(.tick)
  }

  /// The clock on the wall is set.
  mutating func set(_ moment: Moment) {
    now = moment
    tell(.tick)
  }

  /// Another program changes the store.
  mutating func outside(_ change: (inout [Int: Quest]) -> Void) {
    change(&quests)
    tell(.changedOutside(contents))
  }

  mutating func forget() { effects = [] }

  mutating func tell(_ event: Event) {
    let wanted = update(&state, event, at: Instant(moment: now, clock: clock))
    effects += wanted
    for effect in wanted {
      switch effect {
      case .perform(let command): perform(command)
      case .readChronicle: tell(.chronicle(chronicle))
      default: break
      }
    }
  }

  /// Every slain quest, in the order of the kills.
  private var chronicle: [Quest] {
    quests.values.filter { !$0.isOpen }.sorted { ($0.completion?.sequence ?? 0) < ($1.completion?.sequence ?? 0) }
  }

  private mutating func perform(_ command: Command) {
    if let failure { return tell(.failed(failure)) }
    do throws(Refusal) {
      let outcome = try decide(command)
      for change in outcome.step.changes {
        if let before = change.before { quests[before.number] = nil }
        if let after = change.after { quests[after.number] = after }
      }
      tell(.stored(outcome, nextID: questID(900 + sequence)))
    } catch {
      tell(.failed(error.words))
    }
  }

  private mutating func decide(_ command: Command) throws(Refusal) -> Outcome {
    sequence += 1
    switch command {
    case .undo:
      guard let step = steps.popLast() else { throw .nothingToUndo }
      undone.append(step)
      return Outcome(step: self.step(.undo, step.changes.reversed().map(\.reversed)), concerned: step)
    case .redo:
      guard let step = undone.popLast() else { throw .nothingToRedo }
      steps.append(step)
      return Outcome(step: self.step(.redo, step.changes), concerned: step)
    default:
      let context = DecisionContext(
        now: now, calendar: seoul, sequence: sequence, nextNumber: (quests.keys.max() ?? 0) + 1,
        freshID: { questID(800) })
      let step = self.step(command.kind, try QuestCore.decide(command, quests, context))
      steps.append(step)
      undone = []
      return Outcome(step: step)
    }
  }

  private func step(_ kind: StepKind, _ changes: [Change]) -> JournalStep {
    JournalStep(
      sequence: sequence, moment: now, program: "slayer", session: "one", kind: kind, target: nil, changes: changes)
  }
}

extension Screen {
  /// Each row as text, blanks at its end cut off.
  var rows: [String] {
    (0..<size.rows).map { row in
      let text = (0..<size.columns).reduce(into: "") { $0 += self[$1, row].grapheme }
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }
}
