import Foundation
import Testing

@testable import SlayerCommands

@Suite struct JSONTests {
  @Test func isReadable() {
    let json = JSON.object([
      .init("number", .int(3)), .init("tags", .array([])), .init("steps", .array([.text("a"), .null])),
      .init("value", .number(0.125)), .init("empty", .object([])), .init("done", .bool(true)),
    ])
    #expect(
      json.pretty == """
        {
          "number": 3,
          "tags": [],
          "steps": [
            "a",
            null
          ],
          "value": 0.125,
          "empty": {},
          "done": true
        }
        """)
  }

  @Test(arguments: [
    ("\t\u{7}\u{1B}\"\\\u{2028}", #""\u0009\u0007\u001b\"\\\u2028""#), ("a\nb\r\n", #""a\u000ab\u000d\u000a""#),
    ("한글 é 👍", "\"한글 é 👍\""), ("\u{7F}\u{9B}\u{202E}\u{200F}", #""\u007f\u009b\u202e\u200f""#), ("\u{0}", #""\u0000""#),
  ])
  func escapesWhatCouldAct(text: String, quoted: String) throws {
    #expect(JSON.text(text).pretty == quoted)
    let read = try JSONSerialization.jsonObject(with: Data(quoted.utf8), options: .fragmentsAllowed)
    #expect(read as? String == text)
  }

  @Test(arguments: [(0.0, "0.0"), (1.0, "1.0"), (0.5, "0.5"), (.infinity, "null"), (.nan, "null"), (1e-9, "1e-09")])
  func numbers(value: Double, text: String) throws {
    #expect(JSON.number(value).pretty == text)
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }
}
