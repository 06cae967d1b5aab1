import Foundation
import TestKit

/// A real shell at the keyboard of a tmux of its own, in which `slayer` is the built program.
final class ShellTerminal {
  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    var path: String { "/usr/bin/\(rawValue)" }
    var isHere: Bool { FileManager.default.isExecutableFile(atPath: path) && Tmux.isHere }

    /// Starts without anybody's settings, and then says that it is ready.
    fileprivate var start: String {
      switch self {
      case .bash: "exec bash --norc --noprofile"
      case .zsh: "exec zsh -f"
      case .fish: "exec fish --no-config"
      }
    }

    /// Teaches the shell to complete, and gives it a prompt to look for.
    fileprivate var teach: String {
      switch self {
      case .bash: #"eval "$(slayer completion bash)"; PS1='READY> '"#
      case .zsh: #"autoload -Uz compinit; compinit -u -D; eval "$(slayer completion zsh)"; PS1='READY> '"#
      case .fish: "slayer completion fish | source; function fish_prompt; echo -n 'READY> '; end"
      }
    }
  }

  let folder: TemporaryFolder
  let tmux: Tmux

  /// - Parameter quests: lines for `slayer add -`.
  init(_ shell: Shell, quests: [String]) throws {
    folder = try TemporaryFolder()
    let bin = folder.file("bin")
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: bin + "/slayer", withDestinationPath: SlayerProgram.path)
    let variables = [
      "HOME": folder.path, "SLAYER_NO_BACKUP": "1", "XDG_DATA_HOME": folder.file("data"),
      "XDG_CONFIG_HOME": folder.file("config"),
      "XDG_STATE_HOME": folder.file("state"), "PATH": bin + ":/usr/bin:/bin", "SLAYER_NOW": "2026-05-06 09:00",
      "TZ": "KST-9",
    ]
    for quest in quests {
      let added = try Command(SlayerProgram.path, ["add", quest], environment: variables)
      guard added.code == 0 else { throw RunningProgram.Failure.tookTooLong(added.errors) }
    }
    tmux = try Tmux(environment: variables, columns: 100, rows: 30)
    try tmux.wait(for: "the first prompt") { $0.contains("READY>") }
    try tmux.send("-l", "cd \(folder.path); \(shell.start)")
    try tmux.send("Enter")
    try tmux.wait(for: "\(shell.rawValue)") { $0.split(separator: "\n").last.map { !$0.contains("exec") } ?? false }
    try tmux.send("-l", shell.teach)
    try tmux.send("Enter")
    try tmux.wait(for: "the taught shell") { $0.split(separator: "\n").last == "READY>" }
    try tmux.send("C-l")
    try tmux.wait(for: "an empty screen") { $0.split(separator: "\n").map(String.init) == ["READY>"] }
  }

  /// Types text and presses Tab until the screen shows what is wanted.
  @discardableResult
  func complete(_ text: String, tabs: Int = 1, until holds: @escaping (String) -> Bool) throws -> String {
    try tmux.send("-l", text)
    try tmux.wait(for: "the typed text") { $0.contains(text.trimmingCharacters(in: .whitespaces)) }
    for _ in 0..<tabs { try tmux.send("Tab") }
    return try tmux.wait(for: "the completion of \(text)", until: holds)
  }

  /// Runs a line; what is on the screen once the prompt is back below it.
  func run(_ line: String) throws -> String {
    try tmux.send("-l", line)
    try tmux.send("Enter")
    return try tmux.wait(for: line) { text in
      text.contains("\nDONE") && text.split(separator: "\n").last?.hasPrefix("READY>") == true
    }
  }

  /// The files that something in a title or a tag would have made.
  var traps: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.contains("pwned") }
  }
}
