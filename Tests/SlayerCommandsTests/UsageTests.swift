import Testing

@testable import SlayerCommands

/// What is wrong with the words typed is said so that one can mend it; both languages.
@Suite struct UsageTests {
  @Test(arguments: [
    (["done", "7-3"], "\"7-3\" runs backwards: write 3-7.", "\"7-3\"처럼 거꾸로 쓸 수 없어요. 3-7로 써 주세요."),
    (
      ["undo", "abc"], "\"abc\" is not the number of a change: see slayer log.",
      "\"abc\"는 slayer log에 나오는 번호가 아니에요."
    ),
    (["done", ""], "\"\" is not a quest number: write 3 or 3-7.", "\"\"은(는) 퀘스트 번호가 아니에요. 3이나 3-7처럼 써 주세요."),
    (
      ["done", "99999999999999999999"], "\"99999999999999999999\" is not a quest number: write 3 or 3-7.",
      "\"99999999999999999999\"는 퀘스트 번호가 아니에요. 3이나 3-7처럼 써 주세요."
    ),
    (["next", "x"], "\"x\" is one word too many: slayer next", "\"x\"는 필요 없어요: slayer next"),
    (
      ["edit", "1", "xyz:1"],
      "There is no field \"xyz\". The fields are title, note, due, importance, campaign, tags, every, step.",
      "\"xyz\"는 없는 필드예요. 쓸 수 있는 필드: title, note, due, importance, campaign, tags, every, step."
    ),
    (
      ["list", "--format", "{title"], "\"{title\" lacks a }; a brace itself is {{.",
      "\"{title\"에 }가 없어요. 중괄호 글자는 {{로 쓰세요."
    ),
    (
      ["completion", "bash", "--json"], "--json does not go with slayer completion.",
      "slayer completion에는 --json을 쓸 수 없어요."
    ),
  ])
  func isSaidWithWhatIsRight(words: [String], english: String, korean: String) throws {
    for (language, told) in [("en", english), ("ko", korean)] {
      let result = try Trial().run(["--lang", language] + words)
      #expect(result.code == 2)
      #expect(result.errors == "slayer: \(told)\n")
      #expect(result.output == "")
    }
  }
}
