import QuestCore

/// Moments as text: `2026-12-25T17:00:00+09:00`, and what `--now` accepts.
public enum MomentText {
  /// ISO 8601 with the zone's offset at that moment: `2026-12-25T17:00:00+09:00`; UTC as `+00:00`.
  public static func text(_ moment: Moment, in zone: Zone) -> String {
    let civil = zone.civil(moment)
    let time = civil.time
    return "\(civil.date)T\(padded(time.hour, 2)):\(padded(time.minute, 2)):\(padded(time.second, 2))"
      + offset(zone.offset(at: moment))
  }

  /// `2026-12-24`, `2026-12-24 18:00`, `2026-12-24T18:00:30`, with `Z` or an offset (`+09:00`, `+0900`, `+09`) behind, else
  /// in the zone. A date alone is its first moment. Nil for any other text, and for dates that do not exist.
  public static func read(_ text: String, in zone: Zone) -> Moment? {
    var reader = Reader(text)
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2), reader.skip("-"),
      let day = reader.number(2), let date = CivilDate(year, month, day)
    else { return nil }
    if reader.isAtEnd { return zone.start(of: date) }
    guard reader.skip("T") || reader.skip("t") || reader.skip(" "), let time = reader.time() else { return nil }
    if reader.isAtEnd { return zone.moment(CivilMoment(date, time)) }
    _ = reader.skip(" ")
    guard let offset = reader.offset(), reader.isAtEnd else { return nil }
    return Zone.fixed(offset).moment(CivilMoment(date, time))
  }

  /// Local time minus UTC, in seconds, as `+09:00`.
  public static func offset(_ offset: Int) -> String {
    let size = abs(offset)
    let text = "\(offset < 0 ? "-" : "+")\(padded(size / 3_600, 2)):\(padded(size / 60 % 60, 2))"
    return size % 60 == 0 ? text : "\(text):\(padded(size % 60, 2))"
  }
}

/// Reads fixed forms of digits and signs, byte by byte.
private struct Reader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  /// A number of exactly so many digits.
  mutating func number(_ digits: Int) -> Int? {
    guard rest.count >= digits else { return nil }
    var number = 0
    for byte in rest.prefix(digits) {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    rest.removeFirst(digits)
    return number
  }

  /// `HH:MM` or `HH:MM:SS`
  mutating func time() -> ClockTime? {
    guard let hour = number(2), skip(":"), let minute = number(2) else { return nil }
    guard skip(":") else { return ClockTime(hour, minute) }
    return number(2).flatMap { ClockTime(hour, minute, $0) }
  }

  /// `Z`, `+09:00`, `+0900` or `+09`, in seconds.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let sign: Int
    if skip("+") { sign = 1 } else if skip("-") { sign = -1 } else { return nil }
    guard let hours = number(2), hours <= 15 else { return nil }
    if isAtEnd { return sign * hours * 3_600 }
    _ = skip(":")
    guard let minutes = number(2), minutes < 60 else { return nil }
    return sign * (hours * 3_600 + minutes * 60)
  }
}
