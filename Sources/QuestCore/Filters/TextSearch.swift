/// Whether a text in small letters occurs in another, large or small, whatever the form of its letters.
///
/// Texts of ASCII and Hangul syllables, which are nearly all, are compared byte by byte; it says the same as comparing
/// characters, for there neither letters join nor forms differ.
func occurs(_ wanted: String, in text: String) -> Bool {
  let quick = wanted.utf8.withContiguousStorageIfAvailable { wanted in
    text.utf8.withContiguousStorageIfAvailable { text in
      isSimple(wanted) && isSimple(text) ? occurs(wanted, in: text) : nil
    } ?? nil
  }
  return (quick ?? nil) ?? text.lowercased().contains(wanted)
}

private func occurs(_ wanted: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
  guard text.count >= wanted.count else { return false }
  for start in 0...(text.count - wanted.count) {
    var length = 0
    while length < wanted.count, small(text[start + length]) == wanted[length] { length += 1 }
    if length == wanted.count { return true }
  }
  return false
}

private func small(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
}

/// ASCII without carriage returns (which join with line feeds) and Hangul syllables, three bytes each.
private func isSimple(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var index = 0
  while index < bytes.count {
    switch bytes[index] {
    case 0x0D: return false
    case ..<0x80: index += 1
    case 0xEA...0xED where index + 2 < bytes.count:
      let value = UInt32(bytes[index] & 15) << 12 | UInt32(bytes[index + 1] & 63) << 6 | UInt32(bytes[index + 2] & 63)
      guard (0xAC00...0xD7A3).contains(value) else { return false }
      index += 3
    default: return false
    }
  }
  return true
}
