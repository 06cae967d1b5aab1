import QuestCore
import SlayerText

/// A field that `slayer edit` sets, and the value as typed.
struct FieldEdit: Equatable {
  enum Field: String, CaseIterable {
    case title, note, deadline, importance, campaign, tags, every, step

    static let names: [String: Field] = {
      var names: [String: Field] = [
        "due": .deadline, "repeat": .every, "every!": .every, "tag": .tags, "steps": .step, "제목": .title,
        "메모": .note, "마감": .deadline, "중요도": .importance, "원정": .campaign, "태그": .tags, "반복": .every,
        "단계": .step,
      ]
      for field in allCases { names[field.rawValue] = field }
      return names
    }()
  }

  let field: Field
  var value: String
  /// `every!:`: counted from completion.
  var isFromCompletion = false

  /// The fields of a command line. A word that begins no field goes on with the value before it: `title:pay the rent
  /// due:fri 5pm`.
  static func fields(_ words: [String]) throws(UsageFault) -> [FieldEdit] {
    var fields: [FieldEdit] = []
    for word in words {
      let name = word.firstIndex(of: ":").map { String(word[..<$0]).lowercased() }
      if let name, let field = Field.names[name] {
        let value = String(word[word.index(word.startIndex, offsetBy: name.count + 1)...])
        fields.append(FieldEdit(field: field, value: value, isFromCompletion: name == "every!"))
      } else if fields.isEmpty {
        let known = ["title", "note", "due", "importance", "campaign", "tags", "every", "step"]
        throw .unknownField(name ?? word, nearest: nearest(to: name ?? word, of: known), known: known)
      } else {
        fields[fields.count - 1].value += " " + word
      }
    }
    return fields
  }
}

extension CommandRun {
  /// What the fields set in a quest, in their order; later ones see what earlier ones set.
  func changes(_ fields: [FieldEdit], of quest: Quest) throws(CommandFailure) -> [FieldChange] {
    var edited = quest
    for edit in fields {
      let value = Self.trimmed(edit.value)
      switch edit.field {
      case .title: edited.title = value
      case .note: edited.note = value
      case .deadline: edited.deadline = try deadline(value, of: quest)
      case .importance: edited.importance = try importance(value)
      case .campaign:
        let name = value.hasPrefix("+") ? String(value.dropFirst()) : value
        edited.campaign = name.isEmpty ? nil : name
      case .tags: edited.tags = Self.tags(value, edited.tags)
      case .step: edited.steps = value.isEmpty ? [] : edited.steps + [Step(title: value)]
      case .every: try repeatBy(value, edit.isFromCompletion, &edited)
      }
    }
    let changes = quest.changes(to: edited)
    // What a kill was worth follows from these.
    let counted: [FieldChange.Field] = [.deadline, .importance, .steps, .repetition]
    if !quest.isOpen, changes.contains(where: { counted.contains($0.field) }) {
      throw .store(.refused(.alreadySlain(quest.number)))
    }
    return changes
  }

  /// A date field's text, or how far the deadline moves: `+1d`, `-1w`. Empty is none.
  func deadline(_ text: String, of quest: Quest) throws(CommandFailure) -> Deadline? {
    let calendar = calendar(covering: [quest.deadline].compactMap { $0 })
    let context = self.context.settings.readingContext(at: now, calendar.zone)
    if let shift = DeadlineShift(text, context) { return shift.applied(to: quest.deadline, context) }
    let (field, _) = readDate(text)
    if let error = field.remarks.first(where: \.isError) { throw .reading(error) }
    return field.deadline
  }

  /// The reading of a date field, in a calendar that reaches as far.
  func readDate(_ text: String) -> (field: FieldReading, calendar: SlayerCalendar) {
    let field = QuickAdd.readField(text, context.settings.readingContext(at: now, context.calendar.zone))
    let wider = calendar(covering: [field.deadline].compactMap { $0 })
    if wider == context.calendar { return (field, wider) }
    return (QuickAdd.readField(text, context.settings.readingContext(at: now, wider.zone)), wider)
  }

  /// How a rule's text is read beside a deadline.
  func readRule(_ text: String, isFromCompletion: Bool, due: Deadline?) -> (reading: Reading, calendar: SlayerCalendar)
  {
    let zone = calendar(covering: [due].compactMap { $0 }).zone
    let line = QuickAdd.line(for: Draft(title: "x", deadline: due), context.settings.readingContext(at: now, zone))
    let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return read(line + (isFromCompletion ? " every!:\"" : " every:\"") + String(escaped) + "\"")
  }

  private func repeatBy(_ value: String, _ isFromCompletion: Bool, _ edited: inout Quest) throws(CommandFailure) {
    if value.isEmpty || value == "none" || value == "없음" {
      edited.repetition = nil
      return
    }
    let reading = readRule(value, isFromCompletion: isFromCompletion, due: edited.deadline).reading
    if let error = reading.error { throw .reading(error) }
    guard let repetition = reading.draft.repetition else { throw .reading(.unreadableRepeat(value)) }
    edited.repetition = repetition
    edited.deadline = edited.deadline ?? reading.draft.deadline
  }

  private func importance(_ value: String) throws(CommandFailure) -> Importance {
    switch value {
    case "": return .normal
    case "!": return .major
    case "!!": return .epic
    case "~": return .trivial
    default:
      let found = Importance.allCases.first { $0.rawValue == value.lowercased() || $0.words.korean == value }
      guard let found else {
        throw .usage(.noSuchValue(value, option: "importance", choices: Importance.allCases.map(\.rawValue)))
      }
      return found
    }
  }

  /// `home, big` are the tags from now on; `+home,-big` adds and takes away; nothing is none.
  static func tags(_ value: String, _ tags: [String]) -> [String] {
    let parts = value.split(separator: ",").map { trimmed(String($0)) }.filter { !$0.isEmpty }
    func name(_ part: String, _ signs: Int) -> String {
      let name = part.dropFirst(signs)
      return String(name.hasPrefix("#") ? name.dropFirst() : name)
    }
    let plain = parts.filter { !$0.hasPrefix("+") && !$0.hasPrefix("-") }.map { name($0, 0) }
    var result = parts.isEmpty || !plain.isEmpty ? plain : tags
    for part in parts where part.hasPrefix("+") && !result.contains(name(part, 1)) { result.append(name(part, 1)) }
    for part in parts where part.hasPrefix("-") { result.removeAll { $0.lowercased() == name(part, 1).lowercased() } }
    return result.filter { !$0.isEmpty }
  }

  /// Without white space at the ends.
  static func trimmed(_ text: String) -> String {
    var rest = text.drop(while: \.isWhitespace)
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}

extension Quest {
  /// The fields in which another form of it differs.
  func changes(to edited: Quest) -> [FieldChange] {
    var changes: [FieldChange] = []
    if edited.title != title { changes.append(.title(edited.title)) }
    if edited.note != note { changes.append(.note(edited.note)) }
    if edited.deadline != deadline { changes.append(.deadline(edited.deadline)) }
    if edited.importance != importance { changes.append(.importance(edited.importance)) }
    if edited.campaign != campaign { changes.append(.campaign(edited.campaign)) }
    if edited.tags != tags { changes.append(.tags(edited.tags)) }
    if edited.steps != steps { changes.append(.steps(edited.steps)) }
    if edited.repetition != repetition { changes.append(.repetition(edited.repetition)) }
    return changes
  }
}
