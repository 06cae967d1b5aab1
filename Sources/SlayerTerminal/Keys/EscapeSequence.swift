import SlayerUI

/// What some bytes that start with ESC mean.
enum EscapeSequence: Hashable {
  enum Meaning: Hashable {
    case key(Key)
    case focus(Bool)
    case pasteBegins
    /// A key the program has no use for, or a stray end of a paste.
    case nothing
  }

  case read(Meaning, length: Int)
  /// More bytes may still come.
  case incomplete

  /// - Parameter isLast: nothing more came in the time that the parts of one sequence take. ESC is then the key
  ///   Escape.
  init(_ bytes: ArraySlice<UInt8>, isLast: Bool) {
    let rest = bytes.dropFirst()
    switch rest.first {
    case nil: self = isLast ? .lone : .incomplete
    case UInt8(ascii: "["): self = Self.control(rest.dropFirst(), isLast)
    case UInt8(ascii: "O"): self = Self.single(rest.dropFirst(), isLast)
    // Alt and an arrow, as macOS's Terminal sends it.
    case UInt8(ascii: "b"): self = .read(.key(.wordLeft), length: 2)
    case UInt8(ascii: "f"): self = .read(.key(.wordRight), length: 2)
    case 0x7F, 0x08: self = .read(.key(.control("w")), length: 2)
    default: self = .lone
    }
  }

  private static let lone = EscapeSequence.read(.key(.escape), length: 1)

  /// `ESC O x`: arrows and keypad in application mode.
  private static func single(_ bytes: ArraySlice<UInt8>, _ isLast: Bool) -> EscapeSequence {
    let digits = bytes.prefix { isDigit($0) }
    guard let final = bytes.dropFirst(digits.count).first else { return isLast && digits.isEmpty ? lone : .incomplete }
    let length = 3 + digits.count
    let isByWords = digits.first.map { $0 >= UInt8(ascii: "3") } ?? false
    switch final {
    case UInt8(ascii: "c"): return .read(.key(.wordRight), length: length)
    case UInt8(ascii: "d"): return .read(.key(.wordLeft), length: length)
    case UInt8(ascii: "a"): return .read(.key(.up), length: length)
    case UInt8(ascii: "b"): return .read(.key(.down), length: length)
    case UInt8(ascii: "M"): return .read(.key(.enter), length: length)
    case UInt8(ascii: "P")...UInt8(ascii: "S"): return .read(.nothing, length: length)
    default:
      guard let key = arrow(final, isByWords) else { return lone }
      return .read(.key(key), length: length)
    }
  }

  /// `ESC [ numbers x`.
  private static func control(_ bytes: ArraySlice<UInt8>, _ isLast: Bool) -> EscapeSequence {
    if bytes.isEmpty { return isLast ? lone : .incomplete }
    // The function keys of the Linux console: ESC [ [ A.
    if bytes.first == UInt8(ascii: "[") { return bytes.count < 2 ? .incomplete : .read(.nothing, length: 4) }
    let body = bytes.prefix { (0x20...0x3F).contains($0) }
    // rxvt ends a shifted key with $, which elsewhere stands before the end.
    if body.last == UInt8(ascii: "$"), body.dropLast().allSatisfy(isDigit) {
      return .read(meaning(of: numbers(body.dropLast()), UInt8(ascii: "~")), length: 2 + body.count)
    }
    guard let final = bytes.dropFirst(body.count).first else { return .incomplete }
    guard (0x40...0x7E).contains(final) else { return .read(.nothing, length: 2 + body.count) }
    let isPlain = body.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ":") }
    return .read(isPlain ? meaning(of: numbers(body), final) : .nothing, length: 3 + body.count)
  }

  private static func meaning(of numbers: [Int], _ final: UInt8) -> Meaning {
    let modifiers = max(0, (numbers.count > 1 ? numbers[1] : 1) - 1)
    switch final {
    case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "@"): return numbered(numbers)
    case UInt8(ascii: "u"): return coded(numbers.first ?? 0, modifiers)
    case UInt8(ascii: "Z"): return .key(.backTab)
    case UInt8(ascii: "I"): return numbers.isEmpty ? .focus(true) : .nothing
    case UInt8(ascii: "O"): return numbers.isEmpty ? .focus(false) : .nothing
    case UInt8(ascii: "a"): return .key(.up)
    case UInt8(ascii: "b"): return .key(.down)
    case UInt8(ascii: "c"): return .key(.right)
    case UInt8(ascii: "d"): return .key(.left)
    default: return arrow(final, modifiers & 0b1110 != 0).map { .key($0) } ?? .nothing
    }
  }

  private static func arrow(_ final: UInt8, _ isByWords: Bool) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): isByWords ? .wordRight : .right
    case UInt8(ascii: "D"): isByWords ? .wordLeft : .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  /// `ESC [ number ~`.
  private static func numbered(_ numbers: [Int]) -> Meaning {
    switch numbers.first {
    case 1, 7: .key(.home)
    case 4, 8: .key(.end)
    case 3: .key(.delete)
    case 5: .key(.pageUp)
    case 6: .key(.pageDown)
    case 27 where numbers.count == 3: coded(numbers[2], max(0, numbers[1] - 1))
    case 200: .pasteBegins
    default: .nothing
    }
  }

  /// A key by its code and the modifiers held (1 Shift, 2 Alt, 4 Ctrl): xterm's and kitty's way to tell more keys apart.
  private static func coded(_ code: Int, _ modifiers: Int) -> Meaning {
    switch code {
    case 13: return .key(.enter)
    case 27: return .key(.escape)
    case 9: return .key(modifiers & 1 == 1 ? .backTab : .tab)
    case 8, 127: return .key(modifiers & 0b110 != 0 ? .control("w") : .backspace)
    default: break
    }
    guard code >= 32, let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else { return .nothing }
    if modifiers & 4 != 0 {
      let letter = Character(scalar).lowercased()
      return ("a"..."z").contains(letter) ? .key(.control(Character(letter))) : .nothing
    }
    return modifiers & 2 != 0 ? .nothing : .key(.text(String(scalar)))
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: bytes.isEmpty).map { part in
      part.prefix(while: isDigit).prefix(7).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
