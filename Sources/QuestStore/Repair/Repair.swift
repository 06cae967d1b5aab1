import Glibc
import QuestCore

/// What a repair did.
public struct RepairReport: Sendable {
  /// How many quests are in the new file.
  public let quests: Int
  /// The numbers of those whose row was lost, and that the journal knew.
  public let fromJournal: [Int]
  /// Numbers that were given to quests of which nothing can be read.
  public let lost: [Int]
  /// How many steps of the journal are in the new file, and how many of them only stand for lost ones.
  public let steps: Int
  public let lostSteps: Int
  /// Where the damaged file is now.
  public let kept: String
}

/// Brings what can be read of a damaged store into a new file, which takes the place of the old; the old is kept beside it.
///
/// Nobody else may have the store open meanwhile. What was done before a repair can no longer be undone, since a part of a
/// step may be lost.
public struct Repair {
  /// Who repairs, in the journal.
  static let program = "slayer doctor"

  private let path: String
  /// The path, or what it leads to.
  private let file: String
  /// A folder of ours beside the store, for the new file until it is whole.
  private let workshop: String

  public init(of path: String) {
    self.path = path
    file = StoreFile.resolved(path)
    workshop = "\(file).repair-\(getpid())"
  }

  /// Repairs the store if it needs that; nil when it is whole, or nothing was ever stored.
  ///
  /// - Parameters:
  ///   - stamp: what the name of the old file ends with: `slayer.db.damaged-2026-11-30-145002`.
  ///   - progress: told how much of how much is done.
  /// - Throws: `StoreError.foreign` where nothing of ours is found in the file, and `.busy` where a program has it open; the
  ///   file is as it was then.
  public func run(
    at now: Moment, stamp: String, progress: (Int, Int) -> Void
  ) throws(StoreError) -> RepairReport? {
    let examined = StoreFile.identity(file)
    guard try isNeeded() else { return nil }
    if !StoreFile.isWritable(StoreFile.folder(of: file)) { throw .readOnly(path: path) }
    let old = try DamagedFile(file, examined)
    removeLeftovers()
    guard mkdir(workshop, 0o700) == 0 else { throw StoreFile.failure(at: path) }
    defer { removeLeftovers() }
    let salvage = Salvage(try image(of: old), progress: progress)
    if salvage.isEmpty { throw .foreign(path: path) }
    let fresh = workshop + "/new.db"
    do throws(StoreError) {
      try write(salvage, to: fresh, at: now, progress)
    } catch {
      throw error.concerning(path)
    }
    try old.handOwner(to: fresh)
    let kept = try old.keep(stamp)
    try old.giveWay(to: fresh)
    return RepairReport(
      quests: salvage.quests.count, fromJournal: salvage.fromJournal, lost: salvage.lost, steps: salvage.steps.count,
      lostSteps: salvage.lostSteps, kept: kept)
  }

  /// Whether anything in the store cannot be read. What hinders reading it but is no damage is thrown.
  private func isNeeded() throws(StoreError) -> Bool {
    do throws(StoreError) {
      guard let store = try QuestStore.openForReading(at: path) else { return false }
      try store.readEverything()
    } catch {
      switch error {
      // A file that is not ours shows by what is found in it: ours may have lost its beginning.
      case .damaged, .unreadableQuest, .unreadableStep, .sqlite, .foreign: return true
      default: throw error
      }
    }
    // What the doctor calls a fault of the store is one that a repair mends.
    return StoreExamination(of: path).isSick
  }

  private func image(of old: DamagedFile) throws(StoreError) -> PageImage {
    let bytes = try old.bytes()
    guard let journal = old.bytes(beside: "-journal"), !journal.isEmpty else {
      return PageImage(file: bytes, log: old.bytes(beside: "-wal") ?? [])
    }
    // A program was killed while it wrote; SQLite takes that back as soon as it reads the file: here, a copy of it.
    let copy = workshop + "/old.db"
    try StoreFile.write(bytes, to: copy)
    try StoreFile.write(journal, to: copy + "-journal")
    if let database = try? Database(path: copy, access: .readWrite) {
      _ = try? database.number("PRAGMA schema_version")
    }
    return PageImage(file: StoreFile.read(copy) ?? bytes, log: [])
  }

  private func write(
    _ salvage: Salvage, to fresh: String, at now: Moment, _ progress: (Int, Int) -> Void
  ) throws(StoreError) {
    try StoreFile.createEmpty(fresh)
    let database = try Database(path: fresh, access: .readWrite)
    try database.settleForWriting(usesWAL: false)
    let repair = JournalStep(
      sequence: salvage.steps.count + 1, moment: now, program: Self.program,
      session: ProcessMark.current.description, kind: .repair, target: nil, changes: [])
    let steps = salvage.steps + [repair]
    let quests = salvage.quests.values.sorted { $0.number < $1.number }
    let total = steps.count + quests.count
    try database.writing { () throws(StoreError) in
      for (index, step) in steps.enumerated() {
        try database.write(step)
        progress(index + 1, total)
      }
      for (index, quest) in quests.enumerated() {
        try database.write(Change(before: nil, after: quest))
        progress(steps.count + index + 1, total)
      }
      try database.run("DELETE FROM sqlite_sequence WHERE name = 'quest'")
      try database.run(
        "INSERT INTO sqlite_sequence (name, seq) VALUES ('quest', ?1)", [.integer(salvage.lastNumber)])
    }
    guard try database.isWhole(), try database.quests(where: "true") == quests else { throw .damaged(path: path) }
    _ = try database.steps(where: "true", atMost: .max)
  }

  /// What a repair that was killed left behind, and our own.
  private func removeLeftovers() {
    let folder = StoreFile.folder(of: file)
    let stem = StoreFile.name(of: file) + ".repair-"
    for name in StoreFile.names(in: folder) where name.hasPrefix(stem) {
      for one in StoreFile.names(in: "\(folder)/\(name)") where one != "." && one != ".." {
        unlink("\(folder)/\(name)/\(one)")
      }
      rmdir("\(folder)/\(name)")
    }
  }
}

extension QuestStore {
  /// Throws where anything cannot be read.
  fileprivate func readEverything() throws(StoreError) {
    try check()
    _ = try allQuests()
    _ = try newestSteps(.max)
  }
}
