import SlayerText

/// One picture of a sprite: its pixels, the foot point by which it is placed, and how long it is shown.
public struct SpriteFrame: Hashable, Sendable {
  public let name: String
  /// Milliseconds.
  public let duration: Int
  /// The pixel that stands on the floor.
  public let anchorX: Int
  public let anchorY: Int
  public let pixels: Pixels

  public init(name: String, duration: Int, anchorX: Int, anchorY: Int, pixels: Pixels) {
    self.name = name
    self.duration = duration
    self.anchorX = anchorX
    self.anchorY = anchorY
    self.pixels = pixels
  }
}

/// A drawing as its text file tells it: named frames that share a palette. The format is told in `Assets/Sprites/FORMAT.md`.
public struct Sprite: Hashable, Sendable {
  public let name: String
  public let frames: [SpriteFrame]

  public init(name: String, frames: [SpriteFrame]) {
    self.name = name
    self.frames = frames
  }

  /// The frame with this name, else the first one: `idle1`.
  public func frame(_ name: String) -> SpriteFrame? {
    frames.first { $0.name == name } ?? frames.first
  }

  public func has(_ name: String) -> Bool { frames.contains { $0.name == name } }

  /// The frames `name`, or `name1`, `name2` …, that make one cycle.
  public func cycle(_ name: String) -> [SpriteFrame] {
    frames.filter { frame in
      frame.name == name || (frame.name.hasPrefix(name) && frame.name.dropFirst(name.count).allSatisfy(\.isNumber))
    }
  }
}
