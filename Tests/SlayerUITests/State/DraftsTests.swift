import Testing

@testable import SlayerUI

@Suite struct DraftsTests {
  @Test(arguments: [
    ([0: "pay rent"], "0\tpay rent\n"),
    ([0: "월세 내기", 7: "a\tb"], "0\t월세 내기\n7\ta\tb\n"),
    ([12: " leading and trailing "], "12\t leading and trailing \n"),
    ([0: "7\tnot a number"], "0\t7\tnot a number\n"),
    ([4: "pay // one\ntwo\r\nthree"], "4\tpay // one\\ntwo\r\\nthree\n"), ([0: "c\\d \\n"], "0\tc\\\\d \\\\n\n"),
    ([:], ""),
  ])
  func theFileBringsBackWhatItKept(texts: [Int: String], file: String) {
    #expect(Drafts(texts: texts).file == file)
    #expect(Drafts(file: file).texts == texts)
  }

  /// Whatever else a file holds is taken as a new quest's text.
  @Test(arguments: [
    ("pay rent", [0: "pay rent"]), ("pay rent\nfri 5pm\n", [0: "pay rent fri 5pm"]), ("x\ty\n", [0: "x\ty"]),
    ("0\ta\nrest\n3\tb\n", [0: "a rest", 3: "b"]), ("5\n", [0: "5"]),
    ("0\ta\n0\tb\n3\tc\n3\td\n", [0: "a b d", 3: "c"]), ("\n\n", [:]), ("0\t\n", [:]),
  ])
  func nothingInAFileIsLost(file: String, texts: [Int: String]) {
    #expect(Drafts(file: file).texts == texts)
  }

  @Test func anEmptyTextIsNoDraft() {
    var drafts = Drafts(texts: [0: "a", 3: ""])
    #expect(drafts.texts == [0: "a"])
    drafts[0] = ""
    #expect(drafts.texts.isEmpty)
  }
}
