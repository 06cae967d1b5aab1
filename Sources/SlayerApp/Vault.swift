import Glibc
import QuestCore
import QuestStore
import SlayerUI

/// The store and the watch over it, as the loop uses them. A file that was replaced under the open program is opened
/// anew.
public final class Vault {
  /// Nil between a loss and the next success in opening the file again.
  private var opened: QuestStore?
  private let path: String
  private var watch: StoreWatch
  private let open: () throws(StoreError) -> QuestStore
  private var seen: Int
  private var isLossTold = false
  /// The newest step of the journal that is on the screen; nil where that is not known.
  private var newest: JournalStep?

  /// - Parameter open: opens the store; asked again where its file was replaced.
  public init(opening open: @escaping () throws(StoreError) -> QuestStore) throws(StoreError) {
    self.open = open
    let store = try open()
    opened = store
    path = store.path
    watch = StoreWatch(path: path)
    seen = store.changeCount()
    isReadOnly = store.isReadOnly
  }

  public private(set) var isReadOnly: Bool

  private func store() throws(StoreError) -> QuestStore {
    guard let opened else { throw .replaced(path: path) }
    return opened
  }

  /// Readable when somebody wrote in the store's folder.
  public var descriptors: [Int32] { watch.descriptor.map { [$0] } ?? [] }

  public func perform(
    _ command: Command, at now: Moment, calendar: SlayerCalendar
  ) throws(StoreError) -> Outcome {
    let outcome = try store().perform(command, at: now, calendar: calendar)
    // Where others wrote before us, what is on the screen is no state of the store.
    newest = newest?.sequence == outcome.step.sequence - 1 ? outcome.step : nil
    return outcome
  }

  public func contents(at now: Moment, calendar: SlayerCalendar) throws(StoreError) -> Contents {
    let today = calendar.slayerDay(of: now)
    newest = nil
    let found = try store().contents(slainFrom: calendar.start(of: today), to: calendar.end(of: today))
    newest = found.newest
    return Contents(open: found.open, slain: found.slain)
  }

  /// What others have done since the screen was last told; nil where everything is to be read again.
  public func steps() throws(StoreError) -> [JournalStep]? {
    guard let newest, case .steps(let steps) = try store().news(since: newest) else { return nil }
    self.newest = steps.last ?? newest
    return steps
  }

  /// Every slain quest, in the order of the kills.
  public func chronicle() throws(StoreError) -> [Quest] {
    try store().slain(from: Moment(seconds: .min / 2), to: Moment(seconds: .max / 2))
  }

  public func kills(calendar: SlayerCalendar) throws(StoreError) -> [Kill] { try store().kills(calendar: calendar) }

  /// Milliseconds until the store should be asked again; nil when nothing hints at a change.
  public func nextCheck(at clock: Int64) -> Int64? { watch.nextCheck(at: clock) }

  /// Whether another program has written, or put another file in the place of ours, since this was last asked. A loss
  /// is told once; as soon as there is a file again, it is opened.
  public func hasChanged(at clock: Int64) throws(StoreError) -> Bool {
    _ = watch.drain(at: clock)
    if opened?.isReplaced ?? true { return try reopen() }
    let count = try store().changeCount()
    defer { seen = count }
    return count != seen
  }

  /// The old file is closed first: what it had in its write-ahead log must not be taken for the new one's.
  private func reopen() throws(StoreError) -> Bool {
    guard access(path, F_OK) == 0 else {
      if isLossTold { return false }
      isLossTold = true
      throw .replaced(path: path)
    }
    opened?.abandon()
    opened = nil
    newest = nil
    let store = try open()
    opened = store
    watch = StoreWatch(path: path)
    seen = store.changeCount()
    isReadOnly = store.isReadOnly
    isLossTold = false
    return true
  }
}
