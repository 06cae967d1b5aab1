/// How much moves on the screen.
public enum Motion: String, CaseIterable, Hashable, Sendable {
  /// Everything.
  case full
  /// The stroke, but nothing that moves by itself.
  case reduced
  /// Nothing; an idle screen wakes only when the minute changes.
  case none
}
