/// Packs bytes in the zlib form that PNG wants, with the code tables that need not be sent along (RFC 1951, 3.2.6).
///
/// Repetitions are sought in two places only, the byte before and the row above: that is where drawings of large square
/// pixels repeat.
struct Deflate {
  private var out: [UInt8] = [0x78, 0x01]
  private var bits: UInt32 = 0
  private var count = 0

  static func packed(_ bytes: [UInt8], rowLength: Int) -> [UInt8] {
    var deflate = Deflate()
    deflate.write(1, bits: 1)
    deflate.write(1, bits: 2)
    deflate.pack(bytes, rowLength)
    deflate.writeLiteral(256)
    deflate.flush()
    let sum = adler(bytes)
    return deflate.out + [UInt8(sum >> 24), UInt8(sum >> 16 & 255), UInt8(sum >> 8 & 255), UInt8(sum & 255)]
  }

  private mutating func pack(_ bytes: [UInt8], _ rowLength: Int) {
    var index = 0
    while index < bytes.count {
      let above = length(bytes, index, back: rowLength)
      let before = length(bytes, index, back: 1)
      let best = max(above, before)
      guard best >= 3 else {
        writeLiteral(Int(bytes[index]))
        index += 1
        continue
      }
      writeRepetition(length: best, distance: above >= before ? rowLength : 1)
      index += best
    }
  }

  private func length(_ bytes: [UInt8], _ index: Int, back: Int) -> Int {
    guard index >= back else { return 0 }
    var length = 0
    while length < 258, index + length < bytes.count, bytes[index + length] == bytes[index + length - back] {
      length += 1
    }
    return length
  }

  /// Number fields go lowest bit first.
  private mutating func write(_ value: Int, bits: Int) {
    self.bits |= UInt32(value) << UInt32(count)
    count += bits
    while count >= 8 {
      out.append(UInt8(self.bits & 255))
      self.bits >>= 8
      count -= 8
    }
  }

  /// Codes go highest bit first.
  private mutating func writeCode(_ code: Int, bits: Int) {
    for bit in (0..<bits).reversed() { write(code >> bit & 1, bits: 1) }
  }

  private mutating func writeLiteral(_ value: Int) {
    switch value {
    case ..<144: writeCode(0x30 + value, bits: 8)
    case ..<256: writeCode(0x190 + value - 144, bits: 9)
    case ..<280: writeCode(value - 256, bits: 7)
    default: writeCode(0xC0 + value - 280, bits: 8)
    }
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]

  private mutating func writeRepetition(length: Int, distance: Int) {
    let place = Deflate.lengthBases.lastIndex { $0 <= length } ?? 0
    writeLiteral(257 + place)
    write(length - Deflate.lengthBases[place], bits: place < 8 || place == 28 ? 0 : place / 4 - 1)
    let far = Deflate.distanceBases.lastIndex { $0 <= distance } ?? 0
    writeCode(far, bits: 5)
    write(distance - Deflate.distanceBases[far], bits: far < 4 ? 0 : far / 2 - 1)
  }

  private mutating func flush() {
    if count > 0 { write(0, bits: 8 - count) }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}
