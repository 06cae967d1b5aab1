import Glibc
import QuestCore
import QuestStore
import SlayerCommands

/// Has the store copied once a day, by a program of its own that nobody waits for.
struct DailyBackup {
  let database: String
  /// Not where a person turned it off, nor where the clock is not the machine's.
  let isWanted: Bool

  /// Starts the copying unless the copy of this day is there; costs one `stat` when it is.
  func startIfDue(_ day: CivilDate) {
    if isWanted && !Backups(of: database).holds(day) { start() }
  }

  /// `POSIX_SPAWN_SETSID`, which Swift's Glibc does not have.
  private static let ownSession: Int32 = 0x80

  /// `slayer backup --daily`, in a session of its own, with no terminal and nothing of ours open.
  private func start() {
    // So that no corpse is left behind; nobody asks how it ended.
    signal(SIGCHLD, SIG_IGN)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    // What is open here is closed by itself; these a shell may have handed on.
    for handed in Int32(3)...9 { posix_spawn_file_actions_addclose(&actions, handed) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    sigfillset(&usual)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(DailyBackup.ownSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = ["slayer", "backup", "--daily", "--db", database].map { word in
      word.withCString { strdup($0) }
    }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    posix_spawn(&process, "/proc/self/exe", &actions, &attributes, &words, environ)
  }
}

extension DailyBackup {
  init(_ context: CommandContext) {
    self.init(database: context.paths.database, isWanted: context.settings.backups && context.startsAt == nil)
  }
}
