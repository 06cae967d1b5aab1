/// The rules of local time at one place, as a table: the offset from UTC before the first change, and every change.
///
/// A value, so that rules stay pure. One function of `SlayerSystem` builds it from the C library; tests build their own.
public struct Zone: Hashable, Sendable {
  public struct Change: Hashable, Sendable {
    /// From this moment on …
    public let moment: Moment
    /// … local time is UTC plus this many seconds.
    public let offset: Int

    public init(at moment: Moment, offset: Int) {
      self.moment = moment
      self.offset = offset
    }
  }

  public let firstOffset: Int
  public let changes: [Change]
  /// The moments between which the table is complete. Outside of it the nearest offset is assumed; whoever needs
  /// more asks for a wider table.
  public let covered: ClosedRange<Moment>

  public init(firstOffset: Int, changes: [Change], covered: ClosedRange<Moment>) {
    self.firstOffset = firstOffset
    self.changes = changes
    self.covered = covered
  }

  /// A place whose offset (in seconds) never changes.
  public static func fixed(_ offset: Int) -> Zone {
    Zone(firstOffset: offset, changes: [], covered: Moment(seconds: .min / 2)...Moment(seconds: .max / 2))
  }

  public static let utc = Zone.fixed(0)

  /// Local time minus UTC at a moment, in seconds. Seoul: 32,400.
  public func offset(at moment: Moment) -> Int {
    let later = changes.partitioningIndex { $0.moment > moment }
    return later == 0 ? firstOffset : changes[later - 1].offset
  }

  /// What wall clocks show at a moment.
  public func civil(_ moment: Moment) -> CivilMoment {
    CivilMoment(wallSeconds: moment.seconds + Int64(offset(at: moment)))
  }

  /// The moment at which wall clocks show `civil`.
  ///
  /// A time that clocks skip moves forward by the gap (New York, 2024-03-10 02:30 → 03:30 EDT = 07:30Z); of a time
  /// that clocks show twice it is the first (2026-11-01 01:30 → 05:30Z).
  public func moment(_ civil: CivilMoment) -> Moment {
    let wall = civil.wallSeconds
    let reach = Duration.day * 2
    let near = changes.partitioningIndex { $0.moment.seconds > wall - reach }
    var offset = near == 0 ? firstOffset : changes[near - 1].offset
    for change in changes[near...] {
      if change.moment.seconds > wall + reach { break }
      if wall - Int64(offset) < change.moment.seconds { break }
      if wall - Int64(change.offset) < change.moment.seconds { return Moment(seconds: wall - Int64(offset)) }
      offset = change.offset
    }
    return Moment(seconds: wall - Int64(offset))
  }

  /// The first moment of a date: its midnight, or the first moment after a skipped midnight.
  public func start(of date: CivilDate) -> Moment {
    let midnight = CivilMoment(date, .midnight)
    let candidate = moment(midnight)
    guard candidate.seconds + Int64(offset(at: candidate)) != midnight.wallSeconds else { return candidate }
    let later = changes.partitioningIndex { $0.moment > candidate }
    return later == 0 ? candidate : changes[later - 1].moment
  }
}

extension Array {
  /// The index of the first element for which `belongs` holds, in an array where those that hold come last. O(log n).
  package func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
