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
      guard cursor.mayBegin, cursor.isAtWordStart else {
        cursor.index += 1
        continue
      }
      if let chain = cursor.attempt({ $0.chain() }) {
        if !isPartOfMore(chain) { chains.append(chain) }
      } else {
        cursor.index = start
        passBlocked()
      }
    }
  }

  /// `friday of the project`, `monday to friday`: the phrase is longer than what the grammar knows, and stays text whole.
  private mutating func isPartOfMore(_ chain: Chain) -> Bool {
    if chain.isImpossible { return false }
    if cursor.value(of: .of) != nil { return true }
    let start = cursor.index
    let isRange = cursor.take(.to) != nil || ["-", "~", "–", "—"].contains { cursor.sign($0) }
    if isRange, cursor.isAtWordStart || cursor.value(of: .to, ahead: -1) == nil,
      cursor.attempt({ $0.chain() }) != nil
    {
      return true
    }
    cursor.index = start
    return false
  }

  /// Steps over one lexeme; behind `last`, `지난`, an ordinal or a label also over the phrase it belongs to.
  private mutating func passBlocked() {
    let isBlocker = cursor.isBlocker
    cursor.index += 1
    guard isBlocker else { return }
    while cursor.value(of: .ordinalSuffix) ?? cursor.value(of: .counter) ?? cursor.value(of: .koreanSuffix) != nil {
      cursor.index += 1
    }
    let start = cursor.index
    if cursor.attempt({ $0.chain() }) == nil { cursor.index = start }
  }
}

extension Cursor {
  /// A quick look: whether any phrase can begin with this lexeme.
  fileprivate var mayBegin: Bool {
    guard let lexeme = current else { return false }
    switch lexeme.kind {
    case .word: return !lexeme.senses.isEmpty
    case .number: return true
    case .sign: return isSign("+") || isSign("@")
    case .token, .literal: return false
    }
  }

  fileprivate var isBlocker: Bool {
    let roles: [Role] = [.gone, .last, .koreanLast, .ordinal, .koreanOrdinal, .label]
    if roles.contains(where: { value(of: $0) != nil }) { return true }
    guard let lexeme = current, lexeme.kind == .number, lexemes.indices.contains(index + 1) else { return false }
    return !lexemes[index + 1].gap
      && (value(of: .ordinalSuffix, ahead: 1) != nil || value(of: .koreanSuffix, ahead: 1) != nil)
  }
}
