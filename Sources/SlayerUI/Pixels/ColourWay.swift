import QuestCore
import SlayerText

/// Other colours for the same drawing: what a ramp becomes. Colours that are in no ramp stay.
struct ColourWay: Hashable, Sendable {
  private var changes: [UInt32: Colour] = [:]

  init(_ changes: [(from: Ramp, to: Ramp)]) {
    for (from, to) in changes {
      for (old, new) in zip(from.tones, to.tones) { self.changes[old.rgb] = new }
    }
  }

  func callAsFunction(_ colour: Colour) -> Colour { changes[colour.rgb] ?? colour }

  var isPlain: Bool { changes.isEmpty }
}

extension ColourWay {
  /// How the drawing of a family becomes its variant 0…3. Variant 0 is as drawn.
  static func of(_ family: Monster.Family, variant: Int) -> ColourWay {
    let rows = table(family)
    return rows.indices.contains(variant) ? ColourWay(rows[variant]) : ColourWay([])
  }

  private static func table(_ family: Monster.Family) -> [[(from: Ramp, to: Ramp)]] {
    switch family {
    case .slime: [[], [(.jelly, .azure)], [(.jelly, .honey)], [(.jelly, .rose)]]
    case .dragon:
      [
        [], [(.scale, .frost), (.plum, .indigo)], [(.scale, .forest), (.plum, .leather)],
        [(.scale, .night), (.plum, .crimson)],
      ]
    case .skeleton: [[], [(.ivory, .bronze)], [(.ivory, .verdigris)], [(.ivory, .ice)]]
    case .ghost: [[], [(.mist, .mint)], [(.mist, .orchid)], [(.mist, .candle)]]
    case .spider: [[], [(.violet, .widow)], [(.violet, .lagoon)], [(.violet, .tarantula)]]
    case .mushroom: [[], [(.cap, .agaric)], [(.cap, .bluecap)], [(.cap, .chanterelle)]]
    case .golem:
      [
        [], [(.stone, .sandstone), (.rune, .ruby)], [(.stone, .jade), (.moss, .autumn), (.rune, .topaz)],
        [(.stone, .basalt), (.moss, .snow)],
      ]
    case .eyebat:
      [
        [], [(.cobalt, .fern), (.plum, .leather)], [(.cobalt, .cherry), (.plum, .indigo)],
        [(.cobalt, .amber), (.plum, .teal)],
      ]
    }
  }
}

extension Sprite {
  /// The same drawing in other colours.
  func recoloured(_ way: ColourWay) -> Sprite {
    if way.isPlain { return self }
    return Sprite(
      name: name,
      frames: frames.map { frame in
        SpriteFrame(
          name: frame.name, duration: frame.duration, anchorX: frame.anchorX, anchorY: frame.anchorY,
          pixels: frame.pixels.mapped { way($0) })
      })
  }
}
