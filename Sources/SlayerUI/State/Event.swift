import QuestCore
import SlayerText

/// Something that happened, told to the state.
public enum Event: Hashable, Sendable {
  case key(Key)
  case resized(Size)
  case terminalFocus(Bool)
  /// Time passed, nothing else.
  case tick
  /// The store was read at the start.
  case loaded(Contents)
  /// Other programs did this to the store, in order.
  case steppedOutside([JournalStep])
  /// Another program changed the store in some way.
  case changedOutside(Contents)
  /// All of history was read.
  case history([Kill])
  /// Every slain quest, for the chronicle.
  case chronicle([Quest])
  /// A command was carried out; the id is for the next new quest.
  case stored(Outcome, nextID: QuestID)
  /// A command was refused, or the store failed.
  case failed(Words)
}

/// What the store holds that the screen shows.
public struct Contents: Hashable, Sendable {
  public let open: [Quest]
  /// At least the quests slain today.
  public let slain: [Quest]

  public init(open: [Quest], slain: [Quest]) {
    self.open = open
    self.slain = slain
  }
}

/// Something wanted of the world.
public enum Effect: Hashable, Sendable {
  case perform(Command)
  /// Keep these texts where a crash cannot take them.
  case keep(Drafts)
  case readHistory
  case readChronicle
  case repaint
  case suspend
  case quit
}
