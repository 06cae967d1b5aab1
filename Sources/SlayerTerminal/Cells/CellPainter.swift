import CTerm
import SlayerUI

/// Turns cells of a `Screen` into cells of the terminal, for its depth and character set.
struct CellPainter: Sendable {
  let depth: ColourDepth
  let isUTF8: Bool

  /// The text and the look that a cell gets here.
  func painted(_ cell: Cell) -> (text: String, look: Look) {
    let block = HalfBlock(cell)
    if depth == .none {
      guard let block else { return (shown(cell, nil), MonoShading.look(of: cell.style)) }
      return MonoShading.painted(block, isUTF8: isUTF8)
    }
    return (shown(cell, block), look(of: cell.style, isPixel: block != nil))
  }

  /// A row as CTerm takes it: one cell for each grapheme, none for the right half of a wide one.
  func painted(row cells: ArraySlice<Cell>) -> [cterm_cell] {
    var row: [cterm_cell] = []
    row.reserveCapacity(cells.count)
    var before: (style: Style, grapheme: String, painted: cterm_cell)?
    for cell in cells where cell.width > 0 {
      if let before, before.style == cell.style, before.grapheme == cell.grapheme {
        row.append(before.painted)
        continue
      }
      let (text, look) = painted(cell)
      let made = cterm_cell(text, look, width: cell.width)
      row.append(made)
      before = (cell.style, cell.grapheme, made)
    }
    return row
  }

  private func shown(_ cell: Cell, _ block: HalfBlock?) -> String {
    if isUTF8 { return cell.grapheme }
    // Two pixels much alike are one: the background alone shows them better than a stroke on it.
    if cell.grapheme != "█", block?.isEven == true { return " " }
    return PlainGlyphs.text(for: cell.grapheme, width: cell.width)
  }

  private func look(of style: Style, isPixel: Bool) -> Look {
    switch depth {
    case .full: Look(style, colour: \.direct)
    case .indexed: Look(style) { Int32($0.index256) }
    case .sixteen, .eight: FewColours.look(of: style, isPixel: isPixel, depth: depth)
    case .none: MonoShading.look(of: style)
    }
  }
}

extension cterm_cell {
  init(_ text: String, _ look: Look, width: Int) {
    self.init()
    foreground = look.foreground ?? -1
    background = look.background ?? -1
    self.width = UInt8(clamping: width)
    attributes = UInt8(
      (look.isBold ? CTERM_BOLD : 0) | (look.isDim ? CTERM_DIM : 0) | (look.isUnderlined ? CTERM_UNDERLINED : 0)
        | (look.isReversed ? CTERM_REVERSED : 0))
    withUnsafeMutableBytes(of: &scalars) { bytes in
      let room = bytes.bindMemory(to: UInt32.self)
      for (place, scalar) in zip(room.indices, text.unicodeScalars) { room[place] = scalar.value }
    }
  }
}
