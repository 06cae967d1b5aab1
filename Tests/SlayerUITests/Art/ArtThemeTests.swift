import QuestCore
import SlayerText
import Testing

@testable import SlayerUI

@Suite struct ArtThemeTests {
  @Test(arguments: ["dungeon", "daylight", "gameboy", "mono"])
  func everyThemeIsRead(name: String) throws {
    #expect(Appearance.themeNames == ["dungeon", "daylight", "gameboy", "mono"])
    let text = try #require(Appearance.text(ofTheme: name))
    #expect(try ThemeFile.read(text).name == name)
    #expect(Appearance(theme: name).faults == [])
  }

  /// The file lists every name with the colour that views draw with, so that it can be copied and changed.
  @Test func dungeonNamesEveryColourAsItIs() throws {
    let text = try #require(Appearance.text(ofTheme: "dungeon"))
    #expect(try ThemeFile.read(text).isPlain)
    let named = Set(text.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) })
    for (name, _) in ThemeNames.texts + ThemeNames.grounds { #expect(named.contains(name), "\(name)") }
  }

  /// Else a theme's stones would show in a monster.
  @Test func noSpriteIsDrawnInAColourOfTheGround() {
    let grounds = Set(ThemeNames.grounds.map(\.colour.rgb))
    for name in SpriteBook.names {
      let colours = SpriteBook().sprite(name).frames.flatMap { $0.pixels.colours }
      #expect(!colours.contains { $0.map { grounds.contains($0.rgb) } ?? false }, "\(name)")
    }
  }

  @Test func aColourIsChangedWhereItStands() throws {
    let theme = try ThemeFile.read(
      "theme dusk\n# soft\nbrick #112233 17 4\ndim.brick #445566 60 8\ngold #aabbcc 152 7\nink #010203 16 0\n")
    var screen = Screen(size: Size(columns: 4, rows: 1))
    screen[0, 0] = Cell("x", style: Style(Ink.gold))
    screen[1, 0] = Cell("▀", style: Style(DungeonLight.calm.stones.brick, on: Ink.gold))
    screen[2, 0] = Cell(" ", style: Style(nil, on: DungeonLight.dim.stones.brick))
    theme.recolour(&screen)
    #expect(screen[0, 0].style.foreground == Colour(0xAABBCC, 152, 7))
    #expect(screen[1, 0].style.foreground == Colour(0x112233, 17, 4))
    #expect(screen[1, 0].style.background == Ink.gold)
    #expect(screen[2, 0].style.background == Colour(0x445566, 60, 8))
    #expect(screen[3, 0].style == Style(Colour(0x010203, 16, 0)))
  }

  @Test func gameboyHasFourColours() {
    let appearance = Appearance(theme: "gameboy")
    let state = ArtStates.busy(columns: 120, rows: 40, appearance: appearance)
    let styles = view(state).cells.map(\.style)
    let colours = Set(styles.flatMap { [$0.foreground, $0.background] }.compactMap { $0?.rgb })
    #expect(colours.isSubset(of: [0x0F380F, 0x306230, 0x8BAC0F, 0x9BBC0F]))
    #expect(styles.allSatisfy { $0.background != nil && $0.foreground != nil })
  }

  @Test(arguments: [
    ("", 1, 1, "there is no theme", ThemeFault.Reason.missingName),
    ("gold #ffffff 1 1", 1, 1, "", .missingName),
    ("theme x\ngold #fffff 1 1", 2, 6, "", .badColour),
    ("theme x\n\ngold", 3, 5, "", .badColour),
    ("theme x\ngold #ffffff 1 16", 2, 6, "", .badColour),
    ("theme x\n  glod #ffffff 1 1", 2, 3, "", .unknownName("glod")),
  ])
  func aFaultIsToldWithItsPlace(text: String, line: Int, column: Int, _: String, reason: ThemeFault.Reason) {
    #expect(throws: ThemeFault(line: line, column: column, reason: reason)) { try ThemeFile.read(text) }
  }

  @Test func aThemeOfOnesOwnIsOffered() {
    let own = Appearance(theme: "dusk", ownThemes: ["dusk": "theme dusk\ngold #aabbcc 152 7\n"])
    #expect(own.theme.texts == [0xE7B53C: Colour(0xAABBCC, 152, 7)])
    #expect(own.notice == nil)
    let missing = Appearance(theme: "dawn", ownThemes: ["dusk": "theme dusk"])
    #expect(missing.theme == .dungeon)
    #expect(
      missing.notice
        == Words(
          "There is no theme \"dawn\": there are dungeon, daylight, gameboy, mono, dusk",
          "\"dawn\"은 없는 테마예요. 쓸 수 있는 테마: dungeon, daylight, gameboy, mono, dusk"))
  }

  @Test func aSpriteOfOnesOwnReplacesOurs() {
    let text = "sprite torch\nsize 1x2\nanchor 0,1\npalette\na #ffffff 231 15\n\nframe t1 100\na\n.\n"
    let own = Appearance(theme: "dungeon", ownSprites: ["torch": text])
    #expect(own.book.sprite("torch").frames.map(\.name) == ["t1"])
    #expect(own.book.sprite("hero") == SpriteBook().sprite("hero"))
    #expect(own.faults == [])
  }

  @Test func aBadSpriteIsNamedAndOursStays() {
    let text = "sprite torch\nsize 2x2\nanchor 0,1\npalette\na #ffffff 231 15\n\nframe t1 100\naa\nab\n"
    let own = Appearance(theme: "dungeon", ownSprites: ["torch": text, "hero": "sprite hero"])
    #expect(own.book.sprite("torch") == SpriteBook().sprite("torch"))
    #expect(own.faults.count == 2)
    #expect(own.faults.last?.english == "torch.spr, line 9, column 2: \"b\" is in no line of the palette")
    #expect(own.faults.last?.korean == "torch.spr 9번째 줄 2번째 칸: \"b\"는 팔레트에 없는 글자예요")
    #expect(own.notice?.english.hasSuffix(" (and 1 more)") == true)
  }
}
