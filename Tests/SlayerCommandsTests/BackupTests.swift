import Foundation
import SlayerText
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct BackupTests {
  private let trial: Trial
  private var folder: String { trial.folder.file("data/slayer-backups") }

  init() throws { trial = try Trial() }

  @Test func backupIntoTheFolder() {
    _ = trial.answer("add", "pay rent")
    let path = folder + "/slayer-2026-11-30-145000.db"
    #expect(trial.answer("backup") == "Copied 1 quest to \(path) (84 KiB), and checked the copy.\n")
    #expect(
      trial.answer("backup", "--lang", "ko")
        == "퀘스트 1개를 \(folder)/slayer-2026-11-30-145000-2.db에 복사하고 확인했어요 (84 KiB).\n")
  }

  @Test func backupToAFile() {
    _ = trial.answer("add", "pay rent")
    let path = trial.folder.file("mine.db")
    #expect(
      trial.answer("backup", path, "--json") == "{\n  \"path\": \"\(path)\",\n  \"quests\": 1,\n  \"bytes\": 86016\n}\n"
    )
    let again = trial.run(["backup", path])
    #expect(again.code == 1)
    #expect(
      again.errors == "slayer: \(path) is there already, and no copy is written over a file. Name another.\n")
  }

  @Test(arguments: ["", "/", "//"])
  func backupIntoAnotherFolder(slashes: String) throws {
    _ = trial.answer("add", "pay rent")
    let other = trial.folder.file("other")
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    #expect(
      trial.answer("backup", other + slashes)
        == "Copied 1 quest to \(other)/slayer-2026-11-30-145000.db (84 KiB), and checked the copy.\n")
  }

  @Test func nothingToCopy() {
    let result = trial.run(["backup"])
    #expect(result.code == 1)
    #expect(result.errors == "slayer: Nothing is stored yet, so there is nothing to copy.\n")
    #expect(trial.answer("backup", "--daily") == "Nothing is stored yet, so there is nothing to copy.\n")
    #expect(trial.answer("backup", "--daily", "--json") == "null\n")
    #expect(!FileManager.default.fileExists(atPath: trial.folder.file("data")))
  }

  @Test func daily() {
    _ = trial.answer("add", "pay rent")
    let path = folder + "/slayer-2026-11-30.db"
    #expect(trial.answer("backup", "--daily") == "Copied 1 quest to \(path) (84 KiB), and checked the copy.\n")
    #expect(trial.answer("backup", "--daily") == "The copy of today is there already: \(path)\n")
    #expect(
      trial.answer("backup", "--daily", "--json")
        == "{\n  \"path\": \"\(path)\",\n  \"quests\": 1,\n  \"bytes\": 86016\n}\n")
    #expect(trial.run(["backup", "--daily", "x.db"]).code == 2)
  }

  @Test func restoreByName() {
    _ = trial.answer("add", "pay rent")
    _ = trial.answer("add", "buy milk")
    _ = trial.answer("backup", "--daily")
    _ = trial.answer("done", "1")
    _ = trial.answer("delete", "2")
    _ = trial.answer("add", "call mum")
    #expect(
      trial.answer("restore", "slayer-2026-11-30.db") == """
        Restored 2 quests from \(folder)/slayer-2026-11-30.db, and checked the store.
          1 came back, 1 changed, 1 went. slayer undo takes it back.

        """)
    #expect(trial.answer("list", "--format", "{number} {title}") == "1 pay rent\n2 buy milk\n")
    #expect(trial.answer("undo") == "Undone: restored \"pay rent\" and 2 more\n")
    #expect(trial.answer("list", "--format", "{number} {title}") == "3 call mum\n")
    #expect(
      trial.answer("restore", folder + "/slayer-2026-11-30.db", "--json") == """
        {
          "path": "\(folder)/slayer-2026-11-30.db",
          "quests": 2,
          "back": 1,
          "changed": 1,
          "gone": 1
        }

        """)
  }

  @Test func restoreIntoNothing() {
    _ = trial.answer("add", "pay rent")
    let path = trial.folder.file("mine.db")
    _ = trial.answer("backup", path)
    #expect(
      trial.answer("restore", path, "--db", trial.folder.file("new/quests.db"), "--lang", "ko") == """
        \(path)에서 퀘스트 1개를 복원하고 확인했어요.
          돌아온 것 1개, 바뀐 것 0개, 없어진 것 0개. slayer undo로 되돌릴 수 있어요.

        """)
  }

  @Test func listOfCopies() {
    #expect(trial.answer("restore") == "There are no copies in \(folder) yet. Make one: slayer backup\n")
    #expect(trial.answer("restore", "--json") == "[]\n")
    _ = trial.answer("add", "pay rent")
    _ = trial.answer("backup", "--daily")
    _ = trial.answer("backup")
    try? "no copy".write(toFile: folder + "/slayer-2026-11-28.db", atomically: true, encoding: .utf8)
    #expect(
      trial.answer("restore") == """
        Copies in \(folder)
          slayer-2026-11-30-145000.db  1 quest         84 KiB
          slayer-2026-11-30.db         1 quest         84 KiB
          slayer-2026-11-28.db         cannot be read  7 bytes
        Bring one back: slayer restore NAME

        """)
    let narrow = trial.run(["restore", "--lang", "ko"], columns: 40, isTerminal: true)
    #expect(
      narrow.output.split(separator: "\n").dropFirst() == [
        "  slayer-2026-11-30-145000.db  퀘스트 1…", "  slayer-2026-11-30.db         퀘스트 1…",
        "  slayer-2026-11-28.db         읽을 수 …", "되살리려면: slayer restore 이름",
      ])
  }

  @Test(
    "a file that is no copy changes nothing",
    arguments: [
      ("no copy", 3, "FILE is not a copy of a slayer store, so nothing was changed."),
      ("", 1, "Nothing is stored in FILE, so nothing was changed."),
      (
        "SQLite format 3\0 and no more", 3,
        "The copy FILE is damaged, so nothing was changed. Take another, or try: slayer doctor --repair --db FILE"
      ),
    ])
  func noCopy(contents: String, code: Int32, words: String) throws {
    _ = trial.answer("add", "pay rent")
    let path = trial.folder.file("x")
    try contents.write(toFile: path, atomically: true, encoding: .utf8)
    let result = trial.run(["restore", path])
    #expect(result.code == code)
    #expect(result.errors == "slayer: " + words.replacing("FILE", with: path) + "\n")
    #expect(trial.answer("list", "--format", "{title}") == "pay rent\n")
  }

  @Test("a repair that finds nothing says so, and names the copy to bring back")
  func nothingToRescue() throws {
    _ = trial.answer("add", "pay rent")
    try "no store".write(toFile: trial.store, atomically: false, encoding: .utf8)
    let found = "slayer: Nothing of a store of slayer can be found in \(trial.store); it was not touched."
    let result = trial.run(["doctor", "--repair"])
    #expect(result.code == 3)
    #expect(result.errors == found + "\n")
    try FileManager.default.removeItem(atPath: trial.store)
    _ = trial.answer("add", "pay rent")
    _ = trial.answer("backup", "--daily")
    try "no store".write(toFile: trial.store, atomically: false, encoding: .utf8)
    #expect(
      trial.run(["doctor", "--repair"]).errors
        == found + " Move it away, and bring a copy back: slayer restore slayer-2026-11-30.db\n")
    #expect(try String(contentsOfFile: trial.store, encoding: .utf8) == "no store")
  }

  @Test func nothingOfThatName() {
    let result = trial.run(["restore", "slayer-2026-01-01.db"])
    #expect(result.code == 1)
    #expect(
      result.errors == "slayer: There is no file slayer-2026-01-01.db. See what there is with slayer restore.\n")
  }

  @Test func completesTheNamesOfTheStoreThatIsNamed() {
    let other = trial.folder.file("work.db")
    _ = trial.answer("add", "pay rent", "--db", other)
    _ = trial.answer("backup", "--daily", "--db", other)
    #expect(
      trial.answer("completion", "words", "zsh", "--", "--db", other, "restore", "") == "work-2026-11-30.db\n")
    #expect(trial.answer("completion", "words", "zsh", "--", "restore", "") == "")
  }

  @Test func undoAndRedoOfARestoreNameIt() {
    _ = trial.answer("add", "pay rent")
    _ = trial.answer("backup", "--daily")
    _ = trial.answer("add", "buy milk")
    _ = trial.answer("restore", "slayer-2026-11-30.db")
    #expect(trial.answer("undo") == "Undone: restored \"buy milk\"\n")
    #expect(trial.answer("redo") == "Redone: restored \"buy milk\"\n")
    #expect(trial.answer("undo") == "Undone: restored \"buy milk\"\n")
  }

  @Test func sameWithItsParticle() {
    #expect(BackupWords.same("백업").korean == "모든 퀘스트가 이미 백업과 같아요.")
    #expect(BackupWords.same("복사").korean == "모든 퀘스트가 이미 복사와 같아요.")
  }

  @Test func completesTheNames() {
    _ = trial.answer("add", "pay rent")
    _ = trial.answer("backup", "--daily")
    #expect(trial.answer("completion", "words", "zsh", "--", "restore", "sl") == "slayer-2026-11-30.db\n")
  }

  @Test(arguments: [
    (0, "0 bytes"), (1_023, "1023 bytes"), (86_016, "84 KiB"), (1_500_000, "1.4 MiB"), (10_485_760, "10 MiB"),
  ])
  func bytes(count: Int, text: String) {
    #expect(byteCount(count) == text)
  }
}
