import Foundation

/// A program on a pseudo-terminal of its own, with its own home, zone and language.
///
/// It tells when it is idle (`SLAYER_IDLE_FD`), so that a test neither sleeps nor guesses.
final class RunningProgram {
  enum Failure: Error { case cannotStart(Int32), tookTooLong(String), noPicture }

  let terminal: PseudoTerminal
  let picture: TerminalPicture
  let process: pid_t
  /// The modes of the line before the program ran.
  let modesBefore: [UInt8]
  /// All that the program wrote.
  private(set) var output: [UInt8] = []
  /// What must not go away while the program runs: its home.
  var home: AnyObject?
  private var idle: Int32
  private var end: Int32?

  /// - Parameter environment: beside a plain one in UTF-8 and the zone of Seoul; nil takes a variable away.
  init(
    _ program: String, _ arguments: [String] = [], environment: [String: String?] = [:], columns: Int = 80,
    rows: Int = 24
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    guard let picture = TerminalPicture(columns: columns, rows: rows) else { throw Failure.noPicture }
    self.picture = picture
    modesBefore = terminal.modes
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure.cannotStart(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Neither side waits on it: the program drops what the test does not read.
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    idle = ends[0]
    defer { close(ends[1]) }
    var variables: [String: String?] = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TZ": "KST-9", "PATH": "/usr/bin:/bin", "HOME": "/nonexistent",
      "SLAYER_IDLE_FD": "9", "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { $1 }
    process = try Self.spawn([program] + arguments, variables.compactMapValues { $0 }, terminal.name, idle: ends[1])
  }

  deinit {
    if end == nil {
      Glibc.kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(idle)
  }

  /// The program's terminal is descriptors 0, 1 and 2 and controls it; descriptor 9 says when it is idle.
  private static func spawn(
    _ arguments: [String], _ environment: [String: String], _ terminal: String, idle: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawn_file_actions_adddup2(&actions, idle, 9)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(setsidFlag | Int(POSIX_SPAWN_SETSIGMASK)))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, arguments[0], &actions, &attributes, &words, &variables)
    guard problem == 0 else { throw Failure.cannotStart(problem) }
    return process
  }

  /// POSIX_SPAWN_SETSID, which Swift does not import.
  private static let setsidFlag = 0x80

  // MARK: - What a person does

  func send(_ text: String) { terminal.write(Array(text.utf8)) }

  func resize(columns: Int, rows: Int) {
    picture.resize(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows)
  }

  func kill(_ signal: Int32) { Glibc.kill(process, signal) }

  /// Closes the window.
  func hangUp() { terminal.close() }

  // MARK: - What can be waited for

  /// Longer than anything takes on a busy machine.
  private static let patience = 20.0

  /// Waits until the program waits for the first time, with its screen drawn.
  func waitUntilIdle() throws {
    try wait(for: "idle") { isIdle }
    try takeAll()
  }

  /// Types, and waits until all of it was read and answered.
  func type(_ text: String) throws {
    send(text)
    try waitUntilAnswered()
  }

  /// Waits until the program has read what was typed, has drawn what came of it, and waits again.
  ///
  /// It may wake by itself and say that it is idle just before it reads. Once it has read everything, what it said before
  /// is forgotten, and a key without meaning (the window has the keyboard) makes it say so once more.
  func waitUntilAnswered() throws {
    try wait(for: "reading") { !terminal.hasUnreadInput }
    while isIdle {}
    send("\u{1B}[I")
    try wait(for: "idle") { isIdle }
    try takeAll()
  }

  /// Takes what the program has written and the kernel has not handed over yet: up to a mark, which follows it down the
  /// same line.
  private func takeAll() throws {
    let mark = Array("\u{1B}]7777;\u{7}".utf8)
    terminal.writeAsProgram(mark)
    var taken: [UInt8] = []
    try wait(for: "the mark", taking: { taken += terminal.read(within: 10) }, until: { taken.ends(with: mark) })
    take(taken.dropLast(mark.count))
  }

  func wait(for text: String) throws {
    try wait(for: text) { picture.text.contains(text) }
  }

  /// Waits until a signal has stopped the program.
  func waitUntilStopped() throws {
    var status: Int32 = 0
    try wait(for: "stopping") { waitpid(process, &status, WNOHANG | WUNTRACED) == process }
  }

  /// Waits for the end; the exit code, or minus the signal that ended the program.
  func waitForEnd() throws -> Int32 {
    try wait(for: "the end") {
      var status: Int32 = 0
      if end == nil, waitpid(process, &status, WNOHANG) == process { end = Self.code(status) }
      return end != nil
    }
    while case let rest = terminal.read(within: 5), !rest.isEmpty { take(rest[...]) }
    return end ?? 0
  }

  /// Waits until something holds, taking the program's output meanwhile.
  func wait(for what: String, until holds: () -> Bool) throws {
    try wait(for: what, taking: { take(terminal.read(within: 10)[...]) }, until: holds)
  }

  private func wait(for what: String, taking: () -> Void, until holds: () -> Bool) throws {
    let start = Date()
    while !holds() {
      taking()
      if Date().timeIntervalSince(start) > Self.patience { throw Failure.tookTooLong("\(what)\n\(picture.text)") }
    }
  }

  /// Whether the program said that it is idle since this was asked last.
  private var isIdle: Bool {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    return read(idle, &bytes, bytes.count) > 0
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    output += bytes
    picture.write(Array(bytes))
  }

  private static func code(_ status: Int32) -> Int32 {
    status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  /// Forgets the output so far; what is on the picture stays.
  func forgetOutput() { output = [] }
}

extension [UInt8] {
  fileprivate func ends(with piece: [UInt8]) -> Bool { suffix(piece.count).elementsEqual(piece) }
}
