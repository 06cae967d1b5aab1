import Foundation
import QuestCore
import TestKit
import Testing

@testable import QuestStore

@Suite struct StoreWatchTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private func reports(_ watch: StoreWatch, within milliseconds: Int32 = 2_000) -> Bool {
    guard let descriptor = watch.descriptor else { return false }
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) == 1 && watch.drain(at: 0)
  }

  @Test func aCommitIsReported() throws {
    let store = try fixture.open()
    let watch = StoreWatch(path: fixture.path)
    #expect(watch.nextCheck(at: 0) == nil)
    try store.add("a")
    #expect(reports(watch))
  }

  @Test func aCommitThroughALinkIsReported() throws {
    let store = try fixture.open()
    let other = try TemporaryFolder()
    symlink(fixture.path, other.file("link.db"))
    let watch = StoreWatch(path: other.file("link.db"))
    try store.add("a")
    #expect(reports(watch))
  }

  @Test func otherFilesInTheFolderAreNoReason() throws {
    _ = try fixture.open()
    let watch = StoreWatch(path: fixture.path)
    try Data("x".utf8).write(to: URL(fileURLWithPath: fixture.folder.file("draft")))
    #expect(!reports(watch))
    #expect(watch.nextCheck(at: 0) == nil)
  }

  @Test func readingIsNoReason() throws {
    try fixture.open().add("a")
    let watch = StoreWatch(path: fixture.path)
    #expect(try QuestStore.openForReading(at: fixture.path)?.openQuests().count == 1)
    #expect(!watch.drain(at: 0))
  }

  @Test func rechecksFollowAReportAndEnd() throws {
    let store = try fixture.open()
    let watch = StoreWatch(path: fixture.path)
    try store.add("a")
    var wait = pollfd(fd: try #require(watch.descriptor), events: Int16(POLLIN), revents: 0)
    #expect(poll(&wait, 1, 2_000) == 1)
    #expect(watch.drain(at: 10_000))
    var now: Int64 = 10_000
    var checks: [Int64] = []
    while let pause = watch.nextCheck(at: now) {
      now += pause
      checks.append(now)
    }
    #expect(checks == [10_001, 10_002, 10_005, 10_020, 10_050, 10_200, 11_000, 13_000, 20_000])
  }

  @Test func aFolderThatGoesIsReportedAndThenPolled() throws {
    _ = try fixture.open()
    let watch = StoreWatch(path: fixture.path)
    rename(fixture.folder.path, fixture.folder.path + "-moved")
    #expect(reports(watch))
    #expect(watch.descriptor == nil)
    #expect(watch.nextCheck(at: 0) == 100)
    rename(fixture.folder.path + "-moved", fixture.folder.path)
  }

  @Test func aNetworkFileSystemIsPolled() {
    let watch = StoreWatch(path: fixture.path, isRemote: true)
    #expect(watch.descriptor == nil)
    #expect(!watch.drain(at: 0))
    #expect(watch.nextCheck(at: 5) == 100)
  }

  @Test func theCountChangesWithTheCommitsOfOthers() throws {
    let mine = try fixture.open()
    let first = mine.changeCount()
    try mine.add("a")
    #expect(mine.changeCount() == first)
    try fixture.open(session: "two").add("b")
    let second = mine.changeCount()
    #expect(second != first)
    #expect(mine.changeCount() == second)
  }
}
