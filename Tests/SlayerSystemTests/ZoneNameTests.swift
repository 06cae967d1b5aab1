import Foundation
import TestKit
import Testing

@testable import SlayerSystem

/// The zone's name, and where it stands.
@Suite struct ZoneNameTests {
  @Test(arguments: [("Asia/Seoul", "Asia/Seoul"), (":Asia/Seoul", "Asia/Seoul"), ("KST-9", "KST-9"), ("", "UTC")])
  func fromTheVariable(value: String, name: String) {
    let zone = ZoneName(Environment(["TZ": value]))
    #expect(zone.name == name)
    #expect(zone.source == .variable)
  }

  @Test func fromTheMachine() throws {
    let folder = try TemporaryFolder()
    let localtime = folder.file("localtime")
    func zone() -> ZoneName { ZoneName(Environment([:]), localtime: localtime) }
    #expect(zone().name == "UTC")
    #expect(zone().source == .nothing)
    try FileManager.default.createDirectory(atPath: folder.file("zoneinfo/Asia"), withIntermediateDirectories: true)
    try "x".write(toFile: folder.file("zoneinfo/Asia/Seoul"), atomically: false, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: localtime, withDestinationPath: "zoneinfo/Asia/Seoul")
    #expect(zone().name == "Asia/Seoul")
    #expect(zone().source == .localtime)
    unlink(localtime)
    try "x".write(toFile: localtime, atomically: false, encoding: .utf8)
    #expect(zone().name == nil)
    #expect(zone().source == .localtime)
  }
}
