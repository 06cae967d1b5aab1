import QuestCore
import QuestStore
import SlayerText

extension CommandRun {
  /// The tombs of a day, or of days as `slain:` of a filter takes them: `yesterday`, `fri`, `week`, `2026-11-01..`.
  func graveyard() throws(CommandFailure) {
    try checkFormat()
    let text = words.joined(separator: " ")
    let span = try days(text)
    let (from, to) = span.moments(context.calendar)
    let store = try reader()
    let quests =
      try store.map { store throws(CommandFailure) in
        try stored { () throws(StoreError) in
          try store.slain(from: from ?? Moment(seconds: .min), to: to ?? Moment(seconds: .max))
        }
      } ?? []
    let calendar = calendar(covering: quests.lazy.compactMap(\.deadline))
    if isForPrograms { return try sayForPrograms(quests, calendar) }
    try say(paint.bold(SectionWords.graveyard(heading(span), quests.count)(language)))
    if quests.isEmpty { return try say("  " + SectionWords.noTombs(language)) }
    try sayTombs(quests, calendar)
  }

  private func sayTombs(_ quests: [Quest], _ calendar: SlayerCalendar) throws(CommandFailure) {
    let words = deadlineWords(calendar)
    let rows = quests.map { Encounter($0, at: now, calendar: calendar) }.map { tomb in
      (number: String(tomb.quest.number), time: words.short(tomb)(language), tomb: tomb)
    }
    let numberWidth = rows.map(\.number.count).max() ?? 0
    let timeWidth = rows.map { cellWidth($0.time) }.max() ?? 0
    for row in rows {
      let before =
        String(repeating: " ", count: 2 + numberWidth - row.number.count) + row.number
        + "  \(padded(row.time, to: timeWidth))  "
      let worth = [row.tomb.quality?.words, row.tomb.experience.map(CommandWords.experience)]
        .compactMap { $0?(language) }.joined(separator: " · ")
      let room = output.columns.map { max(1, $0 - cellWidth(before) - cellWidth(worth) - 3) }
      let title = room.map { truncated(row.tomb.quest.title, to: $0) } ?? safe(row.tomb.quest.title)
      try say(before + title + paint.faint(" · " + worth))
    }
  }

  private func days(_ text: String) throws(CommandFailure) -> FilterSpan {
    let today = context.calendar.slayerDay(of: now)
    if text.isEmpty { return .days(from: today, through: today) }
    let quoted = text.filter { $0 != "\"" }
    guard let filter = try? filter("slain:\"\(quoted)\""), case .slain(let span) = filter else {
      throw .reading(.unreadableDate(text))
    }
    return span
  }

  private func heading(_ span: FilterSpan) -> Words {
    let words = deadlineWords(context.calendar)
    func day(_ date: CivilDate?) -> Words { date.map { words.absolute(.day($0)) } ?? Words("", "") }
    switch span {
    case .days(let from, let through) where from == through: return day(from)
    case .days(let from, let through):
      let (first, last) = (day(from), day(through))
      return Words("\(first.english) – \(last.english)", "\(first.korean) – \(last.korean)")
    case .moments(let from, _): return from.map { words.absolute(.moment($0)) } ?? Words("", "")
    }
  }
}
