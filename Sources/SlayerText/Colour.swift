/// A colour as every terminal can show it: chosen by hand for each depth, never the nearest by arithmetic.
public struct Colour: Hashable, Sendable {
  /// 0xRRGGBB.
  public let rgb: UInt32
  /// Index of the 256-colour palette.
  public let index256: UInt8
  /// Index of the 16 ANSI colours.
  public let index16: UInt8

  public init(_ rgb: UInt32, _ index256: UInt8, _ index16: UInt8) {
    self.rgb = rgb
    self.index256 = index256
    self.index16 = index16
  }
}
