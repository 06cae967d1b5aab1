/// The quests named on a command line: numbers and ranges, `3`, `#3`, `3-7`, each once and in order.
func questNumbers(_ words: [String]) throws(UsageFault) -> [Int] {
  var numbers: [Int] = []
  for word in words {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false).map(questNumber)
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let number?, _): numbers.append(number)
    case (2, let first?, let last?):
      guard first <= last else { throw .rangeBackwards(word, "\(last)-\(first)") }
      guard last - first < 10_000 else { throw .rangeTooLong(word) }
      numbers += first...last
    default: throw .noNumber(word)
    }
  }
  var seen: Set<Int> = []
  return numbers.filter { seen.insert($0).inserted }
}

/// Digits, with or without `#` before them; nothing else that `Int` would take, such as `+3`.
private func questNumber(_ text: Substring) -> Int? {
  let digits = text.hasPrefix("#") ? text.dropFirst() : text
  guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
  return Int(digits)
}
