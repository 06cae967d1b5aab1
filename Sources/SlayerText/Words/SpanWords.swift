import QuestCore

/// Lengths of time as a person says them.
public enum SpanWords {
  /// The one or two largest units, rounded down: `2 h 10 m`, `14 h`, `3 d`; `2시간 10분`, `14시간`, `3일`.
  /// Minutes are left out from ten hours on; less than a minute is `0 m`.
  public static func length(_ seconds: Int64) -> Words {
    let length = max(0, seconds)
    if length >= Duration.day { return days(Int(length / Duration.day)) }
    let hours = length / Duration.hour
    let minutes = length % Duration.hour / Duration.minute
    if hours == 0 { return Words("\(minutes) m", "\(minutes)분") }
    if hours >= 10 || minutes == 0 { return Words("\(hours) h", "\(hours)시간") }
    return Words("\(hours) h \(minutes) m", "\(hours)시간 \(minutes)분")
  }

  /// `2 d`, `2일`
  public static func days(_ count: Int) -> Words { Words("\(count) d", "\(count)일") }
}
