import SlayerText

/// A bracketed paste on its way in.
///
/// What is pasted may itself hold the sequence that ends a paste. A person cannot type in the same instant in which a
/// paste ends, so whatever follows an end without a pause and has another end behind it is still the paste.
struct Paste {
  static let opening: [UInt8] = [0x1B] + Array("[200~".utf8)
  static let ending: [UInt8] = [0x1B] + Array("[201~".utf8)

  private var pasted: [UInt8] = []
  /// An end has come; it may still turn out to have been an inner one.
  private(set) var isEnded = false

  /// More than anybody types: the rest is dropped.
  private static let mostBytes = 1 << 20

  /// Takes what belongs to the paste from the front of `bytes`.
  mutating func take(from bytes: inout [UInt8]) {
    while let end = bytes.firstIndex(of: Self.ending) {
      keep(bytes[..<end])
      bytes.removeFirst(end + Self.ending.count)
      isEnded = true
    }
    guard !isEnded else { return }
    let beginnings = (1..<Self.ending.count).reversed().first { bytes.suffix($0) == Self.ending.prefix($0) } ?? 0
    keep(bytes.dropLast(beginnings))
    bytes.removeFirst(bytes.count - beginnings)
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    pasted += bytes.prefix(max(0, Self.mostBytes - pasted.count))
  }

  /// The text: line breaks are `\n`, Hangul is composed, brackets of pastes are gone.
  var text: String {
    var plain = pasted
    while let inner = plain.firstIndex(of: Self.opening) {
      plain.removeSubrange(inner..<inner + Self.opening.count)
    }
    var scalars = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in String(decoding: plain, as: UTF8.self).unicodeScalars {
      if scalar == "\r" || !(scalar == "\n" && isAfterReturn) { scalars.append(scalar == "\r" ? "\n" : scalar) }
      isAfterReturn = scalar == "\r"
    }
    return composingHangul(String(scalars))
  }
}

extension [UInt8] {
  /// Where the first piece equal to `piece` begins.
  fileprivate func firstIndex(of piece: [UInt8]) -> Int? {
    guard let first = piece.first, count >= piece.count else { return nil }
    return (0...(count - piece.count)).first { self[$0] == first && self[$0..<$0 + piece.count].elementsEqual(piece) }
  }
}
