import QuestCore
import SlayerSystem
import SlayerText

/// Puts facts and what follows from them into JSON. Words are English in every language.
struct JSONWriter {
  let now: Moment
  let calendar: SlayerCalendar

  /// Every field is always there.
  func quest(_ quest: Quest) -> JSON {
    let encounter = Encounter(quest, at: now, calendar: calendar)
    return .object([
      .init("number", .int(quest.number)), .init("id", .text(quest.id.description)),
      .init("title", .text(quest.title)), .init("note", .text(quest.note)),
      .init("deadline", deadline(quest.deadline)), .init("created", moment(quest.created)),
      .init("completed", quest.completion.map { moment($0.moment) } ?? .null),
      .init("importance", .text(quest.importance.rawValue)), .init("campaign", .optional(quest.campaign)),
      .init("tags", .texts(quest.tags)), .init("steps", .array(quest.steps.map(step))),
      .init("repeat", repetition(quest.repetition)),
      .init(
        "urgency",
        .object([
          .init("level", .text(encounter.urgency.words.english)), .init("value", .number(encounter.urgencyValue)),
        ])),
      .init("strength", .int(encounter.strength)), .init("monster", monster(encounter.monster)),
      .init("quality", .optional(encounter.quality?.rawValue)),
    ])
  }

  func quests(_ quests: [Quest]) -> JSON { .array(quests.map(quest)) }

  /// `null`, `"2026-12-25"` for a day, `"2026-12-25T17:00:00+09:00"` for a moment.
  func deadline(_ deadline: Deadline?) -> JSON {
    switch deadline {
    case nil: .null
    case .day(let day): .text(day.description)
    case .moment(let moment): self.moment(moment)
    }
  }

  func moment(_ moment: Moment) -> JSON { .text(MomentText.text(moment, in: calendar.zone)) }

  func repetition(_ repetition: Repetition?) -> JSON {
    guard let repetition else { return .null }
    return .object([
      .init("rule", .text(repetition.rule.text)), .init("from", .text(repetition.origin.rawValue)),
      .init("text", .text(repetition.words.english)),
    ])
  }

  private func step(_ step: Step) -> JSON {
    .object([.init("title", .text(step.title)), .init("completed", .bool(step.isCompleted))])
  }

  private func monster(_ monster: Monster) -> JSON {
    .object([
      .init("family", .text(monster.family.rawValue)), .init("form", .int(monster.form)),
      .init("mood", .text(monster.mood.words.english)),
    ])
  }
}
