import Testing

/// With and without UTF-8, as the C library sees it and not by the letters of LANG.
@Suite struct CharacterSetTests {
  private func screen(_ environment: [String: String?]) throws -> String {
    let home = try SlayerHome()
    try home.run("add", "é한글 ok")
    let running = try home.open(environment)
    let text = running.picture.text
    #expect(try home.run("list").contains("é한글 ok"))
    return text
  }

  @Test(
    arguments: [
      ["LC_ALL": "ko_KR.utf8"], ["LC_ALL": "en_US.UTF-8", "LANG": "C"], ["LC_ALL": "C.UTF-8"],
      ["LC_ALL": nil, "LANG": "xx_YY.UTF-8"], ["LC_ALL": nil],
    ] as [[String: String?]])
  func lettersAreShown(_ environment: [String: String?]) throws {
    #expect(try screen(environment).contains("é한글 ok"))
  }

  @Test(
    arguments: [
      ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": nil, "LANG": "en_US.ISO-8859-1"],
      ["LC_ALL": "C", "LANG": "en_US.UTF-8"], ["LC_ALL": nil, "LANG": "ko_KR.eucKR"],
    ] as [[String: String?]])
  func lettersBecomeQuestionMarksAsWide(_ environment: [String: String?]) throws {
    let text = try screen(environment)
    #expect(text.contains("????? ok"))
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
  }
}
