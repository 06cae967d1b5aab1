import SlayerText

/// A fault in a theme's text, with the line and column (from 1) at which it stands.
public struct ThemeFault: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case missingName, badColour
    case unknownName(String)
  }

  public let line: Int
  public let column: Int
  public let reason: Reason
}

/// Reads a theme from its text: a line `theme NAME`, then lines `NAME #rrggbb INDEX256 INDEX16`. `#` begins a comment.
/// The names are told in `Assets/Themes/FORMAT.md`.
enum ThemeFile {
  static func read(_ text: String) throws(ThemeFault) -> Theme {
    var theme: Theme?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard var made = theme else {
        guard first == "theme", words.count == 2 else {
          throw ThemeFault(line: index + 1, column: 1, reason: .missingName)
        }
        theme = Theme(name: String(words[1]))
        continue
      }
      guard let colour = colour(words.dropFirst()) else {
        let column = line.distance(from: line.startIndex, to: words.count > 1 ? words[1].startIndex : line.endIndex)
        throw ThemeFault(line: index + 1, column: column + 1, reason: .badColour)
      }
      guard made.set(String(first), colour) else {
        let column = line.distance(from: line.startIndex, to: first.startIndex)
        throw ThemeFault(line: index + 1, column: column + 1, reason: .unknownName(String(first)))
      }
      theme = made
    }
    guard let theme else { throw ThemeFault(line: 1, column: 1, reason: .missingName) }
    return theme
  }

  private static func colour(_ words: ArraySlice<Substring>) -> Colour? {
    let words = Array(words)
    guard words.count == 3, words[0].first == "#", words[0].count == 7,
      let rgb = UInt32(words[0].dropFirst(), radix: 16), let index256 = UInt8(words[1]),
      let index16 = UInt8(words[2]), index16 < 16
    else { return nil }
    return Colour(rgb, index256, index16)
  }
}

extension Theme {
  /// Gives what is named a colour; false for an unknown name.
  fileprivate mutating func set(_ name: String, _ colour: Colour) -> Bool {
    switch name {
    case "paper": paper = colour
    case "ink": ink = colour
    case "shade": shades.append(colour)
    default:
      guard let named = ThemeNames.colours(named: name) else { return false }
      for old in named.texts where old != colour { texts[old.rgb] = colour }
      for old in named.grounds where old != colour { grounds[old.rgb] = colour }
    }
    return true
  }
}
