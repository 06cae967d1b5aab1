import QuestCore
import QuestStore
import SlayerText

/// Which quests a command is about: numbers, and what `--where` chooses.
extension CommandRun {
  /// Which quests a filter may choose from.
  enum Reach { case open, slain, asListed }

  /// - Parameter isStrict: whether a name that is no saved filter's is refused rather than looked for.
  func filter(_ text: String, isStrict: Bool = false) throws(CommandFailure) -> Filter {
    do {
      return try FilterReader.read(
        text, context.settings.readingContext(at: now, context.calendar.zone), saved: context.settings.filters,
        isStrict: isStrict)
    } catch {
      throw .filter(error, text)
    }
  }

  /// The text of a filter, put together from the words of the shell. A value with spaces that the shell took the quotes
  /// from gets them again: `campaign:"Two Word"`; not where it goes on with more of a filter: `"due:fri not #later"`.
  func filterText(_ words: [String]) -> String {
    words.map { word in
      guard let colon = word.firstIndex(of: ":"), word.contains(where: \.isWhitespace), !word.contains("\""),
        ["campaign", "tag", "due", "slain"].contains(word[..<colon].lowercased())
      else { return word }
      let value = word[word.index(after: colon)...]
      let rest = value.split(whereSeparator: \.isWhitespace).dropFirst()
      guard rest.allSatisfy(Self.isPlain) else { return word }
      let quoted = "\(word[...colon])\"\(value)\""
      return (try? filter(quoted)) == nil ? word : quoted
    }.joined(separator: " ")
  }

  private static func isPlain(_ word: Substring) -> Bool {
    guard let first = word.first, !"#+!@(-".contains(first) else { return false }
    return !word.contains(":") && !["not", "or", "and", "overdue", "today", "~"].contains(word.lowercased())
  }

  /// The numbers of the words and those of `--where`, each once. None chosen at all is a refusal.
  func numbers(_ words: [String], _ reach: Reach) throws(CommandFailure) -> [Int] {
    var numbers = try usage { () throws(UsageFault) in try questNumbers(words) }
    guard let chosen = arguments.chosen else { return numbers }
    // What is mistyped must not choose, as in `not @wrok`, quests that are then changed.
    let filter = try filter(chosen, isStrict: true)
    let store = try reader()
    var quests: [Quest] = []
    if reach != .slain { quests += try openQuests(store) }
    if reach == .slain || reach == .asListed && filter.concernsSlain { quests += try slain(filter, store) }
    let calendar = calendar(covering: quests.lazy.compactMap(\.deadline))
    let found = quests.filter { filter.matches(Encounter($0, at: now, calendar: calendar), calendar: calendar) }
    numbers += found.map(\.number).filter { !numbers.contains($0) }.sorted()
    if numbers.isEmpty { throw .said(CommandWords.noMatch, .refused) }
    return numbers
  }

  func openQuests(_ store: QuestStore?) throws(CommandFailure) -> [Quest] {
    guard let store else { return [] }
    return try stored(store.openQuests)
  }

  /// The slain quests that a filter may concern: those of its `slain:` if it has one, so that history costs nothing.
  func slain(_ filter: Filter, _ store: QuestStore?) throws(CommandFailure) -> [Quest] {
    guard let store else { return [] }
    let (from, to) = filter.slainSpan?.moments(context.calendar) ?? (nil, nil)
    return try stored { () throws(StoreError) in
      try store.slain(from: from ?? Moment(seconds: .min), to: to ?? Moment(seconds: .max))
    }
  }
}

extension Filter {
  /// The stretch in which every quest it chooses was slain; nil when it says nothing of that.
  fileprivate var slainSpan: FilterSpan? {
    switch self {
    case .slain(let span): span
    case .all(let parts): parts.lazy.compactMap(\.slainSpan).first
    default: nil
    }
  }
}

extension FilterSpan {
  /// From the first moment of kills to the one past the last; nil where it is open.
  func moments(_ calendar: SlayerCalendar) -> (from: Moment?, to: Moment?) {
    switch self {
    case .days(let from, let through):
      (from.map { calendar.start(of: $0) }, through.map { calendar.end(of: $0) })
    case .moments(let from, let to): (from, to)
    }
  }
}
