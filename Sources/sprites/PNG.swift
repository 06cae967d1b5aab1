import SlayerText
import SlayerUI

/// Writes pictures as PNG with a palette; several of one size become an animated one (APNG).
enum PNG {
  /// - Parameter frames: pictures of the same size, each with the milliseconds it is shown.
  static func animated(_ frames: [(pixels: Pixels, milliseconds: Int)], ground: UInt32) -> [UInt8] {
    guard let first = frames.first?.pixels else { return [] }
    let palette = Palette(frames.map(\.pixels), ground: ground)
    var out: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    out += chunk("IHDR", number(first.width) + number(first.height) + [8, 3, 0, 0, 0])
    out += chunk("PLTE", palette.colours.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] })
    if frames.count > 1 { out += chunk("acTL", number(frames.count) + number(0)) }
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      if frames.count > 1 {
        out += chunk("fcTL", control(frame.pixels, frame.milliseconds, sequence))
        sequence += 1
      }
      let data = packed(frame.pixels, palette)
      if index == 0 {
        out += chunk("IDAT", data)
      } else {
        out += chunk("fdAT", number(sequence) + data)
        sequence += 1
      }
    }
    return out + chunk("IEND", [])
  }

  static func still(_ pixels: Pixels, ground: UInt32) -> [UInt8] { animated([(pixels, 0)], ground: ground) }

  private static func control(_ pixels: Pixels, _ milliseconds: Int, _ sequence: Int) -> [UInt8] {
    number(sequence) + number(pixels.width) + number(pixels.height) + number(0) + number(0)
      + [UInt8(milliseconds >> 8 & 255), UInt8(milliseconds & 255), 0x03, 0xE8, 0, 0]
  }

  private static func packed(_ pixels: Pixels, _ palette: Palette) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((pixels.width + 1) * pixels.height)
    for y in 0..<pixels.height {
      rows.append(0)
      for x in 0..<pixels.width { rows.append(palette.index(of: pixels[x, y])) }
    }
    return Deflate.packed(rows, rowLength: pixels.width + 1)
  }

  private static func number(_ value: Int) -> [UInt8] {
    [UInt8(value >> 24 & 255), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + data
    return number(data.count) + named + number(Int(checksum(named)))
  }

  /// CRC-32 as PNG defines it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}

/// Up to 256 colours of pictures; transparent pixels get the ground's.
struct Palette {
  let colours: [UInt32]
  private let places: [UInt32: UInt8]

  init(_ pictures: [Pixels], ground: UInt32) {
    var colours = [ground]
    var places = [ground: UInt8(0)]
    for case let colour? in pictures.flatMap(\.colours) where places[colour.rgb] == nil && colours.count < 256 {
      places[colour.rgb] = UInt8(colours.count)
      colours.append(colour.rgb)
    }
    self.colours = colours
    self.places = places
  }

  func index(of colour: Colour?) -> UInt8 { colour.flatMap { places[$0.rgb] } ?? 0 }
}
