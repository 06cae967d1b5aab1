import SlayerText
import Testing

@testable import SlayerUI

/// What holds for every state at every size.
@Suite struct ViewLawTests {
  static let widths = [1, 2, 3, 7, 20, 39, 40, 41, 49, 50, 63, 71, 72, 79, 80, 99, 100, 119, 120, 161, 200]
  static let heights = [1, 2, 5, 11, 12, 14, 15, 16, 21, 22, 24, 29, 30, 35, 36, 40, 60]

  @Test(arguments: Scene.allCases)
  func everySizeIsWellFormed(scene: Scene) {
    for (index, language) in [Language.english, .korean].enumerated() {
      var state = scene.play(Size(columns: 80, rows: 24), language).state
      for (column, columns) in ViewLawTests.widths.enumerated() {
        // Each scene takes another half of the sizes in each language: together they meet all of them.
        for (row, rows) in ViewLawTests.heights.enumerated() where (column + row) % 2 == index {
          state.size = Size(columns: columns, rows: rows)
          check(view(state), "\(scene) \(columns)×\(rows) \(language)")
        }
      }
    }
  }

  @Test func everySizeFromTheSmallestOnIsWellFormed() {
    var state = Scene.list.play(Size(columns: 80, rows: 24), .korean).state
    for columns in 1...45 {
      for rows in 1...17 {
        state.size = Size(columns: columns, rows: rows)
        check(view(state), "\(columns)×\(rows)")
      }
    }
  }

  @Test func titlesThatWouldActDoNot() {
    let titles = [
      "\u{1B}[31mred", "a\u{7}b\u{7F}\u{9B}c", "\u{202E}evil", "👩‍👩‍👧‍👦🇰🇷❤️", "e\u{301}\u{302}\u{303}\u{304}", "\u{301}lone",
      "ᄒ", "%{x}#(y)`z`",
      "tab\there", "한글제목입니다", "",
    ]
    var play = Play(titles.enumerated().map { quest($0 + 1, $1, note: $1, campaign: $1, tags: [$1]) }, slain: [])
    for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 50, rows: 15)] {
      play.tell(.resized(size))
      for _ in titles {
        check(play.screen, "list \(size)")
        play.press(.enter)
        check(play.screen, "quest \(size)")
        play.press(.escape, .text("e"))
        check(play.screen, "bar \(size)")
        play.press(.escape, .down)
      }
      play.press(.home)
    }
  }

  @Test(arguments: Scene.allCases)
  func theSameStateGivesTheSameScreen(scene: Scene) {
    let size = Size(columns: 100, rows: 30)
    #expect(scene.play(size, .korean).screen == scene.play(size, .korean).screen)
  }

  /// Case 51: the final screen is that of a start at the final size.
  @Test(arguments: Scene.allCases)
  func aResizeLeavesNothingBehind(scene: Scene) {
    let size = Size(columns: 80, rows: 24)
    var play = scene.play(size, .english)
    let fresh = play.screen
    for other in [Size(columns: 1, rows: 1), Size(columns: 200, rows: 60), Size(columns: 10, rows: 3)] {
      play.tell(.resized(other))
      _ = play.screen
    }
    play.tell(.resized(size))
    #expect(play.screen == fresh)
  }

  /// Whatever the footer promises is a key of the table, and acts.
  @Test(arguments: Scene.allCases, [Language.english, .korean])
  func theFooterTellsKeysOfTheTable(scene: Scene, language: Language) {
    let play = scene.play(Size(columns: 120, rows: 40), language)
    let footer = play.rows.last ?? ""
    #expect(!footer.isEmpty)
    let bindings = KeyTable.bindings.filter { $0.contexts.contains(play.state.keyContext) }
    for piece in footer.split(separator: "  ") {
      let words = piece.trimmingPrefix(" ")
      #expect(
        bindings.contains { binding in
          let label = binding.label.split(separator: " ").first ?? ""
          return words == "\(label) \(binding.short(language))"
        }, "\(piece)")
    }
  }

  private func check(_ screen: Screen, _ what: String) {
    let columns = screen.size.columns
    guard screen.cells.count == columns * screen.size.rows else {
      Issue.record("\(what): \(screen.cells.count) cells")
      return
    }
    var faults: [String] = []
    for (index, cell) in screen.cells.enumerated() {
      let isLast = index % columns == columns - 1
      let isOK: Bool
      switch cell.width {
      case 1: isOK = cellWidth(cell.grapheme) == 1
      case 2: isOK = !isLast && cellWidth(cell.grapheme) == 2 && screen.cells[index + 1].width == 0
      case 0: isOK = index % columns > 0 && cell.grapheme.isEmpty && screen.cells[index - 1].width == 2
      default: isOK = false
      }
      let isSafe = cell.grapheme.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
      if !isOK || !isSafe {
        faults.append(
          "row \(index / columns) column \(index % columns) \(cell.grapheme.debugDescription) \(cell.width)")
      }
    }
    for place in [screen.caret, screen.rest].compactMap({ $0 }) {
      if place.column < 0 || place.column >= columns || place.row < 0 || place.row >= screen.size.rows {
        faults.append("\(place)")
      }
    }
    if let title = screen.title, safe(title) != title { faults.append("title \(title.debugDescription)") }
    if !faults.isEmpty { Issue.record("\(what): \(faults.prefix(3))") }
  }
}
