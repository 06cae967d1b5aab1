import QuestCore
import SlayerText

extension CommandRun {
  /// Which reading of an ambiguous date is meant: shows them by number on standard error and reads the choice. Nil where
  /// nobody can be asked or there is nothing to choose; the end of the input adds nothing.
  func ask(about reading: Reading, _ text: String, _ calendar: SlayerCalendar) throws(CommandFailure) -> Reading? {
    guard reading.isAmbiguous, !reading.otherReadings.isEmpty, surroundings.input.isTerminal(), errors.isTerminal
    else { return nil }
    let words = deadlineWords(calendar)
    let first = OtherReading(deadline: reading.draft.deadline, repetition: reading.draft.repetition)
    let offered = [first] + reading.otherReadings
    for (index, one) in offered.enumerated() {
      let told = [one.deadline.map(words.full) ?? words.full(nil), one.repetition?.words]
        .compactMap { $0?(language) }.joined(separator: " · ")
      prompt("  \(index + 1)  \(told)\n")
    }
    prompt("  0  \(AskWords.noDate(language))\n")
    for _ in 0..<3 {
      prompt(AskWords.which(offered.count)(language) + " ")
      guard let line = surroundings.input.readLine() else { break }
      let answer = line.filter { !$0.isWhitespace }
      if answer.isEmpty { return reading }
      guard let choice = Int(answer), (0...offered.count).contains(choice) else { continue }
      if choice > 0 { return read(text, choice: choice - 1).reading }
      let dates = reading.spans.filter { $0.kind == .date || $0.kind == .repeat }.map { $0.start..<$0.end }
      return read(text, literal: dates).reading
    }
    prompt("\n")
    throw .said(AskWords.nothingAdded, .refused)
  }

  /// Nobody can be told when standard error is gone.
  func prompt(_ text: String) {
    try? errors.write(text)
    try? errors.flush()
  }
}
