import SlayerText
import SlayerUI

/// How a cell is painted at one depth: colours as numbers of the terminal, and attributes.
struct Look: Hashable {
  /// nil: the terminal's own.
  var foreground: Int32?
  var background: Int32?
  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isReversed = false

  init(
    foreground: Int32? = nil, background: Int32? = nil, bold: Bool = false, dim: Bool = false, reversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    isBold = bold
    isDim = dim
    isReversed = reversed
  }

  /// The style's attributes, with colours by `number`.
  init(_ style: Style, colour number: (Colour) -> Int32) {
    foreground = style.foreground.map(number)
    background = style.background.map(number)
    isBold = style.isBold
    isDim = style.isDim
    isUnderlined = style.isUnderlined
    isReversed = style.isReversed
  }
}

extension Colour {
  /// As ncurses takes it with 24 bits, where 0 to 7 are the ANSI colours: they become 8, a black as good as any.
  var direct: Int32 { rgb < 8 ? 8 : Int32(truncatingIfNeeded: rgb & 0xFF_FFFF) }

  /// How bright it looks, 0 to 255.
  var luminance: Int {
    let (red, green, blue) = (Int(rgb >> 16 & 0xFF), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF))
    return (2_126 * red + 7_152 * green + 722 * blue) / 10_000
  }
}
