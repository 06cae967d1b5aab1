import SlayerText

/// Where the program's files are, by the XDG base directory specification: a relative or empty XDG variable counts as
/// not set.
///
/// Without HOME, what has no place of its own lies beside a database that was named.
public struct Paths: Hashable, Sendable {
  /// `$XDG_DATA_HOME/slayer/slayer.db`, or what `--db` or `SLAYER_DB` names.
  public let database: String
  /// `$XDG_CONFIG_HOME/slayer/config`
  public let config: String
  /// `$XDG_STATE_HOME/slayer`
  public let stateFolder: String
  public var draft: String { stateFolder + "/draft" }
  /// Folders for a person's own themes and sprites, beside the settings.
  public var themes: String { Paths.folder(of: config) + "/themes" }
  public var sprites: String { Paths.folder(of: config) + "/sprites" }

  /// - Parameter database: the value of `--db`.
  public init(_ environment: Environment, database: String? = nil) throws(SystemError) {
    let named = database ?? environment.filled("SLAYER_DB")
    let home = environment.filled("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }

    func folder(_ variable: String, _ usual: String) throws(SystemError) -> String {
      if let value = environment.filled(variable), value.hasPrefix("/") { return value + "/slayer" }
      if let home { return "\(home)/\(usual)/slayer" }
      guard let named else { throw .noHome }
      return Paths.folder(of: named)
    }

    if let named {
      self.database = named
    } else {
      self.database = try folder("XDG_DATA_HOME", ".local/share") + "/slayer.db"
    }
    config = try folder("XDG_CONFIG_HOME", ".config") + "/config"
    stateFolder = try folder("XDG_STATE_HOME", ".local/state")
  }

  /// Where no file is or can be: for what needs none when there is no HOME.
  public static let nowhere = Paths(in: "/dev/null/slayer")

  private init(in folder: String) {
    database = folder + "/slayer.db"
    config = folder + "/config"
    stateFolder = folder
  }

  private static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }
}
