import SlayerText
import SlayerUI
import Testing

@testable import SlayerTerminal

/// Without colours a creature is still told by its shades, and a selection by reverse video.
@Suite struct MonoShadingTests {
  private static let black = Colour(0x000000, 16, 0)
  private static let grey = Colour(0x808080, 244, 8)
  private static let dark = Colour(0x505050, 239, 8)
  private static let light = Colour(0xB0B0B0, 145, 7)
  private static let white = Colour(0xFFFFFF, 231, 15)

  private func painted(_ top: Colour?, _ bottom: Colour?, isUTF8: Bool = true) throws -> String {
    let block = try #require(HalfBlock(Cell("▀", style: Style(top, on: bottom))))
    return MonoShading.painted(block, isUTF8: isUTF8).text
  }

  @Test func shades() throws {
    #expect(try painted(Self.white, Self.white) == "█")
    #expect(try painted(Self.light, Self.light) == "▓")
    #expect(try painted(Self.grey, Self.grey) == "▒")
    #expect(try painted(Self.dark, Self.dark) == "░")
    #expect(try painted(Self.black, Self.black) == " ")
    #expect(try painted(nil, nil) == " ")
    #expect(try painted(Self.white, nil) == "▀")
    #expect(try painted(nil, Self.white) == "▄")
    #expect(try painted(Self.white, Self.black) == "▀")
    #expect(try painted(Self.black, Self.white) == "▄")
  }

  @Test func shadesInASCII() throws {
    #expect(try painted(Self.white, Self.white, isUTF8: false) == "@")
    #expect(
      try painted(Self.grey, Self.grey, isUTF8: false) == "=" || painted(Self.grey, Self.grey, isUTF8: false) == "+")
    #expect(try painted(Self.dark, Self.dark, isUTF8: false) == "-")
    #expect(try painted(Self.black, Self.black, isUTF8: false) == " ")
    #expect(try painted(nil, nil, isUTF8: false) == " ")
    #expect(try painted(Self.white, nil, isUTF8: false) == "\"")
    #expect(try painted(nil, Self.white, isUTF8: false) == "_")
    #expect(try painted(Self.black, nil, isUTF8: false) == "'")
    #expect(try painted(nil, Self.black, isUTF8: false) == ".")
  }

  /// What is not dark, and every pixel that stands alone, is never left blank: the outline stays.
  @Test(arguments: [true, false])
  func outlinesStay(_ isUTF8: Bool) throws {
    for level in 0...255 {
      let colour = Colour(UInt32(level) * 0x01_01_01, 0, 0)
      #expect(try (painted(colour, colour, isUTF8: isUTF8) == " ") == (level < 56))
      #expect(try painted(colour, nil, isUTF8: isUTF8) != " ")
      #expect(try painted(nil, colour, isUTF8: isUTF8) != " ")
    }
  }

  @Test func lowerHalvesAreTheSamePixels() throws {
    let upper = try #require(HalfBlock(Cell("▀", style: Style(Self.white, on: Self.black))))
    let lower = try #require(HalfBlock(Cell("▄", style: Style(Self.black, on: Self.white))))
    #expect(upper == lower)
    #expect(HalfBlock(Cell("█", style: Style(Self.grey)))?.top == Self.grey)
    #expect(HalfBlock(Cell("a", style: Style(Self.grey))) == nil)
  }

  @Test func luminance() {
    #expect(Self.black.luminance == 0)
    #expect(Self.white.luminance == 255)
    #expect(Colour(0x00FF00, 46, 10).luminance == 182)
  }

  @Test func textIsBoldOrReversedAndNothingElse() {
    #expect(MonoShading.look(of: Style(Self.grey, on: Self.white)) == Look())
    var style = Style(Self.grey, on: Self.white)
    style.isSelected = true
    #expect(MonoShading.look(of: style) == Look(reversed: true))
    style = Style(Self.grey, bold: true)
    style.isUnderlined = true
    #expect(MonoShading.look(of: style) == Look(bold: true))
    style = Style(nil, on: Self.white)
    style.isReversed = true
    style.isSelected = true
    #expect(MonoShading.look(of: style) == Look())
  }
}
