import QuestCore
import SlayerText

/// The stone over a slain monster: whole, notched or cracked by how it was slain, with the monster's small face on it.
struct Gravestone: Hashable, Sendable {
  let quality: KillQuality
  let monster: Monster
  /// Where the large stone has no room, the small one stands.
  var isLarge = true

  private static let crack = Colour(0x1B1228, 233, 0)

  /// The stone with the face, placed by its foot like any frame.
  func frame(_ book: SpriteBook) -> SpriteFrame? {
    guard let stone = book.sprite(isLarge ? "tomb_big" : "tomb").frame(quality.tombFrame) else { return nil }
    guard let face = face(book) else { return stone }
    var pixels = stone.pixels
    let left = (pixels.width - face.pixels.width) / 2
    let top = isLarge ? 3 : 2
    for y in 0..<face.pixels.height {
      for x in 0..<face.pixels.width where pixels[left + x, top + y] != Gravestone.crack {
        guard let colour = face.pixels[x, y], pixels[left + x, top + y] != nil else { continue }
        pixels[left + x, top + y] = colour
      }
    }
    return SpriteFrame(
      name: stone.name, duration: stone.duration, anchorX: stone.anchorX, anchorY: stone.anchorY, pixels: pixels)
  }

  private func face(_ book: SpriteBook) -> SpriteFrame? {
    let name = monster.family.rawValue + (isLarge ? "" : "-small")
    let faces = book.sprite("face")
    guard faces.has(name), let face = faces.frame(name) else { return nil }
    let way = ColourWay.of(monster.family, variant: monster.variant)
    return SpriteFrame(
      name: name, duration: 0, anchorX: face.anchorX, anchorY: face.anchorY, pixels: face.pixels.mapped { way($0) })
  }
}
