import QuestCore
import SlayerText

/// One quest in full, a field a line; fields that hold nothing are left out.
struct QuestDetails {
  let words: DeadlineWords
  let language: Language
  let paint: Paint
  let columns: Int?

  /// What `slayer show` writes.
  func full(_ encounter: Encounter) -> [String] {
    let quest = encounter.quest
    var lines = [paint.bold(CommandWords.named(quest.number, quest.title))]
    lines += fields(understood(encounter) + history(encounter))
    return lines
  }

  /// What `slayer add` says it understood.
  func brief(_ encounter: Encounter) -> [String] { fields(understood(encounter)) }

  /// What `slayer parse` says: there is no monster yet, for its family comes with the quest's id.
  func withoutMonster(_ encounter: Encounter) -> [String] {
    fields(understood(encounter).filter { $0.0 != FieldWords.monster })
  }

  private func understood(_ encounter: Encounter) -> [(Words, [String])] {
    let quest = encounter.quest
    return [
      (FieldWords.deadline, [words.full(quest.deadline)(language)]),
      (FieldWords.repeats, quest.repetition.map { [words.repetition($0, from: quest.deadline)(language)] } ?? []),
      (FieldWords.importance, quest.importance == .normal ? [] : [quest.importance.words(language)]),
      (FieldWords.campaign, quest.campaign.map { [$0] } ?? []),
      (FieldWords.tags, quest.tags.isEmpty ? [] : [quest.tags.map { "#" + $0 }.joined(separator: " ")]),
      (FieldWords.monster, [monster(encounter)]),
      (FieldWords.steps, quest.steps.map { ($0.isCompleted ? "[x] " : "[ ] ") + $0.title }),
      (FieldWords.note, quest.note.isEmpty ? [] : SlayerText.lines(of: quest.note)),
    ]
  }

  private func history(_ encounter: Encounter) -> [(Words, [String])] {
    let quest = encounter.quest
    var fields = [(FieldWords.created, [words.absolute(.moment(quest.created))(language)])]
    if let completion = quest.completion, let quality = encounter.quality, let experience = encounter.experience {
      let parts = [
        words.absolute(.moment(completion.moment)), quality.words, CommandWords.experience(experience),
      ]
      fields.append((FieldWords.slain, [parts.map { $0(language) }.joined(separator: " · ")]))
    }
    return fields
  }

  /// `Horned slime · strength 30 · hunting`
  private func monster(_ encounter: Encounter) -> String {
    [encounter.monster.name, CommandWords.strength(encounter.strength), encounter.urgency.words]
      .map { $0(language) }.joined(separator: " · ")
  }

  private func fields(_ fields: [(name: Words, values: [String])]) -> [String] {
    let width = fields.filter { !$0.values.isEmpty }.map { cellWidth($0.name(language)) }.max() ?? 0
    return fields.flatMap { field in
      let values = field.values.flatMap { value -> [String] in
        guard let columns else { return [safe(value)] }
        return wrapped(value, to: max(10, columns - width - 4))
      }
      return values.enumerated().map { index, value in
        "  \(paint.faint(padded(index == 0 ? field.name(language) : "", to: width)))  \(value)"
      }
    }
  }
}
