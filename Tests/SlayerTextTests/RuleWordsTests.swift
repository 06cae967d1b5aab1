import QuestCore
import Testing

@testable import SlayerText

@Suite struct RuleWordsTests {
  @Test(arguments: [
    (Urgency.dormant, "dormant", "잠듦"), (.stirring, "stirring", "뒤척임"), (.prowling, "prowling", "배회"),
    (.hunting, "hunting", "추격"), (.enraged, "enraged", "격노"), (.rampaging, "rampaging", "폭주"),
  ])
  func urgency(level: Urgency, english: String, korean: String) {
    #expect(level.words == Words(english, korean))
  }

  /// Words in JSON are English in every language, and are the names the rules use.
  @Test func englishNamesAreThoseOfTheRules() {
    #expect(Importance.allCases.allSatisfy { $0.words.english == $0.rawValue })
    #expect(Monster.Family.allCases.allSatisfy { $0.words.english == $0.rawValue })
    #expect(Urgency.allCases.allSatisfy { $0.words.english == "\($0)" })
  }

  @Test func everyMonsterHasANameOfItsOwn() {
    let names = Monster.Family.allCases.flatMap { family in
      (1...4).map { Monster(family: family, form: $0, mood: .hunting).name }
    }
    #expect(names.count == 32)
    #expect(Set(names.map(\.english)).count == 32)
    #expect(Set(names.map(\.korean)).count == 32)
    #expect(names.allSatisfy { cellWidth($0.english) <= 16 && cellWidth($0.korean) <= 16 })
    #expect(Monster(family: .slime, form: 1, mood: .dormant).name == Words("Droplet", "물방울"))
    #expect(Monster(family: .slime, form: 4, mood: .dormant).name == Words("Slime king", "슬라임 왕"))
  }

  @Test func bothLanguagesAreWritten() {
    let all: [Words] =
      Urgency.allCases.flatMap { [$0.words, $0.mood] } + Importance.allCases.map(\.words)
      + KillQuality.allCases.map(\.words) + Section.allCases.map(\.words) + StepKind.allCases.map(\.words)
      + Weekday.allCases.flatMap { [$0.words, $0.short] } + Monster.Family.allCases.flatMap { [$0.words] + $0.forms }
      + (1...12).map(DateWords.month)
    for words in all {
      #expect(words.english.allSatisfy(\.isASCII) && !words.english.isEmpty)
      #expect(words.korean.unicodeScalars.contains { Hangul.syllables.contains($0.value) }, "\(words)")
    }
  }
}
