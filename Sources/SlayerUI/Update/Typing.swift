import QuestCore
import SlayerText

extension State {
  mutating func openBar(_ purpose: Bar.Purpose) {
    var text = ""
    if case .add = purpose, let draft = drafts[0] { text = draft }
    if case .postpone(let number) = purpose, let draft = drafts[-number] { text = draft }
    mode = .typing(Bar(purpose, text: text))
  }

  mutating func editShown() -> [Effect] {
    guard let quest = shown?.quest else {
      message = Message(ScreenWords.nothingSelected)
      return []
    }
    let line = QuickAdd.line(for: Draft(quest), readingContext)
    let was = QuickAdd.read(line, readingContext).draft
    var bar = Bar(.edit(quest.number, was: was), text: drafts[quest.number] ?? line)
    bar.opened = Draft(quest)
    mode = .typing(bar)
    return []
  }

  /// A key that is no command where it was pressed: text for the bar, or nothing.
  mutating func type(_ key: Key) -> [Effect] {
    guard case .typing(var bar) = mode, bar.handle(key, readingContext) else { return [] }
    message = nil
    let before = mode
    mode = .typing(bar)
    if bar.purpose == .find {
      seek(bar.line.text)
      return []
    }
    return before == mode ? [] : keep(bar)
  }

  /// Shows the quests that match; where the text cannot be read as a filter, those of the last one that could.
  mutating func seek(_ text: String) {
    sought = text
    do {
      filter = try FilterReader.read(text, readingContext, saved: preferences.filters)
    } catch {
      message = Message(error.words, isError: true)
    }
    list()
  }

  /// Keeps what is typed where a crash cannot take it.
  mutating func keep(_ bar: Bar) -> [Effect] {
    guard let number = bar.draftNumber else { return [] }
    let before = drafts
    drafts[number] = isUnchanged(bar) ? nil : bar.textWorthKeeping
    if mode == .browsing, drafts[number] != nil { message = Message(ScreenWords.draftKept(number)) }
    return drafts == before ? [] : [.keep(drafts)]
  }

  /// Whether the line still says what the quest already is.
  func isUnchanged(_ bar: Bar) -> Bool {
    guard case .edit(_, let was) = bar.purpose else { return false }
    return bar.reading(readingContext)?.draft == was
  }

  mutating func accept() -> [Effect] {
    guard case .typing(let bar) = mode else { return [] }
    switch bar.purpose {
    case .find:
      mode = .browsing
      focus = .list
      return []
    case .postpone(let number): return acceptDate(bar, number)
    case .add, .edit: return acceptReading(bar)
    }
  }

  private mutating func acceptReading(_ bar: Bar) -> [Effect] {
    if bar.line.text.allSatisfy(\.isWhitespace) { return back(empty: bar) }
    guard let reading = bar.reading(readingContext) else { return [] }
    if let error = reading.error {
      message = Message(error.words, isError: true)
      return []
    }
    var draft = reading.draft
    if case .edit(let number, let was) = bar.purpose {
      let changes = draft.changes(since: was)
      if changes.isEmpty {
        drafts[number] = nil
        mode = .browsing
        message = Message(ScreenWords.nothingChanged)
        return [.keep(drafts)]
      }
      let conflicts = conflicts(of: changes, number: number, was: bar.opened ?? was)
      if conflicts.isEmpty || conflicts == bar.knownConflicts { return [.perform(.edit(number, changes))] }
      var told = bar
      told.knownConflicts = conflicts
      mode = .typing(told)
      message = Message(ScreenWords.conflict(conflicts), isError: true)
      return []
    }
    draft.id = nextID
    return [.perform(.add([draft]))]
  }

  /// The fields that both this person and somebody else changed since the line was opened, with the other's values.
  private func conflicts(of mine: [FieldChange], number: Int, was: Draft) -> [FieldChange] {
    guard let quest = open[number] else { return [] }
    let theirs = Draft(quest).changes(since: was)
    return theirs.filter { other in mine.contains { $0.field == other.field && $0 != other } }
  }

  /// What became of the quest whose line is open, by somebody else's hand; nil when it is as it was.
  var outsideChange: OutsideChange? {
    guard case .typing(let bar) = mode, case .edit(let number, _) = bar.purpose, let was = bar.opened else {
      return nil
    }
    if let quest = open[number] { return Draft(quest).changes(since: was).isEmpty ? nil : .changed }
    guard let quest = slain.first(where: { $0.number == number }) else { return .deleted }
    return Draft(quest).changes(since: was).isEmpty && isTombEdited ? nil : .slain
  }

  private var isTombEdited: Bool { focus == .graveyard }

  private mutating func acceptDate(_ bar: Bar, _ number: Int) -> [Effect] {
    if bar.line.text.allSatisfy(\.isWhitespace) { return back(empty: bar) }
    let field = dateField(bar.line.text, of: number)
    if let error = field.remarks.first(where: \.isError) {
      message = Message(error.words, isError: true)
      return []
    }
    guard open[number]?.deadline == field.deadline else {
      return [.perform(.edit(number, [.deadline(field.deadline)]))]
    }
    drafts[-number] = nil
    mode = .browsing
    message = Message(ScreenWords.nothingChanged)
    return [.keep(drafts)]
  }

  /// What a date field's text means for a quest: a date, `none`, or `+1d` and `-1w` from the deadline it has.
  func dateField(_ text: String, of number: Int) -> FieldReading {
    guard let shift = DeadlineShift(text, readingContext) else { return QuickAdd.readField(text, readingContext) }
    let deadline = shift.applied(to: open[number]?.deadline, readingContext)
    let isPast = calendar.end(of: deadline) < now
    return FieldReading(deadline: deadline, otherDeadlines: [], remarks: isPast ? [.past] : [])
  }

  /// Enter on an empty line leaves it, like Escape.
  private mutating func back(empty bar: Bar) -> [Effect] {
    mode = .browsing
    return keep(bar) + (preferences.isQuick ? [.quit] : [])
  }

  mutating func chooseReading(by step: Int) {
    guard case .typing(var bar) = mode else { return }
    bar.choose(by: step, readingContext)
    mode = .typing(bar)
  }

  /// Makes the first date or rule of the line plain title text; where there is none left, all are read again.
  mutating func makeLiteral() {
    guard case .typing(var bar) = mode, let reading = bar.reading(readingContext) else { return }
    if let span = reading.spans.first(where: { $0.kind == .date || $0.kind == .repeat }) {
      bar.literal.append(span.start..<span.end)
    } else {
      bar.literal = []
    }
    bar.choice = 0
    mode = .typing(bar)
  }
}

/// What somebody else did to a quest that is being edited here.
enum OutsideChange: Hashable, Sendable {
  case changed, slain, deleted

  var words: Words {
    switch self {
    case .changed: ScreenWords.changedElsewhere
    case .slain: ScreenWords.slainMeanwhile
    case .deleted: ScreenWords.deletedElsewhere
    }
  }
}

extension Bar {
  /// Under which number the text is kept as a draft: 0 for a new quest, the quest's number for its line, minus that for its
  /// date; nil for what is not worth keeping.
  var draftNumber: Int? {
    switch purpose {
    case .add: 0
    case .edit(let number, _): number
    case .postpone(let number): -number
    case .find: nil
    }
  }

  /// The text, unless it holds nothing that was typed.
  var textWorthKeeping: String? {
    if line.text.allSatisfy(\.isWhitespace) { return nil }
    return line.text
  }
}

extension Draft {
  init(_ quest: Quest) {
    self.init(
      title: quest.title, note: quest.note, deadline: quest.deadline, importance: quest.importance,
      campaign: quest.campaign, tags: quest.tags, steps: quest.steps, repetition: quest.repetition)
  }
}
