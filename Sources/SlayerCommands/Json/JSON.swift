/// A JSON value (RFC 8259); members keep the order they are given in.
indirect enum JSON: Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case text(String)
  case array([JSON])
  case object([Member])

  struct Member: Equatable {
    let name: String
    let value: JSON

    init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  static func texts(_ texts: [String]) -> JSON { .array(texts.map(JSON.text)) }
  static func optional(_ text: String?) -> JSON { text.map(JSON.text) ?? .null }

  /// One document, readable: two spaces a level, one member a line, no line feed at the end.
  var pretty: String {
    var text = ""
    write(into: &text, indent: 0)
    return text
  }

  func write(into text: inout String, indent: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .number(let value): text += value.isFinite ? value.description : "null"
    case .text(let value): JSON.quote(value, into: &text)
    case .array(let values):
      if values.isEmpty { return text += "[]" }
      for (index, value) in values.enumerated() {
        JSON.startLine(index == 0 ? "[" : ",", into: &text, indent: indent + 1)
        value.write(into: &text, indent: indent + 1)
      }
      JSON.startLine("", into: &text, indent: indent)
      text += "]"
    case .object(let members):
      if members.isEmpty { return text += "{}" }
      for (index, member) in members.enumerated() {
        JSON.startLine(index == 0 ? "{" : ",", into: &text, indent: indent + 1)
        JSON.quote(member.name, into: &text)
        text += ": "
        member.value.write(into: &text, indent: indent + 1)
      }
      JSON.startLine("", into: &text, indent: indent)
      text += "}"
    }
  }

  /// Ends a line with `mark` and begins the next.
  static func startLine(_ mark: String, into text: inout String, indent: Int) {
    text += mark
    text += "\n"
    for _ in 0..<indent { text += "  " }
  }

  /// A string in quotes. What could act on a terminal that shows the document is escaped too: all control characters
  /// and the marks that turn the direction of text. ESC → `\u001b`.
  static func quote(_ value: String, into text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
