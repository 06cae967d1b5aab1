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
    let process = try CommandProcess(
      [program] + arguments, output: folder.file("output"), errors: folder.file("errors"), environment: environment)
    let result = process.wait()
    code = result.code
    output = result.output
    errors = result.errors
  }
}
