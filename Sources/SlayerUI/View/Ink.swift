import SlayerText

/// The colours of all that is not a pixel of a sprite. The terminal's own foreground is used for what must be read.
enum Ink {
  static let gold = Colour(0xE7B53C, 179, 11)
  static let quiet = Colour(0x8B889A, 245, 8)
  static let faint = Colour(0x4A4858, 239, 8)
  static let selection = Colour(0x2C3A5E, 237, 4)
  static let selectionText = Colour(0xFFFDF4, 231, 15)
  static let headerGround = Colour(0x1B1C27, 235, 0)
  static let headerText = Colour(0xD8D4E4, 253, 7)
  static let barGround = Colour(0x1B1C27, 235, 0)
  static let tag = Colour(0x6FBF73, 108, 10)
  static let campaign = Colour(0x4FB3BF, 73, 14)
  static let date = Colour(0x6CB6FF, 75, 12)
  static let rule = Colour(0xB795F0, 141, 13)
  static let error = Colour(0xFF6B57, 203, 9)
  static let good = Colour(0x8FD16A, 113, 10)
  static let bone = Colour(0xF4DD9E, 222, 15)
}
