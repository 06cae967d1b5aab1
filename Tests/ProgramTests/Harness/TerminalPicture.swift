import CVTerm

/// What a person would see: the screen as libvterm keeps it.
final class TerminalPicture {
  /// A cell's look; a nil colour is the terminal's own.
  struct Look: Hashable {
    var foreground: UInt32?
    var background: UInt32?
    var isBold = false
    var isUnderlined = false
    var isReversed = false
  }

  private let emulator: OpaquePointer
  private let screen: OpaquePointer
  private(set) var columns: Int
  private(set) var rows: Int

  init?(columns: Int, rows: Int) {
    guard let emulator = vterm_new(Int32(rows), Int32(columns)), let screen = vterm_obtain_screen(emulator) else {
      return nil
    }
    self.emulator = emulator
    self.screen = screen
    self.columns = columns
    self.rows = rows
    vterm_set_utf8(emulator, 1)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit { vterm_free(emulator) }

  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { _ = vterm_input_write(emulator, $0.bindMemory(to: CChar.self).baseAddress, $0.count) }
  }

  func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    vterm_set_size(emulator, Int32(rows), Int32(columns))
  }

  /// The letters of a row, without the blanks at its end.
  func row(_ row: Int) -> String {
    var text = ""
    var column = 0
    while column < columns {
      let cell = cell(column, row)
      text += Self.text(of: cell)
      column += max(1, Int(cell.width))
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  var text: String { (0..<rows).map(row).joined(separator: "\n") }

  func grapheme(_ column: Int, _ row: Int) -> String { Self.text(of: cell(column, row)) }

  func look(_ column: Int, _ row: Int) -> Look {
    let cell = cell(column, row)
    return Look(
      foreground: colour(cell.fg, ownBy: 0x02), background: colour(cell.bg, ownBy: 0x04), isBold: cell.attrs.bold != 0,
      isUnderlined: cell.attrs.underline != 0, isReversed: cell.attrs.reverse != 0)
  }

  /// Where the cursor stands.
  var cursor: (column: Int, row: Int) {
    var place = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(emulator), &place)
    return (Int(place.col), Int(place.row))
  }

  private func cell(_ column: Int, _ row: Int) -> VTermScreenCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    return cell
  }

  private func colour(_ colour: VTermColor, ownBy flag: UInt8) -> UInt32? {
    if colour.type & flag != 0 { return nil }
    var colour = colour
    vterm_screen_convert_color_to_rgb(screen, &colour)
    return UInt32(colour.rgb.red) << 16 | UInt32(colour.rgb.green) << 8 | UInt32(colour.rgb.blue)
  }

  private static func text(of cell: VTermScreenCell) -> String {
    var text = String.UnicodeScalarView()
    withUnsafeBytes(of: cell.chars) { bytes in
      for value in bytes.bindMemory(to: UInt32.self) {
        guard value != 0, let scalar = Unicode.Scalar(value) else { break }
        text.append(scalar)
      }
    }
    return text.isEmpty ? " " : String(text)
  }
}
