extension Cursor {
  /// `3일 뒤`, `한 달 뒤`, `1시간 반 후`, `10분 있다가`, `7일 이내`, `하루 뒤`, `3영업일 뒤`, `D-3`.
  mutating func koreanOffset() -> Phrase? {
    if let days = attempt({ $0.dMinus() }) { return days }
    let plus = sign("+")
    guard let amount = koreanAmount(), take(.later) ?? take(.within) != nil || plus else { return nil }
    return phrase(amount, strength: .strong)
  }

  /// One or several counted units: `3일`, `1시간 반`.
  mutating func koreanAmount() -> Amount? {
    var amount = Amount()
    var count = 0
    while count < 6, let piece = attempt({ $0.koreanUnit() }) {
      if piece.isBusiness { amount.businessDays += piece.count } else { amount.add(piece.count, piece.unit) }
      if piece.unit == .hour, take(.half) != nil { amount.add(30, .minute) }
      count += 1
    }
    return count == 0 ? nil : amount
  }

  private mutating func koreanUnit() -> CountedUnit? {
    if let days = take(.nativeDays) {
      return days == 7 ? CountedUnit(count: 1, unit: .week) : CountedUnit(count: days, unit: .day)
    }
    guard let count = koreanNumber(0...36_600) else { return nil }
    if take(.business) != nil { return CountedUnit(count: count, unit: .day, isBusiness: true) }
    guard let unit = take(.counter).flatMap(PhraseUnit.init) else { return nil }
    return CountedUnit(count: count, unit: unit)
  }

  private mutating func dMinus() -> Phrase? {
    guard value(of: .shortUnit) == PhraseUnit.day.rawValue else { return nil }
    index += 1
    guard sign("-", glued: true), let days = number(0...9_999, glued: true) else { return nil }
    return Phrase(.day(DayPhrase(today.adding(days: days))))
  }

  /// Digits, Sino-Korean (`이십오`) or native numbers (`열한`).
  mutating func koreanNumber(_ bounds: ClosedRange<Int>) -> Int? {
    if let digits = number(bounds) { return digits }
    return attempt { cursor in
      let value = cursor.sinoNumber() ?? cursor.nativeNumber()
      return value.flatMap { bounds.contains($0) ? $0 : nil }
    }
  }

  private mutating func sinoNumber() -> Int? {
    guard let first = take(.sino) else { return nil }
    if first == 10 { return 10 + (sinoDigit() ?? 0) }
    guard value(of: .sino) == 10, !lexemes[index].gap else { return first }
    index += 1
    return first * 10 + (sinoDigit() ?? 0)
  }

  /// The ones after a ten, unless they count something themselves: 십일 일, but 십일 (10일).
  private mutating func sinoDigit() -> Int? {
    guard let digit = value(of: .sino), digit < 10, !lexemes[index].gap else { return nil }
    if value(of: .dayMark) != nil, !isFollowedByCounter { return nil }
    index += 1
    return digit
  }

  private var isFollowedByCounter: Bool {
    let counters: [Role] = [.dayMark, .monthMark, .yearMark, .hourMark, .minuteMark, .counter]
    guard lexemes.indices.contains(index + 1), !lexemes[index + 1].gap else { return false }
    return counters.contains { value(of: $0, ahead: 1) != nil }
  }

  private mutating func nativeNumber() -> Int? {
    guard let first = take(.native) else { return nil }
    guard first >= 10, let second = value(of: .native), second < 10, !lexemes[index].gap else { return first }
    index += 1
    return first + second
  }
}
