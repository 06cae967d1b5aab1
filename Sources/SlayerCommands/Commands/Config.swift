import SlayerSystem
import SlayerText

extension CommandRun {
  /// What is written is itself a settings file: each setting with its value, and behind `#` where that came from.
  func config() throws(CommandFailure) {
    let usual = Settings()
    if isJSON { return try say(configJSON(usual)) }
    try say("# \(SettingWords.settings(at: context.paths.config)(language))")
    try say("# \(SettingWords.store(at: context.paths.database)(language))")
    let rows = SettingTable.rows.map { row in (row: row, text: "\(row.key) = \(row.text(context.settings))") }
    let width = rows.map { cellWidth($0.text) }.max() ?? 0
    for (row, text) in rows {
      let origin = context.settings.origins[row.key] ?? .default
      let words =
        origin == .default
        ? origin.words : SettingWords.origin(origin.words, default: row.text(usual))
      try say("")
      try say("# \(row.meaning(language)): \(row.values)")
      try say("\(padded(text, to: width))  # \(words(language))")
    }
    try sayFilters()
  }

  private func sayFilters() throws(CommandFailure) {
    let filters = context.settings.filters.sorted { $0.key < $1.key }
    if filters.isEmpty { return }
    try say("")
    try say("# \(SettingWords.filters(language))")
    for (name, filter) in filters {
      let origin = context.settings.origins[SavedFilters.key(name)] ?? .default
      try say("\(safe(SavedFilters.line(name, filter)))  # \(origin.words(language))")
    }
  }

  private func configJSON(_ usual: Settings) -> JSON {
    .object([
      .init("path", .text(context.paths.config)), .init("store", .text(context.paths.database)),
      .init(
        "settings",
        .array(
          SettingTable.rows.map { row in
            .object([
              .init("key", .text(row.key)), .init("value", .text(row.text(context.settings))),
              .init("default", .text(row.text(usual))),
              .init("origin", .text((context.settings.origins[row.key] ?? .default).words.english)),
              .init("values", .text(row.values)),
            ])
          })),
      .init(
        "filters",
        .array(
          context.settings.filters.sorted { $0.key < $1.key }.map {
            .object([.init("name", .text($0.key)), .init("filter", .text($0.value))])
          })),
    ])
  }
}
