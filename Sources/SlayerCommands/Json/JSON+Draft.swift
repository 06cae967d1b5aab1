import QuestCore
import SlayerSystem
import SlayerText

/// Why a JSON value is no quest.
enum DraftFault: Error, Hashable {
  case noObject
  case unknownField(String, nearest: String?)
  /// A field holds something else than what it takes.
  case badField(String)
  case reading(ReadingRemark)
}

extension CommandRun {
  /// A quest as `list --json` writes one. Only `title` must be there; what is computed of a quest, and its number and id,
  /// are passed over. A deadline may also be written as a date field takes it, and `repeat` as words.
  func draft(of json: JSON) throws(DraftFault) -> Draft {
    guard case .object(let members) = json else { throw .noObject }
    var draft = Draft(title: "")
    var rule: JSON?
    for member in members {
      switch member.name {
      case "title": draft.title = try member.text()
      case "note": draft.note = try member.text()
      case "campaign": draft.campaign = member.value == .null ? nil : try member.text()
      case "tags": draft.tags = try member.texts()
      case "importance":
        guard let importance = Importance(rawValue: try member.text()) else { throw .badField("importance") }
        draft.importance = importance
      case "steps": draft.steps = try member.steps()
      case "deadline": draft.deadline = member.value == .null ? nil : try deadline(member.text())
      case "repeat": rule = member.value
      case "completed": if member.value != .null { throw .badField("completed") }
      case let name where QuestFields.names.contains(name): break
      default: throw .unknownField(member.name, nearest: nearest(to: member.name, of: QuestFields.names))
      }
    }
    if draft.title.allSatisfy(\.isWhitespace) { throw .reading(.emptyTitle) }
    if let rule, rule != .null { try repeatBy(rule, &draft) }
    return draft
  }

  private func deadline(_ text: String) throws(DraftFault) -> Deadline? {
    // An offset says the moment whatever the zone.
    if let moment = MomentText.read(text, in: .utc), MomentText.read(text, in: .fixed(3_600)) == moment {
      return .moment(moment)
    }
    let (field, _) = readDate(text)
    if let error = field.remarks.first(where: \.isError) { throw .reading(error) }
    return field.deadline
  }

  private func repeatBy(_ json: JSON, _ draft: inout Draft) throws(DraftFault) {
    switch json {
    case .object:
      guard let rule = json["rule"]?.text.flatMap({ RepetitionRule($0) }),
        let origin = json["from"].map({ $0.text.flatMap { Repetition.Origin(rawValue: $0) } }) ?? .schedule
      else { throw .badField("repeat") }
      draft.repetition = Repetition(rule: rule, origin: origin)
      if draft.deadline == nil { throw .reading(.repeatWithoutDate) }
    case .text(let text):
      let (reading, _) = readRule(text, isFromCompletion: false, due: draft.deadline)
      if let error = reading.error { throw .reading(error) }
      guard let repetition = reading.draft.repetition else { throw .reading(.unreadableRepeat(text)) }
      draft.repetition = repetition
      draft.deadline = draft.deadline ?? reading.draft.deadline
    default: throw .badField("repeat")
    }
  }
}

extension JSON {
  subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension JSON.Member {
  fileprivate func text() throws(DraftFault) -> String {
    guard let text = value.text else { throw .badField(name) }
    return text
  }

  fileprivate func texts() throws(DraftFault) -> [String] {
    guard case .array(let values) = value else { throw .badField(name) }
    let texts = values.compactMap(\.text).filter { !$0.isEmpty }
    guard texts.count == values.count else { throw .badField(name) }
    return texts
  }

  /// Titles, or objects with `title` and `completed`.
  fileprivate func steps() throws(DraftFault) -> [Step] {
    guard case .array(let values) = value else { throw .badField(name) }
    let steps = values.compactMap { value -> Step? in
      if let title = value.text { return Step(title: title) }
      return value["title"]?.text.map { Step(title: $0, isCompleted: value["completed"] == .bool(true)) }
    }
    guard steps.count == values.count else { throw .badField(name) }
    return steps
  }
}
