import Testing

@testable import QuestStore

/// Pages of a file and of a log that anybody may have made.
@Suite struct PageImageTests {
  @Test("a page far away that the log holds is one more page, not all up to it")
  func farPage() throws {
    let image = PageImage(file: [UInt8](repeating: 0, count: 1_024), log: log(page: 4_000_000_000))
    #expect(image.pageSize == 512)
    #expect(image.numbers == [1, 2, 4_000_000_000])
    #expect(image.byteCount == 1_024 + 568)
    #expect(try #require(image[4_000_000_000]).allSatisfy { $0 == 7 })
    #expect(image[3] == nil)
    #expect(image[3_999_999_999] == nil)
    #expect(Salvage(image) { _, _ in }.isEmpty)
  }

  @Test(
    "a log of which any byte of the header or of the frame is another holds nothing",
    arguments: [0, 7, 9, 20, 31, 32, 40, 48, 60, 567])
  func otherByte(offset: Int) {
    var bytes = log(page: 1)
    #expect(WriteAheadLog(bytes).pages == [1: 56])
    bytes[offset] ^= 0x20
    #expect(WriteAheadLog(bytes).pages == [:])
  }

  /// A log with one frame that is a commit: a page of 512 bytes, all 7.
  private func log(page: UInt32) -> [UInt8] {
    var sum: (UInt32, UInt32) = (0, 0)
    func add(_ words: [UInt32]) {
      for index in stride(from: 0, to: words.count, by: 2) {
        sum.0 = sum.0 &+ words[index] &+ sum.1
        sum.1 = sum.1 &+ words[index + 1] &+ sum.0
      }
    }
    var words: [UInt32] = [0x377F_0683, 3_007_000, 512, 0, 11, 22]
    add(words)
    words += [sum.0, sum.1]
    let content = [UInt32](repeating: 0x0707_0707, count: 128)
    add([page, page])
    add(content)
    words += [page, page, 11, 22, sum.0, sum.1] + content
    return words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }
}
