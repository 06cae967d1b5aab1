import CFaults
import Foundation
import TestKit

/// The folder of a store as a disk holds it: what is surely there, and what was told to the disk and may be lost when
/// the power goes.
///
/// A disk keeps what was synced, and of the rest whatever it likes: every write, change of length, coming and going of a
/// file by itself, and of a write any of its sectors. What was lost at the end of a file may read as anything.
struct RecordedDisk {
  private struct File {
    var synced: [UInt8] = []
    var unsynced: [Call] = []
  }

  /// A call that changes a file or the folder.
  private struct Call {
    let kind: Int
    let name: String
    let offset: Int
    let bytes: [UInt8]
  }

  /// What becomes of all that was not synced.
  enum Loss {
    case everything
    case nothing
    /// Each piece by chance, about this share of it.
    case some(Double)
  }

  private static let sector = 512

  private var files: [File] = []
  /// As a program sees them.
  private var names: [String: Int] = [:]
  private var syncedNames: [String: Int] = [:]
  private var unsyncedNames: [(name: String, file: Int?)] = []

  /// A folder with one new and empty file, of which the disk knows nothing yet.
  init(newFile name: String) { make(name) }

  /// Takes the calls that this thread recorded, from `first` to before `last`.
  mutating func take(_ numbers: Range<Int>) {
    for number in numbers {
      let call = recorder_call(number)
      let bytes = Array(UnsafeBufferPointer(start: call.bytes, count: call.bytes == nil ? 0 : call.count))
      take(Call(kind: Int(call.kind), name: String(cString: call.name), offset: call.offset, bytes: bytes))
    }
  }

  private mutating func make(_ name: String) {
    if names[name] != nil { return }
    names[name] = files.count
    unsyncedNames.append((name, files.count))
    files.append(File())
  }

  private mutating func take(_ call: Call) {
    switch call.kind {
    case RECORDED_MADE: make(call.name)
    case RECORDED_DELETED:
      names[call.name] = nil
      unsyncedNames.append((call.name, nil))
    case RECORDED_FOLDER:
      syncedNames = names
      unsyncedNames = []
    case RECORDED_SYNC:
      guard let file = names[call.name] else { return }
      for call in files[file].unsynced { Self.carryOut(call, on: &files[file].synced) }
      files[file].unsynced = []
    case RECORDED_LOCKED: break
    default:
      if let file = names[call.name] { files[file].unsynced.append(call) }
    }
  }

  private static func carryOut(_ call: Call, on content: inout [UInt8]) {
    if call.kind == RECORDED_CUT {
      content = Array(content.prefix(call.offset))
      return
    }
    content += [UInt8](repeating: 0, count: max(0, call.offset + call.bytes.count - content.count))
    content.replaceSubrange(call.offset..<call.offset + call.bytes.count, with: call.bytes)
  }

  /// The files that are found when the power is back.
  func afterPowerLoss(_ loss: Loss, _ random: inout SeededRandom) -> [String: [UInt8]] {
    var found = syncedNames
    for (name, file) in unsyncedNames where Self.isKept(loss, &random) { found[name] = file }
    return found.mapValues { file in
      var content = files[file].synced
      for call in files[file].unsynced { Self.carryOut(call, on: &content, loss, &random) }
      return content
    }
  }

  private static func isKept(_ loss: Loss, _ random: inout SeededRandom) -> Bool {
    switch loss {
    case .everything: false
    case .nothing: true
    case .some(let share): Double.random(in: 0..<1, using: &random) >= share
    }
  }

  /// A call as far as it reached the disk.
  private static func carryOut(_ call: Call, on content: inout [UInt8], _ loss: Loss, _ random: inout SeededRandom) {
    if isKept(loss, &random) { return carryOut(call, on: &content) }
    guard case .some(let share) = loss, call.kind == RECORDED_WRITE else { return }
    let isTorn = Bool.random(using: &random)
    for start in stride(from: 0, to: call.bytes.count, by: sector) {
      let piece = Array(call.bytes[start..<min(start + sector, call.bytes.count)])
      let offset = call.offset + start
      if isTorn && Double.random(in: 0..<1, using: &random) >= share {
        carryOut(Call(kind: RECORDED_WRITE, name: call.name, offset: offset, bytes: piece), on: &content)
      } else if offset > 0 && offset >= content.count && Bool.random(using: &random) {
        // The file grew, but what was to be there did not come. (At its very beginning it reads as zeros.)
        let rubbish = piece.map { _ in UInt8.random(in: 0...255, using: &random) }
        carryOut(Call(kind: RECORDED_WRITE, name: call.name, offset: offset, bytes: rubbish), on: &content)
      }
    }
  }
}
