import QuestCore
import SlayerSystem

extension JSONWriter {
  /// What `slayer parse --json` says. Spans count Unicode scalars of `text` and tile it.
  func reading(_ reading: Reading, of text: String) -> JSON {
    let draft = reading.draft
    return .object([
      .init("title", .text(draft.title)), .init("deadline", deadline(draft.deadline)),
      .init("repeat", repetition(draft.repetition)), .init("tags", .texts(draft.tags)),
      .init("campaign", .optional(draft.campaign)), .init("importance", .text(draft.importance.rawValue)),
      .init("note", .text(draft.note)), .init("spans", .array(spans(reading.spans, of: text))),
      .init("ambiguous", .bool(reading.isAmbiguous)),
      .init(
        "other_readings",
        .array(
          reading.otherReadings.map {
            .object([.init("deadline", deadline($0.deadline)), .init("repeat", repetition($0.repetition))])
          })),
    ])
  }

  private func spans(_ spans: [ReadingSpan], of text: String) -> [JSON] {
    let scalars = Array(text.unicodeScalars)
    return spans.map { span in
      .object([
        .init("start", .int(span.start)), .init("end", .int(span.end)),
        .init("text", .text(piece(span, of: scalars))), .init("kind", .text(span.kind.rawValue)),
        .init("meaning", .text(meaning(span.meaning))),
      ])
    }
  }

  /// One or two words: what it is, and its value: `deadline 2026-12-25`, `tag home`, `importance epic`.
  private func meaning(_ meaning: ReadingSpan.Meaning) -> String {
    switch meaning {
    case .title: "title"
    case .deadline(nil): "no deadline"
    case .deadline(.day(let day)): "deadline \(day)"
    case .deadline(.moment(let moment)): "deadline \(MomentText.text(moment, in: calendar.zone))"
    case .repetition(let repetition): "repeat \(repetition.rule.text)"
    case .tag(let tag): "tag \(tag)"
    case .campaign(let campaign): "campaign \(campaign)"
    case .importance(let importance): "importance \(importance.rawValue)"
    case .note(let note): "note \(note)"
    case .dropped: "dropped"
    case .unreadable: "unreadable"
    }
  }
}

/// The text of a span; what lies outside of the text is left out.
func piece(_ span: ReadingSpan, of scalars: [Unicode.Scalar]) -> String {
  let start = min(max(span.start, 0), scalars.count)
  let end = min(max(span.end, start), scalars.count)
  return String(String.UnicodeScalarView(scalars[start..<end]))
}
