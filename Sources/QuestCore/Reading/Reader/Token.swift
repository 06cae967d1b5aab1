/// A piece of a line that is marked by a sign and so is no part of the title: `#tag`, `+campaign`, `!`, `due:fri`, `// note`.
struct Token {
  enum Kind {
    case tag(String)
    case campaign(String)
    case importance(Importance)
    case note(String)
    /// Title text that stands between quotes.
    case literal(String)
    /// A range that the person made title text.
    case plain
    case due(FieldValue)
    case every(FieldValue)
  }

  /// In the folded text.
  let range: Range<Int>
  let kind: Kind

  var isLiteral: Bool {
    switch kind {
    case .literal, .plain: true
    default: false
    }
  }
}

/// What stands after `due:` or `every:`.
struct FieldValue {
  /// The value as typed, without its quotes.
  let text: String
  let findings: Findings?
  let remark: ReadingRemark?
}
