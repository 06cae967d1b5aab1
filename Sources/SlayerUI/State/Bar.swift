import QuestCore

/// The line at the bottom in which a person types: a new quest, an old one as its line, a date, or words to find.
public struct Bar: Hashable, Sendable {
  public enum Purpose: Hashable, Sendable {
    case add
    /// The quest's number, and what its line read as before anything was typed.
    case edit(Int, was: Draft)
    /// A new deadline for the quest with this number.
    case postpone(Int)
    case find
  }

  public let purpose: Purpose
  public var line: LineEditor
  /// Which of the readings of an ambiguous date Tab has chosen; 0 is the likeliest.
  public var choice = 0
  /// The readings among which Tab has chosen, the likeliest first.
  var chosenAmong: [OtherReading] = []
  /// Pieces of the text, in scalars, that Ctrl-T made plain title text.
  public var literal: [Range<Int>] = []

  /// The quest as it was when its line was opened.
  public var opened: Draft?
  /// What somebody else changed meanwhile, as far as the person was told of it and pressed Enter again.
  public var knownConflicts: [FieldChange] = []

  public init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    line = LineEditor(text)
  }

  /// What the text means now; nil while something is sought.
  public func reading(_ context: ReadingContext) -> Reading? {
    switch purpose {
    case .add, .edit: QuickAdd.read(line.text, context, choice: choice, literal: literal)
    case .postpone, .find: nil
    }
  }
}

/// Texts that were typed and not yet saved: one for a new quest, one for each quest whose line was being changed.
public struct Drafts: Hashable, Sendable {
  /// By the quest's number; 0 for a new quest, minus the number for a date.
  public private(set) var texts: [Int: String]

  public init(texts: [Int: String] = [:]) { self.texts = texts.filter { !$0.value.isEmpty } }

  public subscript(number: Int) -> String? {
    get { texts[number] }
    set { texts[number] = newValue?.isEmpty == true ? nil : newValue }
  }

  /// The form in which they are kept in a file: a line for each, the number, a tab and the text. A line break in the
  /// text is `\n`, a backslash `\\`.
  public var file: String {
    texts.sorted { $0.key < $1.key }.map { "\($0.key)\t\(Drafts.escaped($0.value))\n" }.joined()
  }

  /// Reads what `file` wrote; lines of another form are taken as the text of a new quest, so that nothing is lost.
  public init(file: String) {
    var texts: [Int: String] = [:]
    // By scalars: for Swift a carriage return and a line feed are one character.
    for scalars in file.unicodeScalars.split(separator: "\n") {
      let line = Drafts.unescaped(scalars)
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      let number = parts.count == 2 ? Int(parts[0]) : nil
      let text = number == nil ? line : String(parts[1])
      if let number, texts[number] == nil {
        texts[number] = text
      } else {
        texts[0] = texts[0].map { $0 + " " + text } ?? text
      }
    }
    self.init(texts: texts)
  }

  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
      case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private static func unescaped(_ scalars: Substring.UnicodeScalarView) -> String {
    var text = String.UnicodeScalarView()
    var isEscape = false
    for scalar in scalars {
      if isEscape {
        text.append(scalar == "n" ? "\n" : scalar)
        isEscape = false
      } else if scalar == "\\" {
        isEscape = true
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
