extension JSON {
  /// The document in a single line: `{"open": 3, "next": null}`.
  var line: String {
    switch self {
    case .array(let values): return "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      let parts = members.map { member in
        var name = ""
        JSON.quote(member.name, into: &name)
        return "\(name): \(member.value.line)"
      }
      return "{" + parts.joined(separator: ", ") + "}"
    default: return pretty
    }
  }
}
