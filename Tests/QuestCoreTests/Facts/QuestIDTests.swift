import TestKit
import Testing

@testable import QuestCore

@Suite struct QuestIDTests {
  @Test func isWrittenAndReadAsAUUID() throws {
    let id = QuestID(random: 0x0b0e_1f7c_54c0_fd6e, 0xff3a_5d1f_6a7b_8c9d)
    #expect(id.description == "0b0e1f7c-54c0-4d6e-bf3a-5d1f6a7b8c9d")
    #expect(QuestID("0B0E1F7C-54C0-4D6E-BF3A-5D1F6A7B8C9D") == id)
  }

  @Test(arguments: [
    "", "0b0e1f7c-54c0-4d6e-9f3a-5d1f6a7b8c9", "0b0e1f7c-54c0-4d6e-9f3a-5d1f6a7b8c9dd",
    "0b0e1f7c54c0-4d6e-9f3a-5d1f6a7b8c9d0",
    "gb0e1f7c-54c0-4d6e-9f3a-5d1f6a7b8c9d", "한b0e1f7c-54c0-4d6e-9f3a-5d1f6a7b8c",
  ])
  func refusesOtherTexts(text: String) {
    #expect(QuestID(text) == nil)
  }

  @Test func comesBackFromItsText() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<1_000 {
      let id = QuestID(random: random.next(), random.next())
      if QuestID(id.description) != id { Issue.record("\(id)") }
    }
  }
}
