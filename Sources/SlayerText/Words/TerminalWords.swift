/// Why there is no screen, in words.
public enum TerminalWords {
  public static let inputIsNoTerminal = Words(
    "The screen needs a terminal to read keys from; standard input is none. Try `slayer list`.",
    "화면을 열려면 키를 입력할 터미널이 필요한데 표준 입력이 터미널이 아니에요. `slayer list`를 써 보세요.")

  public static let outputIsNoTerminal = Words(
    "The screen needs a terminal to draw on; standard output is none. Try `slayer list`.",
    "화면을 그릴 터미널이 필요한데 표준 출력이 터미널이 아니에요. `slayer list`를 써 보세요.")

  public static func tooPlain(_ type: String) -> Words {
    Words(
      "A terminal of the type \"\(type)\" (TERM) cannot show a screen. Try `slayer list`, or TERM=xterm-256color.",
      "\"\(type)\" 터미널(TERM)에서는 화면을 열 수 없어요. `slayer list`를 쓰거나 TERM=xterm-256color로 바꿔 보세요.")
  }

  public static func unusable(_ type: String) -> Words {
    Words(
      "The terminal of the type \"\(type)\" (TERM) could not be opened. Try TERM=xterm-256color.",
      "\"\(type)\" 터미널(TERM)을 열지 못했어요. TERM=xterm-256color로 바꿔 보세요.")
  }

  /// What is said when the program breaks in the middle of a screen.
  public static let lastWords = Words(
    "Something in slayer broke, and it had to end. Your quests are safe; what you were typing is kept as a draft.",
    "slayer에 문제가 생겨 끝났어요. 퀘스트는 안전하고, 입력하던 글은 초안으로 남아 있어요.")
}
