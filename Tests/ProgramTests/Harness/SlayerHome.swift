import Foundation
import TestKit

/// A home of its own for the built program: store, settings and drafts in one temporary folder, in Seoul, on a Wednesday.
final class SlayerHome {
  private let folder: TemporaryFolder

  /// - Parameter settings: lines of the configuration file; nothing moves unless they say so.
  init(settings: String = "motion = none\n") throws {
    folder = try TemporaryFolder()
    let configuration = folder.file("config/slayer")
    try FileManager.default.createDirectory(atPath: configuration, withIntermediateDirectories: true)
    try settings.write(toFile: configuration + "/config", atomically: true, encoding: .utf8)
  }

  /// Where the program finds this home.
  var variables: [String: String] {
    [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.file("config"), "XDG_DATA_HOME": folder.file("data"),
      "XDG_STATE_HOME": folder.file("state"), "SLAYER_NOW": "2026-05-06 09:00:05",
    ]
  }

  /// Starts the full screen and waits until it is drawn.
  func open(
    _ environment: [String: String?] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> RunningProgram {
    let running = try start(environment, columns: columns, rows: rows)
    try running.waitUntilIdle()
    return running
  }

  /// Starts the full screen.
  /// - Parameter shell: words of a shell that go before the program: `trap '' HUP;`.
  func start(
    _ environment: [String: String?] = [:], shell: String = "", columns: Int = 80, rows: Int = 24
  ) throws -> RunningProgram {
    let all = variables.mapValues(String?.some).merging(environment) { $1 }
    let running = try RunningProgram(
      "/bin/sh", ["-c", "\(shell) exec '\(SlayerProgram.path)'"], environment: all, columns: columns, rows: rows)
    running.home = self
    return running
  }

  /// Runs a command; what it wrote to standard output.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    let environment = variables.merging(["LC_ALL": "C.UTF-8", "TZ": "KST-9"]) { $1 }
    return try Command(SlayerProgram.path, arguments, environment: environment).output
  }
}
