import SlayerText
import SlayerUI
import Testing

@testable import SlayerTerminal

/// 8 and 16 colours: everything can be read, and the pairs of a plain terminal are enough.
@Suite struct FewColoursTests {
  private static let colours: [Colour?] = [nil] + (0..<16).map { Colour(0x10_10_10 * UInt32($0), $0, $0) }

  @Test(arguments: [ColourDepth.eight, .sixteen])
  func noTextInItsOwnBackground(_ depth: ColourDepth) {
    for foreground in Self.colours {
      for background in Self.colours {
        let look = FewColours.look(of: Style(foreground, on: background), isPixel: false, depth: depth)
        #expect(look.foreground != look.background || look.foreground == nil)
        #expect(background == nil || look.background != nil, "a background needs a letter colour that is read on it")
        for number in [look.foreground, look.background].compactMap({ $0 }) {
          #expect((0..<(depth == .eight ? 8 : 16)).contains(number))
        }
      }
    }
  }

  /// A pair and its reverse are the same one. (Bright letters, which are bold, need pairs of their own.)
  @Test func sixtyFourPairsAreEnough() {
    var pairs: Set<[Int32]> = []
    for foreground in Self.colours.prefix(9) {
      for background in Self.colours {
        let look = FewColours.look(of: Style(foreground, on: background), isPixel: false, depth: .eight)
        pairs.insert([look.foreground ?? -1, look.background ?? -1])
      }
    }
    #expect(pairs.count <= 63)
  }

  @Test func blackLettersOnTheTerminalsOwnColourBecomeItsOwn() {
    let black = Colour(0, 16, 0)
    #expect(FewColours.look(of: Style(black), isPixel: false, depth: .sixteen).foreground == nil)
    #expect(FewColours.look(of: Style(black), isPixel: true, depth: .sixteen).foreground == 0)
  }

  @Test func brightIsBoldAndGreyIsDim() {
    let red = FewColours.look(of: Style(Colour(0xFF5555, 203, 9)), isPixel: false, depth: .eight)
    #expect(red.foreground == 1 && red.isBold)
    let grey = FewColours.look(of: Style(Colour(0x808080, 244, 8)), isPixel: false, depth: .eight)
    #expect(grey.foreground == 7 && grey.isDim && !grey.isBold)
  }

  @Test func aGreySelectionIsSeen() {
    let look = FewColours.look(of: Style(nil, on: Colour(0x404040, 238, 8)), isPixel: false, depth: .eight)
    #expect(Set([look.foreground, look.background]) == [4, 7])
  }

  @Test func pixelsMayBeTheSame() {
    let red = Colour(0xAA0000, 124, 1)
    #expect(
      FewColours.look(of: Style(red, on: red), isPixel: true, depth: .eight) == Look(foreground: 1, background: 1))
  }
}
