import QuestCore

/// When the screen would next look different, so that nothing runs until then.
extension State {
  /// Milliseconds between two pictures of an animation: 30 a second.
  static let frame: Int64 = 33
  /// Milliseconds between two pictures of idle breathing: 4 a second at most.
  static let breath: Int64 = 250
  /// Milliseconds without a key after which breathing rests.
  static let patience: Int64 = 60_000

  /// Whether hero and monster breathe: with full motion, while the terminal has the focus, for a minute after a key.
  public var isBreathing: Bool {
    preferences.motion == .full && hasTerminalFocus && clock - lastKey < State.patience
  }

  /// Milliseconds until the next picture: an animation's frame, a breath, or the next minute.
  public func wait(toNextMinute minute: Int64) -> Int64 {
    if isAnimating { return min(State.frame, minute) }
    guard isBreathing, isAnythingBreathing else { return minute }
    return min(State.breath, minute)
  }

  public var isAnimating: Bool { animation?.beat(at: clock) != nil }

  private var isAnythingBreathing: Bool {
    switch mode {
    case .browsing, .typing, .reading: break
    case .bestiary: return Layout(size).stage != nil
    case .chronicle, .help: return false
    }
    let layout = Layout(size)
    return layout.stage != nil || (layout.portrait != nil && shown != nil)
  }
}
