import Glibc

/// A person's editor, as `$VISUAL` or `$EDITOR` names it: a command of the shell.
public enum Editor {
  /// Opens a file and waits. The editor's own screen never gets into standard output where that is no terminal.
  /// - Returns: how the editor ended; 127 when there is no such command.
  public static func run(_ command: String, _ path: String) -> Int32 {
    let quoted = ShellWord.quoted(path)
    let before = signal(SIGPIPE, SIG_DFL)
    defer { signal(SIGPIPE, before) }
    let status = system("\(command) \(quoted)" + (isatty(STDOUT_FILENO) == 1 ? "" : " 1>&2"))
    guard status != -1 else { return 127 }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
