/// Where each part of the screen lies, by the room there is.
struct Layout: Hashable, Sendable {
  static let least = Size(columns: 40, rows: 12)

  var header: Rect
  var list: Rect
  /// The dungeon; nil where there is room for a portrait at most.
  var stage: Rect?
  /// What is told of the encounter; over the stage's lower right corner at 80 columns.
  var facts: Rect
  /// The small form beside the facts, where there is no stage.
  var portrait: Rect?
  var graveyard: Rect?
  /// The bar, or a message.
  var message: Rect
  var footer: Rect

  init(_ size: Size) {
    let columns = size.columns
    header = Rect(column: 0, row: 0, columns: columns, rows: 1)
    footer = Rect(column: 0, row: size.rows - 1, columns: columns, rows: 1)
    message = Rect(column: 0, row: size.rows - 2, columns: columns, rows: 1)
    list = Rect(column: 0, row: 1, columns: columns, rows: size.rows - 3)
    facts = list
    switch size {
    case _ where columns >= 100 && size.rows >= 22: wide(size)
    case _ where columns >= 72 && size.rows >= 22: narrow(size)
    default: small(size)
    }
  }

  /// Hero and monster face to face at the right, the facts under them.
  private mutating func wide(_ size: Size) {
    let tombs = size.rows >= 36 ? 6 : 4
    let body = size.rows - 3 - tombs
    let left = max(48, size.columns * 46 / 100)
    let right = size.columns - left
    let isHuge = right >= 92 && size.rows >= 48
    let stageRows = max(13, min(body - (isHuge ? 8 : 6), isHuge ? 40 : 26))
    list = Rect(column: 0, row: 1, columns: left - 1, rows: body)
    stage = Rect(column: left, row: 1, columns: right, rows: stageRows)
    facts = Rect(column: left, row: 1 + stageRows, columns: right, rows: body - stageRows)
    graveyard = Rect(column: 0, row: 1 + body, columns: size.columns, rows: tombs)
  }

  /// Monster above, hero below left, the facts beside the hero.
  private mutating func narrow(_ size: Size) {
    let body = size.rows - 7
    let right = min(36, size.columns - 38)
    let left = size.columns - right
    list = Rect(column: 0, row: 1, columns: left - 1, rows: body)
    stage = Rect(column: left, row: 1, columns: right, rows: body)
    // Twelve rows are a boss's height: the facts cover no monster's feet.
    let factRows = min(5, body - 12)
    facts = Rect(column: left + 17, row: 1 + body - factRows, columns: right - 17, rows: factRows)
    graveyard = Rect(column: 0, row: 1 + body, columns: size.columns, rows: 4)
  }

  /// The list, and under it a portrait with the facts, or the facts in a line.
  private mutating func small(_ size: Size) {
    let portraitRows = size.rows >= 15 ? 6 : 0
    let factRows = max(1, portraitRows)
    list.rows = size.rows - 3 - factRows
    facts = Rect(column: 0, row: 1 + list.rows, columns: size.columns, rows: factRows)
    guard portraitRows > 0 else { return }
    portrait = Rect(column: 1, row: 1 + list.rows, columns: 12, rows: portraitRows)
    facts = Rect(column: 15, row: 1 + list.rows, columns: size.columns - 15, rows: factRows)
  }
}
