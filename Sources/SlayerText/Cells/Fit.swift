/// Safe text of at most `cells` cells; what is cut off leaves `…`: `한글제목입니다` in 9 is `한글제목…`, in 8 `한글제…`.
public func truncated(_ text: String, to cells: Int) -> String {
  if isPlain(text), text.utf8.count <= cells { return text }
  let pieces = graphemes(text)
  guard pieces.reduce(0, { $0 + $1.width }) > cells else { return joined(pieces[...]) }
  guard cells > 0 else { return "" }
  return joined(pieces.prefix(pieces.count(fitting: cells - 1))) + "…"
}

/// Safe text of exactly `cells` cells: cut with `…` or filled with blanks at the right.
public func padded(_ text: String, to cells: Int) -> String {
  let fitting = truncated(text, to: cells)
  return fitting + String(repeating: " ", count: max(0, cells - cellWidth(fitting)))
}

/// Safe lines of at most `cells` cells, broken at spaces and at the text's own line breaks; a word longer than a line
/// is broken between graphemes. Nothing is lost but spaces at a break: `abc한글` in 4 is `abc`, `한글`.
///
/// A wide grapheme needs two cells, so that in one cell a line may still take two. No cells: no lines.
public func wrapped(_ text: String, to cells: Int) -> [String] {
  guard cells > 0 else { return [] }
  return lines(of: text).flatMap { line in
    var wrapping = Wrapping(cells: cells)
    for piece in graphemes(line) { wrapping.add(piece) }
    return wrapping.finished()
  }
}

/// A text cut at its line breaks: LF, CR LF, CR, and the two of Unicode. A break at the very end opens no line.
public func lines(of text: String) -> [String] {
  var lines: [String] = []
  var line = ""
  for character in text {
    switch character {
    case "\n", "\r\n", "\r", "\u{2028}", "\u{2029}":
      lines.append(line)
      line = ""
    default: line.append(character)
    }
  }
  return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
}

private func joined(_ pieces: ArraySlice<Grapheme>) -> String { pieces.reduce(into: "") { $0 += $1.text } }

extension [Grapheme] {
  /// How many graphemes from the first on fit into `cells`.
  fileprivate func count(fitting cells: Int) -> Int {
    var used = 0
    for (index, piece) in enumerated() {
      used += piece.width
      if used > cells { return index }
    }
    return count
  }

  fileprivate var width: Int { reduce(0) { $0 + $1.width } }
}

/// One line of text on its way into lines of a width.
private struct Wrapping {
  let cells: Int
  private var done: [String] = []
  private var line: [Grapheme] = []
  private var spaces: [Grapheme] = []
  private var word: [Grapheme] = []

  init(cells: Int) { self.cells = cells }

  mutating func add(_ piece: Grapheme) {
    if piece.text == " " {
      place()
      spaces.append(piece)
    } else {
      word.append(piece)
    }
  }

  mutating func finished() -> [String] {
    place()
    return line.isEmpty && !done.isEmpty ? done : done + [joined(line[...])]
  }

  /// Puts the word behind the line, or on the next; one that is longer than a line fills what is left of this one.
  private mutating func place() {
    guard !word.isEmpty else { return }
    let room = cells - line.width - spaces.width
    if word.width <= room {
      line += spaces + word
    } else if word.width <= cells {
      if !line.isEmpty { end() }
      line = word
    } else {
      if room >= (word.first?.width ?? 0) { line += spaces } else if !line.isEmpty { end() }
      fill()
    }
    spaces = []
    word = []
  }

  private mutating func fill() {
    for piece in word {
      if !line.isEmpty && line.width + piece.width > cells { end() }
      line.append(piece)
    }
  }

  private mutating func end() {
    done.append(joined(line[...]))
    line = []
  }
}
