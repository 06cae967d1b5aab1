import SlayerText

/// How a cell looks. A nil colour is the terminal's own.
public struct Style: Hashable, Sendable {
  public var foreground: Colour?
  public var background: Colour?
  public var isBold = false
  public var isDim = false
  public var isUnderlined = false
  public var isReversed = false
  /// The selected row: its background shows it, and reverse video where there are no colours.
  public var isSelected = false

  public init(_ foreground: Colour? = nil, on background: Colour? = nil, bold: Bool = false, dim: Bool = false) {
    self.foreground = foreground
    self.background = background
    isBold = bold
    isDim = dim
  }

  public static let plain = Style()
}

/// One cell of the terminal. A wide grapheme owns two: its own, and an empty one (width 0) right of it.
public struct Cell: Hashable, Sendable {
  /// Safe text: one base and its combining marks. Never a control character.
  public var grapheme: String
  /// 1 or 2; 0 for the right half of a wide grapheme.
  public var width: Int
  public var style: Style

  public init(_ grapheme: String = " ", width: Int = 1, style: Style = .plain) {
    self.grapheme = grapheme
    self.width = width
    self.style = style
  }

  public static let blank = Cell()
}

public struct Size: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

public struct Position: Hashable, Sendable {
  public var column: Int
  public var row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A whole picture of the terminal, as a value: a grid of cells, where the cursor stands, and the window's title.
public struct Screen: Hashable, Sendable {
  public let size: Size
  /// Row by row, `size.columns` × `size.rows`.
  public var cells: [Cell]
  /// Where the caret stands; nil hides it.
  public var caret: Position?
  /// Where the hidden cursor rests, for screen readers: the selected row.
  public var rest: Position?
  /// The window's title, safe text; nil leaves the terminal's own.
  public var title: String?

  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: max(0, size.columns * size.rows))
  }

  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }
}
