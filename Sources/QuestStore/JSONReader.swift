extension JSON {
  /// Nil for a text that is not one JSON value as we write them: a fraction, an exponent or a lone surrogate is none.
  init?(_ text: String) {
    var reader = JSONReader(bytes: Array(text.utf8))
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }
}

/// Reads JSON from bytes, front to back.
private struct JSONReader {
  let bytes: [UInt8]
  var position = 0

  private static let deepest = 16

  var isAtEnd: Bool { position == bytes.count }

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func value(depth: Int) -> JSON? {
    guard depth < JSONReader.deepest, position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "\""): return string().map { .text($0) }
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return list(depth: depth)
    case UInt8(ascii: "n"): return word("null") ? .null : nil
    case UInt8(ascii: "t"): return word("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return word("false") ? .bool(false) : nil
    default: return number()
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func word(_ word: StaticString) -> Bool {
    let expected = Array(word.description.utf8)
    guard bytes[position...].starts(with: expected) else { return false }
    position += expected.count
    return true
  }

  private mutating func number() -> JSON? {
    let start = position
    while position < bytes.count, bytes[position] == UInt8(ascii: "-") || isDigit(bytes[position]) { position += 1 }
    return Int64(String(decoding: bytes[start..<position], as: UTF8.self)).map { .number($0) }
  }

  private mutating func list(depth: Int) -> JSON? {
    guard take("[") else { return nil }
    var values: [JSON] = []
    if take("]") { return .list(values) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    } while take(",")
    return take("]") ? .list(values) : nil
  }

  private mutating func object(depth: Int) -> JSON? {
    guard take("{") else { return nil }
    var members: [(key: String, value: JSON)] = []
    if take("}") { return .object(members) }
    repeat {
      guard let key = string(), take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append((key, value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var content: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        content += Array(String(Character(scalar)).utf8)
      case ..<0x20: return nil
      default: content.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"):
      guard position + 4 <= bytes.count,
        let value = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
      else { return nil }
      position += 4
      return Unicode.Scalar(value)
    default: return nil
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
