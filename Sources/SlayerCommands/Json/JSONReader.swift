/// Why a text is no JSON, and in which line.
struct JSONFault: Error, Hashable {
  let line: Int
}

/// Reads JSON (RFC 8259) front to back.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0

  private static let deepest = 64

  /// The one value that the text is.
  static func read(_ bytes: [UInt8]) throws(JSONFault) -> JSON {
    var reader = JSONReader(bytes: bytes)
    reader.skipSpace()
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.fault }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var fault: JSONFault {
    JSONFault(line: 1 + bytes.prefix(position).count { $0 == UInt8(ascii: "\n") })
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSON {
    guard depth < Self.deepest, let byte = current else { throw fault }
    switch byte {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONFault) -> JSON {
    guard bytes[position...].starts(with: word.utf8) else { throw fault }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(JSONFault) -> JSON {
    let start = position
    while let byte = current, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let whole = Int(text) { return .int(whole) }
    guard let number = Double(text), number.isFinite else { throw fault }
    return .number(number)
  }

  private mutating func array(depth: Int) throws(JSONFault) -> JSON {
    position += 1
    skipSpace()
    var values: [JSON] = []
    if take("]") { return .array(values) }
    repeat {
      skipSpace()
      values.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw fault }
    return .array(values)
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSON {
    position += 1
    skipSpace()
    var members: [JSON.Member] = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      let name = try string()
      skipSpace()
      guard take(":") else { throw fault }
      skipSpace()
      members.append(.init(name, try value(depth: depth + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw fault }
    return .object(members)
  }

  private mutating func string() throws(JSONFault) -> String {
    guard take("\"") else { throw fault }
    var content: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: content, as: UTF8.self) else { throw fault }
        return text
      case UInt8(ascii: "\\"): content += Array(String(Character(try escape())).utf8)
      case ..<0x20:
        position -= 1
        throw fault
      default: content.append(byte)
      }
    }
    throw fault
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    guard let byte = current else { throw fault }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // Two halves make one scalar beyond U+FFFF.
      guard unit < 0xDC00, take("\\"), take("u") else { throw fault }
      let low = try hexadecimal()
      guard (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x1_0000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      else { throw fault }
      return scalar
    default: throw fault
    }
  }

  private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
    guard position + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw fault }
    position += 4
    return value
  }
}
