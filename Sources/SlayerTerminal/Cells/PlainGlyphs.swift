/// What a terminal without UTF-8 shows for a grapheme: something of ASCII that looks alike, or `?`, as wide as it was.
enum PlainGlyphs {
  static func text(for grapheme: String, width: Int) -> String {
    let scalars = grapheme.unicodeScalars
    if scalars.allSatisfy({ (0x20..<0x7F).contains($0.value) }) { return grapheme }
    guard width == 1, scalars.count == 1, let scalar = scalars.first else {
      return String(repeating: "?", count: width)
    }
    return String(substitutes[scalar] ?? boxDrawing(scalar) ?? "?")
  }

  private static let substitutes: [Unicode.Scalar: Character] = {
    var table: [Unicode.Scalar: Character] = [:]
    for (letters, substitute) in rows {
      for scalar in letters.unicodeScalars { table[scalar] = substitute }
    }
    return table
  }()

  private static let rows: [(String, Character)] = [
    ("─━╌╍┄┅┈┉╴╶╸╺–—−", "-"), ("│┃╎╏┆┇┊┋╵╷╹╻║▏▎▕", "|"), ("═", "="),
    ("▀▔", "\""), ("▄▁▂▃", "_"), ("█▇▆▅▉▊▋▌▍▐▓", "#"), ("▒", "%"), ("░", ":"),
    ("·‧∙", "."), ("…", "~"), ("•●◆■▪⚫", "*"), ("○◇□▫◌", "o"), ("★☆✦✧", "*"),
    ("▶▸►→»›⟩", ">"), ("◀◂◄←«‹⟨", "<"), ("▲▴↑", "^"), ("▼▾↓", "v"), ("✓✔", "v"), ("✗✘×", "x"),
    ("‘’′", "'"), ("“”″", "\""), ("†✝⚔", "+"), ("⏎↵", "<"),
  ]

  /// Corners and crossings.
  private static func boxDrawing(_ scalar: Unicode.Scalar) -> Character? {
    (0x2500...0x257F).contains(scalar.value) ? "+" : nil
  }
}
