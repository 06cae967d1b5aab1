import Foundation

/// A process without a terminal, the leader of a group of its own.
final class CommandProcess {
  enum Failure: Error { case cannotStart(Int32) }

  struct Result {
    /// The exit code, or minus the signal that ended it.
    let code: Int32
    let output: String
    let errors: String
  }

  private let process: pid_t
  private let output: String
  private let errors: String
  private var result: Result?

  init(_ words: [String], output: String, errors: String, environment: [String: String]) throws {
    self.output = output
    self.errors = errors
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A test may run where signals are blocked; a server started from here must still end when it is told to.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
    guard problem == 0 else { throw Failure.cannotStart(problem) }
    self.process = process
  }

  deinit {
    if result == nil { kill() }
    wait()
  }

  /// Sends a signal, `kill -9` unless another is named, to the process and all that it started.
  func kill(_ signal: Int32 = SIGKILL) { Glibc.kill(-process, signal) }

  /// Whether it has ended by itself; nothing is waited for.
  var hasEnded: Bool {
    var info = siginfo_t()
    return result != nil
      || (waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo != 0)
  }

  /// What it wrote to standard output so far.
  var outputSoFar: String { (try? String(contentsOfFile: output, encoding: .utf8)) ?? "" }

  @discardableResult
  func wait() -> Result {
    if let result { return result }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let made = Result(
      code: status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F), output: outputSoFar,
      errors: (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "")
    result = made
    return made
  }
}
