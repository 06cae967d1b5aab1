import QuestCore

/// A JSON value (RFC 8259), as far as the journal uses it: numbers are whole.
indirect enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Int64)
  case text(String)
  case list([JSON])
  case object([(key: String, value: JSON)])

  static func == (a: JSON, b: JSON) -> Bool { a.description == b.description }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int64? { if case .number(let number) = self { number } else { nil } }
  var moment: Moment? { number.flatMap { Moment(stored: $0) } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var list: [JSON]? { if case .list(let list) = self { list } else { nil } }
}

extension JSON: CustomStringConvertible {
  /// Written without spaces: `{"title":"a","tags":["b"]}`.
  var description: String {
    var text = ""
    write(into: &text)
    return text
  }

  private func write(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += String(number)
    case .text(let string): JSON.write(string, into: &text)
    case .list(let list):
      text += "["
      for (index, value) in list.enumerated() {
        if index > 0 { text += "," }
        value.write(into: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        JSON.write(member.key, into: &text)
        text += ":"
        member.value.write(into: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\0"..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
