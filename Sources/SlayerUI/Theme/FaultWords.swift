import SlayerText

extension SpriteFault {
  /// The fault with its place: `tomb.spr, line 5, column 3: …`.
  public func words(file: String) -> Words { Words.at(file, line, column, reason.words) }
}

extension ThemeFault {
  public func words(file: String) -> Words { Words.at(file, line, column, reason.words) }

  static func noTheme(_ name: String, offered: [String]) -> Words {
    let shown = "\"\(safe(name))\""
    let names = offered.map(safe).joined(separator: ", ")
    return Words(
      "There is no theme \(shown): there are \(names)", "\(Korean.topic(shown)) 없는 테마예요. 쓸 수 있는 테마: \(names)")
  }
}

extension Words {
  fileprivate static func at(_ file: String, _ line: Int, _ column: Int, _ reason: Words) -> Words {
    let file = safe(file)
    return Words(
      "\(file), line \(line), column \(column): \(reason.english)",
      "\(file) \(line)번째 줄 \(column)번째 칸: \(reason.korean)")
  }
}

extension SpriteFault.Reason {
  var words: Words {
    switch self {
    case .missingName: Words("there is no sprite with a name and a frame", "이름과 장면이 있는 그림이 없어요")
    case .badSize: Words("a size is written 12x12, its height even", "크기는 12x12처럼 쓰고 높이는 짝수여야 해요")
    case .badAnchor: Words("an anchor is written 6,11", "기준점은 6,11처럼 써요")
    case .badPalette:
      Words("a colour is written: a #0f4a52 23 8", "색은 a #0f4a52 23 8처럼 써요")
    case .badFrame: Words("a frame is written: frame idle1 420", "장면은 frame idle1 420처럼 써요")
    case .wrongRowLength: Words("the row is not as wide as its frame", "줄의 길이가 장면의 너비와 달라요")
    case .missingRows: Words("the frame has too few rows", "장면의 줄이 모자라요")
    case .unknownLetter(let letter):
      Words(
        "\"\(safe(String(letter)))\" is in no line of the palette",
        "\(Korean.topic("\"\(safe(String(letter)))\"")) 팔레트에 없는 글자예요")
    }
  }
}

extension ThemeFault.Reason {
  var words: Words {
    switch self {
    case .missingName: Words("the first line is: theme NAME", "첫 줄은 theme 이름이에요")
    case .badColour: Words("a colour is written: gold #e7b53c 179 11", "색은 gold #e7b53c 179 11처럼 써요")
    case .unknownName(let name):
      Words("there is nothing called \"\(safe(name))\"", "\(Korean.topic("\"\(safe(name))\"")) 없는 이름이에요")
    }
  }
}
