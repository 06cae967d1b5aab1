import QuestCore
import SlayerText

/// What a person has set, each with where it came from. `SettingTable` says how each is written and what it means.
public struct Settings: Hashable, Sendable {
  public var language = Language.english
  /// 00:00…06:00
  public var dayStartsAt = ClockTime.midnight
  public var dateOrder = DateOrder.monthDay
  /// Where a calendar's rows begin; the rules of dates have weeks from Monday to Sunday whatever it says.
  public var weekStart = Weekday.monday
  public var morning = ClockTime(secondsOfDay: 9 * 3_600)
  public var afternoon = ClockTime(secondsOfDay: 14 * 3_600)
  public var evening = ClockTime(secondsOfDay: 19 * 3_600)
  public var workdayEnd = ClockTime(secondsOfDay: 18 * 3_600)
  public var motion = Motion.full
  /// Whether the terminal's title names the next quest.
  public var title = true
  public var colours = ColourChoice.auto
  /// Whether the store is copied after the first change of a day.
  public var backups = true
  /// The name of a theme, the program's or a person's own.
  public var theme = "dungeon"
  /// Saved filters by their names, which stand behind `@`: `filter.work = +work not #later` is `@work`.
  public var filters: [String: String] = [:]

  /// Where each setting came from, by its key.
  public internal(set) var origins: [String: SettingOrigin] = [:]

  public init() {}

  public func calendar(_ zone: Zone) -> SlayerCalendar { SlayerCalendar(zone: zone, dayStartsAt: dayStartsAt) }

  /// What the reading of dates needs to know.
  public func readingContext(at now: Moment, _ zone: Zone) -> ReadingContext {
    ReadingContext(
      now: now, calendar: calendar(zone), dateOrder: dateOrder, morning: morning, afternoon: afternoon,
      evening: evening, workdayEnd: workdayEnd)
  }
}

/// How many colours the screen uses; `auto` follows the terminal.
public enum ColourChoice: String, CaseIterable, Hashable, Sendable {
  case auto
  case millions = "16m"
  case twoHundredFiftySix = "256"
  case sixteen = "16"
  case eight = "8"
  case none
}

/// Where the value of a setting came from.
public enum SettingOrigin: Hashable, Sendable {
  case `default`
  /// The settings file, at this line.
  case file(line: Int)
  /// The environment variable of this name.
  case environment(String)
  /// An option of the command line, such as `--lang`.
  case option(String)

  public var words: Words {
    switch self {
    case .default: Words("default", "기본값")
    case .file(let line): Words("settings file, line \(line)", "설정 파일 \(line)번째 줄")
    case .environment(let name): Words("environment, \(name)", "환경 변수 \(name)")
    case .option(let name): Words("option \(name)", "옵션 \(name)")
    }
  }
}

/// Something in the settings that was passed over.
public struct SettingWarning: Hashable, Sendable {
  /// The line of the file, from 1; nil when no single line is meant.
  public let line: Int?
  public let words: Words
}
