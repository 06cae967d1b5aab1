/// Korean particles, chosen by how the word before them ends when it is read aloud.
///
/// Quotes, brackets and marks after the word are passed over: `Korean.object("\"퀘스트\"")` is `"퀘스트"를`. Digits are
/// read as Sino-Korean numbers (3 삼, 10 십), capitals by their names (URL 유아르엘), Latin words as they are usually
/// borrowed (book 북, note 노트). Of a word whose reading is unknown both forms are given: `猫을(를)`.
public enum Korean {
  /// 을/를
  public static func object(_ word: String) -> String { word + pick(word, "을", "를", unknown: "을(를)") }
  /// 이/가
  public static func subject(_ word: String) -> String { word + pick(word, "이", "가", unknown: "이(가)") }
  /// 은/는
  public static func topic(_ word: String) -> String { word + pick(word, "은", "는", unknown: "은(는)") }
  /// 과/와
  public static func with(_ word: String) -> String { word + pick(word, "과", "와", unknown: "와(과)") }

  /// 으로/로; a word that ends in ㄹ takes 로.
  public static func direction(_ word: String) -> String {
    switch Ending(of: word) {
    case .vowel, .rieul: word + "로"
    case .consonant: word + "으로"
    case nil: word + "(으)로"
    }
  }

  private static func pick(_ word: String, _ consonant: String, _ vowel: String, unknown: String) -> String {
    switch Ending(of: word) {
    case .consonant, .rieul: consonant
    case .vowel: vowel
    case nil: unknown
    }
  }
}
