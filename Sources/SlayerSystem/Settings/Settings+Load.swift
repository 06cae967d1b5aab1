import SlayerText

extension Settings {
  /// The settings that hold: an option before the file, the file before the environment, that before the default.
  ///
  /// Nothing in the file can stop the program. What cannot be used is passed over and warned about; no file at all is
  /// no fault.
  /// - Parameter options: settings given on the command line, by key, with the option that gave them:
  ///   `["language": ("--lang", "ko")]`.
  public static func load(
    path: String, environment: Environment, options: [String: (option: String, value: String)] = [:]
  ) -> (settings: Settings, warnings: [SettingWarning]) {
    load(text: FileText.read(path) ?? "", environment: environment, options: options)
  }

  static func load(
    text: String, environment: Environment, options: [String: (option: String, value: String)] = [:]
  ) -> (settings: Settings, warnings: [SettingWarning]) {
    let (entries, faults) = SettingFile.entries(text)
    var settings = Settings()
    var warnings = faults
    for row in SettingTable.rows {
      settings.origins[row.key] = row.assume(environment, &settings)
      for entry in entries where entry.key == row.key {
        if row.read(entry.value, &settings) {
          settings.origins[row.key] = .file(line: entry.line)
        } else {
          warnings.append(.badValue(entry, row))
        }
      }
      if let (option, value) = options[row.key], row.read(value, &settings) {
        settings.origins[row.key] = .option(option)
      }
    }
    let rest = entries.filter { SettingTable.row($0.key) == nil }
    warnings += SavedFilters.take(rest.filter { SavedFilters.name(of: $0.key) != nil }, into: &settings)
    for entry in rest where SavedFilters.name(of: entry.key) == nil { warnings.append(.unknownKey(entry)) }
    return (settings, warnings.sorted { ($0.line ?? 0) < ($1.line ?? 0) })
  }
}

extension SettingWarning {
  fileprivate static func badValue(_ entry: SettingFile.Entry, _ row: Setting) -> SettingWarning {
    let value = "\"\(safe(entry.value))\""
    return SettingWarning(
      line: entry.line,
      words: Words(
        "\(value) is not a value of \(row.key): it takes \(row.values).",
        "\(Korean.topic(value)) \(row.key)의 값이 아니에요. 쓸 수 있는 값: \(row.values)."))
  }

  fileprivate static func unknownKey(_ entry: SettingFile.Entry) -> SettingWarning {
    let key = "\"\(safe(entry.key))\""
    guard let near = nearest(to: entry.key, of: SettingTable.rows.map(\.key)) else {
      return SettingWarning(
        line: entry.line,
        words: Words("There is no setting \(key).", "\(Korean.topic(key)) 없는 설정이에요."))
    }
    return SettingWarning(
      line: entry.line,
      words: Words(
        "There is no setting \(key); do you mean \(near)?",
        "\(Korean.topic(key)) 없는 설정이에요. 혹시 \(near)인가요?"))
  }
}
