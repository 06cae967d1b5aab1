import QuestCore

/// A quest as the journal keeps it: an object of its facts, without those that are absent or empty.
///
/// `{"number":7,"id":"0b0e…","title":"pay rent","deadline":{"day":"2026-12-25"},"created":1796000000,
/// "importance":"normal","tags":["home"]}`
extension Quest {
  var json: JSON {
    var members: [(key: String, value: JSON)] = [
      ("number", .number(Int64(number))), ("id", .text(id.description)), ("title", .text(title)),
    ]
    if !note.isEmpty { members.append(("note", .text(note))) }
    if let deadline { members.append(("deadline", deadline.json)) }
    members.append(("created", .number(created.seconds)))
    if let completion { members.append(("completion", completion.json)) }
    members.append(("importance", .text(importance.rawValue)))
    if let campaign { members.append(("campaign", .text(campaign))) }
    if !tags.isEmpty { members.append(("tags", .list(tags.map { .text($0) }))) }
    if !steps.isEmpty { members.append(("steps", .list(steps.map(\.json)))) }
    if let repetition {
      members.append(
        ("repeat", .object([("rule", .text(repetition.rule.text)), ("from", .text(repetition.origin.rawValue))])))
    }
    if let series { members.append(("series", .text(series.description))) }
    return .object(members)
  }

  /// Nil when a fact is missing or is none.
  init?(json: JSON) {
    guard let number = json["number"]?.number, let id = json["id"]?.text.flatMap({ QuestID($0) }),
      let title = json["title"]?.text, let created = json["created"]?.moment,
      let importance = json["importance"]?.text.flatMap({ Importance(rawValue: $0) }),
      let deadline = Quest.optional(json["deadline"], Deadline.init(json:)),
      let completion = Quest.optional(json["completion"], Completion.init(json:)),
      let campaign = Quest.optional(json["campaign"], \.text),
      let tags = Quest.all(json["tags"], \.text),
      let steps = Quest.all(json["steps"], Step.init(json:)),
      let repetition = Quest.optional(json["repeat"], Repetition.init(json:)),
      let series = Quest.optional(json["series"], { $0.text.flatMap { QuestID($0) } })
    else { return nil }
    self.init(
      id: id, number: Int(number), title: title, note: json["note"]?.text ?? "", deadline: deadline,
      created: created, completion: completion, importance: importance, campaign: campaign,
      tags: tags, steps: steps, repetition: repetition, series: series)
  }

  /// `.some(nil)` for an absent fact, nil for one that cannot be read.
  fileprivate static func optional<Value>(_ json: JSON?, _ read: (JSON) -> Value?) -> Value?? {
    guard let json else { return .some(nil) }
    return read(json).map { .some($0) }
  }

  private static func all<Value>(_ json: JSON?, _ read: (JSON) -> Value?) -> [Value]? {
    guard let json else { return [] }
    guard let list = json.list else { return nil }
    let values = list.compactMap(read)
    return values.count == list.count ? values : nil
  }
}

extension Deadline {
  fileprivate var json: JSON {
    switch self {
    case .day(let date): .object([("day", .text(date.description))])
    case .moment(let moment): .object([("moment", .number(moment.seconds))])
    }
  }

  fileprivate init?(json: JSON) {
    if let date = json["day"]?.text.flatMap({ CivilDate(iso: $0) }) {
      self = .day(date)
    } else if let moment = json["moment"]?.moment {
      self = .moment(moment)
    } else {
      return nil
    }
  }
}

extension Completion {
  fileprivate var json: JSON {
    var members: [(key: String, value: JSON)] = [
      ("moment", .number(moment.seconds)), ("sequence", .number(Int64(sequence))),
    ]
    if let deadlineEnd { members.append(("deadline_end", .number(deadlineEnd.seconds))) }
    return .object(members)
  }

  fileprivate init?(json: JSON) {
    guard let moment = json["moment"]?.moment, let sequence = json["sequence"]?.number,
      let deadlineEnd = Quest.optional(json["deadline_end"], \.moment)
    else { return nil }
    self.init(moment: moment, deadlineEnd: deadlineEnd, sequence: Int(sequence))
  }
}

extension Step {
  fileprivate var json: JSON { .object([("title", .text(title)), ("completed", .bool(isCompleted))]) }

  fileprivate init?(json: JSON) {
    guard let title = json["title"]?.text, let completed = json["completed"]?.bool else { return nil }
    self.init(title: title, isCompleted: completed)
  }
}

extension Repetition {
  fileprivate init?(json: JSON) {
    guard let rule = json["rule"]?.text.flatMap({ RepetitionRule($0) }),
      let origin = json["from"]?.text.flatMap({ Origin(rawValue: $0) })
    else { return nil }
    self.init(rule: rule, origin: origin)
  }
}
