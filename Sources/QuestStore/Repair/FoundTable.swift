/// The rows of a table, as far as the pages that belong to it can be read.
struct FoundTable {
  private(set) var rows: [FoundRow] = []
  /// Row ids of which it is not known whether there are rows; all of them for a table WITHOUT ROWID that lost a page.
  private(set) var lost: [ClosedRange<Int64>] = []
  /// The numbers of its pages.
  private(set) var pages: Set<Int> = []
  private let image: PageImage

  private static let all = Int64.min...Int64.max

  /// - Parameters:
  ///   - root: the page that leads to all others; nil where it is not known.
  ///   - shape: whether a row can be one of this table. If any is not, the pages are those of something else.
  init(root: Int?, of image: PageImage, shape: (FoundRow) -> Bool) {
    self.image = image
    guard let root else {
      lost = [Self.all]
      return
    }
    walk(root, Self.all, depth: 0)
    if !rows.allSatisfy(shape) {
      rows = []
      pages = []
      lost = [Self.all]
    }
  }

  var isWhole: Bool { lost.isEmpty }

  /// Whether a row with this id may be lost.
  func mayLack(_ id: Int64) -> Bool { lost.contains { $0.contains(id) } }

  /// - Parameter range: the row ids that may be below the page.
  private mutating func walk(_ page: Int, _ range: ClosedRange<Int64>, depth: Int) {
    guard depth < 20, pages.insert(page).inserted, let cells = PageCells(page, of: image) else {
      lost.append(range)
      return
    }
    let found = cells.rows
    rows += found.compactMap { $0 }
    if found.contains(where: { $0 == nil }) { lost.append(range) }
    var first = range.lowerBound
    for (child, last) in cells.children {
      let last = min(last ?? range.upperBound, range.upperBound)
      walk(child, min(first, last)...last, depth: depth + 1)
      if cells.kind == .tableInterior && last < .max { first = last + 1 }
    }
  }
}

/// The tables of a store, and the rows in pages that none of them leads to.
struct FoundTables {
  let quest, tag, step, journal, change, sequence: FoundTable
  /// Rows whose tables are not known, of pages that may have been given up long ago.
  private(set) var strays: [FoundRow] = []

  /// - Parameter progress: told how many of how many pages were read.
  init(_ image: PageImage, progress: (Int, Int) -> Void) {
    let schema = FoundTable(root: 1, of: image) { Shape.schema.contains($0.shape) }
    func table(_ name: String, _ shapes: Set<String>) -> FoundTable {
      let row = schema.rows.first { row in
        (try? row.text(0)) == "table" && (try? row.text(1)) == name
      }
      let root = row.flatMap { try? Int($0.integer(3)) }
      return FoundTable(root: root, of: image) { shapes.contains($0.shape) || shapes.contains("\($0.values.count)") }
    }
    quest = table("quest", [Shape.quest])
    tag = table("tag", Shape.tag)
    step = table("step", Shape.step)
    journal = table("journal", Shape.journal)
    change = table("change", Shape.change)
    sequence = table("sqlite_sequence", Shape.sequence)
    let tables = [quest, tag, step, journal, change, sequence]
    if tables.allSatisfy(\.isWhole) { return }
    let known = tables.reduce(schema.pages) { $0.union($1.pages) }
    for (index, number) in image.numbers.enumerated() {
      if !known.contains(number) { strays += PageCells(number, of: image)?.rows.compactMap { $0 } ?? [] }
      progress(index + 1, image.numbers.count)
    }
  }
}

/// What kinds of values the rows of our tables have: `i` an integer, `t` a text, `-` null; of quests how many.
enum Shape {
  static let quest = "15"
  static let schema: Set = ["tttit", "ttti-"]
  static let tag: Set = ["iit"]
  static let step: Set = ["iiti"]
  static let journal: Set = ["-ittti", "-ittt-"]
  static let change: Set = ["iiitt", "iii-t", "iiit-"]
  static let sequence: Set = ["ti"]
}

extension FoundRow {
  var shape: String {
    String(
      values.map { value -> Character in
        switch value {
        case .integer: "i"
        case .text: "t"
        case .null: "-"
        }
      })
  }
}
