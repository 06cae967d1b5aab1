import Foundation
import SlayerSystem
import TestKit
import Testing

/// Several runs at once, each with a draft of its own.
@Suite struct DraftClaimTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func end(_ name: String) throws {
    // A run that ended holds no lock: another lock file stands in its place.
    try FileManager.default.removeItem(atPath: folder.file(name + ".lock"))
  }

  @Test func twoRunsNeverShareAFile() throws {
    let path = folder.file("state/draft")
    let first = DraftFile.claim(path)
    let second = DraftFile.claim(path)
    #expect([first.path, second.path] == [path, path + "-2"])
    try first.write("0\tone\n")
    try second.write("0\ttwo\n")
    #expect(first.read() == "0\tone\n")
  }

  @Test func whatAnEndedRunLeftComesAlong() throws {
    let path = folder.file("draft")
    try DraftFile.claim(path).write("0\tone\n")
    try DraftFile.claim(path).write("0\ttwo\n")
    try end("draft")
    try end("draft-2")
    let next = DraftFile.claim(path)
    #expect(next.path == path)
    #expect(next.read() == "0\tone\n0\ttwo\n")
    #expect(!FileManager.default.fileExists(atPath: path + "-2"))
  }

  @Test func aRunThatGoesOnKeepsItsOwn() throws {
    let path = folder.file("draft")
    let first = DraftFile.claim(path)
    let second = DraftFile.claim(path)
    try second.write("0\ttwo\n")
    let third = DraftFile.claim(path)
    #expect(third.path == path + "-3")
    #expect(second.read() == "0\ttwo\n")
    #expect(first.read() == nil)
  }

  @Test func aFolderThatCannotBeMadeStopsNothing() throws {
    try Data().write(to: URL(fileURLWithPath: folder.file("file")))
    #expect(DraftFile.claim(folder.file("file/draft")).path == folder.file("file/draft"))
  }
}
