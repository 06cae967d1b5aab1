import Foundation
import SlayerSystem
import Testing

@testable import SlayerCommands

@Suite struct ConfigTests {
  private func trial(_ text: String, language: String = "en") throws -> Trial {
    let trial = try Trial(language: language)
    try FileManager.default.createDirectory(
      atPath: trial.folder.file(".config/slayer"), withIntermediateDirectories: true)
    try text.write(toFile: trial.folder.file(".config/slayer/config"), atomically: true, encoding: .utf8)
    return trial
  }

  @Test func printsEverySettingAndWhereItCameFrom() throws {
    let trial = try trial("# mine\nday_starts_at = 04:00\n")
    let config = trial.answer("config", "--lang", "en")
    #expect(SettingTable.rows.allSatisfy { config.contains("\n\($0.key) = ") })
    #expect(config.hasPrefix("# settings: \(trial.folder.path)/.config/slayer/config\n# store: \(trial.store)\n"))
    let lines = config.split(separator: "\n").map(String.init)
    #expect(
      lines.contains {
        $0.hasPrefix("day_starts_at = 04:00 ") && $0.hasSuffix("# settings file, line 2; default 00:00")
      })
    #expect(lines.contains { $0.hasPrefix("language = en ") && $0.hasSuffix("# option --lang; default en") })
    #expect(lines.contains { $0.hasPrefix("motion = full ") && $0.hasSuffix("# default") })
  }

  /// What is printed, saved as a settings file, gives the same settings.
  @Test func whatIsPrintedIsASettingsFile() throws {
    let first = try trial("day_starts_at = 04:00\nmotion = none\nlanguage = ko\n")
    let second = try trial(first.answer("config"))
    func settings(_ trial: Trial) throws -> [[String]] {
      let rows = try object(trial.answer("config", "--json"))["settings"] as? [[String: Any]]
      return (rows ?? []).map { [$0["key"] as? String ?? "", $0["value"] as? String ?? ""] }
    }
    #expect(try settings(first) == settings(second))
    #expect(try settings(first).count == SettingTable.rows.count)
  }

  @Test func faultsWarnWithTheirLineAndStopNothing() throws {
    let trial = try trial("colour = red\n\nday_starts_at = 07:00\n")
    let result = trial.run(["list", "--json"])
    #expect(result.code == 0)
    #expect(result.output == "[]\n")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("slayer: \(trial.folder.path)/.config/slayer/config, line 1: ") == true)
    #expect(lines.last?.contains(", line 3: ") == true)
  }

  @Test func theStartOfTheDayHolds() throws {
    let trial = try trial("day_starts_at = 04:00\n")
    _ = trial.answer("add", "a")
    _ = trial.answer("done", "1", "--now", "2026-12-05 01:00")
    #expect(trial.answer("status", "--now", "2026-12-05 03:59").contains("1 slain today"))
    #expect(trial.answer("status", "--now", "2026-12-05 04:00").contains("0 slain today"))
  }
}
