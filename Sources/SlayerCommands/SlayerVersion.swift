/// The version of the program, as CHANGELOG.md tells of it.
public enum SlayerVersion {
  public static let text = "0.1.0"
}
