/// The private modes of a terminal (`ESC [ ? 2004 h`) that some output changed and did not change back: on by
/// themselves are only the cursor (25) and going on in the next line (7).
func modesLeftChanged(by output: [UInt8]) -> Set<Int> {
  let atFirst: Set<Int> = [7, 25]
  var on = atFirst
  for part in String(decoding: output, as: UTF8.self).split(separator: "\u{1B}[?").dropFirst(
    output.first == 0x1B ? 0 : 1)
  {
    let numbers = part.prefix { $0.isNumber || $0 == ";" }
    let final = part.dropFirst(numbers.count).first
    for number in numbers.split(separator: ";").compactMap({ Int($0) }) {
      if final == "h" { on.insert(number) }
      if final == "l" { on.remove(number) }
    }
  }
  return on.symmetricDifference(atFirst)
}

/// The last title some output gave the window (`ESC ] 2 ; title BEL`).
func lastTitle(in output: [UInt8]) -> String? {
  let text = String(decoding: output, as: UTF8.self)
  return text.components(between: "\u{1B}]2;", and: "\u{7}").last
}

extension String {
  /// Every piece that stands between two marks.
  func components(between start: String, and end: Character) -> [String] {
    split(separator: start, omittingEmptySubsequences: false).dropFirst().map { String($0.prefix { $0 != end }) }
  }
}
