import CTerm
import SlayerText
import SlayerUI
import Testing

@testable import SlayerTerminal

/// From cells of a screen to cells of the terminal.
@Suite struct CellPainterTests {
  private static let blue = Colour(0x3355FF, 63, 12)

  private func scalars(_ cell: cterm_cell) -> [UInt32] {
    withUnsafeBytes(of: cell.scalars) { Array($0.bindMemory(to: UInt32.self).prefix { $0 != 0 }) }
  }

  @Test func oneCellForEachGrapheme() {
    let row = [Cell("한", width: 2), Cell("", width: 0), Cell("e\u{301}"), Cell("a")]
    let painted = CellPainter(depth: .full, isUTF8: true).painted(row: row[...])
    #expect(painted.map(scalars) == [[0xD55C], [0x65, 0x301], [0x61]])
    #expect(painted.map(\.width) == [2, 1, 1])
  }

  @Test(arguments: [
    (ColourDepth.full, Int32(0x3355FF)), (.indexed, 63), (.sixteen, 12), (.eight, 4), (.none, -1),
  ])
  func coloursOfEachDepth(_ depth: ColourDepth, _ number: Int32) {
    let painted = CellPainter(depth: depth, isUTF8: true).painted(row: [Cell("a", style: Style(Self.blue))][...])
    #expect(painted.map(\.foreground) == [number])
    #expect(painted.map(\.background) == [-1])
  }

  @Test func theDarkestColoursAreNotTheANSIOnes() {
    #expect(Colour(0x000000, 16, 0).direct == 8)
    #expect(Colour(0x000007, 16, 0).direct == 8)
    #expect(Colour(0x000008, 16, 0).direct == 8)
    #expect(Colour(0xFFFFFF, 231, 15).direct == 0xFFFFFF)
  }

  @Test func attributes() {
    var style = Style(bold: true, dim: true)
    style.isReversed = true
    style.isUnderlined = true
    let painted = CellPainter(depth: .full, isUTF8: true).painted(row: [Cell("a", style: style)][...])
    #expect(painted.map(\.attributes) == [15])
  }

  @Test(arguments: [
    ("a", 1, "a"), ("é", 1, "?"), ("한", 2, "??"), ("e\u{301}", 1, "?"), ("👍", 2, "??"), ("─", 1, "-"), ("│", 1, "|"),
    ("┌", 1, "+"), ("╯", 1, "+"), ("┼", 1, "+"), ("═", 1, "="), ("▀", 1, "\""), ("▄", 1, "_"), ("█", 1, "#"),
    ("…", 1, "~"), ("·", 1, "."), ("▶", 1, ">"), ("✓", 1, "v"), ("␛", 1, "?"),
  ])
  func withoutUTF8(_ grapheme: String, _ width: Int, _ shown: String) {
    #expect(PlainGlyphs.text(for: grapheme, width: width) == shown)
    let painted = CellPainter(depth: .indexed, isUTF8: false).painted(row: [Cell(grapheme, width: width)][...])
    #expect(painted.map(scalars) == [shown.unicodeScalars.map(\.value)])
  }

  /// Without half blocks, two pixels much alike are painted as a blank on their colour.
  @Test func pixelsWithoutUTF8() {
    let (dark, darker, red) = (Colour(0x202028, 235, 0), Colour(0x181820, 234, 0), Colour(0xCC2222, 160, 1))
    let painter = CellPainter(depth: .full, isUTF8: false)
    #expect(painter.painted(Cell("▀", style: Style(dark, on: darker))).text == " ")
    #expect(painter.painted(Cell("▀", style: Style(red, on: darker))).text == "\"")
    #expect(painter.painted(Cell("▄", style: Style(red))).text == "_")
    #expect(painter.painted(Cell("█", style: Style(red))).text == "#")
  }

  @Test func theTitleHoldsNothingThatActs() {
    #expect(WindowTitle.printable("x\u{7}\u{1B}[2J한\u{9C}\u{202E}y", isUTF8: true) == "x[2J한y")
    #expect(WindowTitle.printable("한 a", isUTF8: false) == "? a")
    #expect(WindowTitle.printable(String(repeating: "가", count: 1_000), isUTF8: true).unicodeScalars.count == 200)
  }
}
