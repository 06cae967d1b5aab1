/// A date on the calendar, the same date in every zone (proleptic Gregorian, years 1…9999).
public struct CivilDate: Hashable, Comparable, Sendable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Nil when there is no such date: `CivilDate(2026, 2, 30)` is nil, never 2 March.
  public init?(_ year: Int, _ month: Int, _ day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.days(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date `dayNumber` days after 1970-01-01, kept within the years 1…9999.
  ///
  /// Days are counted in 400-year eras of 146,097 days that begin on 1 March, so that the leap day is the last
  /// of its year. `CivilDate(dayNumber: 20_787)` is 2026-11-30.
  public init(dayNumber: Int) {
    let bounded = min(max(dayNumber, CivilDate.firstDayNumber), CivilDate.lastDayNumber)
    let shifted = bounded + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01; 2026-11-30 is 20,787.
  public var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = floorDivide(shiftedYear, 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  static let firstDayNumber = -719_162
  static let lastDayNumber = 2_932_896

  public var weekday: Weekday {
    Weekday(rawValue: (dayNumber + 3) - floorDivide(dayNumber + 3, 7) * 7 + 1) ?? .monday
  }

  public static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  /// Kept within the years 1…9999, however many days are asked for.
  public func adding(days: Int) -> CivilDate {
    let span = CivilDate.lastDayNumber - CivilDate.firstDayNumber
    return CivilDate(dayNumber: dayNumber + min(max(days, -span), span))
  }

  /// Keeps the day of the month and clamps it to the month's last: 31 January + 1 month = 28 February.
  /// Kept within the years 1…9999.
  public func adding(months: Int) -> CivilDate {
    let index = year * 12 + month - 1 + min(max(months, -120_000), 120_000)
    if index < 12 { return CivilDate(dayNumber: CivilDate.firstDayNumber) }
    if index >= 10_000 * 12 { return CivilDate(dayNumber: CivilDate.lastDayNumber) }
    let targetYear = index / 12
    let targetMonth = index % 12 + 1
    let last = CivilDate.days(inMonth: targetMonth, of: targetYear)
    return CivilDate(targetYear, targetMonth, min(day, last)) ?? self
  }

  /// The Monday of the week (Monday to Sunday) this date lies in.
  public var startOfWeek: CivilDate { adding(days: 1 - weekday.rawValue) }

  public static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDate: CustomStringConvertible {
  /// ISO 8601: `2026-12-25`.
  public var description: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
}

/// Division that rounds towards minus infinity: `floorDivide(-1, 7)` is -1.
func floorDivide<Number: BinaryInteger>(_ a: Number, _ b: Number) -> Number {
  let quotient = a / b
  return (a % b != 0 && (a < 0) != (b < 0)) ? quotient - 1 : quotient
}

/// `number` in at least `digits` digits: `padded(7, 2)` is "07".
package func padded(_ number: Int, _ digits: Int) -> String {
  let text = String(number)
  return text.count >= digits ? text : String(repeating: "0", count: digits - text.count) + text
}
