import Foundation
import SlayerText
import Testing

@testable import SlayerUI

/// The key table and the READMEs say the same.
@Suite struct ReadmeKeysTests {
  @Test(arguments: [("README.md", Language.english), ("README.ko.md", .korean)])
  func readmeHasEveryKey(name: String, language: Language) throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    let missing = KeyTable.bindings.map { "| `\($0.label)` | \($0.long(language)) |" }.filter { !readme.contains($0) }
    #expect(missing == [])
  }
}
