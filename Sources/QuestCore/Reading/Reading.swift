/// What the reading of typed text needs to know: the moment, the zone, and the settings of dates.
public struct ReadingContext: Hashable, Sendable {
  public var now: Moment
  public var calendar: SlayerCalendar
  public var dateOrder: DateOrder
  /// The clock times that "morning", "afternoon", "evening" and "end of the working day" mean.
  public var morning: ClockTime
  public var afternoon: ClockTime
  public var evening: ClockTime
  public var workdayEnd: ClockTime

  public init(
    now: Moment, calendar: SlayerCalendar, dateOrder: DateOrder = .monthDay,
    morning: ClockTime = ClockTime(secondsOfDay: 9 * 3_600), afternoon: ClockTime = ClockTime(secondsOfDay: 14 * 3_600),
    evening: ClockTime = ClockTime(secondsOfDay: 19 * 3_600),
    workdayEnd: ClockTime = ClockTime(secondsOfDay: 18 * 3_600)
  ) {
    self.now = now
    self.calendar = calendar
    self.dateOrder = dateOrder
    self.morning = morning
    self.afternoon = afternoon
    self.evening = evening
    self.workdayEnd = workdayEnd
  }
}

/// Whether `12/25` is a month and a day, or `25/12` a day and a month.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
  case monthDay = "month-day"
  case dayMonth = "day-month"
}

/// What a person's line of text was understood as.
public struct Reading: Hashable, Sendable {
  public var draft: Draft
  /// Pieces that tile the text exactly, in order, without gap or overlap.
  public var spans: [ReadingSpan]
  /// Whether another reading is about as likely.
  public var isAmbiguous: Bool
  /// The other deadlines the date phrase could mean, in the order in which Tab offers them.
  public var otherReadings: [OtherReading]
  /// What is wrong or worth saying, in the order of the text.
  public var remarks: [ReadingRemark]

  public init(
    draft: Draft, spans: [ReadingSpan], isAmbiguous: Bool = false, otherReadings: [OtherReading] = [],
    remarks: [ReadingRemark] = []
  ) {
    self.draft = draft
    self.spans = spans
    self.isAmbiguous = isAmbiguous
    self.otherReadings = otherReadings
    self.remarks = remarks
  }

  /// A reading with an error is not saved: a field that was given explicitly (`due:…`, `every:…`) could not be read.
  public var error: ReadingRemark? { remarks.first(where: \.isError) }
}

public struct OtherReading: Hashable, Sendable {
  public var deadline: Deadline?
  public var repetition: Repetition?

  public init(deadline: Deadline?, repetition: Repetition?) {
    self.deadline = deadline
    self.repetition = repetition
  }
}

/// A piece of the text and what it was read as.
public struct ReadingSpan: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable { case title, date, `repeat`, token, dropped }

  public enum Meaning: Hashable, Sendable {
    case title
    case deadline(Deadline?)
    case repetition(Repetition)
    case tag(String)
    case campaign(String)
    case importance(Importance)
    case note(String)
    /// A connective, a particle or a space that only joins.
    case dropped
    /// An explicit field whose value could not be read.
    case unreadable
  }

  /// Offsets in Unicode scalars of the text as it was typed; `end` is past the last.
  public var start: Int
  public var end: Int
  public var kind: Kind
  public var meaning: Meaning

  public init(start: Int, end: Int, kind: Kind, meaning: Meaning) {
    self.start = start
    self.end = end
    self.kind = kind
    self.meaning = meaning
  }
}

/// Something worth saying about a reading. Errors refuse the text; the rest is shown beside the preview.
public enum ReadingRemark: Hashable, Sendable {
  /// `due:` or `every:` with a value that is not a date or rule; the value as typed.
  case unreadableDate(String)
  case unreadableRepeat(String)
  /// `due:2027`: a year alone needs a month or a day.
  case yearAlone(String)
  /// A repetition whose period is zero, or too long to count.
  case impossibleRepeat(String)
  /// An impossible date such as `30 Feb`, left in the title.
  case impossibleDate(String)
  /// A rule with an explicit empty date.
  case repeatWithoutDate
  /// The title is empty.
  case emptyTitle
  /// The named day is past and was kept.
  case past
  /// The phrase was moved to its next occurrence, because the nearest is past.
  case movedAhead
  /// The weekday beside a full date is another one; the date holds.
  case weekdayContradicts(Weekday)
  /// A time before `day_starts_at` was taken as belonging to the night after the named day.
  case nightAfter
  /// The month has no such day; the next month that has one was taken.
  case nextMonthWithDay(Int)

  public var isError: Bool {
    switch self {
    case .unreadableDate, .unreadableRepeat, .yearAlone, .impossibleRepeat, .repeatWithoutDate, .emptyTitle: true
    default: false
    }
  }
}
