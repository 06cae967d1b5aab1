/// The version of the program, as CHANGELOG.md tells of it.
public enum SlayerVersion {
  public static let text = "0.1.0"
  /// The day of this version, as the manual shows it.
  public static let date = "2026-11-30"
  /// No clock that is right stands before it: the beginning of 2026 in UTC, in seconds.
  static let madeAt: Int64 = 1_767_225_600
}
