import Foundation
import Testing

/// Titles that would act in a prompt or a bar, in the real shells and in tmux (cases 132, 133, 138).
@Suite struct PromptTests {
  typealias Shell = ShellTerminal.Shell

  private static let title = "%\\u `touch pwned` $(touch pwned)"
  private static let shells = Shell.allCases.filter(\.isHere)

  /// Both ways of a prompt: asked each time it is shown, and put together once.
  @Test(arguments: shells)
  func nothingInATitleActs(shell: Shell) throws {
    let terminal = try ShellTerminal(shell, quests: [])
    let added = try terminal.run("slayer add -- '\(Self.title)' >/dev/null; echo DONE")
    #expect(added.contains("DONE"))
    let prompt = "slayer status --format prompt --shell \(shell.rawValue)"
    let settings =
      switch shell {
      case .bash: ["PS1='$(\(prompt)) READY> '", "PS1=\"$(\(prompt)) READY> \""]
      case .zsh: ["setopt prompt_subst; PS1='$(\(prompt)) READY> '", "PS1=\"$(\(prompt)) READY> \""]
      case .fish: ["function fish_prompt; \(prompt); echo -n 'READY> '; end"]
      }
    let shown = shell == .fish ? Self.title : "%/u 'touch pwned' $ (touch pwned)"
    for setting in settings {
      try terminal.tmux.send("-l", setting + "; clear")
      try terminal.tmux.send("Enter")
      try terminal.tmux.wait(for: setting) { $0.contains("(-_-) \(shown)") && !$0.contains("clear") }
    }
    #expect(terminal.traps == [])
  }

  /// A tmux inside of a tmux shows its status line where it can be read. Behind the line of ours there is a style.
  @Test(
    .enabled(if: Tmux.isHere, "tmux is not installed"),
    arguments: [
      "#[fg=red]a #(touch pwned) #{pid}", "##x #x ###x ##[x] ##(touch pwned)", "%H:%M $(touch pwned) #{l:a},}",
      "C#", "C##", "한글#[bold] ##🎉",
    ])
  func tmuxShowsTheTitleAsItIs(title: String) throws {
    let terminal = try ShellTerminal(.bash, quests: [])
    _ = try terminal.run("slayer add -- '\"\(title)\"' >/dev/null; echo DONE")
    let status = """
      set -g status-right-length 90
      set -g status-interval 1
      set -g window-status-current-format ''
      set -g status-right '#(slayer status --format tmux)#[fg=black]|'
      """
    try status.write(toFile: terminal.folder.file("conf"), atomically: true, encoding: .utf8)
    try terminal.tmux.send(
      "-l", "TMUX= tmux -S \(terminal.folder.file("s")) -f \(terminal.folder.file("conf")) new-session sleep 20")
    try terminal.tmux.send("Enter")
    defer { _ = try? Command("/usr/bin/tmux", ["-S", terminal.folder.file("s"), "kill-server"], environment: [:]) }
    let shown = title.count > 31 ? String(title.prefix(31)) : title + "|"
    try terminal.tmux.wait(for: "the status line") { $0.contains("(-_-) \(shown)") }
    #expect(terminal.traps == [])
  }

  /// The last committed state is there at once while another program holds the file for writing.
  @Test func aWriterDelaysNothing() throws {
    let home = try CommandHome()
    try home.run("add", "seen")
    let writer = try home.start(
      shell: "sqlite3 '\(home.store)' 'BEGIN IMMEDIATE' 'UPDATE quest SET title = 42' '.shell sleep 3' 'ROLLBACK'")
    defer { writer.kill() }
    let start = Date()
    for _ in 0..<5 {
      let result = try home.run("status", "--format", "plain")
      #expect(result.code == 0)
      #expect(result.output == "(-_-) seen\n")
    }
    #expect(Date().timeIntervalSince(start) < 3)
  }
}
