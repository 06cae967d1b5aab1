import SlayerUI

/// Painting with 8 or 16 colours: no text in its own background's colour, bright colours as bold where there are only 8.
enum FewColours {
  /// - Parameter isPixel: the cell is a half block or a block, whose colours are pixels: they may be the same.
  static func look(of style: Style, isPixel: Bool, depth: ColourDepth) -> Look {
    var look = Look(style) { Int32($0.index16) }
    if !isPixel { makeReadable(&look, depth) }
    return depth == .eight ? eight(look, isPixel) : look
  }

  private static func makeReadable(_ look: inout Look, _ depth: ColourDepth) {
    guard let background = look.background else {
      // Black on the terminal's own background, which is black more often than not.
      if look.foreground == 0 { look.foreground = nil }
      return
    }
    guard let foreground = look.foreground else {
      look.foreground = contrast(to: background)
      return
    }
    let areSame = depth == .eight ? ink(foreground) == paper(background) : foreground == background
    if areSame { look.foreground = contrast(to: background) }
  }

  /// Black or white, whichever is read on this colour.
  private static func contrast(to background: Int32) -> Int32 {
    [2, 3, 6, 7, 9, 10, 11, 12, 13, 14, 15].contains(background) ? 0 : 15
  }

  private static func eight(_ look: Look, _ isPixel: Bool) -> Look {
    var eight = look
    if let foreground = look.foreground {
      eight.foreground = isPixel ? foreground % 8 : ink(foreground)
      if foreground == 8 && !isPixel { eight.isDim = true } else if foreground > 7 { eight.isBold = true }
    }
    eight.background = look.background.map { isPixel ? $0 % 8 : paper($0) }
    return sharingPairs(eight)
  }

  /// A letter's colour out of the first 8; grey would be black where bold is not bright.
  private static func ink(_ foreground: Int32) -> Int32 { foreground == 8 ? 7 : foreground % 8 }

  /// A background out of the first 8; grey, the colour of a selection, would vanish in black.
  private static func paper(_ background: Int32) -> Int32 { background == 8 ? 4 : background % 8 }

  /// Such terminals know 64 pairs of colours. A pair and its reverse can be the same one.
  private static func sharingPairs(_ look: Look) -> Look {
    guard let foreground = look.foreground, let background = look.background, foreground > background,
      !look.isBold, !look.isDim
    else { return look }
    var reversed = look
    reversed.foreground = background
    reversed.background = foreground
    reversed.isReversed.toggle()
    return reversed
  }
}
