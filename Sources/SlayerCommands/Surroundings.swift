import QuestCore
import SlayerSystem
import SlayerText

/// What a command line needs of the machine. `slayer` passes the real one, tests their own.
public struct Surroundings: Sendable {
  public var environment: Environment
  /// The clock; used only where `--now` does not say the moment.
  public var now: @Sendable () -> Moment
  /// The rules of local time around a moment, some years to both sides.
  public var zoneAround: @Sendable (Moment) -> Zone
  /// The rules of local time between two moments.
  public var zoneCovering: @Sendable (ClosedRange<Moment>) -> Zone
  /// What is wrong with the machine's zone, if anything.
  public var zoneWarning: Words?
  public var freshID: @Sendable () -> QuestID
  /// Names this run of the program in the journal; asked only by commands that write.
  public var session: @Sendable () -> String
  public var input: StandardInput
  /// Opens a file in an editor (a command of the shell) and waits; how that ended.
  public var edit: @Sendable (_ editor: String, _ path: String) -> Int32
  /// Told once at the end of a run that changed the store, when all has been said.
  public var stored: @Sendable (CommandContext) -> Void
  /// What the screen would find of its terminal, with these settings and a person's own files.
  public var screen: @Sendable (Settings, Paths?) -> ScreenReport

  public init(
    environment: Environment, now: @escaping @Sendable () -> Moment,
    zoneAround: @escaping @Sendable (Moment) -> Zone,
    zoneCovering: @escaping @Sendable (ClosedRange<Moment>) -> Zone, zoneWarning: Words? = nil,
    freshID: @escaping @Sendable () -> QuestID, session: @escaping @Sendable () -> String,
    input: StandardInput = .none, edit: @escaping @Sendable (String, String) -> Int32 = { _, _ in 127 },
    stored: @escaping @Sendable (CommandContext) -> Void = { _ in },
    screen: @escaping @Sendable (Settings, Paths?) -> ScreenReport = { _, _ in ScreenReport() }
  ) {
    self.environment = environment
    self.now = now
    self.zoneAround = zoneAround
    self.zoneCovering = zoneCovering
    self.zoneWarning = zoneWarning
    self.freshID = freshID
    self.session = session
    self.input = input
    self.edit = edit
    self.stored = stored
    self.screen = screen
  }
}
