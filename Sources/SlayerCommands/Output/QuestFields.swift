import QuestCore
import SlayerText

/// The fields of a quest by name, for `--format` and `--tsv`: those of its JSON, each as one piece of text.
///
/// `{urgency}` is `urgency.level` of the JSON, `{monster}` its family, `{repeat}` the rule in words; lists are joined by
/// commas. What could act on a terminal is made visible, a line break too: a record stays one line.
struct QuestFields {
  static let names = [
    "number", "id", "title", "note", "deadline", "created", "completed", "importance", "campaign", "tags", "steps",
    "repeat", "urgency", "strength", "monster", "quality",
  ]
  /// Parts of fields, and the deadline as a person says it.
  static let more = [
    "due", "repeat.rule", "repeat.from", "repeat.text", "urgency.level", "urgency.value", "monster.family",
    "monster.form", "monster.mood",
  ]
  private static let main = ["repeat": "text", "urgency": "level", "monster": "family"]

  let writer: JSONWriter
  let words: DeadlineWords
  let language: Language

  func texts(_ names: [String], of quest: Quest) -> [String] {
    let json = writer.quest(quest)
    return names.map { name in
      if name == "due" { return safe(words.short(quest.deadline)(language)) }
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      guard let value = json[parts[0]] else { return "" }
      let part = parts.count > 1 ? parts[1] : Self.main[name]
      return safe(Self.text(part.map { value[$0] ?? .null } ?? value))
    }
  }

  private static func text(_ json: JSON) -> String {
    switch json {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .number(let value): value.description
    case .text(let text): text
    case .array(let values): values.map(text).joined(separator: ", ")
    case .object: (json["completed"] == .bool(true) ? "[x] " : "[ ] ") + (json["title"]?.text ?? "")
    }
  }
}
