/// A body cut along the blade's line, from upper left to lower right at 35 degrees: parted, or falling in pieces.
struct Cut {
  /// Pixels between the halves.
  let gap: Double
  /// How long the pieces have fallen; 0 while the halves are whole.
  let fall: Double

  private static let along = (x: 0.819, y: 0.574)

  func draw(_ frame: SpriteFrame, x: Int, y: Int, on picture: inout Pixels) {
    let body = frame.pixels
    let centre = (x: Double(body.width) * 0.5, y: Double(body.height) * 0.52)
    for row in 0..<body.height {
      for column in 0..<body.width {
        guard let colour = body[column, row] else { continue }
        let across = (Double(row) - centre.y) * Cut.along.x - (Double(column) - centre.x) * Cut.along.y
        let isBelow = across > 0
        let shift = fall == 0 ? half(isBelow) : piece(column, row, isBelow, centre)
        guard let shift else { continue }
        let targetX = x - frame.anchorX + column + shift.x
        let targetY = min(y, y - frame.anchorY + row + shift.y)
        picture[targetX, targetY] = colour
      }
    }
  }

  private func half(_ isBelow: Bool) -> (x: Int, y: Int)? {
    isBelow
      ? (Int(-Cut.along.x * gap * 0.2), 0)
      : (Int(Cut.along.x * gap + 0.3 * gap), Int(Cut.along.y * gap - 0.9 * gap))
  }

  /// A piece of about 5×4 pixels flies from the middle, each with a push of its own that comes again every time.
  private func piece(
    _ column: Int, _ row: Int, _ isBelow: Bool, _ centre: (x: Double, y: Double)
  ) -> (x: Int, y: Int)? {
    let block = (x: (column + row / 4 * 2) / 5, y: (row + column / 5) / 4)
    let chance = scatter(block.x * 31 + block.y * 57 + (isBelow ? 7 : 0))
    if chance.third < 0.10 * (fall - 1.5) { return nil }
    let middle = (x: Double(block.x) * 5 - centre.x, y: Double(block.y) * 4 - centre.y)
    let speedX = middle.x * 0.13 + chance.first * 1.6 - 0.5
    let speedY = middle.y * 0.08 - 0.4 - chance.second * 1.4
    let shiftX = speedX * fall + gap * (isBelow ? -0.2 : 0.9)
    let shiftY = speedY * fall + 0.55 * fall * fall
    return (Int(shiftX), Int(shiftY))
  }

  /// Three numbers in 0..<1 that belong to a piece.
  private func scatter(_ seed: Int) -> (first: Double, second: Double, third: Double) {
    var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
    func next() -> Double {
      state ^= state >> 29
      state &*= 0xBF58_476D_1CE4_E5B9
      state ^= state >> 32
      return Double(state & 0xFFFF) / 65_536
    }
    return (next(), next(), next())
  }
}
