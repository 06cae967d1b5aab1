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
    var text = text
    guard let id = text.withUTF8({ QuestID($0) }) else { return nil }
    self = id
  }

  private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 36 else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    for index in 0..<36 {
      switch index {
      case 8, 13, 18, 23: guard bytes[index] == UInt8(ascii: "-") else { return nil }
      default:
        guard let digit = hexDigit(bytes[index]) else { return nil }
        if index < 18 { high = high << 4 | digit } else { low = low << 4 | digit }
      }
    }
    self.high = high
    self.low = low
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
