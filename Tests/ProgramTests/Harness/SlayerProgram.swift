import Foundation
import TestKit

/// The built program: `SLAYER_PROGRAM`, or `.build/debug/slayer` of this package.
enum SlayerProgram {
  static let path: String = {
    if let named = ProcessInfo.processInfo.environment["SLAYER_PROGRAM"] { return named }
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appendingPathComponent(".build/debug/slayer").path
  }()
}
