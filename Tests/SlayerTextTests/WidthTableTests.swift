import Glibc
import Testing

@testable import SlayerText

/// The C library's `wcwidth`, which Swift's Glibc module leaves out.
private struct CLibrary {
  typealias Width = @convention(c) (Int32) -> Int32
  let width: Width

  init() throws {
    try #require(setlocale(LC_CTYPE, "C.UTF-8") != nil)
    let symbol = try #require(dlsym(nil, "wcwidth"))
    width = unsafeBitCast(symbol, to: Width.self)
  }
}

@Suite struct WidthTableTests {
  /// Every scalar that the C library knows has our width; what it does not know, we know only if it is of Unicode 15,
  /// which is newer than some libraries (Debian 12 has 14).
  @Test func agreesWithTheCLibraryForEveryScalar() throws {
    let library = try CLibrary()
    var wrong: [String] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let theirs = Int(library.width(Int32(bitPattern: value)))
      let ours = WidthTable.width(scalar)
      let agrees =
        theirs >= 0 ? ours == theirs || isNewer(scalar, than: (15, 1)) : ours == nil || !isNewer((15, 0), than: scalar)
      if !agrees { wrong.append("U+\(String(value, radix: 16)): \(theirs), ours \(ours.map(String.init) ?? "none")") }
    }
    #expect(wrong == [])
  }

  private func isNewer(_ scalar: Unicode.Scalar, than version: (Int, Int)) -> Bool {
    scalar.properties.age.map { ($0.major, $0.minor) > version } ?? false
  }

  private func isNewer(_ version: (Int, Int), than scalar: Unicode.Scalar) -> Bool {
    scalar.properties.age.map { ($0.major, $0.minor) < version } ?? true
  }

  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("→", 1), ("…", 1), ("한", 2), ("ㅋ", 2), ("写", 2), ("👍", 2), ("❤", 1), ("\u{1FAE8}", 2),
      ("\u{1FA77}", 2), ("\u{0301}", 0), ("\u{11A8}", 0), ("\u{200D}", 0),
    ] as [(Unicode.Scalar, Int)])
  func knows(scalar: Unicode.Scalar, width: Int) {
    #expect(WidthTable.width(scalar) == width)
  }

  @Test(arguments: ["\u{1B}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FFFF}", "\u{0378}"] as [Unicode.Scalar])
  func refuses(scalar: Unicode.Scalar) {
    #expect(WidthTable.width(scalar) == nil)
  }
}
