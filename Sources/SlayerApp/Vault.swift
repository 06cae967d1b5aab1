import QuestCore
import QuestStore
import SlayerUI

/// The store and the watch over it, as the loop uses them.
public final class Vault {
  private let store: QuestStore
  private var seen: Int

  public init(_ store: QuestStore) {
    self.store = store
    seen = store.changeCount()
  }

  public var descriptors: [Int32] { [] }

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

  public func kills(calendar: SlayerCalendar) throws(StoreError) -> [Kill] { try store.kills(calendar: calendar) }

  /// When the store should next be asked, on the monotonic clock; nil when nothing hints at a change.
  public func nextCheck(at clock: Int64) -> Int64? { 250 }

  /// Whether another program has written since this was last asked.
  public func hasChanged(at clock: Int64) throws(StoreError) -> Bool {
    let count = store.changeCount()
    defer { seen = count }
    return count != seen
  }
}
