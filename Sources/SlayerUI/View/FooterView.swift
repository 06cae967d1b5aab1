import SlayerText

/// The keys that work now, from the key table.
struct FooterView {
  let state: State

  func draw(on canvas: inout Canvas) {
    var x = 1
    for binding in KeyTable.footer(in: state.keyContext) where state.allows(binding.action) {
      let label = binding.label.split(separator: " ").first.map(String.init) ?? binding.label
      let words = binding.short(state.language)
      guard x + cellWidth(label) + 1 + cellWidth(words) <= canvas.columns - 1 else { continue }
      x = canvas.write(label, column: x, row: 0, Style(Ink.gold, bold: true))
      x = canvas.write(" " + words, column: x, row: 0, Style(Ink.quiet)) + 2
    }
  }
}

extension State {
  /// Whether a key of the footer would do something now.
  func allows(_ action: Action) -> Bool {
    switch action {
    case .slay, .edit, .delete, .open, .raise: shown != nil
    case .switchFocus: !graveyard.isEmpty || focus == .graveyard
    case .find: !open.isEmpty
    case .otherReading: hasOtherReadings
    case .makeLiteral: hasDateSpan
    default: true
    }
  }

  private var hasOtherReadings: Bool {
    guard case .typing(let bar) = mode else { return false }
    return bar.reading(readingContext)?.otherReadings.isEmpty == false
  }

  private var hasDateSpan: Bool {
    guard case .typing(let bar) = mode else { return false }
    return bar.reading(readingContext)?.spans.contains { $0.kind == .date || $0.kind == .repeat } ?? false
  }
}
