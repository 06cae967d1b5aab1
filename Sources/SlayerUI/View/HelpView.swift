import SlayerText

/// All keys, made from the key table.
struct HelpView {
  let state: State
  let top: Int

  func draw(on canvas: inout Canvas, _ layout: Layout) {
    let lines = self.lines
    let rect = rect(layout)
    let first = min(top, lastTop(layout))
    canvas.within(rect) { canvas in
      for (row, line) in lines.dropFirst(first).prefix(canvas.rows).enumerated() {
        switch line {
        case .heading(let words): canvas.write(" " + words, column: 1, row: row, Style(Ink.bone, bold: true))
        case .key(let label, let words):
          canvas.write(label, column: 3, row: row, Style(Ink.gold, bold: true))
          canvas.write(truncated(words, to: canvas.columns - 15), column: 14, row: row)
        case .blank: break
        }
      }
      if first < lastTop(layout) {
        // The last column is free of words, whatever the width.
        let mark = canvas.columns < 72 ? "↓" : "PgDn ↓"
        canvas.write(mark, endingAt: canvas.columns, row: canvas.rows - 1, Style(Ink.quiet))
      }
    }
  }

  /// How far it can be scrolled down.
  func lastTop(_ layout: Layout) -> Int { max(0, lines.count - rect(layout).rows) }

  private func rect(_ layout: Layout) -> Rect {
    Rect(column: 0, row: 1, columns: state.size.columns, rows: layout.footer.row - 1)
  }

  private enum Line { case heading(String), key(String, String), blank }

  private var lines: [Line] {
    var lines: [Line] = []
    var told: Set<String> = []
    for context in KeyContext.allCases {
      let bindings = KeyTable.bindings.filter {
        $0.contexts.contains(context) && !told.contains($0.label + $0.long.english)
      }
      guard !bindings.isEmpty else { continue }
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(.heading(context.words(state.language)))
      for binding in bindings {
        told.insert(binding.label + binding.long.english)
        lines.append(.key(binding.label, binding.long(state.language)))
      }
    }
    return lines
  }
}

extension KeyContext {
  /// Where the keys work, as a heading.
  var words: Words {
    switch self {
    case .list: Words("In the list", "목록에서")
    case .graveyard: Words("In the graveyard", "무덤에서")
    case .typing: Words("While typing", "입력하는 동안")
    case .seeking: Words("While finding", "찾는 동안")
    case .reading, .readingTomb: Words("Reading a quest", "퀘스트를 볼 때")
    case .chronicle: Words("In the chronicle", "연대기에서")
    case .bestiary: Words("In the bestiary", "몬스터 도감에서")
    case .help: Words("In this help", "이 도움말에서")
    }
  }
}
