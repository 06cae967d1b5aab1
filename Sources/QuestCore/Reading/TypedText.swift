/// A text as it was typed, beside the same text folded for reading: full-width forms as ASCII, capital letters small,
/// Hangul composed. `３PM` folds to `3pm`.
struct TypedText {
  let typed: [Unicode.Scalar]
  let folded: [UInt32]
  /// For each folded scalar, and for the end, where it begins in `typed`.
  let origins: [Int]

  init(_ text: String) {
    let typed = Array(text.unicodeScalars)
    var folded: [UInt32] = []
    var origins: [Int] = []
    folded.reserveCapacity(typed.count)
    origins.reserveCapacity(typed.count + 1)
    for (index, scalar) in typed.enumerated() {
      if let last = folded.last, let syllable = composed(last, scalar.value) {
        folded[folded.count - 1] = syllable
      } else {
        folded.append(foldedForm(scalar.value))
        origins.append(index)
      }
    }
    origins.append(typed.count)
    self.typed = typed
    self.folded = folded
    self.origins = origins
  }

  /// The typed text between two folded positions.
  func text(_ range: Range<Int>) -> String { typedText(origins[range.lowerBound]..<origins[range.upperBound]) }

  /// The typed text between two typed positions.
  func typedText(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: typed[range])
    return String(view)
  }
}

private func foldedForm(_ value: UInt32) -> UInt32 {
  switch value {
  case 0x41...0x5A: value + 0x20
  case 0xFF21...0xFF3A: value - 0xFEE0 + 0x20
  case 0xFF01...0xFF5E: value - 0xFEE0
  case 0x2019: 0x27
  default: value
  }
}

/// Hangul composed by arithmetic: a leading consonant with a vowel, a syllable without a final with a final.
private func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
  if (0x1100...0x1112).contains(first), (0x1161...0x1175).contains(second) {
    return 0xAC00 + ((first - 0x1100) * 21 + (second - 0x1161)) * 28
  }
  if isHangul(first), (first - 0xAC00) % 28 == 0, (0x11A8...0x11C2).contains(second) {
    return first + (second - 0x11A7)
  }
  return nil
}

func isHangul(_ value: UInt32) -> Bool { (0xAC00...0xD7A3).contains(value) }

func isDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }

func isSpace(_ value: UInt32) -> Bool {
  switch value {
  case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
  default: false
  }
}

func isLetter(_ value: UInt32) -> Bool {
  if value < 0x80 { return (0x61...0x7A).contains(value) || (0x41...0x5A).contains(value) }
  if isHangul(value) { return true }
  return Unicode.Scalar(value)?.properties.isAlphabetic ?? false
}

/// The text without white space at its ends.
func trimmed(_ text: String) -> String {
  let scalars = Array(text.unicodeScalars)
  guard let first = scalars.firstIndex(where: { !isSpace($0.value) }),
    let last = scalars.lastIndex(where: { !isSpace($0.value) })
  else { return "" }
  var view = String.UnicodeScalarView()
  view.append(contentsOf: scalars[first...last])
  return String(view)
}

/// Names are the same however their Hangul came: 한 from three jamo is 한.
func composedHangul(_ text: String) -> String {
  var view = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if let last = view.last, let syllable = composed(last.value, scalar.value).flatMap(Unicode.Scalar.init) {
      view.removeLast()
      view.append(syllable)
    } else {
      view.append(scalar)
    }
  }
  return String(view)
}
