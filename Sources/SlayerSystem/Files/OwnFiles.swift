import Glibc

/// Files that a person puts beside the settings.
public enum OwnFiles {
  /// The texts of all files of a folder whose name ends in `suffix`, by their name without it. Empty without a folder.
  public static func texts(in folder: String, suffix: String) -> [String: String] {
    guard let directory = opendir(folder) else { return [:] }
    defer { closedir(directory) }
    var texts: [String: String] = [:]
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasSuffix(suffix), !name.hasPrefix("."), let text = FileText.read(folder + "/" + name) else {
        continue
      }
      texts[String(name.dropLast(suffix.count))] = text
    }
    return texts
  }
}
