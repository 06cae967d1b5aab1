import QuestCore
import SlayerSystem

/// What a run goes by, once options, environment and settings are read.
public struct CommandContext: Sendable {
  public let paths: Paths
  /// With what options say already in them.
  public let settings: Settings
  /// The moment of the run: what `--now` says, else the clock's.
  public let now: Moment
  /// What `--now` or `SLAYER_NOW` says; nil where the clock runs as it is.
  public let startsAt: Moment?
  /// What "today" means, some years around `now`.
  public let calendar: SlayerCalendar
  /// Whether only the small screen for one new quest is wanted.
  public let isQuick: Bool
}

extension CommandContext {
  init(
    _ arguments: Arguments, settings: Settings, paths: Paths, _ surroundings: Surroundings
  ) throws(SystemError) {
    startsAt = try CommandContext.start(arguments, surroundings)
    now = startsAt ?? surroundings.now()
    self.paths = paths
    isQuick = arguments.command == .quick
    self.settings = settings
    calendar = settings.calendar(surroundings.zoneAround(now))
  }

  /// What `--now` or `SLAYER_NOW` says; nil when neither does.
  static func start(_ arguments: Arguments, _ surroundings: Surroundings) throws(SystemError) -> Moment? {
    let typed = arguments.now ?? surroundings.environment["SLAYER_NOW"].flatMap { $0.isEmpty ? nil : $0 }
    return try typed.map { text throws(SystemError) in
      guard let near = MomentText.read(text, in: .utc) else { throw .unreadableMoment(text) }
      // Read as UTC it is at most a day away, so that the rules around it hold.
      return MomentText.read(text, in: surroundings.zoneAround(near)) ?? near
    }
  }
}
