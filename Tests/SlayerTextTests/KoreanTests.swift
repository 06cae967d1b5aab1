import Testing

@testable import SlayerText

@Suite struct KoreanTests {
  @Test(arguments: [
    ("퀘스트", "퀘스트를"), ("마감", "마감을"), ("물", "물을"), ("\"퀘스트\"", "\"퀘스트\"를"), ("“보고서 쓰기”", "“보고서 쓰기”를"),
    ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}을"), ("1", "1을"), ("2", "2를"), ("3", "3을"), ("10", "10을"),
    ("2026", "2026을"),
    ("1000000000000", "1000000000000를"), ("URL", "URL을"), ("PDF", "PDF를"), ("HR", "HR을"), ("book", "book을"),
    ("note", "note를"),
    ("report", "report를"), ("map", "map을"), ("mail", "mail을"), ("title", "title을"), ("phone", "phone을"),
    ("meeting", "meeting을"),
    ("100%", "100%를"), ("회의(월요일)", "회의(월요일)를"), ("ㅋㅋ", "ㅋㅋ을"), ("ㅠㅠ", "ㅠㅠ를"), ("집!", "집!을"), ("👍", "👍을(를)"),
    ("猫", "猫을(를)"), ("", "을(를)"), ("파티 🎉", "파티 🎉를"),
  ])
  func object(word: String, phrase: String) {
    #expect(Korean.object(word) == phrase)
  }

  @Test(arguments: [
    ("서울", "서울로"), ("집", "집으로"), ("학교", "학교로"), ("7", "7로"), ("3", "3으로"), ("2", "2로"), ("URL", "URL로"), ("猫", "猫(으)로"),
  ])
  func direction(word: String, phrase: String) {
    #expect(Korean.direction(word) == phrase)
  }

  @Test func otherParticles() {
    #expect(Korean.subject("몬스터") == "몬스터가")
    #expect(Korean.subject("용") == "용이")
    #expect(Korean.topic("용사") == "용사는")
    #expect(Korean.topic("무덤") == "무덤은")
    #expect(Korean.with("용") == "용과")
    #expect(Korean.with("용사") == "용사와")
    #expect(Korean.subject("猫") == "猫이(가)")
    #expect(Korean.topic("猫") == "猫은(는)")
    #expect(Korean.with("猫") == "猫와(과)")
  }
}
