import QuestCore
import SlayerText

/// Colours for the whole screen. Views draw in the colours of `dungeon`; a theme says what each becomes.
public struct Theme: Hashable, Sendable {
  public let name: String
  /// The background where a view gives none; nil leaves the terminal's own.
  var paper: Colour?
  /// The text colour where a view gives none; nil leaves the terminal's own.
  var ink: Colour?
  /// What all pixels that have no name become, by their brightness, darkest first; empty leaves them as drawn.
  var shades: [Colour] = []
  var texts: [UInt32: Colour] = [:]
  var grounds: [UInt32: Colour] = [:]

  init(name: String) { self.name = name }

  /// As everything is drawn.
  public static let dungeon = Theme(name: "dungeon")

  var isPlain: Bool { self == Theme(name: name) }

  /// The same picture in the colours of the theme.
  func recolour(_ screen: inout Screen) {
    if isPlain { return }
    var pixels: [Colour: Colour] = [:]
    func pixel(_ colour: Colour) -> Colour {
      if let known = pixels[colour] { return known }
      let made = self.pixel(colour)
      pixels[colour] = made
      return made
    }
    for index in screen.cells.indices {
      let cell = screen.cells[index]
      let isPixel = cell.grapheme == "▀" || cell.grapheme == "▄"
      var style = cell.style
      style.background = style.background.map(pixel) ?? paper
      if isPixel {
        style.foreground = style.foreground.map(pixel)
      } else {
        style.foreground = readable(style.foreground.map { texts[$0.rgb] ?? $0 } ?? ink, on: style.background)
      }
      screen.cells[index].style = style
    }
  }

  /// Text that its ground would swallow is written in ink or paper, where the theme has both.
  private func readable(_ text: Colour?, on ground: Colour?) -> Colour? {
    guard let text, let ground, let ink, let paper, abs(text.brightness - ground.brightness) < 60 else { return text }
    return abs(ink.brightness - ground.brightness) > abs(paper.brightness - ground.brightness) ? ink : paper
  }

  private func pixel(_ colour: Colour) -> Colour {
    if let ground = grounds[colour.rgb] { return ground }
    guard !shades.isEmpty else { return colour }
    return shades[min(shades.count - 1, colour.brightness * shades.count / 256)]
  }
}

extension Colour {
  /// How bright it looks, 0 to 255.
  var brightness: Int {
    (2_126 * Int(rgb >> 16 & 0xFF) + 7_152 * Int(rgb >> 8 & 0xFF) + 722 * Int(rgb & 0xFF)) / 10_000
  }
}
