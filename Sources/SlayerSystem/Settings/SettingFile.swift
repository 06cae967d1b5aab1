import SlayerText

/// The form of the settings file: `key = value` lines, quotes as one likes, `#` begins a comment.
enum SettingFile {
  struct Entry: Hashable {
    let line: Int
    let key: String
    let value: String
  }

  static func entries(_ text: String) -> (entries: [Entry], faults: [SettingWarning]) {
    var entries: [Entry] = []
    var faults: [SettingWarning] = []
    let unmarked = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    for (index, line) in lines(of: unmarked).enumerated() {
      let content = trimmed(line[...])
      if content.isEmpty || content.hasPrefix("#") { continue }
      guard let equals = content.firstIndex(of: "=") else {
        faults.append(SettingWarning(line: index + 1, words: notASetting(content)))
        continue
      }
      let key = trimmed(content[..<equals]).lowercased()
      let rest = content[content.index(after: equals)...]
      let isFilter = SavedFilters.name(of: key) != nil
      entries.append(
        Entry(line: index + 1, key: key, value: isFilter ? SavedFilters.value(trimmed(rest)) : value(rest)))
    }
    return (entries, faults)
  }

  /// What is meant: between quotes if it begins with one, else up to a `#` that stands after a space.
  private static func value(_ text: Substring) -> String {
    let value = trimmed(text)
    for quote in ["\"", "'"] as [Character] where value.first == quote {
      let inside = value.dropFirst()
      if let end = inside.firstIndex(of: quote) { return String(inside[..<end]) }
    }
    var before: Character = " "
    for index in value.indices {
      if value[index] == "#", before == " " || before == "\t" { return String(trimmed(value[..<index])) }
      before = value[index]
    }
    return String(value)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = text.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return start[...last]
  }

  private static func notASetting(_ content: Substring) -> Words {
    let shown = "\"\(safe(String(content)))\""
    return Words("\(shown) is no setting: write key = value.", "\(Korean.topic(shown)) 설정이 아니에요. 키 = 값으로 써 주세요.")
  }
}
