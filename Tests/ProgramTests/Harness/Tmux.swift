import Foundation
import TestKit

/// A tmux of its own: a private socket, no configuration, one window with a shell.
final class Tmux {
  static let isHere = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")
  private let folder: TemporaryFolder

  init(environment: [String: String], columns: Int = 80, rows: Int = 24) throws {
    folder = try TemporaryFolder()
    let variables = environment.map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    try run(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "env -i PATH=/usr/bin:/bin LC_ALL=C.UTF-8 TERM=$TERM TMUX=$TMUX PS1='READY> ' \(variables) bash --norc --noprofile"
    )
  }

  deinit { _ = try? run("kill-server") }

  func send(_ keys: String...) throws { try run(["send-keys"] + keys) }

  func paste(_ text: String) throws {
    try run("set-buffer", text)
    try run("paste-buffer", "-p")
  }

  func resize(columns: Int, rows: Int) throws { try run("resize-window", "-x", "\(columns)", "-y", "\(rows)") }

  /// What the window shows; with its colours as escape sequences if asked for.
  func text(withColours: Bool = false) throws -> String {
    try run(withColours ? ["capture-pane", "-p", "-e"] : ["capture-pane", "-p"])
  }

  /// Waits until the window shows what is wanted, and shows the same when looked at again; that text.
  @discardableResult
  func wait(for what: String, until holds: (String) -> Bool) throws -> String {
    let start = Date()
    var before = ""
    while true {
      let shown = try text()
      if holds(shown), shown == before { return shown }
      before = shown
      if Date().timeIntervalSince(start) > 20 { throw RunningProgram.Failure.tookTooLong("\(what)\n\(shown)") }
    }
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> String { try run(arguments) }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let environment = [
      "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "SHELL": "/bin/sh", "HOME": folder.path, "SLAYER_NO_BACKUP": "1",
    ]
    let all = ["-S", folder.file("socket"), "-u"] + arguments
    return try Command("/usr/bin/tmux", all, environment: environment).output
  }
}
