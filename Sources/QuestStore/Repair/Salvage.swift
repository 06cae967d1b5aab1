import QuestCore

/// What can be read of a damaged store, page by page.
///
/// A row counts as it is where its table leads to it, and a quest is gone where the table could lead to it and does not. Of the
/// numbers whose page is lost everything is there a second time: the journal says how each step left each quest. Pages that nothing leads
/// to may hold rows of long ago: such a row counts where it is what the newest step left, or where no step left it so: then
/// that step is lost.
struct Salvage {
  /// By number.
  private(set) var quests: [Int: Quest] = [:]
  /// The numbers of those whose row was lost, and that the journal knew.
  private(set) var fromJournal: [Int] = []
  /// Numbers of which nothing can be read but that they were given.
  private(set) var lost: [Int] = []
  /// Without gaps from 1 on, so that a completion may name any of them.
  private(set) var steps: [JournalStep] = []
  /// How many of them stand for steps that cannot be read.
  private(set) var lostSteps = 0
  /// The greatest number that was ever given to a quest.
  private(set) var lastNumber = 0

  /// The quests that the table leads to, and those that it does not.
  private var rows: [Int: Quest] = [:]
  private var strays: [Int: [Quest]] = [:]
  private var tags: [Int: [Int: String]] = [:]
  private var checklists: [Int: [Int: Step]] = [:]
  /// Whether a tag or a step of a checklist cannot be read.
  private var haveLostParts = false
  private var headers: [Int: JournalStep] = [:]
  private var changes: [Int: [Int: StoredChange]] = [:]
  /// No sequence can be greater: there is no room for so many rows.
  private let mostRows: Int

  /// - Parameter progress: told how many of how many pages were read.
  init(_ image: PageImage, progress: (Int, Int) -> Void) {
    mostRows = image.byteCount / 32
    let tables = FoundTables(image, progress: progress)
    take(tables)
    settleQuests(tables)
    settleSteps()
  }

  /// Whether nothing of a store was found.
  var isEmpty: Bool { quests.isEmpty && headers.isEmpty && changes.isEmpty }

  // MARK: rows

  private mutating func take(_ tables: FoundTables) {
    let byShape = Dictionary(grouping: tables.strays) { $0.values.count == 15 ? Shape.quest : $0.shape }
    func strays(of shapes: Set<String>, _ table: FoundTable) -> [FoundRow] {
      shapes.flatMap { byShape[$0] ?? [] }.filter { table.mayLack($0.id ?? 0) }
    }
    for row in tables.sequence.rows + strays(of: Shape.sequence, tables.sequence) { takeLastNumber(row) }
    for row in tables.quest.rows {
      if let quest = quest(row) { rows[quest.number] = quest }
    }
    for row in strays(of: [Shape.quest], tables.quest) {
      if let quest = quest(row) { self.strays[quest.number, default: []].append(quest) }
    }
    // What a table leads to comes last and stays.
    for row in strays(of: Shape.tag, tables.tag) + tables.tag.rows { takeTag(row) }
    for row in strays(of: Shape.step, tables.step) + tables.step.rows { takeStep(row) }
    for row in strays(of: Shape.journal, tables.journal) + tables.journal.rows { takeHeader(row) }
    for row in strays(of: Shape.change, tables.change) + tables.change.rows { takeChange(row) }
  }

  private func isSequence(_ number: Int) -> Bool { number >= 1 && number <= mostRows }
  private func isNumber(_ number: Int) -> Bool { (1..<QuestStore.mostNumber).contains(number) }

  private mutating func takeLastNumber(_ row: FoundRow) {
    guard (try? row.text(0)) == "quest", let last = try? Int(row.integer(1)), isNumber(last) else { return }
    lastNumber = max(lastNumber, last)
  }

  /// Nil for a row that is none by our rules.
  private mutating func quest(_ row: FoundRow) -> Quest? {
    guard let quest = try? row.numbered.quest(), isNumber(quest.number) else { return nil }
    lastNumber = max(lastNumber, quest.number)
    return isSound(quest) ? quest : nil
  }

  /// Whether a store takes it: what the schema says of a quest beyond what its type does.
  private func isSound(_ quest: Quest) -> Bool {
    !quest.title.isEmpty && quest.completion.map { isSequence($0.sequence) } ?? true
  }

  private mutating func takeTag(_ row: FoundRow) {
    guard let number = try? Int(row.integer(0)), let position = try? Int(row.integer(1)), let name = try? row.text(2)
    else { return haveLostParts = true }
    tags[number, default: [:]][position] = name
  }

  private mutating func takeStep(_ row: FoundRow) {
    guard let number = try? Int(row.integer(0)), let position = try? Int(row.integer(1)), let title = try? row.text(2),
      let completed = try? row.integer(3), completed == 0 || completed == 1
    else { return haveLostParts = true }
    checklists[number, default: [:]][position] = Step(title: title, isCompleted: completed == 1)
  }

  private mutating func takeHeader(_ row: FoundRow) {
    guard let step = try? row.numbered.step(), isSequence(step.sequence),
      step.target.map({ $0 > 0 && $0 < step.sequence }) ?? true,
      (step.target != nil) == [.undo, .redo].contains(step.kind)
    else { return }
    headers[step.sequence] = step
  }

  private mutating func takeChange(_ row: FoundRow) {
    guard let sequence = try? Int(row.integer(0)), let position = try? Int(row.integer(1)),
      let number = try? Int(row.integer(2)), isSequence(sequence), isNumber(number)
    else { return }
    changes[sequence, default: [:]][position] = StoredChange(
      number: number, before: state(of: number, row, 3), after: state(of: number, row, 4))
    lastNumber = max(lastNumber, number)
  }

  private func state(of number: Int, _ row: FoundRow, _ column: Int32) -> StoredState {
    guard let quest = try? row.quest(json: column) else { return row.isNull(column) ? .nothing : .unreadable }
    return quest.number == number && isSound(quest) ? .quest(quest) : .unreadable
  }

  // MARK: what they amount to

  private mutating func settleQuests(_ tables: FoundTables) {
    let histories = self.histories
    let arePartsWhole = tables.tag.isWhole && tables.step.isWhole && !haveLostParts
    let unreadable = Set(tables.quest.rows.compactMap { $0.id.map { Int($0) } }).subtracting(rows.keys)
    var ids: Set<QuestID> = []
    // Numbers far apart come from the store of another journal: those between were never given here.
    let all = lastNumber <= mostRows ? Array(1..<lastNumber + 1) : []
    for number in Set(all).union(rows.keys).union(strays.keys).union(histories.keys).union(unreadable).sorted() {
      let history = histories[number, default: []]
      var found: (quest: Quest?, isFromJournal: Bool)?
      if let row = rows[number] {
        let newest = history.last?.quest
        let isKnown = !arePartsWhole && newest.map { row.isSameRow(as: $0) } ?? false
        found = (isKnown ? newest : whole(row), false)
      } else if tables.quest.mayLack(Int64(number)) || unreadable.contains(number) {
        found = Self.decide(strays[number, default: []].map(whole), history)
      } else {
        continue
      }
      guard let found else {
        lost.append(number)
        continue
      }
      guard let quest = found.quest else { continue }
      guard ids.insert(quest.id).inserted else {
        lost.append(number)
        continue
      }
      quests[number] = quest
      if found.isFromJournal { fromJournal.append(number) }
    }
  }

  /// A quest that its table does not lead to: nil inside for one that was deleted; nil for one of which nothing is known.
  private static func decide(_ rows: [Quest], _ history: [StoredState]) -> (quest: Quest?, isFromJournal: Bool)? {
    switch history.last {
    case nil, .unreadable?:
      if let row = rows.first { return (row, false) }
      return history.last { $0.quest != nil }.map { ($0.quest, true) }
    case .quest(let newest)? where rows.contains { $0.isSameRow(as: newest) }: return (newest, false)
    case .quest?, .nothing?:
      let older = history.compactMap(\.quest)
      if let newer = rows.first(where: { row in !older.contains { row.isSameRow(as: $0) } }) { return (newer, false) }
      let newest = history.last?.quest
      return (newest, newest != nil)
    }
  }

  /// What each step left of each quest, in the order of history.
  private var histories: [Int: [StoredState]] {
    var histories: [Int: [StoredState]] = [:]
    for sequence in changes.keys.sorted() {
      for (_, change) in changes[sequence, default: [:]].sorted(by: { $0.key < $1.key }) {
        histories[change.number, default: []].append(change.after)
      }
    }
    return histories
  }

  private func whole(_ quest: Quest) -> Quest {
    var quest = quest
    quest.tags = tags[quest.number, default: [:]].sorted { $0.key < $1.key }.map(\.value)
    quest.steps = checklists[quest.number, default: [:]].sorted { $0.key < $1.key }.map(\.value)
    return quest
  }

  private mutating func settleSteps() {
    let last = max(
      headers.keys.max() ?? 0, changes.keys.max() ?? 0, quests.values.compactMap { $0.completion?.sequence }.max() ?? 0)
    var moment = Moment(seconds: 0)
    for sequence in 1..<last + 1 {
      let stored = changes[sequence, default: [:]].sorted { $0.key < $1.key }.compactMap(\.value.change)
      if let header = headers[sequence] {
        steps.append(header.with(stored))
        moment = header.moment
      } else {
        lostSteps += 1
        steps.append(Self.stand(in: sequence, moment, stored))
      }
    }
  }

  /// The step that stands where one was lost; what is known of its changes stays.
  private static func stand(in sequence: Int, _ moment: Moment, _ changes: [Change]) -> JournalStep {
    JournalStep(
      sequence: sequence, moment: moment, program: Repair.program, session: "", kind: .repair, target: nil,
      changes: changes)
  }
}

/// What a row of `change` says of a quest at one side of a step.
private enum StoredState {
  case quest(Quest)
  /// There was none.
  case nothing
  case unreadable

  var quest: Quest? {
    guard case .quest(let quest) = self else { return nil }
    return quest
  }
}

/// A row of `change`.
private struct StoredChange {
  let number: Int
  let before: StoredState
  let after: StoredState

  /// Nil unless both sides can be read.
  var change: Change? {
    switch (before, after) {
    case (.unreadable, _), (_, .unreadable), (.nothing, .nothing): nil
    default: Change(before: before.quest, after: after.quest)
    }
  }
}

extension Quest {
  /// Whether the row of `quest` would be the same: tags and steps are rows of their own.
  fileprivate func isSameRow(as other: Quest) -> Bool {
    var other = other
    other.tags = tags
    other.steps = steps
    return self == other
  }
}

extension FoundRow {
  /// With its id in the first column, where SQLite stores nothing.
  fileprivate var numbered: FoundRow {
    var row = self
    if let id { row.values[0] = .integer(id) }
    return row
  }
}
