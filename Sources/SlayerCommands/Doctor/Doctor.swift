import QuestCore
import QuestStore
import SlayerSystem
import SlayerText

/// Examines the store and what is around it. Nothing is written anywhere.
struct Doctor {
  /// Nil where there is no place for files.
  let paths: Paths?
  let settings: Settings
  let warnings: [SettingWarning]
  let now: Moment
  /// Whether `--now` says the moment.
  let isClockSet: Bool
  let calendar: SlayerCalendar
  let surroundings: Surroundings
  /// What `--db` says, for commands that are advised.
  let database: String?

  var environment: Environment { surroundings.environment }

  func findings(_ screen: ScreenReport) -> [Finding] {
    guard let paths else {
      return [Finding(.store, .fault, DoctorWords.noHome, DoctorWords.setHome)]
        + machine(screen) + [clock(lastChange: nil), versions(screen)]
    }
    let store = StoreExamination(of: paths.database)
    let copies = Backups(of: paths.database)
    return self.store(store) + permissions(store, copies, paths) + disk(store) + backups(store, copies)
      + own(paths, screen) + machine(screen) + [clock(lastChange: store.newestStep), versions(screen)]
  }

  // MARK: names of files

  /// `/home/ann/x` as `~/x`, for a person to read.
  func shown(_ path: String) -> String { safe(home(path) ?? path) }

  /// A path as a word of a command that is to be typed.
  func typed(_ path: String) -> String {
    let short = home(path) ?? path
    return ShellWord.isPlain(short) ? short : ShellWord.quoted(safe(path))
  }

  private func home(_ path: String) -> String? {
    guard let home = environment["HOME"], home.count > 1, path.hasPrefix(home + "/") else { return nil }
    return "~" + path.dropFirst(home.count)
  }

  /// What commands that are advised need where the store is named by an option: ` --db PATH`.
  var named: String { database.map { " --db " + typed($0) } ?? "" }

  var repair: String { "slayer doctor --repair" + named }

  private func versions(_ screen: ScreenReport) -> Finding {
    let text = "slayer \(SlayerVersion.text) · SQLite \(QuestStore.libraryVersion) · \(safe(screen.library))"
    return Finding(.versions, Words(text, text))
  }
}
