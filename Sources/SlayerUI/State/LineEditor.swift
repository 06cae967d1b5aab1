/// One line of typed text and the caret in it. Works by graphemes, so that a Korean syllable is one step and one
/// deletion.
public struct LineEditor: Hashable, Sendable {
  public private(set) var graphemes: [Character]
  /// The grapheme before which the caret stands, 0…count.
  public private(set) var caret: Int

  /// Line breaks of a text given here stay (a note may have them), and show as `␊`.
  public init(_ text: String = "") {
    graphemes = Array(text)
    caret = graphemes.count
  }

  public var text: String { String(graphemes) }
  public var isEmpty: Bool { graphemes.isEmpty }
  public var beforeCaret: String { String(graphemes[..<caret]) }

  /// Puts text at the caret; line breaks become spaces, since this is one line.
  public mutating func insert(_ text: String) {
    let tail = String(graphemes[caret...])
    let head = String(graphemes[..<caret]) + String(text.map { $0.isNewline ? " " : $0 })
    graphemes = Array(head + tail)
    caret = graphemes.count - tail.count
  }

  /// Changes the line or moves the caret; false for a key that does neither here.
  public mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .text(let text), .paste(let text): insert(text)
    case .backspace, .control("h"): remove(from: caret - 1, to: caret)
    case .delete, .control("d"): remove(from: caret, to: caret + 1)
    case .left, .control("b"): caret = max(0, caret - 1)
    case .right, .control("f"): caret = min(graphemes.count, caret + 1)
    case .home, .control("a"): caret = 0
    case .end, .control("e"): caret = graphemes.count
    case .wordLeft: caret = wordStart
    case .wordRight: caret = wordEnd
    case .control("w"): remove(from: wordStart, to: caret)
    case .control("u"): remove(from: 0, to: caret)
    case .control("k"): remove(from: caret, to: graphemes.count)
    default: return false
    }
    return true
  }

  private mutating func remove(from start: Int, to end: Int) {
    guard start >= 0, end <= graphemes.count, start < end else { return }
    graphemes.removeSubrange(start..<end)
    caret = start
  }

  private var wordStart: Int {
    var index = caret
    while index > 0, graphemes[index - 1].isWhitespace { index -= 1 }
    while index > 0, !graphemes[index - 1].isWhitespace { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = caret
    while index < graphemes.count, graphemes[index].isWhitespace { index += 1 }
    while index < graphemes.count, !graphemes[index].isWhitespace { index += 1 }
    return index
  }
}
