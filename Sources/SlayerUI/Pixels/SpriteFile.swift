import SlayerText

/// A fault in a sprite's text, with the line and column (from 1) at which it stands.
public struct SpriteFault: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case missingName, badSize, badAnchor, badPalette, badFrame, wrongRowLength, missingRows
    case unknownLetter(Character)
  }

  public let line: Int
  public let column: Int
  public let reason: Reason
}

/// Reads a sprite from its text: lines `sprite NAME`, `size WxH`, `anchor X,Y`, `palette` followed by lines
/// `LETTER #rrggbb INDEX256 INDEX16`, then `frame NAME MS [WxH X,Y]` each followed by its rows, one letter a pixel,
/// `.` for transparent.
struct SpriteFile {
  private let lines: [Substring]
  private var index = 0
  private var width = 0
  private var height = 0
  private var anchor = (x: 0, y: 0)
  private var palette: [Character: Colour] = [:]
  /// The same for the letters of ASCII, by their codes: rows are read by bytes, since a screen waits for them.
  private var plainPalette: [Colour?] = Array(repeating: nil, count: 128)

  static func read(_ text: String) throws(SpriteFault) -> Sprite {
    var file = SpriteFile(
      lines: text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init))
    return try file.sprite()
  }

  private init(lines: [Substring]) { self.lines = lines }

  private mutating func sprite() throws(SpriteFault) -> Sprite {
    var name: String?
    var frames: [SpriteFrame] = []
    while index < lines.count {
      let words = lines[index].split(separator: " ")
      switch words.first {
      case "sprite": name = words.dropFirst().first.map(String.init)
      case "size":
        guard let size = pair(words.dropFirst().first, "x") else { throw fault(.badSize, column: 6) }
        (width, height) = (size.0, size.1)
      case "anchor":
        guard let point = pair(words.dropFirst().first, ",") else { throw fault(.badAnchor, column: 8) }
        anchor = (point.0, point.1)
      case "palette", nil: break
      case "frame": frames.append(try frame(words))
      default: try colour(words)
      }
      index += 1
    }
    guard let name, !frames.isEmpty else { throw SpriteFault(line: 1, column: 1, reason: .missingName) }
    return Sprite(name: name, frames: frames)
  }

  private mutating func colour(_ words: [Substring]) throws(SpriteFault) {
    guard words.count == 4, words[0].count == 1, let letter = words[0].first, letter != ".",
      words[1].first == "#", words[1].count == 7, let rgb = UInt32(words[1].dropFirst(), radix: 16),
      let index256 = UInt8(words[2]), let index16 = UInt8(words[3]), index16 < 16
    else { throw fault(.badPalette, column: 1) }
    palette[letter] = Colour(rgb, index256, index16)
    if let code = letter.asciiValue { plainPalette[Int(code)] = palette[letter] }
  }

  private mutating func frame(_ words: [Substring]) throws(SpriteFault) -> SpriteFrame {
    guard words.count >= 3, let duration = Int(words[2]) else { throw fault(.badFrame, column: 1) }
    var size = (width, height)
    var foot = (anchor.x, anchor.y)
    if words.count == 5 {
      guard let own = pair(words[3], "x"), let point = pair(words[4], ",") else { throw fault(.badFrame, column: 1) }
      size = own
      foot = point
    }
    guard size.0 > 0, size.1 > 0, size.1 % 2 == 0 else { throw fault(.badSize, column: 1) }
    guard foot.0 < size.0, foot.1 < size.1 else { throw fault(.badAnchor, column: 1) }
    var pixels = Pixels(width: size.0, height: size.1)
    for y in 0..<size.1 {
      index += 1
      guard index < lines.count else { throw fault(.missingRows, column: 1) }
      if !readPlain(lines[index], y, into: &pixels) { try read(lines[index], y, into: &pixels) }
    }
    return SpriteFrame(name: String(words[1]), duration: duration, anchorX: foot.0, anchorY: foot.1, pixels: pixels)
  }

  /// Reads a row of ASCII by bytes; false when something is not as it should be.
  private func readPlain(_ line: Substring, _ y: Int, into pixels: inout Pixels) -> Bool {
    var x = 0
    for byte in line.utf8 {
      if byte >= 0x80 { return false }
      if byte != UInt8(ascii: ".") {
        guard let colour = plainPalette[Int(byte)] else { return false }
        pixels[x, y] = colour
      }
      x += 1
    }
    return x == pixels.width
  }

  private func read(_ line: Substring, _ y: Int, into pixels: inout Pixels) throws(SpriteFault) {
    let row = Array(line)
    guard row.count == pixels.width else { throw fault(.wrongRowLength, column: row.count + 1) }
    for (x, letter) in row.enumerated() where letter != "." {
      guard let colour = palette[letter] else { throw fault(.unknownLetter(letter), column: x + 1) }
      pixels[x, y] = colour
    }
  }

  private func pair(_ word: Substring?, _ separator: Character) -> (Int, Int)? {
    let parts = (word ?? "").split(separator: separator)
    guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]), first >= 0, second >= 0,
      first <= 512, second <= 512
    else { return nil }
    return (first, second)
  }

  private func fault(_ reason: SpriteFault.Reason, column: Int) -> SpriteFault {
    SpriteFault(line: min(index + 1, lines.count), column: column, reason: reason)
  }
}
