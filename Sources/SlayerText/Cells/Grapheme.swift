/// A piece of safe text that owns whole cells: one base and the marks on it.
public struct Grapheme: Hashable, Sendable {
  public let text: String
  /// 1 or 2 cells.
  public let width: Int

  public init(_ text: String, width: Int) {
    self.text = text
    self.width = width
  }
}

/// Text as a screen may show it, cut into the pieces that own cells.
///
/// Any text may come in; what comes out holds nothing that can act on a terminal, and every terminal counts the same
/// cells for it. Hangul is composed; a base keeps at most three marks; what joins, selects or directs without being
/// seen is dropped (`👍🏽` → `👍`, `❤️` → `❤`, a family of emoji → its first member, a flag → its two letters);
/// controls become their pictures (escape → `␛`), and what cannot be shown `U+FFFD`; a mark without a base stands
/// on `◌`, a Hangul vowel or final consonant without one becomes a letter of its own.
public func graphemes(_ text: String) -> [Grapheme] {
  if isSimple(text) { return text.unicodeScalars.map { Grapheme(String($0), width: simpleWidth($0) ?? 1) } }
  var pieces = Pieces()
  for character in composingHangul(text) { pieces.add(character) }
  return pieces.finished()
}

/// `graphemes`, put together again: text without any byte that acts on a terminal, a prompt or a bar. One line.
public func safe(_ text: String) -> String {
  if isSimple(text) { return text }
  return graphemes(text).reduce(into: "") { $0 += $1.text }
}

/// The cells that a text takes once it is safe: `cellWidth("한글 ok")` is 7.
public func cellWidth(_ text: String) -> Int {
  if isPlain(text) { return text.utf8.count }
  if isSimple(text) { return text.unicodeScalars.reduce(0) { $0 + (simpleWidth($1) ?? 1) } }
  return graphemes(text).reduce(0) { $0 + $1.width }
}

/// Made only of scalars that are safe as they are and never join with their neighbours. Nearly every text is, and
/// skips the search for the borders of characters.
private func isSimple(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { simpleWidth($0) != nil } }

/// The cells of printable ASCII, Latin letters, box drawings and Hangul syllables; nil for all else.
private func simpleWidth(_ scalar: Unicode.Scalar) -> Int? {
  switch scalar.value {
  case 0x20...0x7E, 0xC0...0x2FF, 0x2500...0x259F, 0xB7, 0x2026: 1
  case 0xAC00...0xD7A3: 2
  default: nil
  }
}

/// Printable ASCII only: safe as it is, one cell a byte.
func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { (0x20...0x7E).contains($0) } }

/// Gathers graphemes scalar by scalar.
private struct Pieces {
  private var done: [Grapheme] = []
  private var base = String.UnicodeScalarView()
  private var width = 0
  private var marks = 0

  private static let mostMarks = 3
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  mutating func add(_ character: Character) {
    close()
    var skipsNext = false
    for (index, scalar) in character.unicodeScalars.enumerated() {
      if skipsNext && !scalar.properties.isAlphabetic && WidthTable.width(scalar) != 0 { continue }
      skipsNext = scalar == "\u{200D}"
      add(scalar, isFirst: index == 0)
    }
  }

  mutating func finished() -> [Grapheme] {
    close()
    return done
  }

  private mutating func add(_ scalar: Unicode.Scalar, isFirst: Bool) {
    if let picture = Visible.control(scalar) {
      open(picture, width: 1)
    } else if Visible.isUnseen(scalar) || (!isFirst && Visible.isDecoration(scalar)) {
      return
    } else {
      switch WidthTable.width(scalar) {
      case nil: open(Pieces.replacement, width: 1)
      case 0: mark(scalar)
      case let width?: open(scalar, width: width)
      }
    }
  }

  private mutating func open(_ scalar: Unicode.Scalar, width: Int) {
    close()
    base.append(scalar)
    self.width = width
  }

  private mutating func mark(_ scalar: Unicode.Scalar) {
    if Hangul.follows(scalar), !Hangul.carries(base.first) {
      let letter = Hangul.letter(scalar)
      return open(letter ?? Pieces.replacement, width: letter == nil ? 1 : 2)
    }
    if base.isEmpty { open("\u{25CC}", width: 1) }
    guard marks < Pieces.mostMarks else { return }
    base.append(scalar)
    marks += 1
  }

  private mutating func close() {
    if !base.isEmpty { done.append(Grapheme(String(base), width: width)) }
    base = String.UnicodeScalarView()
    marks = 0
  }
}
