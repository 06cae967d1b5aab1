import Foundation
import TestKit

/// A shell in which `$slayer` is the built program, with a home, a zone and a language of its own.
struct CommandShell {
  let folder: TemporaryFolder
  var environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    environment = [
      "slayer": SlayerProgram.path,
      "HOME": folder.path, "SLAYER_NO_BACKUP": "1", "PATH": "/usr/bin:/bin", "LC_ALL": "en_US.UTF-8", "TZ": "KST-9",
      "TERM": "xterm-256color",
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  struct Result {
    let code: Int32
    let output: String
    let errors: String
  }

  enum Failure: Error { case cannotStart(Int32), tookTooLong(String) }

  /// Longer than any script takes on a busy machine.
  private static let patience = 60.0

  func run(_ script: String, _ more: [String: String?] = [:]) throws -> Result {
    var values: [String: String?] = environment
    values.merge(more) { $1 }
    // Files, not pipes: whatever their length, nobody waits for a reader.
    let names = ["out", "err"].map { folder.file("\($0)-\(UUID().uuidString)") }
    let shell = try spawn("cd \(folder.path)\n" + script, values.compactMapValues { $0 }, names)
    let start = Date()
    var status: Int32 = 0
    while waitpid(shell, &status, WNOHANG) != shell {
      usleep(2_000)
      if Date().timeIntervalSince(start) > Self.patience {
        kill(-shell, SIGKILL)
        waitpid(shell, &status, 0)
        throw Failure.tookTooLong(script)
      }
    }
    let texts = try names.map { try String(contentsOfFile: $0, encoding: .utf8) }
    return Result(
      code: status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F), output: texts[0], errors: texts[1])
  }

  /// A group of its own and no signal blocked: a shell that inherits a blocked SIGCHLD waits for ever.
  private func spawn(_ script: String, _ environment: [String: String], _ outputs: [String]) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, outputs[0], O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, outputs[1], O_WRONLY | O_CREAT, 0o600)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var words: [UnsafeMutablePointer<CChar>?] = (["/bin/sh", "-c", script] as [String]).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var shell: pid_t = 0
    let problem = posix_spawn(&shell, "/bin/sh", &actions, &attributes, &words, &variables)
    guard problem == 0 else { throw Failure.cannotStart(problem) }
    return shell
  }
}
