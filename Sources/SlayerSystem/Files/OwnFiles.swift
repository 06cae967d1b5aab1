import Glibc

/// Files that a person puts beside the settings.
public enum OwnFiles {
  /// The texts of all files of a folder whose name ends in `suffix`, by their name without it. Empty without a folder.
  public static func texts(in folder: String, suffix: String) -> [String: String] {
    var texts: [String: String] = [:]
    for name in names(in: folder, suffix: suffix) {
      guard let text = FileText.read(folder + "/" + name) else { continue }
      texts[String(name.dropLast(suffix.count))] = text
    }
    return texts
  }

  /// The paths of those that may not be read.
  public static func closed(in folder: String, suffix: String) -> [String] {
    names(in: folder, suffix: suffix).map { folder + "/" + $0 }.filter { access($0, R_OK) != 0 }.sorted()
  }

  private static func names(in folder: String, suffix: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(suffix), !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
