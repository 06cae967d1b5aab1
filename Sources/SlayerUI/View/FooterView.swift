import SlayerText

/// The keys that work now, from the key table; help always stands at the right end.
struct FooterView {
  let state: State

  func draw(on canvas: inout Canvas) {
    let bindings = KeyTable.footer(in: state.keyContext).filter { state.allows($0.action) }
    var end = canvas.columns - 1
    if let help = bindings.first(where: { $0.action == .help }) {
      end -= width(of: help)
      draw(help, at: end, on: &canvas)
      end -= 1
    }
    var x = 1
    for binding in bindings where binding.action != .help && x + width(of: binding) < end {
      x = draw(binding, at: x, on: &canvas) + 2
    }
  }

  private func label(_ binding: Binding) -> String {
    binding.label.split(separator: " ").first.map(String.init) ?? binding.label
  }

  private func width(of binding: Binding) -> Int {
    cellWidth(label(binding)) + 1 + cellWidth(binding.short(state.language))
  }

  @discardableResult
  private func draw(_ binding: Binding, at column: Int, on canvas: inout Canvas) -> Int {
    let x = canvas.write(label(binding), column: column, row: 0, Style(Ink.gold, bold: true))
    return canvas.write(" " + binding.short(state.language), column: x, row: 0, Style(Ink.quiet))
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

  private var hasOtherReadings: Bool { reading?.otherReadings.isEmpty == false }

  private var hasDateSpan: Bool {
    reading?.spans.contains { $0.kind == .date || $0.kind == .repeat } ?? false
  }
}
