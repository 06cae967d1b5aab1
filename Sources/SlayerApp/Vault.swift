import QuestCore
import QuestStore
import SlayerUI

/// The store and the watch over it, as the loop uses them.
public final class Vault {
  private let store: QuestStore
  private let watch: StoreWatch
  private var seen: Int

  public init(_ store: QuestStore, watch: StoreWatch) {
    self.store = store
    self.watch = watch
    seen = store.changeCount()
  }

  /// Readable when somebody wrote in the store's folder.
  public var descriptors: [Int32] { watch.descriptor.map { [$0] } ?? [] }

  public func perform(
    _ command: Command, at now: Moment, calendar: SlayerCalendar
  ) throws(StoreError) -> Outcome {
    try store.perform(command, at: now, calendar: calendar)
  }

  public func contents(at now: Moment, calendar: SlayerCalendar) throws(StoreError) -> Contents {
    let today = calendar.slayerDay(of: now)
    return Contents(
      open: try store.openQuests(),
      slain: try store.slain(from: calendar.start(of: today), to: calendar.end(of: today)))
  }

  /// Every slain quest, in the order of the kills.
  public func chronicle() throws(StoreError) -> [Quest] {
    try store.slain(from: Moment(seconds: .min / 2), to: Moment(seconds: .max / 2))
  }

  public func kills(calendar: SlayerCalendar) throws(StoreError) -> [Kill] { try store.kills(calendar: calendar) }

  /// Milliseconds until the store should be asked again; nil when nothing hints at a change.
  public func nextCheck(at clock: Int64) -> Int64? { watch.nextCheck(at: clock) }

  /// Whether another program has written since this was last asked.
  public func hasChanged(at clock: Int64) throws(StoreError) -> Bool {
    _ = watch.drain(at: clock)
    let count = store.changeCount()
    defer { seen = count }
    return count != seen
  }
}
