/// The arithmetic of Hangul syllables (Unicode 15, section 3.12).
enum Hangul {
  static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  private static let leads: ClosedRange<UInt32> = 0x1100...0x1112
  private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
  private static let tails: ClosedRange<UInt32> = 0x11A8...0x11C2

  /// The syllable that two scalars standing side by side make; nil when they make none.
  static func composed(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    let (a, b) = (first.value, second.value)
    if leads.contains(a), vowels.contains(b) {
      return Unicode.Scalar(0xAC00 + ((a - 0x1100) * 21 + (b - 0x1161)) * 28)
    }
    if syllables.contains(a), (a - 0xAC00) % 28 == 0, tails.contains(b) { return Unicode.Scalar(a + b - 0x11A7) }
    return nil
  }

  /// Which consonant ends a syllable, in the order of Unicode: 0 for none, 8 for ㄹ; nil for what is no syllable.
  static func tail(of scalar: Unicode.Scalar) -> Int? {
    syllables.contains(scalar.value) ? Int((scalar.value - 0xAC00) % 28) : nil
  }

  /// A conjoining vowel or final consonant, which has no cells of its own.
  static func follows(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
  }

  /// Whether a conjoining vowel or final consonant may stand on this base.
  static func carries(_ base: Unicode.Scalar?) -> Bool {
    guard let value = base?.value else { return false }
    return (0x1100...0x115F).contains(value) || (0xA960...0xA97C).contains(value) || syllables.contains(value)
  }

  /// The letter that shows a conjoining vowel or final consonant alone: ᅡ → ㅏ, ᆨ → ㄱ. Nil for archaic ones.
  static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if vowels.contains(scalar.value) { return Unicode.Scalar(scalar.value - 0x1161 + 0x314F) }
    guard tails.contains(scalar.value) else { return nil }
    return tailLetters[Int(scalar.value - 0x11A8)]
  }

  private static let tailLetters = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)
}

/// Text with its Hangul composed: ᄒ + ᅡ + ᆫ becomes 한, as it is typed elsewhere. All else stays.
public func composingHangul(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { (0x1100...0x11FF).contains($0.value) }) else { return text }
  var scalars = String.UnicodeScalarView()
  var last: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    if let before = last, let syllable = Hangul.composed(before, scalar) {
      scalars.removeLast()
      scalars.append(syllable)
      last = syllable
    } else {
      scalars.append(scalar)
      last = scalar
    }
  }
  return String(scalars)
}
