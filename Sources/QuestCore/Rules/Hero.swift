/// The person's standing, folded from all kills.
public struct Hero: Hashable, Sendable {
  /// The sum of the experience of all kills.
  public let experience: Int
  /// On-time kills in a row up to now.
  public let chain: Int
  /// Of the kills of the last 30 days, the part that was on time (0…1); nil without kills.
  public let onTimeRate: Double?

  /// Level n begins at 25·n·(n−1) experience: level 1 at 0, 2 at 50, 3 at 150, 4 at 300.
  public static func experience(atLevel level: Int) -> Int { 25 * level * (level - 1) }

  public static func level(of experience: Int) -> Int {
    var level = 1
    while Hero.experience(atLevel: level + 1) <= experience { level += 1 }
    return level
  }

  public var level: Int { Hero.level(of: experience) }
  public var nextLevelAt: Int { Hero.experience(atLevel: level + 1) }

  /// Folds kills in any order. The chain follows the journal's sequence and is ended by a late kill, never by days away.
  public init(kills: [Kill], at now: Moment) {
    experience = kills.reduce(0) { $0 + $1.experience }
    let newestLate = kills.lazy.filter { $0.quality == .late }.map { ($0.sequence, $0.number) }.max(by: <)
    chain = newestLate.map { late in kills.count { ($0.sequence, $0.number) > late } } ?? kills.count
    let recent = kills.filter { now - $0.moment < 30 * Duration.day }
    let onTime = recent.count { $0.quality != .late }
    onTimeRate = recent.isEmpty ? nil : Double(onTime) / Double(recent.count)
  }
}

/// What history keeps of one slain quest.
public struct Kill: Hashable, Sendable {
  public let number: Int
  public let moment: Moment
  /// The journal step of the completion.
  public let sequence: Int
  public let quality: KillQuality
  public let experience: Int

  /// Nil for an open quest.
  public init?(_ encounter: Encounter) {
    guard let completion = encounter.quest.completion, let quality = encounter.quality,
      let experience = encounter.experience
    else { return nil }
    number = encounter.quest.number
    moment = completion.moment
    sequence = completion.sequence
    self.quality = quality
    self.experience = experience
  }
}
