import Glibc
import QuestCore
import QuestStore
import SlayerSystem
import SlayerText

extension CommandRun {
  /// Makes all quests what they are in a copy, in one step that can be undone. Without a name: which copies there are.
  func restore() throws(CommandFailure) {
    let backups = Backups(of: context.paths.database)
    guard let word = words.first else { return try sayCopies(backups) }
    let path = isFile(word) || word.contains("/") ? word : "\(backups.folder)/\(word)"
    guard isFile(path) else { throw .said(BackupWords.noFile(word), .refused) }
    guard let wanted = try quests(inCopy: path) else { throw .said(BackupWords.nothingIn(path), .refused) }
    let changes: [Change]
    do throws(CommandFailure) {
      changes = try write(.restore(wanted)).step.changes
    } catch .store(.refused(.nothingToDo)) {
      throw .said(BackupWords.same(path), .refused)
    }
    try sayRestored(path, wanted.count, changes)
  }

  /// Nil for a file in which nothing was stored.
  private func quests(inCopy path: String) throws(CommandFailure) -> [Quest]? {
    do throws(StoreError) {
      guard let copy = try QuestStore.openForReading(at: path) else { return nil }
      try copy.check()
      return try copy.allQuests()
    } catch {
      switch error {
      case .foreign, .isFolder: throw .said(BackupWords.noCopy(path), .store)
      case .damaged, .unreadableQuest: throw .said(BackupWords.damagedCopy(path, ShellWord.repair(of: path)), .store)
      default: throw .store(error)
      }
    }
  }

  private func isFile(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private func sayRestored(_ path: String, _ count: Int, _ changes: [Change]) throws(CommandFailure) {
    let back = changes.count { $0.before == nil }
    let gone = changes.count { $0.after == nil }
    let changed = changes.count - back - gone
    guard isJSON else {
      try say(BackupWords.restored(path, quests: count))
      return try say(BackupWords.difference(back: back, changed: changed, gone: gone))
    }
    try say(
      JSON.object([
        .init("path", .text(path)), .init("quests", .int(count)), .init("back", .int(back)),
        .init("changed", .int(changed)), .init("gone", .int(gone)),
      ]))
  }

  private func sayCopies(_ backups: Backups) throws(CommandFailure) {
    let copies = backups.all().map(StoredCopy.init)
    if isJSON { return try say(JSON.array(copies.map(\.json))) }
    if copies.isEmpty { return try say(BackupWords.noCopies(backups.folder)) }
    try say(BackupWords.copies(backups.folder))
    let rows = copies.map { copy in
      (
        name: safe(copy.name),
        quests: copy.quests.map(BackupWords.quests)?(language) ?? BackupWords.unreadable(language),
        size: byteCount(copy.bytes)
      )
    }
    let width = rows.map { cellWidth($0.name) }.max() ?? 0
    let questWidth = rows.map { cellWidth($0.quests) }.max() ?? 0
    for row in rows {
      let line = "  \(padded(row.name, to: width))  \(padded(row.quests, to: questWidth))  \(row.size)"
      try say(output.columns.map { truncated(line, to: $0) } ?? line)
    }
    try say(BackupWords.bringBack)
  }
}

/// A copy of the store as it lies on the disk.
struct StoredCopy {
  let path: String
  let bytes: Int
  /// Nil where it cannot be read.
  let quests: Int?

  init(_ path: String) {
    self.path = path
    var status = stat()
    bytes = stat(path, &status) == 0 ? Int(status.st_size) : 0
    do {
      quests = try QuestStore.openForReading(at: path)?.questCount() ?? 0
    } catch {
      quests = nil
    }
  }

  var name: String { StoredCopy.name(path) }

  static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  var json: JSON {
    .object([
      .init("path", .text(path)), .init("quests", quests.map(JSON.int) ?? .null), .init("bytes", .int(bytes)),
    ])
  }
}

/// A number of bytes as one says it, with the units of IEC 80000-13: `86016` → `84 KiB`; `1500000` → `1.4 MiB`.
func byteCount(_ bytes: Int) -> String {
  var unit = 0
  var size = Double(bytes)
  let units = ["bytes", "KiB", "MiB", "GiB", "TiB"]
  while size >= 1_024 && unit < units.count - 1 {
    size /= 1_024
    unit += 1
  }
  let tenths = Int((size * 10).rounded())
  return unit == 0 || tenths % 10 == 0 || tenths >= 100
    ? "\(Int(size.rounded())) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
}
