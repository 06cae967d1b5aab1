/// Where hero and monster stand in a room of a given size.
struct StageLayout: Hashable, Sendable {
  let width: Int
  let height: Int
  let monsterWidth: Int
  let monsterHeight: Int
  let monsterX: Int
  let monsterY: Int
  let heroX: Int
  let heroY: Int
  let horizon: Int

  static let heroWidth = 16
  static let gap = 6

  /// Face to face where there is room for both; else the monster above right and the hero below left.
  init(width: Int, height: Int, monsterWidth: Int, monsterHeight: Int) {
    self.width = width
    self.height = height
    self.monsterWidth = monsterWidth
    self.monsterHeight = monsterHeight
    let isFaceToFace = width >= max(44, monsterWidth + StageLayout.heroWidth + StageLayout.gap)
    let isTall = height >= 30
    if isFaceToFace {
      let ground = isTall ? height - 9 : height - 2
      let span = monsterWidth + StageLayout.heroWidth + min(18, max(StageLayout.gap, (width - 48) / 2))
      let left = (width - span) / 2
      heroX = left + 8
      heroY = ground + (isTall ? 3 : 0)
      monsterX = left + span - monsterWidth / 2
      monsterY = ground
    } else {
      monsterX = max(monsterWidth / 2, width - monsterWidth / 2 - 1)
      monsterY = max(monsterHeight, min(height - 10, 25)) - 1
      heroX = 8
      heroY = height - 2
    }
    horizon = max(2, monsterY - (isTall || !isFaceToFace ? 7 : 3))
  }

  /// Where torches hang, so that none touches the monster: one at each side of a wide wall, else one at the left where
  /// there is room.
  ///
  /// - Parameter shown: the width of the monster's picture, its flames included.
  func torches(beside shown: Int) -> [(x: Int, y: Int)] {
    let left = monsterX - shown / 2
    if width >= 48 && horizon >= 26 {
      let y = max(12, min(horizon - 14, monsterY - 25))
      let isClear = y < monsterY - monsterHeight
      return [width / 8, width - 1 - width / 8].filter { x in
        isClear || x + 4 <= left || x - 4 >= monsterX + (shown + 1) / 2
      }.map { ($0, y) }
    }
    let y = min(13, heroY - 19)
    return horizon >= 15 && left >= 11 && y >= 12 ? [(min(left / 2, width / 8 + 1), y)] : []
  }

  /// Where the tomb stands: in the monster's place, but never behind the hero.
  var tombX: Int { max(monsterX, heroX + 18) }

  /// Where the hero stands to strike: before the monster, the arc reaching through it.
  func strike(monsterWidth: Int) -> (x: Int, y: Int) {
    (max(8, monsterX - monsterWidth / 2 - 12), min(height - 1, monsterY + 3))
  }
}
