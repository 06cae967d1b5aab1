import SlayerText
import SlayerUI

/// Turns the bytes that a terminal sends into keys. Bytes may come in any portions.
///
/// `1B` alone is Escape only when nothing follows in time: whoever feeds the decoder calls `settle` when `isWaiting`
/// and nothing came for 25 ms.
struct KeyDecoder {
  private var bytes: [UInt8] = []
  /// Scalars typed in one go, not yet cut into graphemes.
  private var run = String.UnicodeScalarView()
  private var paste: Paste?
  private var events: [TerminalEvent] = []

  /// Something came that the next bytes may still change.
  var isWaiting: Bool { !run.isEmpty || paste?.isEnded == true || (paste == nil && bytes.first == 0x1B) }

  mutating func feed(_ more: some Sequence<UInt8>) {
    bytes += more
    read(isLast: false)
  }

  /// Nothing more came in time: what waits means what it means by itself.
  mutating func settle() { read(isLast: true) }

  /// What was read since the last call.
  mutating func take() -> [TerminalEvent] {
    defer { events = [] }
    return events
  }

  /// Gives up on a paste whose end never came: what came of it is the paste.
  mutating func endPaste() {
    guard let unfinished = paste else { return }
    events.append(.key(.paste(unfinished.text)))
    paste = nil
    read(isLast: true)
  }

  private mutating func read(isLast: Bool) {
    while readPaste(isLast), let first = bytes.first {
      let isRead =
        switch first {
        case 0x1B: readEscape(isLast)
        case ..<0x20, 0x7F: readControl(first)
        default: readText()
        }
      if !isRead { break }
    }
    if isLast || !Self.mayGrow(run) { endRun() }
  }

  /// False while a paste is not over: the bytes are then not for keys.
  private mutating func readPaste(_ isLast: Bool) -> Bool {
    guard var coming = paste else { return true }
    coming.take(from: &bytes)
    paste = coming
    guard coming.isEnded, isLast || bytes.count > 65_536 else { return false }
    events.append(.key(.paste(coming.text)))
    paste = nil
    return true
  }

  private mutating func readEscape(_ isLast: Bool) -> Bool {
    guard case .read(let meaning, let length) = EscapeSequence(bytes[...], isLast: isLast) else { return false }
    bytes.removeFirst(length)
    endRun()
    switch meaning {
    case .key(let key): events.append(.key(key))
    case .focus(let isOn): events.append(.focus(isOn))
    case .pasteBegins: paste = Paste()
    case .nothing: break
    }
    return true
  }

  private mutating func readControl(_ byte: UInt8) -> Bool {
    bytes.removeFirst()
    endRun()
    switch byte {
    case 0x0A, 0x0D: events.append(.key(.enter))
    case 0x09: events.append(.key(.tab))
    case 0x08, 0x7F: events.append(.key(.backspace))
    case 0x01...0x1A: events.append(.key(.control(Character(Unicode.Scalar(byte + 0x60)))))
    default: break
    }
    return true
  }

  private mutating func readText() -> Bool {
    switch UTF8Reading(bytes[...]) {
    case .incomplete: return false
    case .invalid(let length):
      bytes.removeFirst(length)
      run.append("\u{FFFD}")
    case .scalar(let scalar, let length):
      bytes.removeFirst(length)
      // The second set of control characters is never typed.
      if !(0x80..<0xA0).contains(scalar.value) { run.append(scalar) }
    }
    return true
  }

  private mutating func endRun() {
    guard !run.isEmpty else { return }
    for grapheme in composingHangul(String(run)) { events.append(.key(.text(String(grapheme)))) }
    run = String.UnicodeScalarView()
  }

  /// Whether the run ends in a letter of decomposed Hangul, whose vowel or last consonant may still be on its way.
  private static func mayGrow(_ run: String.UnicodeScalarView) -> Bool {
    run.last.map { (0x1100...0x11A7).contains($0.value) } ?? false
  }
}
