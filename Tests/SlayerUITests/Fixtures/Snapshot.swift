import SlayerText

@testable import SlayerUI

/// A screen as text that a person can read and compare: its letters, then one style letter a cell, then what the
/// letters mean.
///
/// Cells of a picture have no place in a legend: they stand as `·`, `+` or `#`, by how bright they are, so that the
/// dungeon is dots and what stands in it a silhouette; their style is `~`.
struct Snapshot {
  let screen: Screen
  /// Where pictures lie.
  let pictures: [Rect]

  init(_ screen: Screen, pictures: [Rect]) {
    self.screen = screen
    self.pictures = pictures
  }

  init(_ state: State) {
    let layout = Layout(state.size)
    let screen = view(state)
    var pictures = [layout.stage, layout.portrait, layout.graveyard].compactMap { $0 }
    switch state.mode {
    case .browsing, .reading, .bestiary: break
    // The bar lies over the pictures.
    case .typing: pictures = pictures.map { $0.above(screen.caret?.row ?? 0) }
    case .help, .chronicle: pictures = []
    }
    self.init(screen, pictures: pictures)
  }

  var text: String {
    let size = screen.size
    var legend = Legend()
    var letters: [String] = []
    var styles: [String] = []
    for row in 0..<size.rows {
      letters.append((0..<size.columns).map { letter($0, row) }.joined() + "|")
      styles.append((0..<size.columns).map { style($0, row, &legend) }.joined() + "|")
    }
    let facts = [
      "size \(size.columns)×\(size.rows)", "caret \(place(screen.caret))", "rest \(place(screen.rest))",
      "title \(screen.title ?? "-")",
    ]
    return (facts + [""] + letters + [""] + styles + [""] + legend.lines).joined(separator: "\n") + "\n"
  }

  private func place(_ position: Position?) -> String {
    position.map { "column \($0.column), row \($0.row)" } ?? "-"
  }

  private func isIn(_ column: Int, _ row: Int) -> Bool {
    pictures.contains {
      (column >= $0.column && column < $0.endColumn) && (row >= $0.row && row < $0.endRow)
    }
  }

  /// A blank that was written as text has a foreground, one of a picture has none.
  private func isPixel(_ column: Int, _ row: Int) -> Bool {
    let cell = screen[column, row]
    let isBlank = cell.grapheme == " " && cell.style.foreground == nil && cell.style.background != nil
    return isIn(column, row) && (isBlank || ["▀", "▄"].contains(cell.grapheme))
  }

  private func letter(_ column: Int, _ row: Int) -> String {
    guard isPixel(column, row) else { return screen[column, row].grapheme }
    let style = screen[column, row].style
    switch [style.foreground, style.background].compactMap({ $0?.brightness }).max() ?? 0 {
    case ..<0x60: return "·"
    case ..<0xA0: return "+"
    default: return "#"
    }
  }

  private func style(_ column: Int, _ row: Int, _ legend: inout Legend) -> String {
    if isPixel(column, row) { return "~" }
    var style = screen[column, row].style
    if isIn(column, row) { style.background = nil }
    return legend.letter(of: style)
  }
}

/// The styles of a screen, each with a letter, in the order in which they are met.
private struct Legend {
  private var styles: [Style] = []
  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789").map(String.init)

  mutating func letter(of style: Style) -> String {
    if style == .plain { return "." }
    if let index = styles.firstIndex(of: style) { return Legend.letters[index % Legend.letters.count] }
    styles.append(style)
    return Legend.letters[(styles.count - 1) % Legend.letters.count]
  }

  var lines: [String] {
    zip(Legend.letters, styles).map { letter, style in
      var words = [letter, style.foreground?.hex ?? "default", "on", style.background?.hex ?? "default"]
      let marks = [
        (style.isBold, "bold"), (style.isDim, "dim"), (style.isUnderlined, "underlined"),
        (style.isReversed, "reversed"), (style.isSelected, "selected"),
      ]
      words += marks.filter(\.0).map(\.1)
      return words.joined(separator: " ")
    }
  }
}

extension Rect {
  fileprivate func above(_ end: Int) -> Rect {
    Rect(column: column, row: row, columns: columns, rows: min(endRow, end) - row)
  }
}

extension Colour {
  fileprivate var hex: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The strongest of red, green and blue.
  fileprivate var brightness: UInt32 { max(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF) }
}
