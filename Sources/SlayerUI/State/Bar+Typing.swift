import QuestCore

extension Bar {
  /// Types into the line, or moves its caret; false for a key that does neither. What Tab chose and Ctrl-t made plain
  /// stays as long as it means the same: in `pay 3/4` read as 3 April, ` #home` typed behind changes nothing of that.
  mutating func handle(_ key: Key, _ context: ReadingContext) -> Bool {
    let before = self
    guard line.handle(key) else { return false }
    guard line != before.line, line.text != before.line.text else { return true }
    literal = Bar.moved(before.literal, from: before.line.text, to: line.text)
    let choices = choices(context)
    // In the middle of a word, as in `pay 3/4 #`, there may be no date for a moment.
    if choice != 0, choices.count > 1, choices != chosenAmong { choice = 0 }
    return true
  }

  /// Takes the next reading of the date, or the one before; they go round.
  mutating func choose(by step: Int, _ context: ReadingContext) {
    let choices = choices(context)
    guard choices.count > 1 else { return }
    choice = (choice + step + choices.count) % choices.count
    chosenAmong = choices
  }

  /// All readings of the date that is typed, the likeliest first.
  private func choices(_ context: ReadingContext) -> [OtherReading] {
    var likeliest = self
    likeliest.choice = 0
    guard let reading = likeliest.reading(context) else { return [] }
    return [OtherReading(deadline: reading.draft.deadline, repetition: reading.draft.repetition)]
      + reading.otherReadings
  }

  /// Pieces of a text where they lie after one stretch of it was changed; a piece that was itself changed is none.
  private static func moved(_ pieces: [Range<Int>], from old: String, to new: String) -> [Range<Int>] {
    let old = Array(old.unicodeScalars)
    let new = Array(new.unicodeScalars)
    let shorter = min(old.count, new.count)
    let head = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let tail = (0..<(shorter - head)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - head
    return pieces.compactMap { piece in
      if piece.upperBound <= head { return piece }
      guard piece.lowerBound >= old.count - tail else { return nil }
      return (piece.lowerBound + new.count - old.count)..<(piece.upperBound + new.count - old.count)
    }
  }
}
