import QuestCore
import SlayerText

extension CommandRun {
  /// Shows the reading also of a text that `add` would refuse, and then refuses; but a title may be missing here.
  func parse() throws(CommandFailure) {
    let text = Self.typedText(words)
    let (reading, calendar) = read(text)
    if isJSON {
      try say(JSONWriter(now: now, calendar: calendar).reading(reading, of: text))
    } else {
      try sayReading(reading, of: text, calendar)
    }
    if let error = reading.error, error != .emptyTitle { throw .reading(error) }
  }

  private func sayReading(
    _ reading: Reading, of text: String, _ calendar: SlayerCalendar
  ) throws(CommandFailure) {
    let draft = reading.draft
    try say(paint.bold(safe(draft.title)))
    let quest = Quest(
      id: surroundings.freshID(), number: 0, title: draft.title, note: draft.note, deadline: draft.deadline,
      created: now,
      importance: draft.importance, campaign: draft.campaign, tags: draft.tags, steps: draft.steps,
      repetition: draft.repetition)
    for line in details(calendar).withoutMonster(Encounter(quest, at: now, calendar: calendar)) { try say(line) }
    try sayMore(reading, calendar)
    try say("")
    try sayPieces(reading.spans, of: text)
  }

  /// Each piece of the text and the kind of thing it was read as, as in `[fri 5pm] date`.
  private func sayPieces(_ spans: [ReadingSpan], of text: String) throws(CommandFailure) {
    let scalars = Array(text.unicodeScalars)
    let pieces = spans.filter { $0.kind != .dropped }.map { span in
      (text: "[\(safe(piece(span, of: scalars)))]", kind: span.kind.words(language))
    }
    let width = pieces.map { cellWidth($0.text) }.max() ?? 0
    for piece in pieces { try say("  \(padded(piece.text, to: width))  \(paint.faint(piece.kind))") }
  }
}
