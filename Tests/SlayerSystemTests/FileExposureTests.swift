import Foundation
import TestKit
import Testing

@testable import SlayerSystem

/// Which permissions let others get at a file.
@Suite struct FileExposureTests {
  @Test(
    arguments: [
      (0o600, nil, nil), (0o400, nil, nil), (0o640, .othersCanRead, nil), (0o604, .othersCanRead, nil),
      (0o644, .othersCanRead, nil), (0o610, .othersCanRead, nil), (0o620, .othersCanWrite, .othersCanWrite),
      (0o666, .othersCanWrite, .othersCanWrite),
    ] as [(mode_t, FileExposure.Fault?, FileExposure.Fault?)])
  func byPermissions(mode: mode_t, ofAPrivateFile: FileExposure.Fault?, ofAPublicOne: FileExposure.Fault?) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a")
    try "x".write(toFile: path, atomically: false, encoding: .utf8)
    chmod(path, mode)
    #expect(FileExposure(path)?.fault == ofAPrivateFile)
    #expect(FileExposure(path, isPublic: true)?.fault == ofAPublicOne)
    #expect(FileExposure(folder.file("none")) == nil)
  }
}
