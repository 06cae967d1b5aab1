import Foundation
import SlayerSystem
import Testing

@testable import SlayerCommands

/// What the documents say of the program holds.
@Suite struct DocumentTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(arguments: ["README.md", "README.ko.md"])
  func readmesNameEveryCommandOptionAndSetting(name: String) throws {
    let readme = try text(name)
    for entry in CommandTable.all {
      #expect(readme.contains("`\(Help.usage(entry.name))`"), "\(entry.name)")
    }
    for option in OptionEntry.all {
      let typed = "--" + option.name.rawValue + (option.value.map { " " + $0 } ?? "")
      #expect(readme.contains("`\(typed)`"), "\(typed)")
    }
    for row in SettingTable.rows { #expect(readme.contains("`\(row.key)`"), "\(row.key)") }
    for code in ExitCode.allCases { #expect(readme.contains("\(code.rawValue) "), "\(code)") }
  }

  @Test func theChangelogKnowsTheVersion() throws {
    #expect(try text("CHANGELOG.md").contains("## \(SlayerVersion.text)"))
  }

  /// The map names files that are there.
  @Test func theMapIsRight() throws {
    var missing: [String] = []
    for line in try text("Sources/README.md").split(separator: "\n") where line.hasPrefix("| ") {
      let cell = line.split(separator: "|").last ?? ""
      var folder = ""
      for part in cell.split(separator: "`").enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
        let path = part.contains("/") ? String(part) : folder + part
        if part.contains("/") { folder = part.split(separator: "/").dropLast().joined(separator: "/") + "/" }
        guard part.contains("/") || part.hasSuffix(".swift") else { continue }
        let inside = path.hasPrefix("Assets/") ? path : "Sources/" + path
        if !FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(inside).path) {
          missing.append(inside)
        }
      }
    }
    #expect(missing == [])
  }
}
