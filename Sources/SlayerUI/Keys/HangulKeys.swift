/// The Latin letters that share their keys with the letters of the Korean two-set layout (KS X 5002), so that keys
/// work with the keyboard left in Hangul mode.
enum HangulKeys {
  /// The key as it would be in Latin mode: `ㅁ` is `a`, `ㅃ` is `Q`.
  static func latin(_ key: Key) -> Key {
    guard case .text(let text) = key, let letter = text.first, text.count == 1, let latin = letters[letter] else {
      return key
    }
    return .text(latin)
  }

  private static let letters: [Character: String] = [
    "ㅂ": "q", "ㅈ": "w", "ㄷ": "e", "ㄱ": "r", "ㅅ": "t", "ㅛ": "y", "ㅕ": "u", "ㅑ": "i", "ㅐ": "o", "ㅔ": "p",
    "ㅁ": "a", "ㄴ": "s", "ㅇ": "d", "ㄹ": "f", "ㅎ": "g", "ㅗ": "h", "ㅓ": "j", "ㅏ": "k", "ㅣ": "l",
    "ㅋ": "z", "ㅌ": "x", "ㅊ": "c", "ㅍ": "v", "ㅠ": "b", "ㅜ": "n", "ㅡ": "m",
    "ㅃ": "Q", "ㅉ": "W", "ㄸ": "E", "ㄲ": "R", "ㅆ": "T", "ㅒ": "O", "ㅖ": "P",
  ]
}
