import Foundation
import TestKit

/// A program that runs to its end: its exit code (or minus the signal that ended it), and what it wrote.
struct Command {
  let code: Int32
  let output: String
  let errors: String

  /// Output goes through files and not through pipes, which a server that the program leaves behind would keep open.
  init(_ program: String, _ arguments: [String], environment: [String: String]) throws {
    let folder = try TemporaryFolder()
    let (outputPath, errorPath) = (folder.file("output"), folder.file("errors"))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errorPath, O_WRONLY | O_CREAT, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, program, &actions, nil, &words, &variables)
    guard problem == 0 else { throw RunningProgram.Failure.cannotStart(problem) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    code = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    output = String(decoding: FileManager.default.contents(atPath: outputPath) ?? Data(), as: UTF8.self)
    errors = String(decoding: FileManager.default.contents(atPath: errorPath) ?? Data(), as: UTF8.self)
  }
}
