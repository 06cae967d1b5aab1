import Glibc
import QuestCore
import SlayerText

/// The machine's zone, as the C library understands `TZ` and `/etc/localtime`, made into a value.
///
/// The changes are those that the zone's file lists. Where there is no file (a rule in `TZ`) the table is built by asking
/// `localtime_r` for the offset every 6.9 days and closing in on each change by halves. No zone ever changed back sooner
/// than 6.958 days after a change (Recife in 2000, Gaza in 2040), so that none is missed. After the last change in a file,
/// where the C library reads the zone's rule anew each time it is asked, 20 days are enough, or nothing need be asked.
public enum SystemZone {
  private static let step: Int64 = 599_400
  private static let stepOfRules: Int64 = 20 * Duration.day
  /// Nearly every change falls on a full quarter of an hour of UTC.
  private static let quarter: Int64 = 900

  /// The zone from five years before `now` to fifteen after, widened to each of `moments`.
  public static func zone(around now: Moment, including moments: [Moment] = []) -> Zone {
    let year = 366 * Duration.day
    var (first, last) = (now.adding(seconds: -5 * year), now.adding(seconds: 15 * year))
    for moment in moments {
      first = min(first, moment.adding(seconds: -3 * Duration.day))
      last = max(last, moment.adding(seconds: 3 * Duration.day))
    }
    return zone(covering: first...last)
  }

  /// The zone from 1970 to 2100 at least: for what shows all of history and reads typed dates, and is not in a hurry. Takes
  /// about a millisecond.
  public static func wideZone(around now: Moment) -> Zone {
    zone(around: now, including: [Moment(seconds: 0), Moment(seconds: 4_102_444_800)])
  }

  /// The years for which changes are looked up, 1800 to 2199; before and after them the nearest offset holds. Nobody
  /// knows the rules of later centuries, and looking for them would take a tenth of a second.
  public static let known = Moment(seconds: -5_364_662_400)...Moment(seconds: 7_258_118_400)

  /// The zone with every change of its offset in `range`, as far as it lies in `known`.
  public static func zone(covering wished: ClosedRange<Moment>) -> Zone {
    tzset()
    let range = wished.clamped(to: known)
    let firstOffset = offset(at: range.lowerBound.seconds)
    let changes =
      ZoneFile.current().flatMap { listed(in: $0, range, firstOffset) }
      ?? found(after: range.lowerBound.seconds, until: range.upperBound.seconds, from: firstOffset, step: step)
    return Zone(firstOffset: firstOffset, changes: changes, covered: range)
  }

  /// The changes in a range as the file lists them, and by its rule after the last one; nil when the C library does not
  /// agree with where that leads.
  private static func listed(
    in file: ZoneFile, _ range: ClosedRange<Moment>, _ firstOffset: Int
  ) -> [Zone.Change]? {
    let (first, last) = (range.lowerBound.seconds, range.upperBound.seconds)
    var changes: [Zone.Change] = []
    var current = firstOffset
    for (moment, offset) in file.changes where moment > first && moment <= last && offset != current {
      changes.append(Zone.Change(at: Moment(seconds: moment), offset: offset))
      current = offset
    }
    if file.goesOnByRule {
      let end = max(first, file.changes.last?.moment ?? first)
      changes += found(after: end, until: last, from: current, step: stepOfRules)
    }
    return offset(at: last) == changes.last?.offset ?? firstOffset ? changes : nil
  }

  /// Looks for the changes in (`first`, `last`].
  private static func found(
    after first: Int64, until last: Int64, from firstOffset: Int, step: Int64
  ) -> [Zone.Change] {
    var changes: [Zone.Change] = []
    var (time, current) = (first, firstOffset)
    while time < last {
      let next = min(time + step, last)
      if offset(at: next) == current {
        time = next
      } else {
        time = change(from: current, after: time, until: next)
        current = offset(at: time)
        changes.append(Zone.Change(at: Moment(seconds: time), offset: current))
      }
    }
    return changes
  }

  /// The first second in (`after`, `until`] with another offset, given that there is one.
  private static func change(from current: Int, after: Int64, until: Int64) -> Int64 {
    var (same, other) = (after, until)
    while other - same > 1 {
      var middle = same + (other - same) / 2
      let quarters = middle - middle % quarter
      if quarters > same && quarters < other { middle = quarters } else if other % quarter == 0 { middle = other - 1 }
      if offset(at: middle) == current { same = middle } else { other = middle }
    }
    return other
  }

  /// Local time minus UTC in seconds.
  private static func offset(at seconds: Int64) -> Int {
    var time = time_t(seconds)
    var local = tm()
    return localtime_r(&time, &local) == nil ? 0 : Int(local.tm_gmtoff)
  }

  /// What to say when `TZ` names a zone that the C library does not know, and so takes for UTC. Nil when all is well.
  public static func warning(_ environment: Environment) -> Words? {
    guard let value = environment["TZ"] else { return nil }
    let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
    if name.isEmpty || isZoneFile(name, environment) || isRule(name) || alwaysKnown.contains(name) { return nil }
    let shown = "\"\(safe(value))\""
    return Words(
      "TZ=\(shown) is no time zone that this system knows; UTC is used.",
      "TZ=\(Korean.topic(shown)) 이 시스템이 모르는 시간대예요. UTC를 쓸게요.")
  }

  private static let alwaysKnown: Set = ["UTC", "GMT", "UCT", "Z", "Zulu", "Universal", "Greenwich"]

  /// Whether a file of the zone database (RFC 8536) has this name.
  private static func isZoneFile(_ name: String, _ environment: Environment) -> Bool {
    let folder = environment.filled("TZDIR") ?? "/usr/share/zoneinfo"
    let path = name.hasPrefix("/") ? name : folder + "/" + name
    return Array(FileText.bytes(at: path, atMost: 4)) == Array("TZif".utf8)
  }

  /// Whether the text begins as a rule of POSIX does, with a name and an offset: `KST-9`, `<+09>-9`, `EST5EDT`.
  private static func isRule(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "<") {
      guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[rest.index(after: close)...]
    } else {
      let name = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
      guard name.count >= 3 else { return false }
      rest = rest[name.endIndex...]
    }
    if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
    return rest.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}
