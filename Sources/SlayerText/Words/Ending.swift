/// How the reading of a word in Korean ends. Nil where it is not known.
enum Ending: Hashable {
  case vowel
  case consonant
  /// ㄹ, which takes 로 like a vowel and 을 like a consonant.
  case rieul

  init?(of text: String) {
    let scalars = Ending.read(Array(composingHangul(text).unicodeScalars))
    guard let last = scalars.last else { return nil }
    if let tail = Hangul.tail(of: last) {
      self = tail == 0 ? .vowel : tail == 8 ? .rieul : .consonant
      return
    }
    switch last {
    case "ㄹ": self = .rieul
    case "ㄱ"..."ㅎ": self = .consonant
    case "ㅏ"..."ㅣ", "%", "％", "℃": self = .vowel
    case "0"..."9": self = Ending.ofNumber(scalars.reversed().prefix { ("0"..."9").contains($0) })
    case "a"..."z", "A"..."Z":
      let letters = scalars.reversed().prefix { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
      self = LatinEnding.of(String(String.UnicodeScalarView(letters.reversed())))
    default: return nil
    }
  }

  /// The scalars up to the last that is read: closing marks and a bracket with what stands in it are passed over.
  private static func read(_ scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    var rest = scalars[...]
    while let last = rest.last {
      if last == ")" || last == "）", let open = rest.lastIndex(where: { $0 == "(" || $0 == "（" }), open > 0 {
        rest = rest[..<open]
      } else if isPassedOver(last) {
        rest.removeLast()
      } else {
        break
      }
    }
    return rest
  }

  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "%" || scalar == "％" { return false }
    return switch scalar.properties.generalCategory {
    case .spaceSeparator, .closePunctuation, .openPunctuation, .finalPunctuation, .initialPunctuation,
      .otherPunctuation, .dashPunctuation, .connectorPunctuation, .control, .format, .nonspacingMark, .otherSymbol:
      true
    default: false
    }
  }

  /// Digits from the last to the first. 일 칠 팔 end in ㄹ, 영 삼 육 십 백 천 만 억 in a consonant, the rest and 조 in a vowel.
  private static func ofNumber(_ reversed: some Collection<Unicode.Scalar>) -> Ending {
    let zeros = reversed.prefix { $0 == "0" }.count
    if zeros > 0 {
      return zeros < reversed.count && (12...15).contains(zeros) ? .vowel : .consonant
    }
    switch reversed.first {
    case "1", "7", "8": return .rieul
    case "3", "6": return .consonant
    default: return .vowel
    }
  }
}

/// How Latin letters end when Korean reads them.
enum LatinEnding {
  static func of(_ word: String) -> Ending {
    let isSpelled = word.count == 1 || !word.contains { $0.isLowercase }
    return isSpelled ? spelled(word) : borrowed(word.lowercased())
  }

  /// By the name of the last letter: 엘, 엠, 엔, 알; the others end in a vowel.
  private static func spelled(_ word: String) -> Ending {
    switch word.lowercased().last {
    case "l", "r": .rieul
    case "m", "n": .consonant
    default: .vowel
    }
  }

  /// By the sounds that a borrowed word keeps: final l is ㄹ; m, n, ng stay; p, t, k, c, b close a syllable only after one short vowel
  /// (map 맵, book 북, but note 노트, report 리포트).
  private static func borrowed(_ word: String) -> Ending {
    let letters = Array(word)
    if letters.last == "l" || word.hasSuffix("le") { return .rieul }
    if word.hasSuffix("me") || word.hasSuffix("ne") { return letters.count == 2 ? .vowel : .consonant }
    if let last = letters.last, "mn".contains(last) || word.hasSuffix("ng") { return .consonant }
    if word.hasSuffix("ck") || word.hasSuffix("ook") { return .consonant }
    guard letters.count >= 3, let last = letters.last, "ptkcb".contains(last) else { return .vowel }
    let isShort = isVowel(letters[letters.count - 2]) && !isVowel(letters[letters.count - 3])
    return isShort ? .consonant : .vowel
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }
}
