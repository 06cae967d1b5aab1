/// The name of a quest that no other quest anywhere has: a random UUID (RFC 9562, version 4).
public struct QuestID: Hashable, Comparable, Sendable {
  public let high: UInt64
  public let low: UInt64

  /// A version 4 UUID from 128 random bits, of which six are overwritten by the version and the variant.
  public init(random high: UInt64, _ low: UInt64) {
    self.high = (high & 0xFFFF_FFFF_FFFF_0FFF) | 0x4000
    self.low = (low & 0x3FFF_FFFF_FFFF_FFFF) | 0x8000_0000_0000_0000
  }

  /// From its usual form, `0b0e1f7c-54c0-4d6e-9f3a-5d1f6a7b8c9d`, in either case; nil for any other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 36 else { return nil }
    var value: [UInt64] = [0, 0]
    var digits = 0
    for (index, byte) in bytes.enumerated() {
      if [8, 13, 18, 23].contains(index) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = hexDigit(byte) else { return nil }
      value[digits / 16] = value[digits / 16] << 4 | digit
      digits += 1
    }
    high = value[0]
    low = value[1]
  }

  public static func < (a: QuestID, b: QuestID) -> Bool { (a.high, a.low) < (b.high, b.low) }
}

extension QuestID: CustomStringConvertible {
  public var description: String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = []
    for index in 0..<32 {
      if [8, 12, 16, 20].contains(index) { bytes.append(UInt8(ascii: "-")) }
      let half = index < 16 ? high : low
      bytes.append(digits[Int(half >> UInt64(60 - index % 16 * 4) & 15)])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private func hexDigit(_ byte: UInt8) -> UInt64? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
