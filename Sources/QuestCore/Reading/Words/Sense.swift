/// What a word can stand for in the grammar, with a number: `friday` is (weekday, 5).
struct Sense: Equatable {
  let role: Role
  let value: Int
}

/// The parts words play, shared by both languages.
enum Role: UInt8 {
  // Days: the number counts from today, or is the ISO weekday, the month, the holiday.
  case day, nameLikeDay, pastDay, tonight, weekday, shyWeekday, shortWeekday, month, holiday, weekend, workdays
  case which, coming, gone, relativeWeek, relativeMonth, relativeYear, last, early, middle, end, monthEnd, lastDay,
    periodEnd
  // Numbers.
  case cardinal, article, half, ordinal, ordinalSuffix, sino, native, nativeDays
  // Units (the number is `PhraseUnit.rawValue`) and Korean counters.
  case unit, shortUnit, business, dayMark, monthMark, yearMark, hourMark, minuteMark, weekOfMonth
  // Times.
  case meridiem, partOfDay, noon, midnight, closeOfBusiness, oclock, past, minutesBefore
  // Repetition.
  case every, everyUnit, other, frequency, each, completion, times, total, only, starting, since, biweekly
  // What joins.
  case connective, at, until, particle, loneParticle, within, later, of, the, `in`, from, after, and, `for`
  case to, follower, label, span, nights, eve, compound, before, now
  // Korean words that stand otherwise than their English twins.
  case counter, noonSide, koreanMonth, koreanOrdinal, koreanSuffix, koreanLast, koreanWeekend, koreanWorkdays,
    koreanEvery
  case isoTime, utc, dottedMeridiem, dottedSecond
}

/// Units of time as people name them.
enum PhraseUnit: Int {
  case minute, hour, day, week, fortnight, month, quarter, year
}

/// Parts of the day; their clock times come from the settings.
enum PartOfDay: Int {
  case morning, afternoon, evening, night, lunch, dawn
}

/// Ends of periods.
enum PeriodEnd: Int {
  case day, week, workweek, month, quarter, year
}
