/// How strong a quest's monster is, 1…99.
public enum Strength {
  public static let range = 1...99

  /// base + round(30 × urgency value) + min(20, 2 × whole days overdue) + min(10, 2 × open steps), kept in 1…99.
  ///
  /// A normal quest due in 24 h: 15 + 15 = 30. An epic one five days overdue: 50 + 30 + 10 = 90. Halves round up.
  public static func of(importance: Importance, left: Int64?, daysOverdue: Int, openSteps: Int) -> Int {
    let sum = base(importance) + pressure(left: left) + min(20, 2 * daysOverdue) + min(10, 2 * openSteps)
    return min(max(sum, range.lowerBound), range.upperBound)
  }

  public static func base(_ importance: Importance) -> Int {
    switch importance {
    case .trivial: 5
    case .normal: 15
    case .major: 30
    case .epic: 50
    }
  }

  /// round(30 × urgency value) in whole numbers: ⌊(60 d + D) / 2 D⌋ with D = 24 h + left.
  private static func pressure(left: Int64?) -> Int {
    guard let left else { return 0 }
    let whole = Duration.day + max(left, 0)
    return Int((60 * Duration.day + whole) / (2 * whole))
  }
}
