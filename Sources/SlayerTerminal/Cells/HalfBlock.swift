import SlayerText
import SlayerUI

/// The two pixels of a cell that is one: above and below. nil is transparent. A blank on a background is two pixels of
/// one colour.
struct HalfBlock: Hashable {
  let top: Colour?
  let bottom: Colour?

  /// nil for a cell that holds text.
  init?(_ cell: Cell) {
    let (ink, paper) = (cell.style.foreground, cell.style.background)
    switch cell.grapheme {
    case "▀": (top, bottom) = cell.style.isReversed ? (paper, ink) : (ink, paper)
    case "▄": (top, bottom) = cell.style.isReversed ? (ink, paper) : (paper, ink)
    case "█": (top, bottom) = cell.style.isReversed ? (paper, paper) : (ink, ink)
    case " " where paper != nil && !cell.style.isSelected: (top, bottom) = (paper, paper)
    default: return nil
    }
  }

  /// Whether both pixels are there and hardly differ.
  var isEven: Bool {
    guard let top, let bottom else { return false }
    let difference = [16, 8, 0].reduce(0) { $0 + abs(Int(top.rgb >> $1 & 0xFF) - Int(bottom.rgb >> $1 & 0xFF)) }
    return difference < 120
  }
}
