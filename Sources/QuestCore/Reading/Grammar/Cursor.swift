/// A place among the lexemes. Rules of the grammar take from it what they know, or leave it where it was.
struct Cursor {
  let lexemes: [Lexeme]
  let context: ReadingContext
  let today: CivilDate
  /// A date field reads more than a title: past days, months alone.
  let isField: Bool
  var index = 0

  init(_ lexemes: [Lexeme], _ context: ReadingContext, isField: Bool) {
    self.lexemes = lexemes
    self.context = context
    self.isField = isField
    today = context.calendar.slayerDay(of: context.now)
  }

  var current: Lexeme? { index < lexemes.count ? lexemes[index] : nil }
  var previous: Lexeme? { index > 0 ? lexemes[index - 1] : nil }

  /// Runs a rule; the cursor moves only if the rule succeeds.
  mutating func attempt<Value>(_ rule: (inout Cursor) -> Value?) -> Value? {
    let start = index
    if let value = rule(&self) { return value }
    index = start
    return nil
  }

  typealias Rule = @Sendable (inout Cursor) -> Phrase?

  /// What the first rule that knows this place says.
  mutating func first(of rules: [Rule]) -> Phrase? {
    let start = index
    for rule in rules {
      if let phrase = rule(&self) { return phrase }
      index = start
    }
    return nil
  }

  func value(of role: Role, ahead: Int = 0) -> Int? {
    let place = index + ahead
    guard place >= 0, place < lexemes.count else { return nil }
    for sense in lexemes[place].senses where sense.role == role { return sense.value }
    return nil
  }

  /// Takes a word that can play this role, and gives its number.
  mutating func take(_ role: Role, glued: Bool = false) -> Int? {
    guard let value = value(of: role), !glued || !lexemes[index].gap else { return nil }
    index += 1
    return value
  }

  mutating func skip(_ role: Role) { _ = take(role) }

  /// Takes a run of digits within bounds.
  mutating func number(_ bounds: ClosedRange<Int>, digits: ClosedRange<Int> = 1...12, glued: Bool = false) -> Int? {
    guard let lexeme = current, lexeme.kind == .number, bounds.contains(lexeme.value),
      digits.contains(lexeme.range.count), !glued || !lexeme.gap
    else { return nil }
    index += 1
    return lexeme.value
  }

  /// Takes a sign; `glued`: without white space before it.
  mutating func sign(_ sign: Unicode.Scalar, glued: Bool = false) -> Bool {
    guard isSign(sign), !glued || !lexemes[index].gap else { return false }
    index += 1
    return true
  }

  func isSign(_ sign: Unicode.Scalar, ahead: Int = 0) -> Bool {
    let place = index + ahead
    guard place >= 0, place < lexemes.count else { return false }
    return lexemes[place].kind == .sign && lexemes[place].value == Int(sign.value)
  }

  /// Whether a phrase may begin here: not in the middle of a word.
  var isAtWordStart: Bool {
    guard let lexeme = current else { return false }
    guard !lexeme.gap, let before = previous else { return true }
    switch before.kind {
    case .token, .literal: return true
    case .sign: return "([{“‘".unicodeScalars.contains { before.value == Int($0.value) }
    default: return false
    }
  }

  /// Whether a phrase may end here: the next thing is apart from it, or only ends a clause.
  var isAtWordEnd: Bool {
    var place = index
    while place < lexemes.count, !lexemes[place].gap {
      guard lexemes[place].kind == .sign, isClosing(lexemes[place].value) else {
        return lexemes[place].kind == .token || lexemes[place].kind == .literal
      }
      place += 1
    }
    return true
  }

  /// Whether nothing but tokens and closing signs follows.
  var isAtTextEnd: Bool {
    lexemes[index...].allSatisfy { lexeme in
      lexeme.kind == .token || (lexeme.kind == .sign && isClosing(lexeme.value))
    }
  }
}

/// Signs that may follow a phrase without a space.
func isClosing(_ value: Int) -> Bool {
  switch value {
  case 0x2E, 0x2C, 0x3B, 0x3A, 0x21, 0x3F, 0x29, 0x5D, 0x7D, 0x22, 0x27, 0x201D, 0x2019, 0x2026, 0x3002, 0x3001: true
  default: false
  }
}
