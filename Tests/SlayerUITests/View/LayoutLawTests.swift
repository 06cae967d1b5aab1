import Testing

@testable import SlayerUI

@Suite struct LayoutLawTests {
  /// At every size that is drawn, every part lies on the screen, and parts that both hold text do not meet.
  @Test func partsLieOnTheScreenAndApart() {
    for columns in 40...200 {
      for rows in 12...60 {
        let size = Size(columns: columns, rows: rows)
        let layout = Layout(size)
        let screen = Rect(column: 0, row: 0, columns: columns, rows: rows)
        let parts = [
          layout.header, layout.list, layout.stage, layout.facts, layout.portrait, layout.graveyard, layout.message,
          layout.footer,
        ].compactMap { $0 }
        let isInside = parts.allSatisfy {
          $0.column >= 0 && $0.row >= 0 && $0.endColumn <= screen.columns && $0.endRow <= screen.rows && $0.rows > 0
            && $0.columns > 0
        }
        let texts = [layout.header, layout.list, layout.facts, layout.message, layout.footer, layout.graveyard]
          .compactMap { $0 }
        let isApart = texts.indices.allSatisfy { a in texts.indices.allSatisfy { a == $0 || !texts[a].meets(texts[$0]) }
        }
        if !isInside || !isApart { Issue.record("\(size): \(layout)") }
      }
    }
  }
}

extension Rect {
  fileprivate func meets(_ other: Rect) -> Bool {
    column < other.endColumn && other.column < endColumn && row < other.endRow && other.row < endRow
  }
}
