/// Phrases that stand together, with the words that join them: `by fri 3pm`, `매주 월요일 오전 9시에`.
struct Chain {
  enum PieceKind {
    case date, `repeat`, dropped
    /// A date that is title text too.
    case kept
  }

  struct Piece {
    /// Lexemes.
    var range: Range<Int>
    var kind: PieceKind
  }

  var pieces: [Piece] = []
  var findings = Findings()
  /// Lexemes from the first piece to the last.
  var range: Range<Int>
  /// A date or time that does not exist: the chain is text.
  var isImpossible = false
  /// Said to be the last day, by `until` or 까지.
  var isLimit = false
  /// Marked as a deadline, by a connective or a particle.
  var isMarked = false
  var phraseCount = 0
  var strength = PhraseStrength.besideDay
  var needsDay = false
  /// Whether two phrases stand together of which one has figures or is strong: 주말 저녁 or `daily morning` are but words.
  var hasCompany = false
  var hasFigures = false
  /// A bare length of time.
  var isDuration = false
  var hasRules = true
  /// Whether 부터 was said of its day, which then needs a rule.
  var isSince = false
}
