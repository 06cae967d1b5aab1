import Glibc
import QuestCore
import QuestStore
import SlayerSystem
import SlayerText
import SlayerUI

/// The loop of the full-screen program: waits in one place, tells the state what happened, does what it wants, paints.
///
/// Nothing due, nothing runs: it wakes for a key, for a change of the store, and for the moment at which the screen
/// would look different.
public final class App {
  private let doors: Doors
  private let vault: Vault
  private let clock: Clock
  private let drafts: DraftFile
  private var state: State
  private var isHistoryWanted = false
  private var hasStored = false
  private var ending: Ending?
  /// What is left to say on the person's own screen: which quest the small screen added.
  public private(set) var parting: Words?

  public init(
    doors: Doors, vault: Vault, clock: Clock, drafts: DraftFile, preferences: Preferences,
    appearance: Appearance = Appearance()
  ) {
    self.doors = doors
    self.vault = vault
    self.clock = clock
    self.drafts = drafts
    state = State(
      size: doors.size(), preferences: preferences, now: clock.now(), clock: monotonicMilliseconds(),
      nextID: freshQuestID(), drafts: Drafts(file: drafts.read() ?? ""), appearance: appearance)
  }

  /// Runs until the person quits, a signal comes or the terminal goes.
  public func run() -> Ending {
    if !isQuick { load() }
    while true {
      paint()
      tellStored()
      if let ending { return ending }
      if isHistoryWanted {
        isHistoryWanted = false
        readHistory()
        continue
      }
      wait()
    }
  }

  /// The small screen for one new quest shows no others, so that it is there at once.
  private var isQuick: Bool { state.preferences.isQuick }

  private var instant: Instant { Instant(moment: clock.now(), clock: monotonicMilliseconds()) }

  private func paint() { doors.paint(view(state)) }

  private func tellStored() {
    guard hasStored else { return }
    hasStored = false
    doors.stored(state.calendar.slayerDay(of: clock.now()))
  }

  private func tell(_ event: Event) {
    for effect in update(&state, event, at: instant) { carryOut(effect) }
  }

  private func load() {
    do {
      tell(.loaded(try vault.contents(at: clock.now(), calendar: state.calendar)))
    } catch {
      tell(.failed(error.words))
    }
  }

  private func readHistory() {
    do {
      tell(.history(try vault.kills(calendar: state.calendar)))
    } catch {
      tell(.failed(error.words))
    }
  }

  private func readChronicle() {
    do {
      tell(.chronicle(try vault.chronicle()))
    } catch {
      tell(.failed(error.words))
    }
  }

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .perform(let command): perform(command)
    case .keep(let texts): keep(texts)
    case .readHistory: isHistoryWanted = true
    case .readChronicle: readChronicle()
    case .repaint: doors.repaint()
    case .suspend: suspend()
    case .quit: ending = .quit
    }
  }

  private func perform(_ command: Command) {
    do {
      let outcome = try vault.perform(command, at: clock.now(), calendar: state.calendar)
      hasStored = true
      tell(.stored(outcome, nextID: freshQuestID()))
      if isQuick, outcome.step.kind == .add, let quest = outcome.step.changes.first?.after {
        parting = CommandWords.added(quest, DeadlineWords(at: clock.now(), calendar: state.calendar))
      }
    } catch {
      tell(.failed(error.words))
    }
  }

  private func keep(_ texts: Drafts) {
    if texts.texts.isEmpty { return drafts.remove() }
    do {
      try drafts.write(texts.file)
    } catch {
      tell(.failed(error.words))
    }
  }

  private func suspend() {
    doors.suspend()
    tell(.resized(doors.size()))
    lookOutside()
  }

  /// Waits for a key, a change of the store, or the next picture.
  private func wait() {
    let picture = state.wait(toNextMinute: clock.millisecondsToNextMinute())
    let timeout = min(picture, vault.nextCheck(at: monotonicMilliseconds()) ?? .max)
    if !state.isAnimating { doors.idle() }
    var polls = (doors.descriptors + vault.descriptors).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&polls, nfds_t(polls.count), Int32(min(timeout, 3_600_000)))
    let inputs = doors.read()
    for input in inputs where ending == nil { take(input) }
    lookOutside()
    if inputs.isEmpty { tell(.tick) }
  }

  private func take(_ input: Input) {
    switch input {
    case .key(let key): tell(.key(key))
    case .resized(let size): tell(.resized(size))
    case .focus(let hasFocus): tell(.terminalFocus(hasFocus))
    case .suspend: suspend()
    case .signal(let number): ending = .signal(number)
    case .hungUp: ending = .hungUp
    }
  }

  /// Reads what another program wrote, if one did.
  private func lookOutside() {
    do {
      guard try vault.hasChanged(at: monotonicMilliseconds()), !isQuick else { return }
      if let steps = try vault.steps() { return steps.isEmpty ? () : tell(.steppedOutside(steps)) }
      tell(.changedOutside(try vault.contents(at: clock.now(), calendar: state.calendar)))
    } catch {
      tell(.failed(error.words))
    }
  }
}
