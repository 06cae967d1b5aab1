import CSQLite
import Foundation
import TestKit
import Testing

/// A home of its own for commands of the built program that run without a terminal, many at once.
final class CommandHome {
  let folder: TemporaryFolder
  let store: String
  private var count = 0

  init() throws {
    folder = try TemporaryFolder()
    store = folder.file("data/slayer/slayer.db")
  }

  /// Starts one command, `slayer WORDS…`.
  func start(_ words: String...) throws -> CommandProcess {
    try start([SlayerProgram.path] + words)
  }

  /// Starts a script of the shell, in which `$SLAYER` is the program.
  func start(shell script: String) throws -> CommandProcess {
    try start(["/bin/sh", "-c", script])
  }

  /// The same of bash, which knows descriptors above 9.
  func start(bash script: String) throws -> CommandProcess { try start(["/bin/bash", "-c", script]) }

  /// Runs one command to its end.
  @discardableResult
  func run(_ words: String...) throws -> CommandProcess.Result {
    try start([SlayerProgram.path] + words).wait()
  }

  private func start(_ words: [String]) throws -> CommandProcess {
    count += 1
    return try CommandProcess(
      words, output: folder.file("out-\(count)"), errors: folder.file("err-\(count)"),
      environment: environment)
  }

  /// Where the program finds this home.
  var environment: [String: String] {
    [
      "HOME": folder.path, "XDG_DATA_HOME": folder.file("data"), "XDG_CONFIG_HOME": folder.file("config"),
      "XDG_STATE_HOME": folder.file("state"), "SLAYER": SlayerProgram.path, "LC_ALL": "C.UTF-8", "TZ": "KST-9",
      "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no", "SLAYER_NO_BACKUP": "1",
    ]
  }

  /// The titles of the open quests by their numbers, as `slayer list` tells them.
  func openQuests() throws -> [Int: String] {
    let result = try run("list", "--json")
    #expect(result.code == 0, "\(result.errors)")
    return try Self.quests(result.output)
  }

  static func quests(_ json: String) throws -> [Int: String] {
    let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]] ?? []
    return Dictionary(
      list.compactMap { quest in
        guard let number = quest["number"] as? Int, let title = quest["title"] as? String else { return nil }
        return (number, title)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What SQLite finds wrong with the store; empty when it is whole.
  func problems() -> [String] {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    guard sqlite3_open_v2(store, &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else { return ["cannot open"] }
    var problems: [String] = []
    for check in ["PRAGMA integrity_check", "PRAGMA foreign_key_check"] {
      var statement: OpaquePointer?
      guard sqlite3_prepare_v2(database, check, -1, &statement, nil) == SQLITE_OK else { return ["cannot check"] }
      while sqlite3_step(statement) == SQLITE_ROW {
        problems.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "?")
      }
      sqlite3_finalize(statement)
    }
    return problems.filter { $0 != "ok" }
  }
}
