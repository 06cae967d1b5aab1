/// A day as a phrase names it.
struct DayPhrase {
  /// The day, then its next occurrences; the first of them may be past.
  var dates: [CivilDate]
  /// Whether a past day gives way to its next occurrence. `today` and a typed year never do.
  var moves = false
  /// Other days that the phrase could mean, in the order in which Tab offers them.
  var others: [CivilDate] = []
  var remarks: [ReadingRemark] = []
  /// A weekday alone; beside a full date or a named week it only says which.
  var weekday: Weekday?
  /// Any day of the week that was named, beside which a weekday may stand.
  var week: CivilDate?
  /// A month and a day, beside which a weekday may stand.
  var isFullDate = false
  /// Written as ISO 8601 does: its times are never those of the night after.
  var isISO = false
  /// A length of time from today: `3 days`.
  var isOffset = false
  /// `tonight`: at 21:00, and after that the whole day.
  var isTonight = false

  init(_ date: CivilDate) { dates = [date] }
  init(_ dates: [CivilDate], moves: Bool) {
    self.dates = dates
    self.moves = moves
  }
}

/// A time of day as a phrase names it.
struct TimePhrase {
  /// Nil: the day as a whole (`eod`).
  var time: ClockTime?
  /// The other half of the day, where the phrase leaves open which.
  var other: ClockTime?
  /// Other times that the phrase could mean, in the order in which Tab offers them: where a span of time begins.
  var alternatives: [TimePhrase] = []
  /// Days to add to the named day: midnight ends it.
  var shift = 0
  /// Whether a time before `day_starts_at` stays on the named day all the same (새벽, ISO).
  var staysOnDay = false
}

/// What one phrase adds to the reading.
enum PhrasePart {
  case day(DayPhrase)
  case time(TimePhrase)
  /// A moment counted from now: `in 2 hours`.
  case moment(Moment)
  case rule(RulePhrase)
  case until(DayPhrase)
  case starting(DayPhrase)
  case count(Int)
  /// A phrase about a date or time that does not exist.
  case impossible
}

/// A repetition as a phrase names it.
struct RulePhrase {
  var parts: RuleParts
  var origin: Repetition.Origin = .schedule
  /// The rule as it was typed, where it was typed as one.
  var text: String?
  /// A period that cannot be: zero, or too long.
  var isImpossible = false

  init(_ parts: RuleParts) { self.parts = parts }
}

/// How much company a phrase needs to count.
enum PhraseStrength: Int, Comparable {
  /// Only beside a day.
  case besideDay
  /// Only beside a connective.
  case name
  /// There, or beside a particle or another phrase.
  case shy
  /// There, or at the end of the text.
  case weak
  case strong

  static func < (a: PhraseStrength, b: PhraseStrength) -> Bool { a.rawValue < b.rawValue }
}

/// A phrase: what it adds, and how surely it is one.
struct Phrase {
  var parts: [PhrasePart]
  var strength: PhraseStrength
  /// Whether its words stay in the title, because they say more than a deadline can hold.
  var staysInTitle = false

  init(_ part: PhrasePart, _ strength: PhraseStrength = .strong) {
    parts = [part]
    self.strength = strength
  }

  init(_ parts: [PhrasePart], _ strength: PhraseStrength = .strong) {
    self.parts = parts
    self.strength = strength
  }
}
