import QuestCore
import SlayerUI

/// The terminal as the loop needs it. The program joins it with the real one, tests with a script.
public struct Doors {
  /// Descriptors that are readable when `read` has something.
  public var descriptors: [Int32]
  public var size: () -> Size
  public var read: () -> [Input]
  public var paint: (Screen) -> Void
  public var repaint: () -> Void
  public var suspend: () -> Void
  /// Called each time the loop is about to wait with nothing pending and nothing moving.
  public var idle: () -> Void
  /// Called once the picture of a change that was stored is on the screen, with the slayer day.
  public var stored: (CivilDate) -> Void

  public init(
    descriptors: [Int32], size: @escaping () -> Size, read: @escaping () -> [Input],
    paint: @escaping (Screen) -> Void, repaint: @escaping () -> Void, suspend: @escaping () -> Void,
    idle: @escaping () -> Void, stored: @escaping (CivilDate) -> Void = { _ in }
  ) {
    self.descriptors = descriptors
    self.size = size
    self.read = read
    self.paint = paint
    self.repaint = repaint
    self.suspend = suspend
    self.idle = idle
    self.stored = stored
  }
}

/// What came through the door.
public enum Input: Hashable, Sendable {
  case key(Key)
  case resized(Size)
  case focus(Bool)
  case suspend
  /// A signal that asks the program to end.
  case signal(Int32)
  /// The terminal is gone.
  case hungUp
}

/// Why the loop ended.
public enum Ending: Hashable, Sendable {
  case quit
  case signal(Int32)
  case hungUp
}
