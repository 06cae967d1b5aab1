import QuestCore
import SlayerText

/// Something that happened and is being shown. What is drawn is a function of this, its start and now; nothing is
/// kept between pictures.
public struct Animation: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The hero slays the monster.
    case slash
    /// A new quest's monster comes out of the floor.
    case appear
    /// A slain monster rises from its tomb.
    case rise
    /// A monster becomes its next form.
    case grow
  }

  public let kind: Kind
  /// Milliseconds of the monotonic clock.
  public let start: Int64
  /// The monster as it was before.
  public let monster: Monster
  /// How it was slain, for a slash; and for a rise, how it had been slain.
  public let quality: KillQuality
  /// Experience that floats up.
  public let experience: Int
  /// The level that was reached by this kill; nil when none was.
  public let levelReached: Int?
  public let motion: Motion
  /// The monster as it is after it grew.
  public let grown: Monster?

  public init(
    kind: Kind, start: Int64, monster: Monster, quality: KillQuality = .clean, experience: Int = 0,
    levelReached: Int? = nil, motion: Motion = .full, grown: Monster? = nil
  ) {
    self.kind = kind
    self.start = start
    self.monster = monster
    self.quality = quality
    self.experience = experience
    self.levelReached = levelReached
    self.motion = motion
    self.grown = grown
  }

  /// The beats of the film, in their order.
  public var beats: [Beat] {
    switch (kind, motion) {
    case (_, .none): []
    case (_, .reduced): [Beat(.fading, 120), Beat(.faded, 120)]
    case (.slash, .full): quality == .late ? Beat.struggle : Beat.stroke
    case (.appear, .full): [Beat(.crack, 100), Beat(.rising, 300), Beat(.risen, 160)]
    case (.rise, .full): [Beat(.tombShakes, 160), Beat(.tombSinks, 140), Beat(.rising, 300), Beat(.risen, 160)]
    case (.grow, .full): [Beat(.swelling, 260), Beat(.shining, 90), Beat(.unfolding, 90), Beat(.grown, 320)]
    }
  }

  /// Milliseconds from the start until the picture no longer changes.
  public var length: Int64 { Int64(beats.reduce(0) { $0 + $1.milliseconds }) }

  /// Milliseconds until the tomb stands: what follows may be cut short by a key.
  public var essentialLength: Int64 {
    let standing = beats.firstIndex { $0.name == .tombStands } ?? beats.count
    return Int64(beats[..<standing].reduce(0) { $0 + $1.milliseconds })
  }

  /// The beat at `now` and how much of it has passed (0…1); nil before the start and after the end.
  public func beat(at now: Int64) -> (name: Beat.Name, progress: Double)? {
    var passed = now - start
    guard passed >= 0 else { return nil }
    for beat in beats {
      if passed < Int64(beat.milliseconds) { return (beat.name, Double(passed) / Double(beat.milliseconds)) }
      passed -= Int64(beat.milliseconds)
    }
    return nil
  }
}

/// One stretch of an animation.
public struct Beat: Hashable, Sendable {
  public enum Name: Hashable, Sendable {
    case ready, dash, arc, flash, hitStop, parted, partedWide, pieces, falling, dust, tombStands, victory
    /// A late kill: the first stroke glances off, the hero reels.
    case glance, reel
    case crack, rising, risen, tombShakes, tombSinks
    /// Growth: the monster trembles, is a white shape, the white shape of its next form, and stands in it.
    case swelling, shining, unfolding, grown
    /// Reduced motion: a third, then two thirds of what comes after.
    case fading, faded
  }

  public let name: Name
  public let milliseconds: Int

  init(_ name: Name, _ milliseconds: Int) {
    self.name = name
    self.milliseconds = milliseconds
  }

  private static let fall = [
    Beat(.arc, 60), Beat(.flash, 50), Beat(.hitStop, 110), Beat(.parted, 90), Beat(.partedWide, 80), Beat(.pieces, 80),
    Beat(.falling, 80), Beat(.dust, 90), Beat(.tombStands, 120), Beat(.victory, 600),
  ]

  /// One stroke: 830 ms until the tomb stands.
  static let stroke = [Beat(.ready, 140), Beat(.dash, 50)] + fall

  /// A late kill takes two: 1,190 ms until the tomb stands.
  static let struggle =
    [Beat(.ready, 140), Beat(.dash, 50), Beat(.glance, 90), Beat(.reel, 170), Beat(.ready, 100)] + fall
}
