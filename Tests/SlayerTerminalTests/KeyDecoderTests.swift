import SlayerUI
import Testing

@testable import SlayerTerminal

/// What a terminal sends, and the keys that were meant.
@Suite struct KeyDecoderTests {
  /// The events for bytes that came in these portions, after which nothing more came.
  private func events(_ portions: [UInt8]...) -> [TerminalEvent] {
    var decoder = KeyDecoder()
    for portion in portions { decoder.feed(portion) }
    decoder.settle()
    return decoder.take()
  }

  private func keys(_ text: String) -> [Key] {
    events(Array(text.utf8)).compactMap { if case .key(let key) = $0 { key } else { nil } }
  }

  @Test(
    arguments: [
      ("a", [.text("a")]), ("A ", [.text("A"), .text(" ")]), ("é", [.text("é")]), ("한글", [.text("한"), .text("글")]),
      ("👍", [.text("👍")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
      ("\u{8}", [.backspace]), ("\u{1}", [.control("a")]), ("\u{3}", [.control("c")]), ("\u{1A}", [.control("z")]),
      ("\0", []), ("\u{1F}", []), ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]),
      ("ax\r", [.text("a"), .text("x"), .enter]), ("\u{1B}q", [.escape, .text("q")]),
    ] as [(String, [Key])])
  func plainKeys(_ sent: String, _ meant: [Key]) { #expect(keys(sent) == meant) }

  @Test(
    arguments: [
      ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left), ("OA", .up), ("OB", .down), ("OC", .right),
      ("OD", .left), ("[H", .home), ("[F", .end), ("OH", .home), ("OF", .end), ("[1~", .home), ("[4~", .end),
      ("[7~", .home), ("[8~", .end), ("[3~", .delete), ("[5~", .pageUp), ("[6~", .pageDown), ("[Z", .backTab),
      ("[1;5D", .wordLeft), ("[1;5C", .wordRight), ("[1;3D", .wordLeft), ("[1;3C", .wordRight), ("[1;9C", .wordRight),
      ("[1;2D", .left), ("[1;2C", .right), ("[1;5A", .up), ("[1;3B", .down), ("[5D", .wordLeft), ("O5C", .wordRight),
      ("Od", .wordLeft), ("Oc", .wordRight), ("b", .wordLeft), ("f", .wordRight), ("\u{7F}", .control("w")),
      ("[3;5~", .delete), ("[3$", .delete), ("[7^", .home), ("OM", .enter), ("[13;2u", .enter), ("[27u", .escape),
      ("[9;2u", .backTab), ("[127u", .backspace), ("[99;5u", .control("c")), ("[27;5;99~", .control("c")),
      ("[97u", .text("a")),
    ] as [(String, Key)])
  func sequences(_ sent: String, _ meant: Key) {
    // rxvt's and the single-shift arrows without a number before them included.
    let expected: [Key] = sent == "[5D" ? [.left] : [meant]
    #expect(keys("\u{1B}" + sent) == expected)
  }

  @Test(arguments: ["[2~", "[15~", "[[A", "OP", "[1;2P", "[201~", "[?1;2c", "[<0;1;1M", "[E"])
  func keysOfNoUse(_ sent: String) {
    #expect(keys("\u{1B}" + sent) == [])
    #expect(keys("\u{1B}" + sent + "x") == [.text("x")])
  }

  @Test func focus() { #expect(events(Array("\u{1B}[I\u{1B}[O".utf8)) == [.focus(true), .focus(false)]) }

  /// 한 as its three bytes, in three reads: no time limit holds between them.
  @Test func lettersInParts() {
    var decoder = KeyDecoder()
    for byte in "한".utf8 {
      #expect(decoder.take() == [])
      decoder.feed([byte])
      decoder.settle()
    }
    #expect(decoder.take() == [.key(.text("한"))])
  }

  @Test func sequencesInParts() {
    #expect(events([0x1B], [0x5B], [0x31, 0x3B], [0x35], [0x44]) == [.key(.wordLeft)])
    #expect(events([0x1B], [0x4F], [0x41]) == [.key(.up)])
  }

  @Test func escapeWaitsForTheRest() {
    var decoder = KeyDecoder()
    decoder.feed([0x1B])
    #expect(decoder.isWaiting)
    #expect(decoder.take() == [])
    decoder.settle()
    #expect(!decoder.isWaiting)
    #expect(decoder.take() == [.key(.escape)])
    decoder.feed([0x41])
    #expect(decoder.take() == [.key(.text("A"))])
  }

  /// A Mac sends 한 as three letters; they may come one by one.
  @Test func decomposedHangul() {
    #expect(keys("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}") == [.text("한"), .text("글")])
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1112}".utf8))
    #expect(decoder.isWaiting)
    #expect(decoder.take() == [])
    decoder.feed(Array("\u{1161}".utf8))
    decoder.feed(Array("\u{11AB}".utf8))
    #expect(!decoder.isWaiting)
    #expect(decoder.take() == [.key(.text("한"))])
  }

  @Test func marksStayWithTheirBase() { #expect(keys("e\u{301}x") == [.text("e\u{301}"), .text("x")]) }

  @Test(
    arguments: [
      ([0xFF, 0x61], ["\u{FFFD}", "a"]), ([0xC3, 0x28], ["\u{FFFD}", "("]), ([0xE9, 0x61], ["\u{FFFD}", "a"]),
      ([0xC0, 0xAF], ["\u{FFFD}", "\u{FFFD}"]), ([0xED, 0xA0, 0x80], ["\u{FFFD}"]), ([0xC2, 0x9B, 0x41], ["A"]),
    ] as [([UInt8], [String])])
  func bytesThatAreNoText(_ sent: [UInt8], _ meant: [String]) {
    #expect(events(sent) == meant.map { .key(.text($0)) })
  }

  /// Nothing that can come in stops the decoder from understanding the next key.
  @Test func anyBytes() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max where first != 0x1B || second != 0x5B {
        var decoder = KeyDecoder()
        decoder.feed([0x78, first, second])
        decoder.settle()
        #expect(
          decoder.take().first == .key(.text("x")) || second >= 0xCC && second <= 0xCD || first >= 0xCC && first <= 0xE3
        )
        #expect(!decoder.isWaiting || first == 0x1B)
      }
    }
  }
}
