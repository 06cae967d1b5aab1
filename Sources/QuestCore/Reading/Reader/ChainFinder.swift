/// Finds the chains of date phrases in a line.
struct ChainFinder {
  private var cursor: Cursor
  private(set) var chains: [Chain] = []

  static func chains(in cursor: Cursor) -> [Chain] {
    var finder = ChainFinder(cursor: cursor)
    finder.run()
    return finder.chains
  }

  private init(cursor: Cursor) { self.cursor = cursor }

  private mutating func run() {
    while cursor.index < cursor.lexemes.count {
      let start = cursor.index
      guard cursor.mayBegin, cursor.isAtWordStart, !cursor.isSign("("), cursor.isField || !cursor.isSign("-") else {
        cursor.index += 1
        continue
      }
      if let chain = cursor.attempt({ $0.chain() }) {
        if !isPartOfMore(chain) { chains.append(chain) }
      } else {
        cursor.index = start
        // `from 9am to 5pm shop hours`: of a span that is no date neither of its ends is one.
        if cursor.attempt({ $0.timeSpan() }) == nil { passBlocked() }
      }
    }
  }

  /// `friday of the project`, `monday to friday`: the phrase is longer than what the grammar knows, and stays text whole.
  private mutating func isPartOfMore(_ chain: Chain) -> Bool {
    if chain.isImpossible { return false }
    if cursor.value(of: .of) != nil { return true }
    let start = cursor.index
    var end = start
    while takeJoint(), cursor.attempt({ $0.chain() }) != nil { end = cursor.index }
    cursor.index = end
    return end > start
  }

  /// What joins a phrase with another of its kind: `to`, `-`, `and`, `or`, a comma.
  private mutating func takeJoint() -> Bool {
    if ["-", "~", "–", "—", ",", "/", "&"].contains(where: { cursor.sign($0) }) {
      _ = cursor.take(.and)
      return true
    }
    return cursor.take(.to) ?? cursor.take(.and) != nil
  }

  /// Steps over one lexeme; behind `last`, `지난`, an ordinal or a label also over the phrase it belongs to.
  private mutating func passBlocked() {
    let blocks = cursor.blocks
    cursor.index += 1
    guard let blocks else { return }
    _ = cursor.take(.and, glued: true)
    while cursor.value(of: .ordinalSuffix) ?? cursor.value(of: .counter) ?? cursor.value(of: .koreanSuffix) != nil {
      cursor.index += 1
    }
    let start = cursor.index
    if !blocks(cursor) || cursor.attempt({ $0.chain() }) == nil { cursor.index = start }
  }
}

extension Cursor {
  /// A quick look: whether any phrase can begin with this lexeme.
  var mayBegin: Bool {
    guard let lexeme = current else { return false }
    switch lexeme.kind {
    case .word: return !lexeme.senses.isEmpty
    case .number: return true
    case .sign: return isSign("+") || isSign("@") || isSign("-") || isSign("(")
    case .token, .literal: return false
    }
  }

  /// What a word here keeps from being read after it, if it does: `지난` any phrase, `last`, `3rd` and `black` a weekday or
  /// month, `version` a figure.
  fileprivate var blocks: ((Cursor) -> Bool)? {
    if value(of: .gone) != nil { return { _ in true } }
    if value(of: .label) != nil { return { $0.isFigure } }
    if value(of: .weekday) != nil, value(of: .and, ahead: 1) != nil { return { $0.isName } }
    let names: [Role] = [.last, .koreanLast, .ordinal, .koreanOrdinal, .compound]
    let isNumbered = value(of: .ordinalSuffix, ahead: 1) ?? value(of: .koreanSuffix, ahead: 1) != nil
    guard names.contains(where: { value(of: $0) != nil }) || (current?.kind == .number && isNumbered) else {
      return nil
    }
    return { $0.isName }
  }

  private var isName: Bool {
    let names: [Role] = [.weekday, .shyWeekday, .month, .koreanMonth, .which]
    return names.contains { value(of: $0) != nil }
  }

  private var isFigure: Bool {
    current?.kind == .number && (isSign(".", ahead: 1) || isSign("/", ahead: 1))
  }
}
