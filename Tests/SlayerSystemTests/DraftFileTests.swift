import Foundation
import TestKit
import Testing

@testable import SlayerSystem

@Suite struct DraftFileTests {
  private func mode(_ path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test func keepsTextForItsOwnerAlone() throws {
    let folder = try TemporaryFolder()
    let draft = DraftFile(folder.file("state/slayer/draft"))
    #expect(draft.read() == nil)
    try draft.write("pay rent fri 5pm 한글\n")
    #expect(draft.read() == "pay rent fri 5pm 한글\n")
    #expect(try mode(draft.path) == 0o600)
    #expect(try mode(folder.file("state/slayer")) == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state/slayer")) == ["draft"])
  }

  @Test func replacesAndRemoves() throws {
    let folder = try TemporaryFolder()
    let draft = DraftFile(folder.file("draft"))
    try draft.write("one")
    try draft.write("a longer text than before")
    #expect(draft.read() == "a longer text than before")
    try draft.write("")
    #expect(draft.read() == nil)
    try draft.write("again")
    draft.remove()
    draft.remove()
    #expect(!FileManager.default.fileExists(atPath: draft.path))
  }

  /// What `kill -9` leaves in the middle of a write: half a file under another name.
  @Test func halfAWriteHurtsNothing() throws {
    let folder = try TemporaryFolder()
    let draft = DraftFile(folder.file("draft"))
    try draft.write("kept")
    try Data("hal".utf8).write(to: URL(fileURLWithPath: "\(draft.path).\(getpid()).new"))
    #expect(draft.read() == "kept")
    try draft.write("next")
    #expect(draft.read() == "next")
  }

  @Test func aFailureIsSaidAndLeavesTheOldText() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder.file("file")))
    let draft = DraftFile(folder.file("file/draft"))
    #expect(throws: SystemError.self) { try draft.write("x") }
    let error = SystemError.cannotWrite(path: "/a\u{1B}", reason: "No space left on device")
    #expect(error.words.english == "Cannot write /a␛: No space left on device.")
  }
}
