import SlayerUI
import Testing

@testable import SlayerTerminal

/// Bracketed paste: one key, whatever is in it.
@Suite struct PasteTests {
  private static let begin = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  private func events(_ portions: String...) -> [TerminalEvent] {
    var decoder = KeyDecoder()
    for portion in portions { decoder.feed(Array(portion.utf8)) }
    decoder.settle()
    return decoder.take()
  }

  @Test func linesAreNoCommands() {
    #expect(events(Self.begin + "milk\nd\ny\nq" + Self.end) == [.key(.paste("milk\nd\ny\nq"))])
  }

  @Test func lineBreaksBecomeNewlines() {
    #expect(events(Self.begin + "a\r\nb\rc\n\r\nd" + Self.end) == [.key(.paste("a\nb\nc\n\nd"))])
  }

  @Test func anInnerEndDoesNotTurnTheRestIntoKeys() {
    #expect(
      events(Self.begin + "x" + Self.end + "rm\r" + Self.end) == [.key(.paste("xrm\r".replacing("\r", with: "\n")))])
    #expect(events(Self.begin + "x" + Self.end + "rm\r" + Self.begin + Self.end) == [.key(.paste("xrm\n"))])
  }

  @Test func keysBehindAPasteStayKeys() {
    #expect(events(Self.begin + "x" + Self.end + "\r") == [.key(.paste("x")), .key(.enter)])
    #expect(
      events("a" + Self.begin + "x" + Self.end + "\u{1B}") == [.key(.text("a")), .key(.paste("x")), .key(.escape)])
  }

  /// A script or a stalled line sends many keys at once. They are keys, not a paste (Sources/decisions/screen-pastes.md).
  @Test func keysThatComeInOneReadAreKeys() {
    func keys(_ text: String) -> [TerminalEvent] { text.map { .key($0 == "\r" ? .enter : .text(String($0))) } }
    for burst in ["abuy milk\r", "abuy milk\rjx", "abuy milk\racall mom tomorrow at three\r", "a우유 사기\rㅓㅌ"] {
      #expect(events(burst) == keys(burst))
    }
  }

  @Test func mayComeInAnyParts() {
    let whole = Array((Self.begin + "한\u{1112}\u{1161}\u{1B}[20" + Self.end + "q").utf8)
    for cut in 1..<whole.count {
      var decoder = KeyDecoder()
      decoder.feed(whole[..<cut])
      decoder.feed(whole[cut...])
      decoder.settle()
      #expect(decoder.take() == [.key(.paste("한하\u{1B}[20")), .key(.text("q"))], "cut at \(cut)")
    }
  }

  @Test func keysInsideAreText() {
    #expect(events(Self.begin + "a\u{3}\u{1B}[A\u{7F}" + Self.end) == [.key(.paste("a\u{3}\u{1B}[A\u{7F}"))])
  }

  @Test func aPasteWithoutAnEndCanBeGivenUp() {
    var decoder = KeyDecoder()
    decoder.feed(Array((Self.begin + "x").utf8))
    decoder.settle()
    #expect(decoder.take() == [])
    decoder.endPaste()
    decoder.feed([0x71])
    #expect(decoder.take() == [.key(.paste("x")), .key(.text("q"))])
  }

  @Test func isBounded() {
    var decoder = KeyDecoder()
    decoder.feed(Array(Self.begin.utf8))
    for _ in 0..<300 { decoder.feed(Array(repeating: 0x61, count: 4_096)) }
    decoder.feed(Array(Self.end.utf8))
    decoder.settle()
    guard case .key(.paste(let text))? = decoder.take().first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == 1 << 20)
  }
}
