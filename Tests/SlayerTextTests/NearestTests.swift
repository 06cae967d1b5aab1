import Testing

@testable import SlayerText

@Suite struct NearestTests {
  @Test(
    arguments: [
      ("stauts", "status"), ("moton", "motion"), ("STATUS", "status"), ("lst", "list"), ("statuses", "status"),
      ("xyzzy", nil), ("", nil), ("abcdefghijklmnopqrstuvwxyz", nil),
    ] as [(String, String?)])
  func finds(word: String, meant: String?) {
    #expect(nearest(to: word, of: ["status", "motion", "list"]) == meant)
  }
}
