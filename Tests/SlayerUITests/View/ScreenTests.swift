import Foundation
import SlayerText
import Testing

@testable import SlayerUI

/// Screens as they were agreed on, kept as text in `Screens`. `SLAYER_RECORD=1` (`make record`) writes them anew.
@Suite struct ScreenTests {
  @Test(arguments: Scene.allCases, [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)])
  func onALargeScreen(scene: Scene, size: Size) throws {
    try expect(scene, size)
  }

  @Test(arguments: Scene.allCases, [Size(columns: 40, rows: 12), Size(columns: 50, rows: 15)])
  func onASmallScreen(scene: Scene, size: Size) throws {
    try expect(scene, size)
  }

  /// The fight at fixed milliseconds after the key.
  @Test(arguments: [0, 150, 200, 280, 400, 500, 590, 670, 760, 900])
  func theStroke(milliseconds: Int64) throws {
    var play = Play(size: Size(columns: 120, rows: 40), motion: .full)
    play.press(.down, .down, .text("x"))
    play.wait(milliseconds)
    try expect(Snapshot(play.state), named: "slash-\(milliseconds)ms")
  }

  @Test func whereThereIsNoRoom() throws {
    for language in [Language.english, .korean] {
      let play = Play(size: Size(columns: 30, rows: 4), language: language)
      try expect(Snapshot(play.state), named: "small-\(language.rawValue)")
    }
  }

  private func expect(_ scene: Scene, _ size: Size) throws {
    for language in [Language.english, .korean] {
      let name = "\(scene.rawValue)-\(size.columns)x\(size.rows)-\(language.rawValue)"
      try expect(Snapshot(scene.play(size, language).state), named: name)
    }
  }

  private func expect(_ snapshot: Snapshot, named name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Screens")
    let file = folder.appending(path: name + ".txt")
    let text = snapshot.text
    if ProcessInfo.processInfo.environment["SLAYER_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try Data(text.utf8).write(to: file)
    }
    guard let data = try? Data(contentsOf: file) else {
      Issue.record("\(name).txt is missing: make record writes it")
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let agreed = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines != agreed else { return }
    let different = zip(lines, agreed).enumerated().filter { $1.0 != $1.1 }.prefix(6).map {
      "line \($0 + 1)\n  now     \($1.0)\n  agreed  \($1.1)"
    }
    let found =
      different.isEmpty ? "\(lines.count) lines, agreed were \(agreed.count)" : different.joined(separator: "\n")
    Issue.record("\(name).txt differs (make record writes it anew)\n\(found)")
  }
}
