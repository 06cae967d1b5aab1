extension Cursor {
  /// A whole minute from now: 2 hours after 10:00:37 is 12:00:00.
  func phrase(_ amount: Amount, strength: PhraseStrength) -> Phrase {
    guard amount.seconds != 0 else {
      var day = DayPhrase(amount.added(to: today))
      if amount.isWeeks { day.week = day.dates[0] }
      day.isOffset = true
      return Phrase(.day(day), strength)
    }
    let zone = context.calendar.zone
    var start = context.now
    if amount.months != 0 || amount.days != 0 || amount.businessDays != 0 {
      let civil = zone.civil(start)
      start = zone.moment(CivilMoment(amount.added(to: civil.date), civil.time))
    }
    return Phrase(.moment(start.adding(seconds: amount.seconds).minute), strength)
  }

  /// `in 3 days`, `3 days`, `+3d`, `1h30m`, `in half an hour`, `2 weeks from tomorrow`, `5 business days`.
  mutating func englishOffset() -> Phrase? {
    let prefix = offsetPrefix()
    guard var amount = englishAmount(isMinutes: prefix != .none, isVague: prefix == .in) else { return nil }
    if prefix == .minus { amount.negate() }
    if prefix == .none || prefix == .in, let phrase = attempt({ $0.counted(amount) }) { return phrase }
    if prefix == .none, amount.isVague { return nil }
    return phrase(amount.amount, strength: prefix == .none ? .weak : .strong)
  }

  private enum OffsetPrefix { case none, `in`, plus, minus }

  private mutating func offsetPrefix() -> OffsetPrefix {
    if value(of: .in) != nil {
      index += 1
      return .in
    }
    if isSign("+"), lexemes.indices.contains(index + 1), !lexemes[index + 1].gap {
      index += 1
      return .plus
    }
    if isField, isSign("-") {
      index += 1
      return .minus
    }
    return .none
  }

  /// `from now`, `from tomorrow`, `after friday`.
  private mutating func counted(_ amount: VagueAmount) -> Phrase? {
    let isBefore = take(.before) != nil
    guard isBefore || take(.from) ?? take(.after) != nil else { return nil }
    if !isBefore, take(.now) != nil { return phrase(amount.amount, strength: .strong) }
    var amount = amount
    if isBefore { amount.negate() }
    guard amount.amount.seconds == 0, let base = attempt({ $0.anyDay() }), case .day(let day)? = base.parts.first
    else { return nil }
    var counted = DayPhrase(day.dates.map(amount.amount.added(to:)), moves: day.moves)
    counted.others = day.others.map(amount.amount.added(to:))
    return Phrase(.day(counted))
  }

  struct VagueAmount {
    var amount = Amount()
    /// `a week`, `half an hour`: only after `in`, or before `from`.
    var isVague = false

    mutating func negate() { amount.negate() }
  }

  /// One or several counted units: `1 hour 30 minutes`, `1h30m`, `half an hour`.
  mutating func englishAmount(isMinutes: Bool, isVague: Bool) -> VagueAmount? {
    var result = VagueAmount()
    if take(.half) != nil {
      skip(.article)
      guard let unit = take(.unit), unit == PhraseUnit.hour.rawValue else { return nil }
      result.amount.add(30, .minute)
      result.isVague = true
      return result
    }
    var count = 0
    while count < 6, let piece = attempt({ $0.countedUnit(isMinutes: isMinutes || count > 0, isFirst: count == 0) }) {
      if piece.isBusiness {
        result.amount.businessDays += piece.count
      } else {
        result.amount.add(piece.count, piece.unit)
      }
      result.isVague = result.isVague || piece.isVague
      count += 1
    }
    return count == 0 ? nil : result
  }

  struct CountedUnit {
    var count: Int
    var unit: PhraseUnit
    var isBusiness = false
    var isVague = false
  }

  private mutating func countedUnit(isMinutes: Bool, isFirst: Bool) -> CountedUnit? {
    let isDigits = current?.kind == .number
    let article = isFirst ? take(.article) : nil
    guard let count = article ?? number(0...36_600) ?? take(.cardinal) else { return nil }
    if take(.business) != nil {
      guard take(.unit) == PhraseUnit.day.rawValue else { return nil }
      return CountedUnit(count: count, unit: .day, isBusiness: true, isVague: article != nil)
    }
    if let unit = take(.unit).flatMap(PhraseUnit.init) {
      return CountedUnit(count: count, unit: unit, isVague: article != nil)
    }
    guard isDigits, let unit = take(.shortUnit, glued: !isField).flatMap(PhraseUnit.init), unit != .minute || isMinutes
    else { return nil }
    return CountedUnit(count: count, unit: unit)
  }
}
