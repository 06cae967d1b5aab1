/// The words of both languages, found by their first letter.
struct Lexicon {
  struct Entry {
    let scalars: [UInt32]
    var senses: [Sense]
  }

  private var entries: [UInt32: [Entry]] = [:]

  static let english = Lexicon(englishWords)
  static let korean = Lexicon(koreanWords)

  /// A line of a table: words that mean the same, separated by spaces, their role, and its number.
  init(_ lines: [(words: String, role: Role, value: Int)]) {
    for line in lines {
      for word in line.words.split(separator: " ") {
        insert(word.unicodeScalars.map(\.value), Sense(role: line.role, value: line.value))
      }
    }
    for key in entries.keys { entries[key]?.sort { $0.scalars.count > $1.scalars.count } }
  }

  private mutating func insert(_ scalars: [UInt32], _ sense: Sense) {
    guard let first = scalars.first else { return }
    if let index = entries[first]?.firstIndex(where: { $0.scalars == scalars }) {
      entries[first]?[index].senses.append(sense)
    } else {
      entries[first, default: []].append(Entry(scalars: scalars, senses: [sense]))
    }
  }

  /// The senses of exactly this piece of the text; none when it is no word of ours.
  func senses(of text: [UInt32], _ range: Range<Int>) -> [Sense] {
    guard let known = entries[text[range.lowerBound]] else { return [] }
    for entry in known where entry.scalars.count == range.count && matches(entry, text, range.lowerBound) {
      return entry.senses
    }
    return []
  }

  /// The longest word that begins here and ends before `end`.
  func longest(in text: [UInt32], at start: Int, before end: Int) -> (end: Int, senses: [Sense])? {
    guard let known = entries[text[start]] else { return nil }
    for entry in known where start + entry.scalars.count <= end && matches(entry, text, start) {
      return (start + entry.scalars.count, entry.senses)
    }
    return nil
  }

  private func matches(_ entry: Entry, _ text: [UInt32], _ start: Int) -> Bool {
    for offset in entry.scalars.indices where text[start + offset] != entry.scalars[offset] { return false }
    return true
  }
}
