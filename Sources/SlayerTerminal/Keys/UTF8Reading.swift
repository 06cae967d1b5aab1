/// One scalar at the start of some bytes.
enum UTF8Reading: Hashable {
  case scalar(Unicode.Scalar, length: Int)
  /// The bytes so far can still become a scalar.
  case incomplete
  case invalid(length: Int)

  init(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first, let length = Self.length(startingWith: first) else {
      self = .invalid(length: 1)
      return
    }
    var value = length == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(length))
    var count = 1
    for byte in bytes.dropFirst().prefix(length - 1) {
      guard byte & 0xC0 == 0x80 else {
        self = .invalid(length: count)
        return
      }
      value = value << 6 | UInt32(byte & 0x3F)
      count += 1
    }
    if count < length {
      self = .incomplete
    } else if value >= Self.least[length - 1], let scalar = Unicode.Scalar(value) {
      self = .scalar(scalar, length: length)
    } else {
      self = .invalid(length: length)
    }
  }

  /// The least scalar that needs so many bytes: a shorter one is written too long, and is no text.
  private static let least: [UInt32] = [0, 0x80, 0x800, 0x1_0000]

  private static func length(startingWith byte: UInt8) -> Int? {
    switch byte {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }
}
