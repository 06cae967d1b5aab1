/// What `slayer config` and warnings say around the settings.
public enum SettingWords {
  /// `/home/a/.config/slayer/config, line 3: There is no setting "colour".`
  public static func warning(line: Int?, path: String, _ words: Words) -> Words {
    guard let line else { return Words("\(safe(path)): \(words.english)", "\(safe(path)): \(words.korean)") }
    return Words("\(safe(path)), line \(line): \(words.english)", "\(safe(path)) \(line)번째 줄: \(words.korean)")
  }

  public static func settings(at path: String) -> Words { Words("settings: \(safe(path))", "설정: \(safe(path))") }
  public static func store(at path: String) -> Words { Words("store: \(safe(path))", "저장소: \(safe(path))") }

  public static let filters = Words("Saved filters, used as @name", "저장된 필터. @이름으로 써요")

  /// Where a value came from, and what it would be otherwise.
  public static func origin(_ origin: Words, default value: String) -> Words {
    Words("\(origin.english); default \(value)", "\(origin.korean), 기본값 \(value)")
  }
}
