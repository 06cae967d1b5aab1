import Testing

@testable import SlayerCommands

@Suite struct ShellLineTests {
  private static let breaks = " \t\n\"'@><=;|&(:"

  private func line(_ text: String) -> ShellLine { ShellLine(text, breaks: Self.breaks) }

  @Test(arguments: [
    ("slayer ", ["slayer", ""]), ("slayer li", ["slayer", "li"]),
    ("slayer list '#two w", ["slayer", "list", "#two w"]),
    ("slayer list \\#two\\ w", ["slayer", "list", "#two w"]), ("ls | slayer done ", ["slayer", "done", ""]),
    ("a; slayer list \"x\\\"y\" ", ["slayer", "list", "x\"y", ""]), ("slayer add $(touch", ["touch"]),
    ("slayer list \"$(id", ["slayer", "list", "$(id"]), ("slayer list '한글 태", ["slayer", "list", "한글 태"]),
  ])
  func isCutAsBashCutsIt(text: String, words: [String]) { #expect(line(text).words == words) }

  /// What bash puts behind what it leaves of the word.
  @Test(arguments: [
    ("slayer list ", "#home", "\\#home"), ("slayer list #ho", "#home", "\\#home"),
    ("slayer list campaign:Tw", "campaign:Two Word", "Two\\ Word"), ("slayer list '", "#a'b", "#a'\\''b"),
    ("slayer list \"", "#$(touch pwned)`\"", "#\\$(touch pwned)\\`\\\""), ("slayer list @wo", "@work", "@work"),
    ("slayer list ", "tag:$(touch pwned)", "tag:\\$\\(touch\\ pwned\\)"), ("slayer list 'tag:", "tag:x;y", "tag:x;y"),
    ("slayer list ", "!epic", "\\!epic"), ("slayer list ", "#한글 태그", "\\#한글\\ 태그"), ("slayer list ", "~", "\\~"),
  ])
  func replacementIsOneInertWord(text: String, value: String, replacement: String) {
    #expect(line(text).replacement(for: value) == replacement)
  }

  /// Within double quotes nothing keeps bash from taking `!` for history.
  @Test func anExclamationMarkIsNotOfferedInDoubleQuotes() {
    #expect(line("slayer list \"").replacement(for: "!epic") == nil)
    #expect(line("slayer list '").replacement(for: "!epic") == "!epic")
  }
}
