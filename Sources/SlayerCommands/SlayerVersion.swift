/// The version of the program, as CHANGELOG.md tells of it.
public enum SlayerVersion {
  public static let text = "0.1.0"
  /// The day of this version, as the manual shows it.
  public static let date = "2026-11-30"
}
