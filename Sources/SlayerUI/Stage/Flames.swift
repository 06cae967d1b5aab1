import QuestCore
import SlayerText

/// Flames that reach the edge of the room grow dim and end there instead of being cut through.
struct Flames {
  let width: Int
  /// Only a rampaging monster stands in flames; in other moods these may be the colours of its eyes.
  let mood: Urgency

  /// From the edge of a flame inward.
  private static let ramp = [
    Colour(0x3A1420, 234, 0), Colour(0x6E1B22, 52, 1), Colour(0xB3241F, 124, 1), Colour(0xEC5220, 202, 9),
    Colour(0xFF9426, 208, 11), Colour(0xFFD84E, 221, 11),
  ]

  /// The colour that a pixel of a frame has at (x, y): flames at the left, right and upper edge are tones darker, or gone.
  func dimmed(_ colour: Colour, _ x: Int, _ y: Int) -> Colour? {
    let distance = min(x, width - 1 - x, y)
    guard mood == .rampaging, distance < 6, let tone = Flames.ramp.firstIndex(where: { $0.rgb == colour.rgb }) else {
      return colour
    }
    let lost = [5, 4, 3, 2, 2, 1][max(0, distance)]
    return tone < lost ? nil : Flames.ramp[tone - lost]
  }
}
