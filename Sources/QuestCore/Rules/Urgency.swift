/// How near a deadline is, in six levels. A monster's mood is the same word.
public enum Urgency: Int, CaseIterable, Comparable, Hashable, Sendable {
  case dormant, stirring, prowling, hunting, enraged, rampaging

  public static func < (a: Urgency, b: Urgency) -> Bool { a.rawValue < b.rawValue }

  /// The most time that may be left, in seconds, for a level to hold; dormant has none.
  public var reach: Int64? {
    switch self {
    case .dormant: nil
    case .stirring: 7 * Duration.day
    case .prowling: 3 * Duration.day
    case .hunting: Duration.day
    case .enraged: 3 * Duration.hour
    case .rampaging: 0
    }
  }

  /// The level for `left` seconds (nil: no deadline). 24 hours left → hunting; one second more → prowling.
  public init(left: Int64?, isOverdue: Bool) {
    guard let left else {
      self = .dormant
      return
    }
    self =
      isOverdue
      ? .rampaging
      : [.enraged, .hunting, .prowling, .stirring].first { left <= $0.reach ?? 0 } ?? .dormant
  }

  /// 24 h / (24 h + left), between 0 and 1: 24 h left → 0.5, 7 d → 0.125, overdue → 1, no deadline → 0.
  public static func value(left: Int64?) -> Double {
    guard let left else { return 0 }
    return Double(Duration.day) / Double(Duration.day + max(left, 0))
  }
}
