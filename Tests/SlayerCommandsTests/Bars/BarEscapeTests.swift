import Testing

@testable import SlayerCommands

/// No part of a title acts where it is shown: the exact text for each format.
@Suite struct BarEscapeTests {
  @Test(arguments: [
    ("#[fg=red]x", "##[fg=red]x"), ("#(id) #{pane} ##", "##(id) ##{pane} ########"), ("50% 한글", "50% 한글"),
    ("#x ##x ###x", "##x ########x ############x"), ("##[x]", "####[x]"), ("C#", "C####"), ("", ""),
    ("a\u{1B}[31mb\u{7}", "a␛[31mb␇"),
  ])
  func tmux(text: String, escaped: String) { #expect(BarEscape.tmux(text) == escaped) }

  @Test(arguments: [
    ("%{F#f00}x%{F-}", "% {F#f00}x% {F-}"), ("%%{x}", "%% {x}"), ("50% {x}", "50% {x}"), ("%\u{202E}{", "%\u{FFFD}{"),
    ("a\nb", "a␊b"),
  ])
  func polybar(text: String, escaped: String) { #expect(BarEscape.polybar(text) == escaped) }

  @Test(arguments: [
    ("R&D <draft> \"q\"", "R&amp;D &lt;draft&gt; &quot;q&quot;"), ("it's &amp;", "it&apos;s &amp;amp;"),
    ("a\u{202E}b\u{2066}c\u{9B}31m", "a\u{FFFD}b\u{FFFD}c\u{FFFD}31m"),
  ])
  func pango(text: String, escaped: String) { #expect(BarEscape.pango(text) == escaped) }

  @Test(arguments: [
    ("$(touch pwned)", "$ (touch pwned)", "$ (touch pwned)"), ("`id`", "'id'", "'id'"), ("\\u@\\h", "/u@/h", "/u@/h"),
    ("$HOME ${HOME} $$ $\\", "$ HOME $ {HOME} $ $ $ /", "$ HOME $ {HOME} $ $ $ /"), ("50% $", "50% $", "50%% $"),
    ("%F{red}%n", "%F{red}%n", "%%F{red}%%n"), ("costs 5 $ a day", "costs 5 $ a day", "costs 5 $ a day"),
    ("' > out.txt; rm x", "' > out.txt; rm x", "' > out.txt; rm x"), ("a\u{1B}]0;t\u{7}", "a␛]0;t␇", "a␛]0;t␇"),
  ])
  func prompts(text: String, bash: String, zsh: String) {
    #expect(BarEscape.prompt(text, .bash) == bash)
    #expect(BarEscape.prompt(text, .zsh) == zsh)
  }

  @Test func fishAndPlainPromptsExpandNothing() {
    #expect(BarEscape.prompt("$(id) `x` % \\ \u{1B}[2J", .fish) == "$(id) `x` % \\ ␛[2J")
    #expect(BarEscape.prompt("$(id) `x` % \\ \u{1B}[2J", .plain) == "$(id) `x` % \\ ␛[2J")
  }
}
