import SlayerText

/// Text as one word of a command that a shell reads.
enum ShellWord {
  /// The command that repairs the store that `--db` names, or the usual one.
  static func repair(of database: String?) -> String {
    "slayer doctor --repair" + (database.map { " --db " + (isPlain($0) ? $0 : quoted(safe($0))) } ?? "")
  }

  /// Whether it needs no quotes. A `~` at its beginning is the home of whoever types it.
  static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "/._-+~".unicodeScalars.contains(scalar))
      }
  }

  /// `it's` → `'it'\''s'`
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
