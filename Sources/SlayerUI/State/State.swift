import QuestCore
import SlayerText

/// All that the screen knows: what the store holds, what is computed of it, where the person is. A value.
public struct State: Sendable {
  public var size: Size
  public let preferences: Preferences
  /// The moment of the newest event.
  public internal(set) var now: Moment
  /// The monotonic clock at the newest event, in milliseconds.
  public internal(set) var clock: Int64

  /// Open quests by number.
  public internal(set) var open: [Int: Quest] = [:]
  /// Quests slain lately, among them all of today's.
  public internal(set) var slain: [Quest] = []
  /// All kills ever by the quest's number; nil until history was read.
  public internal(set) var kills: [Int: Kill]? {
    didSet { hero = kills.map { Hero(kills: Array($0.values), at: now) } }
  }
  /// Nil until history was read.
  public private(set) var hero: Hero?
  public internal(set) var isLoaded = false
  /// Every slain quest, once the chronicle was opened.
  public internal(set) var chronicle: [Quest] = []
  /// What was met and slain, as of when the bestiary was opened.
  public internal(set) var bestiary = Bestiary(at: Moment(seconds: 0), calendar: SlayerCalendar(zone: .fixed(0)))
  /// The id that the next new quest will have, so that the bar can show its monster.
  public internal(set) var nextID: QuestID

  /// All open quests in their order, as of the newest `refresh`.
  var ordered: [ListItem] = []
  /// Those of them that match what is sought; nil while nothing is sought.
  var found: [ListItem]?
  /// The open quests that match what is sought, in their order.
  public var listing: [ListItem] { found ?? ordered }
  /// Where each section begins in the listing, in order.
  public internal(set) var sections: [SectionStart] = []
  /// How many open quests each section has, whatever is sought.
  public internal(set) var counts: [Section: Int] = [:]
  public internal(set) var highestNumber = 0
  /// Today's tombs, oldest first.
  public internal(set) var graveyard: [Encounter] = []

  public internal(set) var focus: Focus = .list
  /// The number of the selected quest.
  public internal(set) var selected: Int?
  /// The place of the selection in the listing, for when its quest goes.
  var selectedIndex = 0
  public internal(set) var selectedTomb = 0
  public internal(set) var mode: Mode = .browsing
  /// What the text in the bar is understood as: read once for each change of it, and each minute.
  public internal(set) var reading: Reading?
  /// What is sought; empty shows all.
  public internal(set) var sought = ""
  /// What is sought, as it was last understood.
  var filter = Filter.everything
  public internal(set) var drafts: Drafts
  public internal(set) var message: Message?
  public internal(set) var animation: Animation?
  public internal(set) var lastKey: Int64
  public internal(set) var hasTerminalFocus = true
  public internal(set) var book: SpriteBook
  public let theme: Theme

  public init(
    size: Size, preferences: Preferences, now: Moment, clock: Int64, nextID: QuestID, drafts: Drafts = Drafts(),
    appearance: Appearance = Appearance()
  ) {
    self.size = size
    self.preferences = preferences
    self.now = now
    self.clock = clock
    self.nextID = nextID
    self.drafts = drafts
    book = appearance.book
    theme = appearance.theme
    lastKey = clock
    if preferences.isQuick {
      openBar(.add)
    } else if drafts[0] != nil {
      message = Message(ScreenWords.draftWaits)
    } else if let number = drafts.texts.keys.min() {
      message = Message(ScreenWords.draftKept(number))
    }
    if let notice = appearance.notice { message = Message(notice, isError: true) }
  }

  /// The bar in which is typed; nil while nothing is.
  public var bar: Bar? {
    if case .typing(let bar) = mode { bar } else { nil }
  }

  public var language: Language { preferences.language }
  public var calendar: SlayerCalendar { preferences.reading.calendar }

  public var readingContext: ReadingContext {
    var context = preferences.reading
    context.now = now
    return context
  }

  public var selectedItem: ListItem? {
    listing.indices.contains(selectedIndex) ? listing[selectedIndex] : nil
  }

  /// The quest that the encounter shows: the selected one, or the selected tomb's.
  public var shown: Encounter? {
    switch focus {
    case .list: selectedItem?.encounter
    case .graveyard: graveyard.indices.contains(selectedTomb) ? graveyard[selectedTomb] : nil
    }
  }
}

/// What the person chose once, for this run.
public struct Preferences: Hashable, Sendable {
  public var language: Language
  public var motion: Motion
  public var isTitleWanted: Bool
  public var isReadOnly: Bool
  /// Whether the screen is the small one for a single new quest, which closes once it is saved.
  public var isQuick: Bool
  /// Zone, day start and the settings of dates; its `now` is not used.
  public var reading: ReadingContext
  /// The texts of saved filters, by their names.
  public var filters: [String: String]

  public init(
    language: Language, motion: Motion = .full, isTitleWanted: Bool = true, isReadOnly: Bool = false,
    isQuick: Bool = false, reading: ReadingContext, filters: [String: String] = [:]
  ) {
    self.filters = filters
    self.language = language
    self.motion = motion
    self.isTitleWanted = isTitleWanted
    self.isReadOnly = isReadOnly
    self.isQuick = isQuick
    self.reading = reading
  }
}

/// A line of the list: a quest in its section.
public struct ListItem: Hashable, Sendable {
  public let section: Section
  public let encounter: Encounter
  /// When the deadline ends, in seconds; the last of all without one.
  let end: Int64
  public var quest: Quest { encounter.quest }

  init(section: Section, encounter: Encounter, at now: Moment) {
    self.section = section
    self.encounter = encounter
    end = encounter.left.map { now.seconds + $0 } ?? .max
  }
}

/// The place in the listing at which a section begins, and how many quests it has.
public struct SectionStart: Hashable, Sendable {
  public let section: Section
  public let index: Int
  public let count: Int
}

public enum Focus: Hashable, Sendable { case list, graveyard }

/// What has the keyboard.
public indirect enum Mode: Hashable, Sendable {
  case browsing
  case typing(Bar)
  /// The selected quest in full, scrolled down by so many lines.
  case reading(top: Int)
  /// All keys, scrolled down by so many lines; what lies beneath comes back when it is closed.
  case help(top: Int, over: Mode)
  /// All kills, newest first, scrolled down by so many lines.
  case chronicle(top: Int)
  /// Every family and form of monsters; the place of the selected one, 0…31.
  case bestiary(selected: Int)

  /// Itself, or what the help lies over.
  var beneath: Mode { if case .help(_, let mode) = self { mode } else { self } }
}

/// A line that tells what happened, until the next key.
public struct Message: Hashable, Sendable {
  public let words: Words
  public let isError: Bool

  public init(_ words: Words, isError: Bool = false) {
    self.words = words
    self.isError = isError
  }
}
