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
  var light = DungeonLight.calm

  static let dark = Colour(0x12131A, 233, 0)
  static let skirting = Colour(0x0C0C12, 232, 0)
  static let shade = Colour(0x0B0A0F, 232, 0)

  func draw() -> Pixels {
    let stones = light.stones
    var picture = Pixels(width: width, height: height, filledWith: Dungeon.dark)
    for y in 0..<height {
      for x in 0..<width {
        picture[x, y] = y < horizon ? wall(x, y, stones) : y == horizon ? Dungeon.skirting : floor(x, y, stones)
      }
    }
    return picture
  }

  private func wall(_ x: Int, _ y: Int, _ stones: DungeonStones) -> Colour {
    let row = y / 4
    if y % 4 == 3 || (x + row % 2 * 5) % 10 == 9 { return stones.joint }
    let dx = (x - lightX) * 10 / 14
    let dy = y - lightY
    let distance = dx * dx + dy * dy
    if y % 4 == 0 { return distance < 24 * 24 ? stones.litEdge : stones.edge }
    return distance < 16 * 16 ? stones.litBrick : isWorn(x, row) ? stones.litBrick : stones.brick
  }

  /// Here and there a brick is a tone lighter, so that the wall is no wallpaper.
  private func isWorn(_ x: Int, _ row: Int) -> Bool {
    let column = (x + row % 2 * 5) / 10
    return (column * 7 + row * 11 + column * row) % 9 == 0
  }

  /// Rows of stones, each deeper than the one behind; the seams between them meet in a vanishing point.
  private func floor(_ x: Int, _ y: Int, _ stones: DungeonStones) -> Colour {
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
    if y == top || seam < max(1, 28 / distance) { return stones.seam }
    return y == top + 1 ? stones.flagEdge : stones.flag
  }

  /// Warm light of a flame on the bricks around it; it does not reach as far where the room is dark.
  func glow(on picture: inout Pixels, x: Int, y: Int) {
    let stones = light.stones
    let reach = light.reach
    for row in max(0, y - reach)..<max(0, min(horizon, y + reach)) {
      for column in (x - reach)...(x + reach) {
        let distance = (column - x) * (column - x) + (row - y) * (row - y)
        let isNear = distance < reach * reach * 2 / 5
        guard distance < reach * reach, let old = picture[column, row] else { continue }
        let glow = isNear ? stones.nearGlow : stones.farGlow
        switch old {
        case stones.brick, stones.litBrick: picture[column, row] = glow.brick
        case stones.edge, stones.litEdge: picture[column, row] = glow.edge
        case stones.joint: picture[column, row] = glow.joint
        default: break
        }
      }
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
