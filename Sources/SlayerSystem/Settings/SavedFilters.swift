import QuestCore
import SlayerText

/// Filters that are kept in the settings file: `filter.work = +work not #later`.
public enum SavedFilters {
  static let prefix = "filter."

  /// `work` of `filter.work`; nil for a key that names no filter.
  static func name(of key: String) -> String? {
    guard key.hasPrefix(prefix) else { return nil }
    let name = String(key.dropFirst(prefix.count))
    return name.isEmpty || name.contains(where: \.isWhitespace) ? nil : name
  }

  /// What is meant: `#` begins a comment only with a space behind it, for `#later` is a tag. Quotes round the whole are
  /// taken off.
  static func value(_ text: Substring) -> String {
    var value = text
    var before: Character = " "
    for index in text.indices {
      let next = text.index(after: index)
      let isComment = text[index] == "#" && (next == text.endIndex || text[next] == " " || text[next] == "\t")
      if isComment, before == " " || before == "\t" {
        value = text[..<index]
        break
      }
      before = text[index]
    }
    while let last = value.last, last == " " || last == "\t" { value.removeLast() }
    guard value.count > 1, let quote = value.first, quote == "\"" || quote == "'", value.last == quote else {
      return String(value)
    }
    let inside = value.dropFirst().dropLast()
    return String(inside.contains(quote) ? value : inside)
  }

  /// A filter as its line in the settings file, such that it is read back as it is.
  public static func line(_ name: String, _ filter: String) -> String {
    let isQuoted = filter.hasPrefix("\"") || filter.hasPrefix("'")
    return "\(prefix)\(name) = " + (isQuoted ? (filter.contains("'") ? "\"\(filter)\"" : "'\(filter)'") : filter)
  }

  /// Where a saved filter came from.
  public static func key(_ name: String) -> String { prefix + name }

  /// Sets the filters of these lines; what is no filter is kept all the same, so that its use says what is wrong, and
  /// warned about. They may name each other.
  static func take(_ entries: [SettingFile.Entry], into settings: inout Settings) -> [SettingWarning] {
    for entry in entries {
      guard let name = name(of: entry.key) else { continue }
      settings.filters[name] = entry.value
      settings.origins[entry.key] = .file(line: entry.line)
    }
    let context = ReadingContext(now: Moment(seconds: 1_767_225_600), calendar: SlayerCalendar(zone: .utc))
    var warnings: [SettingWarning] = []
    for entry in entries {
      do {
        _ = try FilterReader.read(entry.value, context, saved: settings.filters)
      } catch {
        warnings.append(SettingWarning(line: entry.line, words: unreadable(entry, error)))
      }
    }
    return warnings
  }

  private static func unreadable(_ entry: SettingFile.Entry, _ fault: FilterFault) -> Words {
    let key = safe(entry.key)
    return Words(
      "\(key) cannot be read: \(fault.words.english)", "\(Korean.object(key)) 읽을 수 없어요: \(fault.words.korean)")
  }
}
