import QuestCore

/// Zones and moments for tests: no test asks the machine for either.
extension Zone {
  public static let seoul = Zone.fixed(9 * 3_600)

  /// New York in 2024 to 2027, with its clock changes.
  public static let newYork = Zone(
    firstOffset: -5 * 3_600,
    changes: [
      .init(at: Moment(seconds: 1_710_054_000), offset: -4 * 3_600),
      .init(at: Moment(seconds: 1_730_613_600), offset: -5 * 3_600),
      .init(at: Moment(seconds: 1_741_503_600), offset: -4 * 3_600),
      .init(at: Moment(seconds: 1_762_063_200), offset: -5 * 3_600),
      .init(at: Moment(seconds: 1_772_953_200), offset: -4 * 3_600),
      .init(at: Moment(seconds: 1_793_512_800), offset: -5 * 3_600),
      .init(at: Moment(seconds: 1_805_007_600), offset: -4 * 3_600),
    ],
    covered: Moment(seconds: 1_704_067_200)...Moment(seconds: 1_814_000_000))
}

/// A moment by wall clock: `moment("2026-05-04 09:00", .seoul)`. Traps on a text that is none.
public func moment(_ text: String, _ zone: Zone = .seoul) -> Moment {
  let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
  precondition(numbers.count >= 3, "no moment: \(text)")
  guard let date = CivilDate(numbers[0], numbers[1], numbers[2]),
    let time = ClockTime(
      numbers.count > 3 ? numbers[3] : 0, numbers.count > 4 ? numbers[4] : 0, numbers.count > 5 ? numbers[5] : 0)
  else { preconditionFailure("no moment: \(text)") }
  return zone.moment(CivilMoment(date, time))
}

/// A date: `day("2026-05-04")`. Traps on a text that is none.
public func day(_ text: String) -> CivilDate {
  let numbers = text.split(separator: "-").compactMap { Int($0) }
  guard numbers.count == 3, let date = CivilDate(numbers[0], numbers[1], numbers[2]) else {
    preconditionFailure("no date: \(text)")
  }
  return date
}
