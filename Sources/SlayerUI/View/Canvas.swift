import SlayerText

/// A rectangle of cells on the screen.
public struct Rect: Hashable, Sendable {
  public var column: Int
  public var row: Int
  public var columns: Int
  public var rows: Int

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  public var endColumn: Int { column + columns }
  public var endRow: Int { row + rows }

  /// A part of this rectangle, given from its upper left corner and cut to fit.
  func part(column: Int = 0, row: Int = 0, columns: Int? = nil, rows: Int? = nil) -> Rect {
    Rect(
      column: self.column + min(column, self.columns), row: self.row + min(row, self.rows),
      columns: min(columns ?? .max, self.columns - min(column, self.columns)),
      rows: min(rows ?? .max, self.rows - min(row, self.rows)))
  }
}

/// Draws into a screen, never outside of a rectangle. No view knows the terminal.
public struct Canvas {
  public private(set) var screen: Screen
  public private(set) var rect: Rect

  public init(size: Size) {
    screen = Screen(size: size)
    rect = Rect(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// Draws within a part of the screen; what lies outside of it is cut off.
  public mutating func within(_ part: Rect, draw: (inout Canvas) -> Void) {
    let outer = rect
    let column = max(part.column, outer.column)
    let row = max(part.row, outer.row)
    rect = Rect(
      column: column, row: row, columns: min(part.endColumn, outer.endColumn) - column,
      rows: min(part.endRow, outer.endRow) - row)
    draw(&self)
    rect = outer
  }

  public var columns: Int { rect.columns }
  public var rows: Int { rect.rows }

  /// Writes text from a cell of the rectangle on, made safe; what does not fit is cut. A wide grapheme that would
  /// stick out is left away whole. Returns the column after the text. Without a background of its own, text keeps the
  /// one that is there.
  @discardableResult
  public mutating func write(_ text: String, column: Int, row: Int, _ style: Style = .plain) -> Int {
    var x = column
    for grapheme in graphemes(text) {
      if x >= columns { break }
      if x + grapheme.width > columns { break }
      if x >= 0 { put(grapheme, x, row, style) }
      x += grapheme.width
    }
    return x
  }

  /// Writes text so that it ends before a column.
  @discardableResult
  public mutating func write(_ text: String, endingAt end: Int, row: Int, _ style: Style = .plain) -> Int {
    let start = end - cellWidth(text)
    write(text, column: start, row: row, style)
    return start
  }

  private mutating func put(_ grapheme: Grapheme, _ x: Int, _ y: Int, _ style: Style) {
    guard y >= 0, y < rows, x >= 0, x < columns else { return }
    let column = rect.column + x
    let row = rect.row + y
    var style = style
    if style.background == nil { style.background = screen[column, row].style.background }
    mend(column, row)
    screen[column, row] = Cell(grapheme.text, width: grapheme.width, style: style)
    if grapheme.width == 2 {
      mend(column + 1, row)
      screen[column + 1, row] = Cell("", width: 0, style: style)
    }
  }

  /// A cell about to be overwritten may be half of a wide grapheme: its other half becomes blank.
  private mutating func mend(_ column: Int, _ row: Int) {
    let old = screen[column, row]
    if old.width == 2, column + 1 < screen.size.columns { screen[column + 1, row] = Cell(" ", style: old.style) }
    if old.width == 0, column > 0 { screen[column - 1, row] = Cell(" ", style: old.style) }
  }

  /// Fills a part of the rectangle with blanks of a style.
  public mutating func fill(_ style: Style, column: Int = 0, row: Int = 0, columns: Int? = nil, rows: Int? = nil) {
    let lastColumn = min(self.columns, column + (columns ?? self.columns))
    let lastRow = min(self.rows, row + (rows ?? self.rows))
    for y in max(0, row)..<max(max(0, row), lastRow) {
      for x in max(0, column)..<max(max(0, column), lastColumn) { put(Grapheme(" ", width: 1), x, y, style) }
    }
  }

  /// Fills a row with one grapheme of width 1.
  public mutating func rule(_ glyph: String, column: Int = 0, row: Int, columns: Int? = nil, _ style: Style) {
    for x in column..<max(column, min(self.columns, column + (columns ?? self.columns))) {
      put(Grapheme(glyph, width: 1), x, row, style)
    }
  }

  /// Draws pixels as half blocks, two to a cell. Transparent ones leave what is there.
  public mutating func draw(_ pixels: Pixels, column: Int = 0, row: Int = 0) {
    for cellRow in 0..<(pixels.height + 1) / 2 {
      for x in 0..<pixels.width {
        let upper = pixels[x, cellRow * 2]
        let lower = pixels[x, cellRow * 2 + 1]
        let cell: (String, Style)
        switch (upper, lower) {
        case (nil, nil): continue
        case (let upper?, nil): cell = ("▀", Style(upper))
        case (nil, let lower?): cell = ("▄", Style(lower))
        case (let upper?, let lower?):
          cell = upper == lower ? (" ", Style(nil, on: upper)) : ("▀", Style(upper, on: lower))
        }
        put(Grapheme(cell.0, width: 1), column + x, row + cellRow, cell.1)
      }
    }
  }

  /// Restyles cells without changing what stands in them.
  public mutating func tint(row: Int, column: Int = 0, columns: Int? = nil, _ change: (inout Style) -> Void) {
    guard row >= 0, row < rows else { return }
    for x in max(0, column)..<max(max(0, column), min(self.columns, column + (columns ?? self.columns))) {
      change(&screen[rect.column + x, rect.row + row].style)
    }
  }

  /// Puts the visible caret on a cell of the rectangle.
  public mutating func putCaret(column: Int, row: Int) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
    screen.caret = Position(column: rect.column + column, row: rect.row + row)
  }

  /// Where the hidden cursor rests.
  public mutating func rest(column: Int, row: Int) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
    screen.rest = Position(column: rect.column + column, row: rect.row + row)
  }

  public mutating func name(_ title: String?) { screen.title = title }
}
