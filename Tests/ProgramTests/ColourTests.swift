import Testing

/// Each terminal gets the colours it has.
@Suite struct ColourTests {
  /// The numbers of every `ESC [ … m` in some output.
  private func colourCodes(_ output: [UInt8]) -> Set<Int> {
    var codes: Set<Int> = []
    for part in String(decoding: output, as: UTF8.self).components(between: "\u{1B}[", and: "m") {
      var numbers = part.split(separator: ";").compactMap { Int($0) }
      guard part.allSatisfy({ $0.isNumber || $0 == ";" }) else { continue }
      while let number = numbers.first {
        codes.insert(number == 38 || number == 48 ? number * 10 + (numbers.dropFirst().first ?? 0) : number)
        let following = numbers.dropFirst().first
        numbers.removeFirst([38, 48].contains(number) ? min(numbers.count, following == 2 ? 5 : 3) : 1)
      }
    }
    return codes
  }

  private func output(_ environment: [String: String?]) throws -> [UInt8] {
    let home = try SlayerHome()
    try home.run("add", "pay rent")
    let running = try home.open(environment)
    let output = running.output
    running.send("q")
    #expect(try running.waitForEnd() == 0)
    #expect(modesLeftChanged(by: running.output) == [])
    return output
  }

  private static let full: Set<Int> = [382, 482]
  private static let indexed: Set<Int> = [385, 485]
  private static let eight = Set(30...37).union(40...47)
  private static let bright = Set(90...97).union(100...107)

  @Test(arguments: [
    ["TERM": "xterm-256color", "COLORTERM": "truecolor"], ["TERM": "tmux-256color"],
    ["TERM": "screen", "TMUX": "/tmp/tmux-0/default,1,0"], ["TERM": "xterm-kitty", "COLORTERM": "truecolor"],
  ])
  func sixteenMillion(_ environment: [String: String]) throws {
    let codes = colourCodes(try output(environment))
    #expect(codes.isSuperset(of: Self.full))
    #expect(codes.isDisjoint(with: Self.indexed))
  }

  @Test(arguments: ["xterm-256color", "screen-256color", "xterm-nobody-knows"])
  func twoHundredAndFiftySix(_ type: String) throws {
    let codes = colourCodes(try output(["TERM": type]))
    #expect(codes.isSuperset(of: Self.indexed))
    #expect(codes.isDisjoint(with: Self.full))
  }

  @Test(arguments: ["linux", "screen", "xterm", "nonsense"])
  func eight(_ type: String) throws {
    let codes = colourCodes(try output(["TERM": type]))
    #expect(!codes.isDisjoint(with: Self.eight))
    #expect(codes.isDisjoint(with: Self.full.union(Self.indexed).union(Self.bright)))
  }

  @Test(arguments: [
    ["TERM": "vt100"], ["TERM": "xterm-256color", "NO_COLOR": "1", "COLORTERM": "truecolor"],
  ])
  func none(_ environment: [String: String]) throws {
    let codes = colourCodes(try output(environment))
    #expect(codes.isSubset(of: [0, 1, 2, 5, 7, 22, 27]))
  }

  @Test func anEmptyNoColorTakesNothingAway() throws {
    #expect(colourCodes(try output(["NO_COLOR": "", "COLORTERM": "truecolor"])).isSuperset(of: Self.full))
  }

  /// The selection shows in blanks as in letters, without help of the terminal's own erasing.
  @Test(arguments: ["screen-256color", "tmux-256color", "linux", "xterm-256color", "vt100"])
  func theWholeSelectedRowIsSelected(_ type: String) throws {
    let home = try SlayerHome()
    for title in ["a", "b"] { try home.run("add", title) }
    let running = try home.open(["TERM": type])
    let picture = running.picture
    let selected = picture.cursor.row
    let text = try #require((0..<picture.columns).first { picture.grapheme($0, selected) == "a" })
    let look = picture.look(text, selected)
    #expect(look.background != nil || look.isReversed)
    for column in text..<text + 20 {
      let cell = picture.look(column, selected)
      #expect(cell.background == look.background && cell.isReversed == look.isReversed, "column \(column)")
    }
    #expect(picture.look(text, selected + 1).background != look.background || look.isReversed)
  }

  @Test func noTextInItsOwnBackground() throws {
    let home = try SlayerHome()
    for title in ["a p:epic", "b", "c"] { try home.run("add", title) }
    for type in ["linux", "screen", "xterm"] {
      let picture = try home.open(["TERM": type]).picture
      for row in 0..<picture.rows {
        for column in 0..<picture.columns where !" ▀▄█".contains(picture.grapheme(column, row)) {
          let look = picture.look(column, row)
          #expect(look.foreground == nil || look.foreground != look.background, "\(type) \(column), \(row)")
        }
      }
    }
  }
}
