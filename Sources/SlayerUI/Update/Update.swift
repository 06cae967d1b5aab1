import QuestCore
import SlayerText

/// One reading of both clocks, taken once for each event.
public struct Instant: Hashable, Sendable {
  public let moment: Moment
  /// Milliseconds of the monotonic clock, for animations.
  public let clock: Int64

  public init(moment: Moment, clock: Int64) {
    self.moment = moment
    self.clock = clock
  }
}

/// Changes the state by what happened, and tells what is wanted of the world. Pure.
public func update(_ state: inout State, _ event: Event, at instant: Instant) -> [Effect] {
  let minuteChanged = instant.moment.minute != state.now.minute
  state.now = instant.moment
  state.clock = instant.clock
  if let animation = state.animation, animation.beat(at: state.clock) == nil { state.animation = nil }

  let faced = Facing(state)
  let typed = state.bar
  var effects: [Effect] = []
  switch event {
  case .key(let key):
    state.lastKey = state.clock
    effects = state.press(key)
  case .resized(let size): state.size = size
  case .terminalFocus(let hasFocus):
    state.hasTerminalFocus = hasFocus
    if hasFocus { state.lastKey = state.clock }
  case .tick: break
  case .loaded(let contents):
    state.take(contents)
    state.isLoaded = true
    effects = [.readHistory]
  case .steppedOutside(let steps): effects = state.takeFromOutside(steps)
  case .changedOutside(let contents): effects = state.takeFromOutside(contents)
  case .history(let kills): state.kills = Dictionary(kills.map { ($0.number, $0) }) { $1 }
  case .chronicle(let quests):
    state.chronicle = quests
    state.readBestiary()
  case .stored(let outcome, let nextID): effects = state.stored(outcome, nextID: nextID)
  case .failed(let words): state.message = Message(words, isError: true)
  }
  if minuteChanged { state.refresh() }
  if state.bar != typed || minuteChanged { state.reading = state.bar?.reading(state.readingContext) }
  state.showGrowth(since: faced)
  state.openSprites()
  return effects
}
