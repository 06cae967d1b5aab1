import CSprites
import QuestCore
import SlayerText

/// The sprites by name: those that the program carries, and a person's own in their place. The texts of `Assets/Sprites`
/// are the source of truth.
///
/// A value: it keeps what was read once, so that a frame is not parsed again for each picture.
public struct SpriteBook: Sendable {
  private var own: [String: Sprite] = [:]
  private var read: [String: Sprite] = [:]
  private var monsters: [MonsterLook: Sprite] = [:]
  private var heroes: [HeroLook: Sprite] = [:]

  public init() {}

  /// A person's own drawings, by name, stand in for the program's. Read them with `SpriteBook.reading`.
  init(own: [String: Sprite]) { self.own = own }

  /// Names of all sprites carried.
  public static var names: [String] {
    (0..<csprite_count()).compactMap { csprite_at($0).map { String(cString: $0.pointee.name) } }
  }

  /// Reads the sprites named, if they were not yet.
  public mutating func open(_ names: [String]) {
    for name in names where read[name] == nil { read[name] = own[name] ?? SpriteBook.sprite(named: name) }
  }

  /// Reads the monster's sprite in its colours, if it was not yet.
  public mutating func open(_ monster: Monster) {
    let look = MonsterLook(monster)
    if monsters[look] == nil { monsters[look] = coloured(monster) }
  }

  /// Reads the hero in these clothes, if it was not yet.
  mutating func open(_ look: HeroLook) {
    if heroes[look] == nil { heroes[look] = look.dressed(sprite("hero")) }
  }

  /// The hero in these clothes.
  package func hero(_ look: HeroLook) -> Sprite { heroes[look] ?? look.dressed(sprite("hero")) }

  /// A sprite that was opened before, else read now.
  public func sprite(_ name: String) -> Sprite {
    read[name] ?? own[name] ?? SpriteBook.sprite(named: name) ?? SpriteBook.blank
  }

  /// The monster's sprite, in the colours of its variant.
  public func sprite(of monster: Monster) -> Sprite { monsters[MonsterLook(monster)] ?? coloured(monster) }

  private func coloured(_ monster: Monster) -> Sprite {
    sprite(SpriteBook.name(of: monster)).recoloured(ColourWay.of(monster.family, variant: monster.variant))
  }

  public static func name(of monster: Monster) -> String { monster.family.rawValue + String(monster.form) }

  /// The text of a sprite as it stands in its file; nil for an unknown name.
  static func text(named name: String) -> String? {
    for index in 0..<csprite_count() {
      guard let sprite = csprite_at(index)?.pointee, String(cString: sprite.name) == name else { continue }
      return String(decoding: UnsafeBufferPointer(start: sprite.text, count: sprite.length), as: UTF8.self)
    }
    return nil
  }

  private static func sprite(named name: String) -> Sprite? {
    text(named: name).flatMap { try? SpriteFile.read($0) }
  }

  private static let blank = Sprite(
    name: "blank",
    frames: [
      SpriteFrame(name: "idle1", duration: 0, anchorX: 0, anchorY: 0, pixels: Pixels(width: 0, height: 0))
    ])
}

/// What of a monster chooses its drawing and colours.
private struct MonsterLook: Hashable, Sendable {
  let family: Monster.Family
  let form: Int
  let variant: Int

  init(_ monster: Monster) {
    family = monster.family
    form = monster.form
    variant = monster.variant
  }
}
