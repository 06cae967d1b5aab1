/// A key as a person means it, whatever the terminal sent for it.
public enum Key: Hashable, Sendable {
  /// One typed grapheme: a letter, a syllable, a space.
  case text(String)
  /// Ctrl and a lower-case ASCII letter (`.control("c")`), as far as the terminal can tell it from another key.
  case control(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, pageUp, pageDown, home, end
  /// Ctrl or Alt with an arrow: by words.
  case wordLeft, wordRight
  /// All that a bracketed paste brought, as one.
  case paste(String)
}
