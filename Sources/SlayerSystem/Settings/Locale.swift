import QuestCore
import SlayerText

/// What the locale variables say of language and dates.
enum Locale {
  /// Of LC_ALL, LC_MESSAGES and LANG the first that is set decides. Nil when none is.
  static func language(_ environment: Environment) -> (Language, SettingOrigin)? {
    first(["LC_ALL", "LC_MESSAGES", "LANG"], environment).map { name, locale in
      (locale.language == "ko" ? .korean : .english, .environment(name))
    }
  }

  /// Month before day in Korean, for a locale of the United States or of East Asia, and for the C library's own (whose
  /// dates are 12/25/26); day before month for all others. Nil when no variable is set.
  static func dateOrder(_ environment: Environment, _ language: Language) -> (DateOrder, SettingOrigin)? {
    if language == .korean { return nil }
    return first(["LC_ALL", "LC_TIME", "LANG"], environment).map { name, locale in
      let isMonthFirst = locale.territory == "US" || ["C", "POSIX", "ko", "ja", "zh"].contains(locale.language)
      return (isMonthFirst ? .monthDay : .dayMonth, .environment(name))
    }
  }

  /// The first variable that is set, and its locale: `en_GB.UTF-8` is language `en`, territory `GB`.
  private static func first(
    _ names: [String], _ environment: Environment
  ) -> (name: String, locale: (language: Substring, territory: Substring))? {
    for name in names {
      guard let value = environment.filled(name) else { continue }
      let plain = value.prefix { $0 != "." && $0 != "@" }
      let parts = plain.split(separator: "_", maxSplits: 1)
      return (name, (parts.first ?? "", parts.count > 1 ? parts[1] : ""))
    }
    return nil
  }
}
