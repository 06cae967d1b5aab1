import QuestCore
import QuestStore
import SlayerText

extension CommandRun {
  func summary() throws(CommandFailure) -> Summary {
    guard let store = try reader() else { return Summary(open: 0, overdue: 0, today: 0, slainToday: 0, next: nil) }
    return try stored { () throws(StoreError) in try store.summary(at: now, calendar: context.calendar) }
  }

  /// Always one line.
  func status() throws(CommandFailure) {
    if let format = arguments.barFormat { return try bar(format, arguments.shell ?? .plain) }
    let summary = try summary()
    let calendar = calendar(covering: [summary.next?.deadline].compactMap { $0 })
    if isJSON {
      return try say(
        JSON.object([
          .init("open", .int(summary.open)), .init("overdue", .int(summary.overdue)),
          .init("today", .int(summary.today)), .init("slain_today", .int(summary.slainToday)),
          .init("next", summary.next.map(JSONWriter(now: now, calendar: calendar).quest) ?? .null),
        ]))
    }
    let counts = StatusWords(
      open: summary.open, overdue: summary.overdue, today: summary.today, slainToday: summary.slainToday
    ).counts(language)
    guard let next = summary.next else { return try say(counts) }
    let deadline = deadlineWords(calendar).short(next.deadline)(language)
    let before = counts + StatusWords.next(language)
    let after = deadline.isEmpty ? "" : ", " + deadline
    let room = output.columns.map { max(1, $0 - cellWidth(before) - cellWidth(after)) }
    try say(before + (room.map { truncated(next.title, to: $0) } ?? safe(next.title)) + after)
  }

  func hero() throws(CommandFailure) {
    let store = try reader()
    let kills = try store.map { store throws(CommandFailure) in
      try stored { () throws(StoreError) in try store.kills(calendar: context.calendar) }
    }
    let hero = Hero(kills: kills ?? [], at: now)
    if isJSON {
      return try say(
        JSON.object([
          .init("level", .int(hero.level)), .init("experience", .int(hero.experience)),
          .init("next_level_at", .int(hero.nextLevelAt)), .init("chain", .int(hero.chain)),
          .init("on_time_rate", hero.onTimeRate.map(JSON.number) ?? .null),
        ]))
    }
    try say(CommandWords.level(hero.level, hero.experience, next: hero.nextLevelAt))
    let rate = hero.onTimeRate.map { CommandWords.onTime(Int($0 * 100 + 0.5)) }
    try say([CommandWords.chain(hero.chain), rate].compactMap { $0?(language) }.joined(separator: " · "))
  }
}
