import Foundation
import TestKit
import Testing

/// `slayer doctor --repair` of the built program, beside other programs.
@Suite struct RepairProcessTests {
  private let home: CommandHome

  init() throws {
    home = try CommandHome()
    let lines = (1...200).map { "quest \($0) #tag\($0 % 7) tomorrow" }.joined(separator: "\n")
    let input = home.folder.file("in")
    try lines.write(toFile: input, atomically: true, encoding: .utf8)
    let added = try home.start(shell: "\"$SLAYER\" add - <'\(input)' >/dev/null && \"$SLAYER\" done 3-9 >/dev/null")
      .wait()
    #expect(added.code == 0, "\(added.errors)")
  }

  private func overwrite(_ bytes: [UInt8], at offset: Int) throws {
    let file = try #require(FileHandle(forUpdatingAtPath: home.store))
    try file.seek(toOffset: UInt64(offset))
    try file.write(contentsOf: Data(bytes))
    try file.close()
  }

  private var kept: [String] {
    get throws {
      let folder = home.folder.file("data/slayer")
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.contains(".damaged-") }
        .map { "\(folder)/\($0)" }
    }
  }

  @Test("every command says what to do, and doing it brings every quest back", arguments: [0, 4_096 * 4])
  func rescue(offset: Int) throws {
    let quests = try home.openQuests()
    #expect(quests.count == 193)
    try overwrite([UInt8](repeating: 0, count: 4_096), at: offset)
    let damaged = try Data(contentsOf: URL(fileURLWithPath: home.store))
    #expect(try home.run("doctor").code == 3)
    if offset == 0 {
      for command in ["list", "status", "next", "hero"] {
        let result = try home.run(command)
        #expect(result.code == 3)
        #expect(result.errors.contains("slayer doctor --repair"))
      }
    }
    let repair = try home.run("doctor", "--repair")
    #expect(repair.code == 0, "\(repair.errors)")
    #expect(repair.output.hasPrefix("Rescued 200 quests and 2 changes of the log into a new store, and checked it.\n"))
    #expect(try home.openQuests() == quests)
    #expect(home.problems() == [])
    #expect(try Data(contentsOf: URL(fileURLWithPath: #require(kept.first))) == damaged)
    #expect(try home.run("doctor").code == 0)
    let again = try home.run("doctor", "--repair")
    #expect(again.code == 0)
    #expect(again.output == "The store is whole: there is nothing to repair.\n")
    #expect(try home.run("undo").code == 1)
    #expect(try home.run("add", "next").output.hasPrefix("Added 201 next"))
  }

  @Test("whatever other programs do meanwhile, what they were told is stored is in the new store")
  func writersMeanwhile() throws {
    var told: Set<String> = []
    for round in 1...6 {
      try overwrite([UInt8](repeating: 0xEE, count: 600), at: 4_096 * 5 + 100)
      let titles = (1...4).map { "round \(round) writer \($0)" }
      let repair = try home.start("doctor", "--repair")
      let writers = try titles.map { try home.start("add", $0) }
      let readers = try (1...3).map { _ in try home.start("list") }
      let result = repair.wait()
      #expect(result.code == 0 || result.errors.contains("Another program has the store open"), "\(result.errors)")
      for (title, writer) in zip(titles, writers) {
        let written = writer.wait()
        if written.code == 0 { told.insert(title) }
        #expect(written.code == 0 || written.errors.contains("is damaged"), "\(written.errors)")
      }
      for reader in readers {
        let read = reader.wait()
        #expect(read.code == 0 || read.errors.contains("is damaged"), "\(read.errors)")
      }
      if result.code != 0 { #expect(try home.run("doctor", "--repair").code == 0) }
      #expect(home.problems() == [])
      #expect(told.isSubset(of: try home.openQuests().values))
    }
  }

  @Test("a store that another program has open is not repaired")
  func inUse() throws {
    let screen = try RunningProgram(
      SlayerProgram.path, [], environment: home.environment.mapValues(String?.some), columns: 80, rows: 24)
    try screen.waitUntilIdle()
    try overwrite([UInt8](repeating: 0xEE, count: 4_096), at: 4_096 * 4)
    let damaged = try Data(contentsOf: URL(fileURLWithPath: home.store))
    let refused = try home.run("doctor", "--repair")
    #expect(refused.code == 3)
    #expect(
      refused.errors
        == "slayer: Another program has the store open: close every slayer, and try again. Nothing was changed.\n")
    #expect(try Data(contentsOf: URL(fileURLWithPath: home.store)) == damaged)
    #expect(try kept == [])
    screen.send("q")
    #expect(try screen.waitForEnd() == 0)
    #expect(try home.run("doctor", "--repair").code == 0)
    #expect(try home.openQuests().count == 193)
  }
}
