import SlayerSystem
import SlayerText

/// The pages of the manual, made from the tables of commands, options, settings and recipes.
enum ManualPage: CaseIterable, Hashable, Sendable {
  case slayer, config

  /// `slayer.1`, `slayer-config.5`.
  var file: String { self == .slayer ? "slayer.1" : "slayer-config.5" }

  func roff(_ language: Language) -> String {
    var page = Roff(
      title: self == .slayer ? "slayer" : "slayer-config", section: self == .slayer ? 1 : 5,
      source: ManualWords.source, manual: ManualWords.manual(language), date: SlayerVersion.date)
    switch self {
    case .slayer: ManualPage.writeSlayer(on: &page, language)
    case .config: ManualPage.writeConfig(on: &page, language)
    }
    return page.text
  }

  private static func writeSlayer(on page: inout Roff, _ language: Language) {
    page.heading(ManualWords.name(language))
    page.name("slayer", ManualWords.slayerName(language))
    page.heading(ManualWords.synopsis(language))
    page.term("slayer", "[\(Words("OPTION…", "옵션…")(language))] [\(Words("COMMAND", "명령")(language)) …]")
    page.heading(ManualWords.description(language))
    page.opening(ManualWords.slayerDescription(language))
    writeCommands(on: &page, language)
    page.heading(ManualWords.formats(language))
    page.opening(ManualWords.formatsDescription(language))
    rows(ManualTables.formats, on: &page, language)
    page.heading(ManualWords.json(language))
    page.opening(ManualWords.jsonDescription(language))
    rows(ManualTables.questFields, on: &page, language)
    for answer in JSONContract.all {
      page.subheading(answer.commands)
      page.opening(answer.shape(language))
      rows(answer.fields, on: &page, language)
    }
    section(ManualWords.exit, ManualTables.exitCodes, on: &page, language)
    section(ManualWords.environment, ManualTables.environment, on: &page, language)
    section(ManualWords.files, ManualTables.files, on: &page, language)
    page.heading(ManualWords.recipes(language))
    page.opening(ManualWords.recipesDescription(language))
    for recipe in Recipe.allCases {
      page.subheading(recipe.title(language))
      if let program = recipe.triedWith { page.opening(ManualWords.tried(program)(language)) }
      page.example(recipe.lines)
    }
    page.heading(ManualWords.seeAlso(language))
    page.reference("slayer-config", 5)
  }

  private static func writeCommands(on page: inout Roff, _ language: Language) {
    page.heading(ManualWords.commands(language))
    for entry in CommandTable.all {
      page.subheading(Help.usage(entry.name))
      page.opening(entry.summary(language))
      page.paragraph(entry.details(language))
      page.example(entry.examples)
    }
    page.heading(ManualWords.options(language))
    for entry in OptionEntry.all {
      page.term("--" + entry.name.rawValue + (entry.value.map { " " + $0 } ?? ""), entry.summary(language))
    }
  }

  private static func writeConfig(on page: inout Roff, _ language: Language) {
    let usual = Settings()
    page.heading(ManualWords.name(language))
    page.name("slayer-config", ManualWords.configName(language))
    page.heading(ManualWords.synopsis(language))
    page.opening("~/.config/slayer/config")
    page.heading(ManualWords.description(language))
    page.opening(ManualWords.configDescription(language))
    page.heading(ManualWords.settings(language))
    for row in SettingTable.rows {
      page.term(
        row.key,
        row.meaning(language) + ". " + ManualWords.values(row.values, default: row.text(usual))(language))
    }
    page.term("filter.NAME", ManualWords.savedFilter(language))
    page.heading(ManualWords.example(language))
    page.example(["language = ko", "day_starts_at = 04:00", "motion = reduced", "filter.work = +work not #later"])
    page.heading(ManualWords.seeAlso(language))
    page.reference("slayer", 1)
  }

  private static func section(_ title: Words, _ table: [ManualRow], on page: inout Roff, _ language: Language) {
    page.heading(title(language))
    rows(table, on: &page, language)
  }

  private static func rows(_ table: [ManualRow], on page: inout Roff, _ language: Language) {
    for row in table { page.term(row.name, row.meaning(language)) }
  }
}
