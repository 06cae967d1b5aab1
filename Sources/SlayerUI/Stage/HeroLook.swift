import SlayerText

/// What the hero wears, by level.
public enum HeroLook: Int, CaseIterable, Hashable, Sendable {
  /// Levels 1 to 4: as drawn, in a red cape.
  case squire
  /// Levels 5 to 9: a blue cape and a crest of steel.
  case knight
  /// From level 10 on: golden armour and a cape of purple.
  case champion

  public init(level: Int) {
    switch level {
    case ..<5: self = .squire
    case ..<10: self = .knight
    default: self = .champion
    }
  }

  private static let cloth = Ramp(
    Colour(0x4F1238, 52, 5), Colour(0x8F1A40, 88, 1), Colour(0xCF3340, 160, 1), Colour(0xF56A40, 209, 9))
  private static let blue = Ramp(
    Colour(0x17224F, 17, 4), Colour(0x26407F, 24, 4), Colour(0x3D66B8, 61, 12), Colour(0x7FA6EA, 111, 12))
  private static let purple = Ramp(
    Colour(0x33174D, 53, 5), Colour(0x5D2468, 54, 5), Colour(0x8A3A96, 90, 5), Colour(0xC070D0, 170, 13))
  private static let steel = Ramp(
    Colour(0x2D3454, 17, 8), Colour(0x505F84, 60, 8), Colour(0x869BBD, 103, 7), Colour(0xC2D5E6, 152, 7),
    Colour(0xF2F9FF, 231, 15))
  private static let gold = Ramp(
    Colour(0x5C2A20, 52, 8), Colour(0xA8601F, 130, 3), Colour(0xE79F2C, 172, 3), Colour(0xFFD84E, 221, 11),
    Colour(0xFFF5AE, 229, 15))
  private static let trim = Ramp(
    Colour(0xA8601F, 130, 3), Colour(0xE79F2C, 172, 3), Colour(0xFFD84E, 221, 11), Colour(0xFFF5AE, 229, 15))
  private static let ruby = Ramp(
    Colour(0x74183A, 89, 1), Colour(0xB8284A, 125, 1), Colour(0xE8486A, 204, 9), Colour(0xFF8796, 210, 13))

  /// Colours of what is worn below the head, and of what is on it.
  private var ways: (body: ColourWay, crest: ColourWay) {
    switch self {
    case .squire: (ColourWay([]), ColourWay([]))
    case .knight: (ColourWay([(HeroLook.cloth, HeroLook.blue)]), ColourWay([(HeroLook.cloth, HeroLook.silver)]))
    case .champion:
      (
        ColourWay([(HeroLook.cloth, HeroLook.purple), (HeroLook.steel, HeroLook.gold), (HeroLook.trim, HeroLook.ruby)]),
        ColourWay([(HeroLook.steel, HeroLook.gold), (HeroLook.trim, HeroLook.ruby)])
      )
    }
  }

  private static let silver = Ramp(
    Colour(0x505F84, 60, 8), Colour(0x869BBD, 103, 7), Colour(0xC2D5E6, 152, 7), Colour(0xF2F9FF, 231, 15))

  /// Pixels above the foot at which the head, and with it the crest, begins.
  private static let head = 12

  /// The hero's drawing in these clothes.
  func dressed(_ hero: Sprite) -> Sprite {
    if self == .squire { return hero }
    let (body, crest) = ways
    return Sprite(
      name: hero.name,
      frames: hero.frames.map { frame in
        var pixels = frame.pixels
        for y in 0..<pixels.height {
          let way = frame.anchorY - y >= HeroLook.head ? crest : body
          for x in 0..<pixels.width { if let colour = pixels[x, y] { pixels[x, y] = way(colour) } }
        }
        return SpriteFrame(
          name: frame.name, duration: frame.duration, anchorX: frame.anchorX, anchorY: frame.anchorY, pixels: pixels)
      })
  }
}
