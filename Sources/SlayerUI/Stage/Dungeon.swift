import SlayerText

/// The room behind an encounter: a brick wall, lit near the monster, and flagstones that run towards the viewer.
struct Dungeon {
  let width: Int
  let height: Int
  /// The row where the wall ends and the floor begins.
  let horizon: Int
  /// Where the light falls.
  let lightX: Int
  let lightY: Int

  static let dark = Colour(0x12131A, 233, 0)
  private static let joint = Colour(0x101118, 233, 0)
  private static let brick = Colour(0x171821, 234, 0)
  private static let brickEdge = Colour(0x1B1C27, 234, 0)
  private static let litBrick = Colour(0x20202D, 235, 0)
  private static let litEdge = Colour(0x2A293A, 236, 8)
  private static let skirting = Colour(0x0D0D14, 232, 0)
  private static let flag = Colour(0x1E1C27, 234, 0)
  private static let flagEdge = Colour(0x26222F, 235, 8)
  private static let seam = Colour(0x16151E, 233, 0)
  private static let shade = Colour(0x0C0B11, 232, 0)

  func draw() -> Pixels {
    var picture = Pixels(width: width, height: height, filledWith: Dungeon.dark)
    for y in 0..<height {
      for x in 0..<width {
        picture[x, y] = y < horizon ? wall(x, y) : y == horizon ? Dungeon.skirting : floor(x, y)
      }
    }
    return picture
  }

  private func wall(_ x: Int, _ y: Int) -> Colour {
    let row = y / 4
    if y % 4 == 3 || (x + row % 2 * 5) % 10 == 9 { return Dungeon.joint }
    let dx = (x - lightX) * 10 / 14
    let dy = y - lightY
    let distance = dx * dx + dy * dy
    if y % 4 == 0 { return distance < 24 * 24 ? Dungeon.litEdge : Dungeon.brickEdge }
    return distance < 16 * 16 ? Dungeon.litBrick : Dungeon.brick
  }

  /// Rows of stones, each deeper than the one behind; the seams between them meet in a vanishing point.
  private func floor(_ x: Int, _ y: Int) -> Colour {
    var top = horizon + 1
    var depth = 2
    var row = 0
    while y >= top + depth {
      top += depth
      depth += 1
      row += 1
    }
    let distance = y - horizon + 16
    let across = (x - width / 2) * 40 / distance + row % 2 * 9
    let seam = ((across % 18) + 18) % 18
    if y == top || seam < max(1, 28 / distance) { return Dungeon.seam }
    return y == top + 1 ? Dungeon.flagEdge : Dungeon.flag
  }

  /// Warm light of a flame on the bricks around it.
  static func glow(on picture: inout Pixels, x: Int, y: Int, horizon: Int) {
    for row in max(0, y - 12)..<max(0, min(horizon, y + 14)) {
      for column in (x - 14)...(x + 14) {
        let distance = (column - x) * (column - x) + (row - y) * (row - y)
        guard distance < 14 * 14, let old = picture[column, row], let warm = warmth(of: old, near: distance < 64) else {
          continue
        }
        picture[column, row] = warm
      }
    }
  }

  private static func warmth(of colour: Colour, near: Bool) -> Colour? {
    switch colour {
    case brick, litBrick: near ? Colour(0x3A2A2A, 236, 0) : Colour(0x281F26, 235, 0)
    case brickEdge, litEdge: near ? Colour(0x523730, 238, 8) : Colour(0x372A2F, 236, 8)
    case joint: near ? Colour(0x1D1519, 234, 0) : Colour(0x16131A, 233, 0)
    default: nil
    }
  }

  /// The soft shadow of something that stands at (x, y), `reach` pixels to each side.
  static func shadow(on picture: inout Pixels, x: Int, y: Int, reach: Int) {
    guard reach > 0 else { return }
    for row in [y, y + 1] {
      let inset = row == y ? 0 : max(1, reach / 6)
      for column in (x - reach + inset)...(x + reach - inset) where picture[column, row] != nil {
        picture[column, row] = shade
      }
    }
  }
}
