import Foundation
import QuestCore
import TestKit
import Testing

@testable import SlayerCommands

@Suite struct NoteTests {
  private func trial(_ environment: [String: String] = ["EDITOR": "ed", "VISUAL": "visual"]) throws -> Trial {
    let trial = try Trial(environment: environment)
    try trial.add(Draft(title: "a", note: "old"))
    return trial
  }

  private func note(_ trial: Trial) throws -> String? {
    try object(trial.answer("show", "1", "--json"))["note"] as? String
  }

  private func files(_ trial: Trial) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: trial.folder.file(".local/state/slayer"))
  }

  @Test func whatTheEditorWritesIsTheNote() throws {
    let trial = try trial()
    let result = trial.run(
      ["note", "1"],
      edit: { editor, path in
        #expect(editor == "visual")
        #expect((try? String(contentsOfFile: path, encoding: .utf8)) == "old\n")
        let mode = try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect((try? "new\n  한글 \n\n".write(toFile: path, atomically: true, encoding: .utf8)) != nil)
        return 0
      })
    #expect(result.output == "Note saved: 1 a\n")
    #expect(try note(trial) == "new\n  한글 ")
    #expect(try files(trial) == [])
  }

  @Test(arguments: [(["EDITOR": "my-ed -w", "VISUAL": ""], "my-ed -w"), ([:], "vi")])
  func whichEditor(environment: [String: String], expected: String) throws {
    let result = try trial(environment).run(
      ["note", "1"],
      edit: { editor, _ in
        #expect(editor == expected)
        return 0
      })
    #expect(result.output == "Nothing was changed: 1 a\n")
    #expect(result.code == 0)
  }

  /// There is nothing then to be named as kept.
  @Test func anEditorThatRemovesTheFileChangesNothing() throws {
    let trial = try trial()
    let result = trial.run(
      ["note", "1"], edit: { _, path in (try? FileManager.default.removeItem(atPath: path)) == nil ? 9 : 0 })
    #expect(result.code == 1)
    #expect(result.errors == "slayer: The editor removed the file, so nothing was changed.\n")
    #expect(try note(trial) == "old")
  }

  @Test func aFailedEditorChangesNothing() throws {
    let trial = try trial()
    let failed = trial.run(["note", "1"], edit: { _, _ in 3 })
    #expect(failed.code == 1)
    #expect(failed.errors == "slayer: The editor ended with 3, so nothing was changed.\n")
    #expect(try files(trial) == [])
    let written = trial.run(
      ["note", "1"],
      edit: { _, path in
        _ = try? "mine".write(toFile: path, atomically: false, encoding: .utf8)
        return 1
      })
    #expect(written.code == 1)
    let kept = try #require(try files(trial).first)
    #expect(written.errors.hasSuffix("What you wrote is in \(trial.folder.file(".local/state/slayer/" + kept)).\n"))
    #expect(try note(trial) == "old")
  }

  /// The note was changed elsewhere while the editor was open: neither text is lost.
  @Test func whatWasWrittenIsNeverLost() throws {
    let trial = try trial()
    let result = trial.run(
      ["note", "1"],
      edit: { _, path in
        #expect(trial.run(["edit", "1", "note:theirs"]).code == 0)
        _ = try? "mine".write(toFile: path, atomically: false, encoding: .utf8)
        return 0
      })
    #expect(result.code == 1)
    #expect(try note(trial) == "theirs")
    let kept = trial.folder.file(".local/state/slayer/" + (try files(trial).first ?? ""))
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "mine")
    #expect(result.errors.contains(kept))
  }

  @Test func otherFieldsMayChangeMeanwhile() throws {
    let trial = try trial()
    let result = trial.run(
      ["note", "1"],
      edit: { _, path in
        #expect(trial.run(["edit", "1", "title:b"]).code == 0)
        _ = try? "mine".write(toFile: path, atomically: false, encoding: .utf8)
        return 0
      })
    #expect(result.code == 0)
    #expect(try note(trial) == "mine")
  }

  @Test func textThatIsNoUTF8StaysInItsFile() throws {
    let trial = try trial()
    let result = trial.run(
      ["note", "1"],
      edit: { _, path in
        _ = try? Data([0xFF, 0x41]).write(to: URL(fileURLWithPath: path))
        return 0
      })
    #expect(result.code == 1)
    #expect(try files(trial).count == 1)
    #expect(try note(trial) == "old")
  }
}
