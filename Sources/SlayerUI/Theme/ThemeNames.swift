import QuestCore
import SlayerText

/// What a theme can name: each colour that views draw with, as it is in the theme `dungeon`.
enum ThemeNames {
  /// Colours of text.
  static let texts: [(name: String, colour: Colour)] =
    [
      ("gold", Ink.gold), ("quiet", Ink.quiet), ("faint", Ink.faint), ("selection-text", Ink.selectionText),
      ("header-text", Ink.headerText), ("tag", Ink.tag), ("campaign", Ink.campaign), ("date", Ink.date),
      ("rule", Ink.rule), ("error", Ink.error), ("good", Ink.good), ("bone", Ink.bone),
    ]
    + Urgency.allCases.map { ("\($0)", UrgencyColours.colour($0)) }

  /// Colours of what lies behind text and creatures.
  static let grounds: [(name: String, colour: Colour)] =
    [
      ("selection", Ink.selection), ("header", Ink.headerGround), ("facts", Dungeon.dark),
      ("skirting", Dungeon.skirting), ("shadow", Dungeon.shade), ("earth", GraveyardView.earth),
      ("earth-edge", GraveyardView.edge), ("grass", GraveyardView.grass), ("blade", GraveyardView.blade),
    ]
    + DungeonLight.allCases.flatMap { light in
      light.stones.named.sorted { $0.key < $1.key }.map { ("\(light).\($0.key)", $0.value) }
    }

  /// The colours that a name means: `calm.brick` one, `brick` that of every light. Nil for an unknown name.
  static func colours(named name: String) -> (texts: [Colour], grounds: [Colour])? {
    if let text = texts.first(where: { $0.name == name }) { return ([text.colour], []) }
    let grounds = grounds.filter { $0.name == name || $0.name.hasSuffix("." + name) }
    return grounds.isEmpty ? nil : ([], grounds.map(\.colour))
  }
}
