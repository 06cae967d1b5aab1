import Foundation
import QuestCore
import QuestStore
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct StoreFaultTests {
  @Test func aForeignFileIsNotTouched() throws {
    let trial = try Trial()
    let path = trial.folder.file("picture.jpg")
    let bytes = Data([0xFF, 0xD8, 0xFF, 0xE0] + Array(repeating: 7, count: 500))
    try bytes.write(to: URL(fileURLWithPath: path))
    for words in [["list"], ["add", "x"], ["status"], ["done", "1"], ["hero", "--json"], ["undo"]] {
      let result = trial.run(words + ["--db", path])
      #expect(result.code == 3)
      #expect(result.output == "")
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.errors.contains(path))
    }
    #expect(FileManager.default.contents(atPath: path) == bytes)
  }

  @Test(
    "what is advised is for the store that was named",
    arguments: [
      ("picture.jpg", "FILE"), ("my picture.jpg", "'FILE'"),
    ])
  func adviceNamesTheStore(name: String, typed: String) throws {
    let trial = try Trial()
    let path = trial.folder.file(name)
    try Data("no store".utf8).write(to: URL(fileURLWithPath: path))
    let words =
      "FILE is not a slayer store, or its beginning is damaged; it was not touched. Name another file with --db,"
    let advice = typed.replacing("FILE", with: path)
    #expect(
      trial.run(["list", "--db", path]).errors
        == "slayer: \(words.replacing("FILE", with: path)) or try: slayer doctor --repair --db \(advice)\n")
    #expect(
      trial.run(["status", "--format", "json", "--db", path]).output.contains("doctor --repair --db \(advice)\""))
    let usual = try Trial(environment: ["SLAYER_DB": path])
    #expect(
      usual.run(["list"]).errors == "slayer: \(words.replacing("FILE", with: path)) or try: slayer doctor --repair\n")
  }

  @Test("nobody is told to close a file to others that is no store")
  func permissionsOfForeignFiles() throws {
    let trial = try Trial()
    let path = trial.folder.file("list.txt")
    try Data("for everybody".utf8).write(to: URL(fileURLWithPath: path))
    chmod(path, 0o644)
    #expect(try trial.findings(["--db", path]).filter { $0.name == "permissions" }.isEmpty)
  }

  @Test func repairOfNothing() throws {
    let trial = try Trial(language: "ko")
    #expect(trial.answer("doctor", "--repair") == "아직 저장한 것이 없어서 고칠 것도 없어요.\n")
    #expect(!exists(trial.folder.file("data")))
  }

  @Test(
    "what needs no file works without a home",
    arguments: [
      ["help"], ["manual"], ["completion", "fish"], ["parse", "x"], ["completion", "words", "zsh", "--", "li"],
    ])
  func withoutAHome(words: [String]) throws {
    let homeless = try Trial(environment: ["HOME": "", "SLAYER_DB": ""])
    #expect(homeless.run(words).output == (try Trial()).run(words).output)
    #expect(homeless.run(words).errors == "")
  }

  @Test func repairWithoutAHome() throws {
    let result = try Trial(environment: ["HOME": "", "SLAYER_DB": ""]).run(["doctor", "--repair", "--json"])
    #expect(result.code == 3)
    #expect(result.output == "")
  }

  @Test func aFolderIsNoStore() throws {
    let trial = try Trial()
    #expect(trial.run(["list", "--db", trial.folder.path]).code == 3)
    #expect(trial.run(["add", "x", "--db", trial.folder.path]).code == 3)
  }

  @Test func onlyTheStoreThatWasNamedIsTouched() throws {
    let trial = try Trial()
    #expect(trial.run(["add", "x", "--db", trial.folder.file("other.db")]).code == 0)
    #expect(exists(trial.folder.file("other.db")))
    #expect(!exists(trial.folder.file("data")))
  }

  @Test func withoutAHomeThereIsHelpAndAMessage() throws {
    let trial = try Trial(environment: ["HOME": "", "SLAYER_DB": ""])
    #expect(trial.run(["--help"]).code == 0)
    let result = trial.run(["list"])
    #expect(result.code == 3)
    #expect(result.errors.contains("HOME"))
  }

  /// The table of the zone reaches as far as the deadlines do.
  @Test func farDeadlinesAreInTheirOwnTime() throws {
    let folder = try TemporaryFolder()
    let zone = Zone(
      firstOffset: 3_600, changes: [], covered: moment("2020-01-01", .utc)...moment("2040-01-01", .utc))
    let output = Capture()
    let store = try QuestStore.open(
      at: folder.file("db"), session: Session(program: "test", id: "1-1-test", reach: .anyProgram),
      freshID: { QuestID(random: 1, 1) })
    _ = try store.perform(
      .add([Draft(title: "far", deadline: .moment(moment("2050-06-01 10:00", .utc)))]), at: Trial.usual,
      calendar: SlayerCalendar(zone: zone))
    let line = SlayerCommandLine(
      Surroundings(
        environment: .init(["HOME": folder.path]), now: { Trial.usual }, zoneAround: { _ in zone },
        zoneCovering: { Zone(firstOffset: 7_200, changes: [], covered: $0) }, freshID: { QuestID(random: 2, 2) },
        session: { "1-1-test" }), output: output, errors: Capture())
    #expect(line.run(["list", "--json", "--db", folder.file("db")]) { _ in 99 } == 0)
    #expect(try objects(output.text)[0]["deadline"] as? String == "2050-06-01T12:00:00+02:00")
  }
}
