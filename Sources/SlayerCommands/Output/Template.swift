import SlayerText

/// What `--format` says: text with `{field}`, `\n`, `\t`, `\\`, and `{{`, `}}` for braces themselves.
///
/// `{number} {title}\t{due}`
struct Template: Equatable {
  enum Piece: Equatable {
    case text(String)
    case field(String)
  }

  let pieces: [Piece]

  var names: [String] { pieces.compactMap { if case .field(let name) = $0 { name } else { nil } } }

  init(_ text: String) throws(UsageFault) {
    var pieces: [Piece] = []
    var plain = ""
    var rest = Array(text)[...]
    while let character = rest.popFirst() {
      switch (character, rest.first) {
      case ("{", "{"), ("}", "}"), ("\\", "\\"):
        plain.append(character)
        rest.removeFirst()
      case ("\\", "n"), ("\\", "t"): plain.append(rest.removeFirst() == "n" ? "\n" : "\t")
      case ("{", _):
        guard let end = rest.firstIndex(of: "}") else { throw .openBrace("{" + String(rest)) }
        let name = String(rest[..<end])
        rest = rest[(end + 1)...]
        let known = QuestFields.names + QuestFields.more
        guard known.contains(name) else {
          throw .unknownField(name, nearest: nearest(to: name, of: known), known: known)
        }
        if !plain.isEmpty { pieces.append(.text(plain)) }
        plain = ""
        pieces.append(.field(name))
      default: plain.append(character)
      }
    }
    if !plain.isEmpty { pieces.append(.text(plain)) }
    self.pieces = pieces
  }

  /// The text with the values of its fields, in their order.
  func filled(_ values: [String]) -> String {
    var values = values[...]
    return pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let plain): text += plain
      case .field: text += values.popFirst() ?? ""
      }
    }
  }
}
