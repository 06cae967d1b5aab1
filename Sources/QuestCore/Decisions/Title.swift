/// A title as it is kept: one line, without white space at its ends; each line break with the spaces around it becomes
/// one space. `"  pay\r\n  rent "` → `"pay rent"`. Spaces within a line stay as typed.
func singleLine(_ text: String) -> String {
  let pieces = text.unicodeScalars
    .split(whereSeparator: isLineBreak)
    .map(trimmed)
    .filter { !$0.isEmpty }
  return pieces.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
}

private func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\n", "\u{0B}", "\u{0C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
  default: false
  }
}

private func trimmed(_ piece: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
  var rest = piece.drop { $0.properties.isWhitespace }
  while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
  return rest
}
