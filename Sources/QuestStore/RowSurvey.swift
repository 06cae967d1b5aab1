import QuestCore

/// Reads every row of a table through our own readers, and goes on where one cannot be read.
///
/// A page that is gone stops SQLite's walk through the table. So the walk is done from the other end too, the numbers
/// are looked for in the indexes, and where no walk came to its end every number that may be is tried.
struct RowSurvey {
  enum Table { case quests, journal }

  private let database: Database
  private let table: Table
  private var known: Set<Int> = []
  private var isComplete = false
  private(set) var unreadable: [Int] = []
  private(set) var open = 0
  private(set) var slain = 0
  private(set) var steps = 0
  private(set) var newest: Moment?

  /// At most so many numbers are tried one by one.
  private static let mostTried = 200_000

  init(_ database: Database, _ table: Table) {
    self.database = database
    self.table = table
  }

  mutating func run() throws(StoreError) {
    try findNumbers()
    var numbers = known
    if !isComplete, let last = try lastNumber() { numbers.formUnion(1...last) }
    for number in numbers.sorted() {
      do throws(StoreError) {
        try read(number)
      } catch {
        guard error.whatIsBroken != nil else { throw error }
        unreadable.append(number)
      }
    }
  }

  private mutating func findNumbers() throws(StoreError) {
    let (name, column, index) =
      switch table {
      case .quests: ("quest", "number", "sqlite_autoindex_quest_1")
      case .journal: ("journal", "sequence", "journal_by_program")
      }
    if try walk("SELECT \(column) FROM \(name) NOT INDEXED ORDER BY \(column)") { return isComplete = true }
    _ = try walk("SELECT \(column) FROM \(name) NOT INDEXED ORDER BY \(column) DESC")
    isComplete = try walk("SELECT \(column) FROM \(name) INDEXED BY \(index)")
  }

  /// Whether the walk came to its end.
  private mutating func walk(_ sql: String) throws(StoreError) -> Bool {
    var found: Set<Int> = []
    defer { known.formUnion(found) }
    do throws(StoreError) {
      try database.rows(sql) { row throws(StoreError) in
        if let number = try? row.integer(0) { found.insert(Int(number)) }
        return true
      }
      return true
    } catch {
      guard error.whatIsBroken != nil else { throw error }
      return false
    }
  }

  /// The highest number that may be.
  private func lastNumber() throws(StoreError) -> Int? {
    let sql =
      switch table {
      case .quests: "SELECT max(seq) FROM sqlite_sequence WHERE name = 'quest'"
      case .journal: "SELECT max(sequence) FROM change"
      }
    let told = (try? database.number(sql)) ?? nil
    guard let last = [told, known.max()].compactMap({ $0 }).max(), last > 0 else { return nil }
    return min(last, RowSurvey.mostTried)
  }

  private mutating func read(_ number: Int) throws(StoreError) {
    switch table {
    case .quests:
      guard let quest = try database.quest(number) else { return }
      if quest.completion == nil { open += 1 } else { slain += 1 }
    case .journal:
      guard let step = try database.step(number) else { return }
      steps += 1
      newest = step.moment
    }
  }
}
