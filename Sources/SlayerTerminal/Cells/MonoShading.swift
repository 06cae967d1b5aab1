import SlayerText
import SlayerUI

/// Painting without colours: pixels become shades, the selection reverse video; other backgrounds are left away.
enum MonoShading {
  /// What is painted for two pixels: two bright ones `█`, two dark ones a blank, a single one above `▀`; in ASCII `@`, `.`,
  /// `"`. A creature keeps its outline: transparent pixels stay blank.
  static func painted(_ block: HalfBlock, isUTF8: Bool) -> (text: String, look: Look) {
    switch (block.top?.luminance, block.bottom?.luminance) {
    case (nil, nil): return (" ", Look())
    case (let top?, nil): return one(top, isUTF8 ? "▀" : (top < 96 ? "'" : "\""))
    case (nil, let bottom?): return one(bottom, isUTF8 ? "▄" : (bottom < 96 ? "." : "_"))
    case (let top?, let bottom?) where max(top, bottom) < darkness: return (" ", Look())
    case (let top?, let bottom?):
      guard isUTF8 else { return (asciiRamp[1 + (top + bottom) * 8 / 510], Look()) }
      if top - bottom >= 96 { return one(top, "▀") }
      if bottom - top >= 96 { return one(bottom, "▄") }
      return (shade((top + bottom) / 2), Look())
    }
  }

  /// Text without colours. Bold, dim and reversed are all that the plainest terminals show.
  static func look(of style: Style) -> Look {
    Look(
      bold: style.isBold || style.isUnderlined, dim: style.isDim,
      reversed: style.isReversed != style.isSelected)
  }

  /// What is darker is a wall, a shadow or an outline: left blank, so that the creature stands out.
  private static let darkness = 56

  private static let asciiRamp = [" ", ".", ":", "-", "=", "+", "*", "#", "%", "@"]

  private static func one(_ luminance: Int, _ text: String) -> (text: String, look: Look) {
    (text, Look(bold: luminance >= 192, dim: luminance < 64))
  }

  private static func shade(_ luminance: Int) -> String {
    switch luminance {
    case ..<darkness: " "
    case ..<104: "░"
    case ..<150: "▒"
    case ..<200: "▓"
    default: "█"
    }
  }
}
