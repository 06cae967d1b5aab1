import Glibc
import QuestCore

extension StoreExamination {
  private static let mostAttempts = 3

  /// Reads the file. Where something is wrong and the file was written meanwhile, the reading is no proof, and is done
  /// again.
  mutating func examine(_ disk: QuestStore.Disk) {
    for _ in 0..<StoreExamination.mostAttempts {
      let before = fingerprint
      forget()
      do throws(StoreError) {
        try read(disk)
      } catch {
        standing = StoreExamination.standing(error)
      }
      if !isSick || fingerprint == before { return }
    }
    forget()
    standing = .busy
  }

  /// Whether the file is not as it should be, or none that may be read.
  var isSick: Bool {
    if case .unusable = standing { return true }
    return !(problems.isEmpty && unreadableQuests.isEmpty && unreadableSteps.isEmpty)
  }

  private mutating func forget() {
    standing = .missing
    (open, slain, steps) = (0, 0, 0)
    (problems, unreadableQuests, unreadableSteps) = ([], [], [])
    newestStep = nil
  }

  private static func standing(_ error: StoreError) -> Standing {
    switch error {
    case .busy: .busy
    case .readOnly: .halfWritten
    default: .unusable(error)
    }
  }

  /// What changes when somebody writes into the file or beside it.
  private var fingerprint: [Int] {
    ["", "-wal", "-journal"].flatMap { suffix in
      var status = stat()
      guard stat(file + suffix, &status) == 0 else { return [0] }
      return [
        Int(bitPattern: UInt(status.st_ino)), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
      ]
    }
  }

  private mutating func read(_ disk: QuestStore.Disk) throws(StoreError) {
    guard try StoreFile.exists(at: path) else {
      if let target = StoreFile.target(ofLink: path) { standing = .linkToNothing(target) }
      return
    }
    size = StoreFile.size(file) ?? 0
    logSize = StoreFile.size(file + "-wal") ?? 0
    standing = .blank
    if size == 0 { return }
    let header = try header(disk)
    guard case .store(let version, let isWAL) = header else {
      if StoreFile.filesBeside(path).contains("-journal") { throw .readOnly(path: path) }
      return
    }
    self.version = version
    self.isWAL = isWAL
    let database = try Database(path: path, access: access(disk), vfs: disk.vfs)
    database.waitForLocks(milliseconds: 50)
    try readAll(database)
    standing = .read
  }

  private func header(_ disk: QuestStore.Disk) throws(StoreError) -> FileHeader {
    try Database(path: path, access: .immutable, vfs: disk.vfs).acceptedHeader()
  }

  /// A log that holds something is read along where the memory beside it is there: without it SQLite would make it. An
  /// empty one is left alone: SQLite would give it the permissions of the store.
  private mutating func access(_ disk: QuestStore.Disk) -> Database.Access {
    let hasMemory = StoreFile.size(file + "-shm") ?? 0 > 0
    // Of a log that does not begin as one SQLite reads nothing, but waits for its writer, ten seconds, where it may not write.
    let hasLog = WriteAheadLog(StoreFile.read(file + "-wal", atMost: WriteAheadLog.headerLength) ?? []).pageSize != nil
    if hasLog && hasMemory { return .watching }
    isLogUnread = hasLog
    return isWAL || StoreFile.filesBeside(path).contains("-wal") ? .immutable : .watching
  }

  private mutating func readAll(_ database: Database) throws(StoreError) {
    try database.script("PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
    do throws(StoreError) {
      try database.script("BEGIN; SELECT count(*) FROM sqlite_schema")
    } catch .damaged {
      problems.append("file size \(size) is not what the header says")
      // Lets SQLite read a file that ends early.
      try? database.script("ROLLBACK")
      try database.script("PRAGMA writable_schema = ON; BEGIN; SELECT count(*) FROM sqlite_schema")
    }
    defer { try? database.script("ROLLBACK") }
    try check(database)
    var quests = RowSurvey(database, .quests)
    try quests.run()
    (open, slain) = (quests.open, quests.slain)
    unreadableQuests = quests.unreadable
    var journal = RowSurvey(database, .journal)
    try journal.run()
    steps = journal.steps
    newestStep = journal.newest
    unreadableSteps = journal.unreadable
  }

  /// SQLite's own checks and the rules that SQL does not say. What cannot be checked is a problem too.
  private mutating func check(_ database: Database) throws(StoreError) {
    let most = StoreExamination.mostProblems
    try note(database, "PRAGMA integrity_check(\(most))") { row in
      ((try? row.text(0)) ?? "?").split(separator: "\n").map(String.init).filter {
        $0 != "ok" && !$0.hasPrefix("*** in database")
      }
    }
    try note(database, "PRAGMA foreign_key_check") { row in
      let row = ((try? row.text(0)) ?? "?", (try? row.integer(1)) ?? 0, (try? row.text(2)) ?? "?")
      return ["row \(row.1) of \(row.0) names a row of \(row.2) that is missing"]
    }
    try checkConstraints(database)
    try note(database, StoreExamination.numbersAreSpent) { _ in ["sqlite_sequence is behind the numbers of quests"] }
    try note(database, StoreExamination.numbersAreLeft) { _ in ["the numbers of quests or steps are too great"] }
    problems = Array(problems.prefix(most))
  }

  private mutating func checkConstraints(_ database: Database) throws(StoreError) {
    var rules: [(table: String, rule: String)] = []
    try note(database, "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL") { row in
      guard let table = try? row.text(0), let sql = try? row.text(1) else { return [] }
      rules += CheckConstraints.expressions(in: sql).map { (table, $0) }
      return []
    }
    for (table, rule) in rules {
      try note(database, "SELECT count(*) FROM \"\(table)\" WHERE NOT (\(rule))") { row in
        let count = (try? row.integer(0)) ?? 0
        let rows = count == 1 ? "1 row" : "\(count) rows"
        return count == 0 ? [] : ["CHECK constraint failed in \(rows) of \(table): \(rule)"]
      }
    }
  }

  /// A row when a number in use could be given out again.
  private static let numbersAreSpent = """
    SELECT 1 WHERE coalesce((SELECT max(seq) FROM sqlite_sequence WHERE name = 'quest'), 0)
      < max(coalesce((SELECT max(number) FROM quest), 0), coalesce((SELECT max(number) FROM change), 0))
    """

  /// A row when a number is so great, or so small, that none can be given out after it.
  private static let numbersAreLeft = """
    SELECT 1 WHERE coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'quest'), 0)
        NOT BETWEEN 0 AND \(QuestStore.mostNumber - 1)
      OR coalesce((SELECT max(sequence) FROM journal), 0) NOT BETWEEN 0 AND \(QuestStore.mostNumber - 1)
    """

  private mutating func note(
    _ database: Database, _ sql: String, _ told: (Row) -> [String]
  ) throws(StoreError) {
    var found: [String] = []
    do throws(StoreError) {
      try database.rows(sql) { row throws(StoreError) in
        found += told(row)
        return found.count < StoreExamination.mostProblems
      }
    } catch {
      guard let words = error.whatIsBroken else { throw error }
      found.append(words)
    }
    for text in found where !problems.contains(text) { problems.append(text) }
  }
}

extension StoreError {
  /// What SQLite says of a file that is not as it should be; nil where the file is not to blame.
  var whatIsBroken: String? {
    switch self {
    case .damaged: "database disk image is malformed"
    case .sqlite(let failure, _): failure.words
    case .unreadableQuest, .unreadableStep: "a row cannot be read"
    default: nil
    }
  }
}
