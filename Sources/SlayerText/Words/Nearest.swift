/// The word of a list that is most like a mistyped one; nil when none is like it.
///
/// At most a third of the letters (at least one) may be wrong, missing, too many or swapped: `stauts` → `status`.
public func nearest(to word: String, of words: [String]) -> String? {
  let typed = Array(word.lowercased())
  guard typed.count <= 20 else { return nil }
  let ranked = words.map { (word: $0, distance: editDistance(typed, Array($0))) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, typed.count / 3) ? best.word : nil
}

/// How many letters must be put in, left out, changed or swapped with their neighbour to get from one word to another.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var rows = [Array(0...b.count)]
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var best = min(rows[i][j + 1], row[j]) + 1
      best = min(best, rows[i][j] + (a[i] == b[j] ? 0 : 1))
      if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
