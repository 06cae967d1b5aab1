import SlayerText

/// A picture of square pixels, two to a terminal cell (one above the other). A nil pixel is transparent.
public struct Pixels: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public private(set) var colours: [Colour?]

  public init(width: Int, height: Int, filledWith colour: Colour? = nil) {
    self.width = max(0, width)
    self.height = max(0, height)
    colours = Array(repeating: colour, count: self.width * self.height)
  }

  /// Reading outside gives nil; writing outside does nothing.
  public subscript(x: Int, y: Int) -> Colour? {
    get { contains(x, y) ? colours[y * width + x] : nil }
    set { if contains(x, y) { colours[y * width + x] = newValue } }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }

  /// Draws a frame so that its anchor (the foot point) stands at (x, y). `tint` paints its shape in one colour.
  /// `rows` draws only so many rows, from the top, the lowest at `y`. `change` gives a pixel another colour at its
  /// place, or leaves it away.
  public mutating func place(
    _ frame: SpriteFrame, x: Int, y: Int, tint: Colour? = nil, rows: Int? = nil,
    change: (Colour, Int, Int) -> Colour? = { colour, _, _ in colour }
  ) {
    let shown = min(rows ?? frame.pixels.height, frame.pixels.height)
    let left = x - frame.anchorX
    let top = rows == nil ? y - frame.anchorY : y - shown + 1
    for row in 0..<shown {
      for column in 0..<frame.pixels.width {
        guard let drawn = frame.pixels[column, row],
          let colour = change(drawn, left + column, top + row)
        else { continue }
        self[left + column, top + row] = tint ?? colour
      }
    }
  }

  /// The same picture with each colour changed.
  public func mapped(_ change: (Colour) -> Colour) -> Pixels {
    var other = self
    for index in colours.indices { other.colours[index] = colours[index].map(change) }
    return other
  }

  /// So many sixteenths of another picture's pixels among ours, evenly strewn.
  func mixed(with other: Pixels, sixteenths: Int) -> Pixels {
    let order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
    var picture = self
    for y in 0..<height {
      for x in 0..<width where order[y % 4 * 4 + x % 4] < sixteenths { picture[x, y] = other[x, y] }
    }
    return picture
  }

  /// The same picture, each pixel `factor` times as wide and high.
  public func scaled(by factor: Int) -> Pixels {
    var larger = Pixels(width: width * factor, height: height * factor)
    for y in 0..<larger.height {
      for x in 0..<larger.width { larger[x, y] = self[x / factor, y / factor] }
    }
    return larger
  }
}
