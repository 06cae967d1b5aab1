import Foundation
import SlayerText
import Testing

@testable import SlayerUI

@Suite struct SpriteFileTests {
  private static let good = """
    sprite mite
    size 3x2
    anchor 1,1
    palette
    a #0f4a52 23 8

    frame idle1 420
    .a.
    aaa
    frame big 100 4x2 2,1
    aaaa
    ....
    """

  @Test func aFileIsRead() throws {
    let sprite = try SpriteFile.read(SpriteFileTests.good)
    let a = Colour(0x0F4A52, 23, 8)
    #expect(sprite.name == "mite")
    #expect(sprite.frames.map(\.name) == ["idle1", "big"])
    let idle = sprite.frames[0]
    #expect(idle.duration == 420)
    #expect((idle.anchorX, idle.anchorY) == (1, 1))
    #expect(idle.pixels.colours == [nil, a, nil, a, a, a])
    let big = sprite.frames[1]
    #expect((big.pixels.width, big.pixels.height, big.anchorX, big.anchorY) == (4, 2, 2, 1))
  }

  /// A fault tells line and column, both from 1.
  @Test(arguments: [
    ("aaa", "ab.", 9, 2, SpriteFault.Reason.unknownLetter("b")), ("aaa", "aa", 9, 3, .wrongRowLength),
    ("aaa", "aaaa", 9, 5, .wrongRowLength), ("size 3x2", "size 3", 2, 6, .badSize),
    ("size 3x2", "size 3x1", 7, 1, .badSize), ("size 3x2", "size 900x2", 2, 6, .badSize),
    ("anchor 1,1", "anchor 1", 3, 8, .badAnchor), ("a #0f4a52", "a #0f4a5", 5, 1, .badPalette),
    ("23 8", "23 16", 5, 1, .badPalette), ("23 8", "256 8", 5, 1, .badPalette), ("a #0f", ". #0f", 5, 1, .badPalette),
    ("a #0f4a52", "a #0f4a52 1", 5, 1, .badPalette), ("idle1 420", "idle1", 7, 1, .badFrame),
    ("idle1 420", "idle1 soon", 7, 1, .badFrame), ("big 100 4x2 2,1", "big 100 4x2 2", 10, 1, .badFrame),
    ("\n....", "", 11, 1, .missingRows), ("sprite mite", "", 1, 1, .missingName),
    ("anchor 1,1", "anchor 3,1", 7, 1, .badAnchor), ("4x2 2,1", "4x2 2,2", 10, 1, .badAnchor),
  ])
  func faultsTellTheirPlace(good: String, bad: String, line: Int, column: Int, reason: SpriteFault.Reason) throws {
    let range = try #require(SpriteFileTests.good.firstRange(of: good))
    let text = SpriteFileTests.good.replacingCharacters(in: range, with: bad)
    #expect(throws: SpriteFault(line: line, column: column, reason: reason)) { try SpriteFile.read(text) }
  }

  @Test func noFrameIsAFault() {
    #expect(throws: SpriteFault(line: 1, column: 1, reason: .missingName)) { try SpriteFile.read("sprite x\n") }
  }
}
