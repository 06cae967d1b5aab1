import CSprites
import QuestCore
import SlayerText

/// The sprites that the program carries, by name. The texts of `Assets/Sprites` are the source of truth.
///
/// A value: it keeps what was read once, so that a frame is not parsed again for each picture.
public struct SpriteBook: Sendable {
  private var read: [String: Sprite] = [:]

  public init() {}

  /// Names of all sprites carried.
  public static var names: [String] {
    (0..<csprite_count()).compactMap { csprite_at($0).map { String(cString: $0.pointee.name) } }
  }

  /// Reads the sprites named, if they were not yet.
  public mutating func open(_ names: [String]) {
    for name in names where read[name] == nil { read[name] = SpriteBook.sprite(named: name) }
  }

  /// A sprite that was opened before, else read now.
  public func sprite(_ name: String) -> Sprite { read[name] ?? SpriteBook.sprite(named: name) ?? SpriteBook.blank }

  public func sprite(of monster: Monster) -> Sprite { sprite(SpriteBook.name(of: monster)) }

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
