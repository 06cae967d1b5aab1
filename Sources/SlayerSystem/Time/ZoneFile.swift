import Glibc

/// A file of the zone database (TZif, RFC 8536), as far as it says when the offset of local time changes.
struct ZoneFile {
  /// Each change and the offset from then on, in seconds, in order.
  let changes: [(moment: Int64, offset: Int)]
  /// Whether daylight saving goes on by a rule after the last change.
  let goesOnByRule: Bool

  /// The file that the C library goes by; nil where `TZ` names none, or one that we do not understand.
  static func current() -> ZoneFile? {
    let value = getenv("TZ").map { String(cString: $0) }
    let name = value.map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 } ?? "/etc/localtime"
    if name.isEmpty { return nil }
    let folder = getenv("TZDIR").map { String(cString: $0) } ?? "/usr/share/zoneinfo"
    return ZoneFile(Array(FileText.bytes(at: name.hasPrefix("/") ? name : folder + "/" + name, atMost: 1 << 16)))
  }

  /// Nil for other files, those of version 1, and those with leap seconds.
  init?(_ bytes: [UInt8]) {
    guard let old = Header(bytes, at: 0), old.version >= UInt8(ascii: "2"),
      let header = Header(bytes, at: old.end(timeSize: 4)), header.leaps == 0,
      bytes.count > header.end(timeSize: 8)
    else { return nil }
    let types = header.start + header.times * 8
    let offsets = types + header.times
    var changes: [(moment: Int64, offset: Int)] = []
    for index in 0..<header.times {
      let type = Int(bytes[types + index])
      guard type < header.types else { return nil }
      let moment = ZoneFile.number(bytes, at: header.start + index * 8, size: 8)
      changes.append((moment, Int(ZoneFile.number(bytes, at: offsets + type * 6, size: 4))))
    }
    self.changes = changes
    // The rest is a rule as `TZ` has it: `KST-9`, or with daylight saving `EST5EDT,M3.2.0,M11.1.0`.
    goesOnByRule = bytes[header.end(timeSize: 8)...].contains(UInt8(ascii: ","))
  }

  /// A number with its sign, highest byte first.
  private static func number(_ bytes: [UInt8], at place: Int, size: Int) -> Int64 {
    let bits = bytes[place..<place + size].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return Int64(bitPattern: bits << (64 - 8 * UInt64(size))) >> (64 - 8 * Int64(size))
  }

  /// What stands before each of the two blocks of data: the sizes of its tables.
  private struct Header {
    let version: UInt8
    /// Where the tables begin.
    let start: Int
    let leaps: Int
    let times: Int
    let types: Int
    private let others: Int

    init?(_ bytes: [UInt8], at place: Int) {
      guard bytes.count >= place + 44, bytes[place..<place + 4].elementsEqual("TZif".utf8) else { return nil }
      let counts = (0..<6).map { Int(ZoneFile.number(bytes, at: place + 20 + $0 * 4, size: 4)) }
      guard counts.allSatisfy({ (0...bytes.count).contains($0) }) else { return nil }
      version = bytes[place + 4]
      start = place + 44
      (leaps, times, types) = (counts[2], counts[3], counts[4])
      others = counts[0] + counts[1] + counts[5]
    }

    func end(timeSize: Int) -> Int { start + times * (timeSize + 1) + types * 6 + leaps * (timeSize + 4) + others }
  }
}
