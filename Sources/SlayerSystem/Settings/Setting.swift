import QuestCore
import SlayerText

/// One row of the table of settings: how a setting is called, written, read and explained.
public struct Setting: Sendable {
  public let key: String
  public let meaning: Words
  /// What may be written, such as `00:00…06:00` or `full, reduced, none`.
  public let values: String
  /// The value as it is written in the file.
  public let text: @Sendable (Settings) -> String
  /// Sets the value from its text; false, and nothing set, for a text that is no value.
  let read: @Sendable (String, inout Settings) -> Bool
  /// Sets the value that holds when nobody says otherwise, and says where that comes from.
  let assume: @Sendable (Environment, inout Settings) -> SettingOrigin

  init<Value>(
    _ key: String, _ field: WritableKeyPath<Settings, Value> & Sendable, _ form: SettingForm<Value>, _ meaning: Words,
    assume: @escaping @Sendable (Environment, Settings) -> (Value, SettingOrigin)? = { _, _ in nil }
  ) {
    self.key = key
    self.meaning = meaning
    values = form.values
    text = { form.write($0[keyPath: field]) }
    read = { text, settings in
      guard let value = form.read(text) else { return false }
      settings[keyPath: field] = value
      return true
    }
    self.assume = { environment, settings in
      guard let (value, origin) = assume(environment, settings) else { return .default }
      settings[keyPath: field] = value
      return origin
    }
  }
}

/// How values of one kind are written.
struct SettingForm<Value>: Sendable {
  let values: String
  let read: @Sendable (String) -> Value?
  let write: @Sendable (Value) -> String
}

extension SettingForm where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the names of an enum.
  static var choice: SettingForm {
    SettingForm(
      values: Value.allCases.map(\.rawValue).joined(separator: ", "), read: { Value(rawValue: $0.lowercased()) },
      write: \.rawValue)
  }
}

extension SettingForm<Bool> {
  static let onOff = SettingForm(
    values: "on, off",
    read: { ["on": true, "yes": true, "true": true, "off": false, "no": false, "false": false][$0.lowercased()] },
    write: { $0 ? "on" : "off" })
}

extension SettingForm<Weekday> {
  static let weekStart = SettingForm(
    values: "monday, sunday", read: { ["monday": .monday, "sunday": .sunday][$0.lowercased()] },
    write: { $0 == .sunday ? "sunday" : "monday" })
}

extension SettingForm<ClockTime> {
  /// `9`, `9:00` or `09:00`, up to a latest time.
  static func time(upTo latest: ClockTime) -> SettingForm {
    SettingForm(
      values: "00:00…\(latest)",
      read: { text in
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.count) }) else { return nil }
        let numbers = parts.compactMap { part in part.allSatisfy(\.isASCII) ? UInt8(part).map(Int.init) : nil }
        guard numbers.count == parts.count, let time = ClockTime(numbers[0], numbers.count > 1 ? numbers[1] : 0)
        else { return nil }
        return time <= latest ? time : nil
      },
      write: \.description)
  }
}

extension SettingForm<String> {
  /// Whether a theme of this name is there shows only when it is wanted.
  static let themeName = SettingForm(
    values: "dungeon, daylight, gameboy, mono", read: { $0.isEmpty || $0.contains("/") ? nil : $0 }, write: { $0 })
}
