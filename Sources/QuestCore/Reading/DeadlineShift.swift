/// How far a deadline is moved: `+1d`, `-1w`, `+2 weeks`, `+1h30m`, `-3일`, `+2주`.
///
/// A day moved by hours is counted from its end; a quest without a deadline from today, or from now.
public struct DeadlineShift: Sendable {
  private let amount: Amount

  public init(days: Int) { amount = Amount(days: days) }

  /// Nil for a text that is no signed length of time.
  public init?(_ text: String, _ context: ReadingContext) {
    let typed = TypedText(trimmed(text))
    let lexemes = Lexer.lexemes(of: typed, in: 0..<typed.folded.count)
    var cursor = Cursor(lexemes, context, isField: true)
    let isBack = cursor.isSign("-")
    guard isBack || cursor.isSign("+") else { return nil }
    cursor.index += 1
    guard
      var amount = cursor.attempt({ cursor in
        cursor.englishAmount(isMinutes: true, isVague: false).flatMap {
          cursor.index == lexemes.count ? $0.amount : nil
        }
      })
        ?? cursor.attempt({ cursor in cursor.koreanAmount().flatMap { cursor.index == lexemes.count ? $0 : nil } })
    else { return nil }
    if isBack { amount.negate() }
    self.amount = amount
  }

  /// `+1d` of Friday 17:00 is Saturday 17:00, also when the clocks change in between.
  public func applied(to deadline: Deadline?, _ context: ReadingContext) -> Deadline {
    let calendar = context.calendar
    switch deadline {
    case nil where amount.seconds == 0: return .day(amount.added(to: calendar.slayerDay(of: context.now)))
    case nil: return .moment(moved(context.now.minute, calendar))
    case .day(let day)? where amount.seconds == 0: return .day(amount.added(to: day))
    case .day(let day)?: return .moment(moved(calendar.end(of: day), calendar))
    case .moment(let moment)?: return .moment(moved(moment, calendar))
    }
  }

  private func moved(_ moment: Moment, _ calendar: SlayerCalendar) -> Moment {
    let civil = calendar.zone.civil(moment)
    let date = amount.added(to: civil.date)
    let moved = date == civil.date ? moment : calendar.zone.moment(CivilMoment(date, civil.time))
    return moved.adding(seconds: amount.seconds)
  }
}
