/// Reads filters: `#tag`, `+campaign`, `!epic`, `due:<fri`, `due:today..eow`, `overdue`, `no:deadline`, `is:open`,
/// `slain:week`, plain words (all of them must occur), `not word` or `-word`, `or`, parentheses, quotes, and `@name` for a
/// saved filter.
///
/// `+work due:<fri not #later` is: of the campaign work, due before Friday, without the tag later.
public struct FilterReader: Sendable {
  private let context: ReadingContext
  private let saved: [String: String]
  private let isStrict: Bool
  private var words: [FilterWord] = []
  private var place = 0
  private var opened: Set<String> = []

  /// - Parameter saved: the saved filters' texts, by their names.
  /// - Parameter isStrict: whether `@name` must name one of them; else it is text where there is none of that name.
  public static func read(
    _ text: String, _ context: ReadingContext, saved: [String: String] = [:], isStrict: Bool = false
  ) throws(FilterFault) -> Filter {
    var reader = FilterReader(context: context, saved: saved, isStrict: isStrict)
    return try reader.filter(text)
  }

  private init(context: ReadingContext, saved: [String: String], isStrict: Bool) {
    self.context = context
    self.isStrict = isStrict
    self.saved = saved
  }

  private mutating func filter(_ text: String) throws(FilterFault) -> Filter {
    words = FilterWord.words(of: text)
    place = 0
    var parts: [Filter] = []
    while place < words.count {
      let start = place
      parts.append(try choice())
      // A parenthesis that opens nothing holds nothing up.
      if place == start { place += 1 }
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private var word: FilterWord? { place < words.count ? words[place] : nil }

  private func isWord(_ text: String) -> Bool {
    word.map { !$0.isQuoted && !$0.isParenthesis && $0.text.lowercased() == text } ?? false
  }

  private func isParenthesis(_ text: String) -> Bool { word.map { $0.isParenthesis && $0.text == text } ?? false }

  /// Sequences joined by `or`.
  private mutating func choice() throws(FilterFault) -> Filter {
    var parts = [try sequence()]
    while isWord("or") {
      let start = place
      place += 1
      guard word != nil, !isParenthesis(")") else { throw FilterFault(.missingWord("or"), at: words[start].range) }
      parts.append(try sequence())
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  /// Words that must all hold.
  private mutating func sequence() throws(FilterFault) -> Filter {
    var parts: [Filter] = []
    while word != nil, !isWord("or"), !isParenthesis(")") {
      if isWord("and") {
        place += 1
      } else {
        parts.append(try term())
      }
    }
    if parts.isEmpty, let word, isWord("or") { throw FilterFault(.missingWord("or"), at: word.range) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func term() throws(FilterFault) -> Filter {
    guard let word else { return .everything }
    place += 1
    if word.isParenthesis {
      let inside = try choice()
      if isParenthesis(")") { place += 1 }
      return inside
    }
    if word.isQuoted { return .text(word.text.lowercased()) }
    if word.text.lowercased() == "not" {
      guard self.word != nil, !isParenthesis(")") else { throw FilterFault(.missingWord("not"), at: word.range) }
      return .not(try term())
    }
    if word.text.count > 1, word.text.first == "-" {
      var positive = word
      positive.text.removeFirst()
      return .not(try simple(positive))
    }
    return try simple(word)
  }

  private mutating func simple(_ word: FilterWord) throws(FilterFault) -> Filter {
    let text = word.text.lowercased()
    let rest = String(text.dropFirst())
    switch text.first {
    case "#" where word.isNameQuoted || beginsName(rest): return .tag(rest)
    case "+" where word.isNameQuoted || beginsName(rest): return .campaign(rest)
    case "!": if let importance = importance(rest) { return .importance(importance) }
    case "@":
      if let stored = saved[rest] { return try saved(rest, stored, word) }
      if isStrict && beginsName(rest) { throw FilterFault(.unknownSaved(rest), at: word.range) }
    default: break
    }
    switch text {
    case "~": return .importance(.trivial)
    case "overdue", "지남": return .standing(.overdue)
    case "today", "오늘": return .due(.days(from: nil, through: today))
    default: break
    }
    guard let colon = text.firstIndex(of: ":") else { return .text(text) }
    let value = String(text[text.index(after: colon)...])
    switch text[..<colon] {
    case "due": return .due(try span(value, word, isPast: false))
    case "slain": return .slain(try span(value, word, isPast: true))
    case "is": return .standing(try known(value, word))
    case "no": return .without(try known(value, word))
    case "tag": return .tag(value)
    case "campaign": return .campaign(value)
    default: return .text(text)
    }
  }

  private func beginsName(_ text: String) -> Bool {
    text.unicodeScalars.first.map { isLetter($0.value) } ?? false
  }

  private func importance(_ text: String) -> Importance? {
    switch text {
    case "": .major
    case "!": .epic
    default: Importance(rawValue: text)
    }
  }

  private func known<Value: RawRepresentable<String> & CaseIterable>(
    _ value: String, _ word: FilterWord
  ) throws(FilterFault) -> Value {
    guard let found = Value(rawValue: value) else {
      throw FilterFault(.unknownValue(value, known: Value.allCases.map(\.rawValue)), at: word.range)
    }
    return found
  }

  /// A saved filter stands for its text in parentheses.
  private mutating func saved(_ name: String, _ text: String, _ word: FilterWord) throws(FilterFault) -> Filter {
    guard !opened.contains(name) else { throw FilterFault(.endless(name), at: word.range) }
    var inner = FilterReader(context: context, saved: saved, isStrict: isStrict)
    inner.opened = opened.union([name])
    do {
      return try inner.filter(text)
    } catch {
      throw FilterFault(error.reason, at: word.range)
    }
  }
}

// MARK: - Spans of time

extension FilterReader {
  private var today: CivilDate { context.calendar.slayerDay(of: context.now) }

  /// `fri`, `<fri`, `<=fri`, `>fri`, `>=fri`, `a..b`, `a..`, `..b`, `week`, `month`, `year`, `이번주`, `이번달`, `올해`.
  private func span(_ value: String, _ word: FilterWord, isPast: Bool) throws(FilterFault) -> FilterSpan {
    if let period = period(value) { return period }
    if let dots = value.firstRange(of: "..") {
      let from = String(value[..<dots.lowerBound])
      let to = String(value[dots.upperBound...])
      return try join(
        from.isEmpty ? nil : date(from, word, isPast), to.isEmpty ? nil : date(to, word, isPast), word, isPast)
    }
    for (sign, isAfter, isIncluded) in [
      ("<=", false, true), (">=", true, true), ("<", false, false), (">", true, false),
    ]
    where value.hasPrefix(sign) {
      let deadline = try date(String(value.dropFirst(sign.count)), word, isPast)
      return isAfter ? after(deadline, isIncluded) : before(deadline, isIncluded)
    }
    switch try date(value, word, isPast) {
    case .day(let day): return .days(from: day, through: day)
    case .moment(let moment): return .moments(from: moment, to: moment.adding(seconds: 60))
    }
  }

  private func join(
    _ from: Deadline?, _ to: Deadline?, _ word: FilterWord, _ isPast: Bool
  ) throws(FilterFault) -> FilterSpan {
    switch (from, to) {
    case (nil, nil): throw FilterFault(.unreadableDate(".."), at: word.range)
    case (.day(let from)?, .day(let to)?): .days(from: from, through: to)
    case (.day(let from)?, nil): .days(from: from, through: nil)
    case (nil, .day(let to)?): .days(from: nil, through: to)
    default: .moments(from: from.map { start($0, isPast) }, to: to.map { end($0, isPast) })
    }
  }

  /// The first moment of a stretch. A deadline at the very start of a day belongs to the day before, a kill does not.
  private func start(_ first: Deadline, _ isPast: Bool) -> Moment {
    switch first {
    case .day(let day): context.calendar.start(of: day).adding(seconds: isPast ? 0 : 1)
    case .moment(let moment): moment
    }
  }

  /// The first moment after a stretch, in which the last is included.
  private func end(_ last: Deadline, _ isPast: Bool) -> Moment {
    switch last {
    case .day(let day): context.calendar.end(of: day).adding(seconds: isPast ? 0 : 1)
    case .moment(let moment): moment.adding(seconds: 1)
    }
  }

  private func before(_ deadline: Deadline, _ isIncluded: Bool) -> FilterSpan {
    switch deadline {
    case .day(let day): .days(from: nil, through: isIncluded ? day : day.adding(days: -1))
    case .moment(let moment): .moments(from: nil, to: isIncluded ? moment.adding(seconds: 1) : moment)
    }
  }

  private func after(_ deadline: Deadline, _ isIncluded: Bool) -> FilterSpan {
    switch deadline {
    case .day(let day): .days(from: isIncluded ? day : day.adding(days: 1), through: nil)
    case .moment(let moment): .moments(from: isIncluded ? moment : moment.adding(seconds: 1), to: nil)
    }
  }

  /// The week, month or year that today lies in; weeks run from Monday to Sunday.
  private func period(_ value: String) -> FilterSpan? {
    switch value {
    case "week", "이번주", "금주": .days(from: today.startOfWeek, through: today.startOfWeek.adding(days: 6))
    case "month", "이번달", "금월":
      .days(
        from: CivilDate(today.year, today.month, 1),
        through: CivilDate(today.year, today.month, CivilDate.days(inMonth: today.month, of: today.year)))
    case "year", "올해", "금년": .days(from: CivilDate(today.year, 1, 1), through: CivilDate(today.year, 12, 31))
    default: nil
    }
  }

  /// A date as in every date field. Of kills a weekday is the last one, not the next.
  private func date(_ value: String, _ word: FilterWord, _ isPast: Bool) throws(FilterFault) -> Deadline {
    guard case .some(.some(let deadline)) = QuickAdd.readDate(value, context) else {
      throw FilterFault(.unreadableDate(value), at: word.range)
    }
    guard isPast, case .day(let day) = deadline, day > today, day.adding(days: -7) <= today else { return deadline }
    return .day(day.adding(days: -7))
  }
}
