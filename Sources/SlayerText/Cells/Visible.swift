/// What becomes of scalars that must not reach a terminal as they are.
enum Visible {
  /// The picture of a control: escape → `␛`, delete → `␡`, tab → a space, C1 and bidi controls → `U+FFFD`.
  /// Nil for what is no control.
  static func control(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09: " "
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }

  /// Joins, selects or directs without being seen: dropped wherever it stands.
  static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0xAD: false
    case 0x034F, 0x180B...0x180F, 0x20E3, 0xFE00...0xFE0F, 0xE0000...0xE0FFF: true
    default: scalar.properties.generalCategory == .format
    }
  }

  /// Colours the emoji before it; alone it is an emoji of its own.
  static func isDecoration(_ scalar: Unicode.Scalar) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar.value) }
}
