import SlayerText
import SlayerUI

/// Lays pictures out in rows, their feet on one line.
struct Sheet {
  private var rows: [[Pixels]] = []
  private static let gap = 2

  mutating func add(_ row: [Pixels]) { rows.append(row) }

  mutating func add(_ frames: [SpriteFrame]) { rows.append(frames.map(\.pixels)) }

  func picture() -> Pixels {
    let widths = rows.map { row in row.reduce(Sheet.gap) { $0 + $1.width + Sheet.gap } }
    let heights = rows.map { row in (row.map(\.height).max() ?? 0) + Sheet.gap }
    var picture = Pixels(width: widths.max() ?? 0, height: heights.reduce(Sheet.gap, +))
    var y = Sheet.gap
    for (row, height) in zip(rows, heights) {
      var x = Sheet.gap
      for pixels in row {
        let frame = SpriteFrame(name: "", duration: 0, anchorX: 0, anchorY: pixels.height, pixels: pixels)
        picture.place(frame, x: x, y: y + height - Sheet.gap)
        x += pixels.width + Sheet.gap
      }
      y += height
    }
    return picture
  }
}
