import Testing

@testable import SlayerSystem

@Suite struct SavedFiltersTests {
  private func load(_ text: String) -> (settings: Settings, warnings: [SettingWarning]) {
    Settings.load(text: text, environment: Environment([:]))
  }

  @Test(arguments: [
    ("filter.work = +work not #later", "work", "+work not #later"), ("filter.a=#x#y # said", "a", "#x#y"),
    ("filter.a = #x\t#\tsaid", "a", "#x"), ("FILTER.Work = +Work", "work", "+Work"),
    ("filter.한 = '#집 !epic'", "한", "#집 !epic"),
    ("filter.a = \"two words\"", "a", "two words"), ("filter.a = '\"two words\"'", "a", "\"two words\""),
    ("filter.a = \"x y\" or \"z\"", "a", "\"x y\" or \"z\""), ("filter.a =", "a", ""),
  ])
  func readsALine(line: String, name: String, filter: String) {
    let (settings, warnings) = load(line)
    #expect(settings.filters == [name: filter])
    #expect(settings.origins["filter." + name] == .file(line: 1))
    #expect(warnings == [])
    // The line that says it gives it again.
    #expect(load(SavedFilters.line(name, filter)).settings.filters == [name: filter])
  }

  @Test func theLastOfANameHolds() {
    #expect(load("filter.a = x\nfilter.a = y").settings.filters == ["a": "y"])
  }

  @Test func whatCannotBeReadIsKeptAndWarnedAbout() {
    let (settings, warnings) = load("filter.a = @b\nfilter.b = @a\nfilter.c = is:x\nfilter. = y\nfilter.d e = z")
    #expect(settings.filters == ["a": "@b", "b": "@a", "c": "is:x"])
    #expect(warnings.map(\.line) == [1, 2, 3, 4, 5])
    #expect(warnings[0].words.english == "filter.a cannot be read: The saved filter @b names itself.")
    #expect(warnings[2].words.korean.hasPrefix("filter.c를 읽을 수 없어요: \"x\"는"))
  }
}
