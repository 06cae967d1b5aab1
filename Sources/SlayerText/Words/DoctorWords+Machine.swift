import QuestCore

/// What `slayer doctor` says of the terminal and the machine.
extension DoctorWords {
  // MARK: the terminal

  /// `xterm-256color · 80×24 · in tmux`
  public static func terminal(_ type: String, columns: Int?, rows: Int?, inside: String?) -> Words {
    var english = [type.isEmpty ? "TERM is not set" : safe(type)]
    var korean = [type.isEmpty ? "TERM이 없어요" : safe(type)]
    if let columns, let rows {
      english.append("\(columns)×\(rows)")
      korean.append("\(columns)×\(rows)")
    }
    if let inside {
      english.append("in \(inside)")
      korean.append("\(inside) 안")
    }
    return Words(english.joined(separator: " · "), korean.joined(separator: " · "))
  }
  public static let noTerminal = Words("this command has none", "이 명령은 터미널에서 실행되지 않았어요")
  public static func inputIsNone(_ words: Words) -> Words {
    Words("\(words.english) · standard input is not one", "\(words.korean) · 표준 입력은 터미널이 아니에요")
  }
  public static func outputIsNone(_ words: Words) -> Words {
    Words("\(words.english) · standard output is not one", "\(words.korean) · 표준 출력은 터미널이 아니에요")
  }
  public static func unknownTerminal(_ words: Words) -> Words {
    Words(
      "\(words.english) · not in terminfo here, so slayer's own entry is used",
      "\(words.korean) · terminfo에 없어서 slayer의 것을 써요")
  }
  public static let installTerminfo = Words(
    "Install the terminfo of your terminal for the other programs' sake.", "다른 프로그램을 위해 터미널의 terminfo를 설치해 주세요.")
  public static let setTerm = Words(
    "The screen cannot be opened like this. Set TERM, for example to xterm-256color.",
    "이대로는 화면을 열 수 없어요. TERM을 xterm-256color처럼 설정해 주세요.")
  public static let tooPlain = Words(
    "The screen cannot be opened on it; the commands work.", "여기서는 화면을 열 수 없어요. 명령은 쓸 수 있어요.")

  // MARK: colours

  /// `16 million, by COLORTERM=truecolor`
  public static func colours(_ number: Int, _ reason: Words) -> Words {
    let (english, korean) =
      switch number {
      case 0: ("none", "없음")
      case ..<(1 << 24): ("\(number)", "\(number)색")
      default: ("16 million", "1,600만 색")
      }
    return Words("\(english), \(reason.english)", "\(korean), \(reason.korean)")
  }
  public static func by(_ text: String) -> Words { Words("by \(safe(text))", "\(safe(text))에 따라") }
  public static func bySetting(_ origin: Words) -> Words {
    Words("by the setting colours (\(origin.english))", "설정 colours에 따라 (\(origin.korean))")
  }
  public static let byTmux = Words("as tmux takes them all", "tmux가 모두 받아서")
  public static let byTerminfo = Words("by terminfo", "terminfo에 따라")
  public static let byName = Words("guessed by the name in TERM", "TERM의 이름으로 짐작")

  // MARK: locale, zone, clock

  public static func locale(_ name: String, isUTF8: Bool) -> Words {
    isUTF8
      ? Words("\(safe(name)) · letters are UTF-8", "\(safe(name)) · 글자는 UTF-8")
      : Words("\(safe(name)) · letters beyond ASCII appear as ?", "\(safe(name)) · ASCII가 아닌 글자는 ?로 보여요")
  }
  public static func noSuchLocale(_ asked: String, _ used: String) -> Words {
    Words(
      "\(safe(asked)) is not on this machine; \(safe(used)) is used",
      "\(Korean.subject(safe(asked))) 이 컴퓨터에 없어서 \(Korean.object(safe(used))) 써요")
  }
  public static let setLocale = Words(
    "Set LANG to one that locale -a lists and that ends in UTF-8, for example C.UTF-8.",
    "LANG을 locale -a에 나오는 UTF-8 로캘로 설정해 주세요. 보기: C.UTF-8")
  public static func language(_ name: Words, _ origin: Words) -> Words {
    Words("\(name.english) · \(origin.english)", "\(name.korean) · \(origin.korean)")
  }

  public static func zone(_ name: String?, _ offset: String, _ source: Words) -> Words {
    let name = name.map(safe)
    return Words(
      "\(name ?? "without a name"), UTC\(offset) · \(source.english)",
      "\(name ?? "이름 없음"), UTC\(offset) · \(source.korean)")
  }
  public static let zoneFromVariable = Words("by TZ", "TZ에 따라")
  public static let zoneFromFile = Words("by /etc/localtime", "/etc/localtime에 따라")
  public static let zoneFromNothing = Words("as there is no /etc/localtime", "/etc/localtime이 없어서")
  public static let setZone = Words(
    "Set TZ to a name in /usr/share/zoneinfo, for example Asia/Seoul.",
    "TZ를 /usr/share/zoneinfo에 있는 이름으로 설정해 주세요. 보기: Asia/Seoul")

  /// `Tue 1 Dec 2026, 02:41`
  public static func clock(_ day: CivilDate, _ time: ClockTime) -> Words {
    let (date, time) = (DateWords.full(day), DateWords.time(time))
    return Words("\(date.english), \(time)", "\(date.korean) \(time)")
  }
  public static func setTo(_ words: Words) -> Words {
    Words("\(words.english) · set by --now", "\(words.korean) · --now로 정함")
  }
  public static func behind(_ words: Words, _ last: Words) -> Words {
    Words(
      "\(words.english), but the last change was \(last.english)", "\(words.korean)인데 마지막 변경은 \(last.korean)이에요")
  }
  public static func farFrom(_ words: Words) -> Words {
    Words("\(words.english), which is years away", "\(words.korean), 몇 년이나 달라요")
  }
  public static let setClock = Words(
    "Set the clock of the machine: deadlines go by it.", "컴퓨터의 시계를 맞춰 주세요. 마감을 시계로 계산해요.")

  // MARK: at the end

  public static func verdict(faults: Int, notes: Int) -> Words {
    switch (faults, notes) {
    case (0, 0): Words("All is well.", "모두 정상이에요.")
    case (0, _): Words("No fault, \(count(notes, "note")).", "문제는 없고 알릴 것이 \(notes)개 있어요.")
    case (_, 0): Words("\(count(faults, "fault")).", "문제가 \(faults)개 있어요.")
    default: Words("\(count(faults, "fault")), \(count(notes, "note")).", "문제가 \(faults)개, 알릴 것이 \(notes)개 있어요.")
    }
  }
}
