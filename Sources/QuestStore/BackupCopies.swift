import Glibc
import QuestCore

/// The copies of a store that are kept beside it, by their names: `backups/slayer-2026-11-30.db`.
public struct BackupCopies: Hashable, Sendable {
  public let folder: String
  /// The days of which there are copies, oldest first.
  public let days: [CivilDate]
  public let paths: [String]

  public init(ofStoreAt path: String) {
    let file = StoreFile.resolved(path)
    let folder = StoreFile.folder(of: file) + "/backups"
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let stem = name.hasSuffix(".db") ? String(name.dropLast(3)) : name
    let copies = BackupCopies.names(in: folder).compactMap { copy -> (day: CivilDate, path: String)? in
      guard copy.hasPrefix(stem + "-"), copy.hasSuffix(".db"),
        let day = CivilDate(iso: String(copy.dropFirst(stem.count + 1).dropLast(3)))
      else { return nil }
      return (day, folder + "/" + copy)
    }.sorted { $0.day < $1.day }
    self.folder = folder
    days = copies.map(\.day)
    paths = copies.map(\.path)
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }
}
