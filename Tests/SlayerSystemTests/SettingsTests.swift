import QuestCore
import SlayerText
import TestKit
import Testing

@testable import SlayerSystem

private func load(_ text: String, _ environment: [String: String] = [:]) -> (Settings, [SettingWarning]) {
  let (settings, warnings) = Settings.load(text: text, environment: Environment(environment))
  return (settings, warnings)
}

@Suite struct SettingsTests {
  @Test func withoutAFileAllIsDefault() {
    let (settings, warnings) = Settings.load(path: "/nowhere/at/all", environment: Environment([:]))
    #expect(warnings == [])
    #expect(settings.language == .english)
    #expect(SettingTable.rows.allSatisfy { settings.origins[$0.key] == .default })
    #expect(
      SettingTable.rows.map { "\($0.key) = \($0.text(settings))" } == [
        "language = en", "day_starts_at = 00:00", "date_order = month-day", "week_start = monday", "morning = 09:00",
        "afternoon = 14:00", "evening = 19:00", "workday_end = 18:00", "motion = full", "title = on", "colours = auto",
        "backups = on", "theme = dungeon",
      ])
  }

  @Test func readsAFile() {
    let (settings, warnings) = load(
      "\u{FEFF}# my settings\r\nlanguage = ko\r\n  day_starts_at=4:00 # late\n\nmotion = \"reduced\"\nTITLE = Off\nmorning='8'\ncolours = 256\nweek_start = sunday"
    )
    #expect(warnings == [])
    #expect(settings.language == .korean)
    #expect(settings.dayStartsAt == ClockTime(4, 0))
    #expect(settings.motion == .reduced)
    #expect(settings.title == false)
    #expect(settings.morning == ClockTime(8, 0))
    #expect(settings.colours == .twoHundredFiftySix)
    #expect(settings.weekStart == .sunday)
    #expect(settings.origins["day_starts_at"] == .file(line: 3))
    #expect(settings.origins["motion"] == .file(line: 5))
    #expect(settings.origins["evening"] == .default)
  }

  @Test func whatIsWrongIsSaidWithItsLineAndPassedOver() {
    let (settings, warnings) = load(
      "day_starts_at = 07:00\nmoton = none\nxyzzyxyzzy = 1\nmotion\nday_starts_at = 05:00\ntitle = maybe\nmorning = 25:00\n= 3"
    )
    #expect(settings.dayStartsAt == ClockTime(5, 0))
    #expect(settings.motion == .full)
    #expect(settings.title)
    #expect(warnings.map(\.line) == [1, 2, 3, 4, 6, 7, 8])
    #expect(
      warnings.map(\.words.english) == [
        "\"07:00\" is not a value of day_starts_at: it takes 00:00…06:00.",
        "There is no setting \"moton\"; do you mean motion?", "There is no setting \"xyzzyxyzzy\".",
        "\"motion\" is no setting: write key = value.", "\"maybe\" is not a value of title: it takes on, off.",
        "\"25:00\" is not a value of morning: it takes 00:00…23:59.", "There is no setting \"\".",
      ])
  }

  @Test(
    arguments: [
      ([:], Language.english, SettingOrigin.default),
      (["LANG": "ko_KR.UTF-8"], .korean, .environment("LANG")),
      (["LANG": "ko_KR.UTF-8", "LC_MESSAGES": "en_US.UTF-8"], .english, .environment("LC_MESSAGES")),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "", "LC_ALL": ""], .english, .environment("LANG")),
      (["LANG": "en_US", "LC_MESSAGES": "en_US", "LC_ALL": "ko"], .korean, .environment("LC_ALL")),
      (["LANG": "fr_FR.UTF-8"], .english, .environment("LANG")),
    ] as [([String: String], Language, SettingOrigin)])
  func theLanguageFollowsTheLocale(environment: [String: String], language: Language, origin: SettingOrigin) {
    let (settings, _) = load("", environment)
    #expect(settings.language == language)
    #expect(settings.origins["language"] == origin)
  }

  @Test func anOptionBeatsTheFileAndTheFileTheLocale() {
    let environment = Environment(["LC_ALL": "ko_KR.UTF-8"])
    #expect(Settings.load(text: "language = en", environment: environment).settings.language == .english)
    let (settings, _) = Settings.load(
      text: "language = en", environment: environment, options: ["language": ("--lang", "ko")])
    #expect(settings.language == .korean)
    #expect(settings.origins["language"] == .option("--lang"))
  }

  @Test(
    arguments: [
      ("", [:], DateOrder.monthDay), ("", ["LANG": "en_US.UTF-8"], .monthDay), ("", ["LANG": "en_GB.UTF-8"], .dayMonth),
      ("", ["LANG": "C.UTF-8"], .monthDay), ("", ["LANG": "ko_KR.UTF-8"], .monthDay),
      ("", ["LANG": "de_DE"], .dayMonth),
      ("language = ko", ["LANG": "en_GB"], .monthDay), ("date_order = day-month", ["LANG": "en_US"], .dayMonth),
      ("", ["LANG": "en_US", "LC_TIME": "en_GB"], .dayMonth),
    ] as [(String, [String: String], DateOrder)])
  func theOrderOfDatesFollowsTheLocale(text: String, environment: [String: String], order: DateOrder) {
    #expect(load(text, environment).0.dateOrder == order)
  }

  @Test func noColorIsHonouredUnlessTheFileSaysOtherwise() {
    #expect(load("", ["NO_COLOR": "1"]).0.colours == .none)
    #expect(load("", ["NO_COLOR": ""]).0.colours == .auto)
    #expect(load("colours = 16", ["NO_COLOR": "1"]).0.colours == .sixteen)
  }

  @Test func everyValueThatIsWrittenIsReadAgain() {
    let (settings, _) = load(
      "day_starts_at = 3:30\nmotion = none\ntitle = no\nweek_start = SUNDAY\ncolours = 16m\nlanguage = KO\ntheme = dusk"
    )
    let file = SettingTable.rows.map { "\($0.key) = \($0.text(settings))" }.joined(separator: "\n")
    let (again, warnings) = load(file)
    #expect(warnings == [])
    #expect(SettingTable.rows.allSatisfy { $0.text(again) == $0.text(settings) })
  }

  @Test(arguments: [UInt64(8), 9])
  func noFileStopsTheProgram(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "language", "motion", "=", " ", "\"", "'", "#", "\n", "\r\n", "04:00", ":", "on", "ko", "\u{0}", "한", "\t", "99",
    ]
    for _ in 0..<500 {
      let text = (0..<12).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let (settings, warnings) = load(text)
      #expect(settings.origins.count == SettingTable.rows.count)
      #expect(warnings.allSatisfy { cellWidth($0.words.english) > 0 })
    }
  }

  @Test func theDateReaderGetsWhatWasSet() {
    let (settings, _) = load("day_starts_at = 4:00\nmorning = 8:00\nworkday_end = 17:30", ["LANG": "en_GB"])
    let context = settings.readingContext(at: moment("2026-05-04 09:00"), .seoul)
    #expect(context.calendar == SlayerCalendar(zone: .seoul, dayStartsAt: ClockTime(secondsOfDay: 14_400)))
    #expect(context.dateOrder == .dayMonth)
    #expect(context.morning == ClockTime(8, 0))
    #expect(context.workdayEnd == ClockTime(17, 30))
  }
}
