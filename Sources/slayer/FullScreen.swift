import Glibc
import QuestCore
import QuestStore
import SlayerApp
import SlayerSystem
import SlayerTerminal
import SlayerText
import SlayerUI

/// Joins the real terminal, store and clock with the loop.
struct FullScreen {
  let environment: Environment
  let paths: Paths
  let settings: Settings
  let clock: Clock
  let isQuick: Bool
  /// Whether the clock starts at a moment that somebody named.
  let isClockSet: Bool

  /// Runs the screen; the exit code of the program.
  func run() -> Int32 {
    do {
      // Before the store, so that a start without a terminal makes no file.
      if isatty(STDIN_FILENO) == 0 { throw TerminalError.inputIsNoTerminal }
      if isatty(STDOUT_FILENO) == 0 { throw TerminalError.outputIsNoTerminal }
      let session = Session.current(program: "slayer", reach: .ownThenEnded)
      let vault = try Vault { () throws(StoreError) in
        try QuestStore.open(at: paths.database, session: session, freshID: freshQuestID)
      }
      let terminal = try Terminal(TerminalOptions(environment, settings))
      terminal.setLastWords("slayer: \(TerminalWords.lastWords(settings.language))\n")
      let app = App(
        doors: doors(terminal), vault: vault, clock: clock, drafts: DraftFile.claim(paths.draft),
        preferences: preferences(isReadOnly: vault.isReadOnly), appearance: appearance)
      let ending = app.run()
      terminal.close()
      if ending != .hungUp, let parting = app.parting { say(parting) }
      return code(of: ending)
    } catch let error as StoreError {
      return fail(error.words, 3)
    } catch let error as TerminalError {
      return fail(error.message, 4)
    } catch {
      return fail(Words("\(error)", "\(error)"), 3)
    }
  }

  /// Theme and sprites, a person's own among them.
  private var appearance: Appearance {
    Appearance(
      theme: settings.theme, ownThemes: OwnFiles.texts(in: paths.themes, suffix: ".theme"),
      ownSprites: OwnFiles.texts(in: paths.sprites, suffix: ".spr"))
  }

  private func preferences(isReadOnly: Bool) -> Preferences {
    let now = clock.now()
    return Preferences(
      language: settings.language, motion: settings.motion, isTitleWanted: settings.title, isReadOnly: isReadOnly,
      isQuick: isQuick,
      reading: settings.readingContext(at: now, SystemZone.wideZone(around: now)),
      filters: settings.filters)
  }

  private func doors(_ terminal: Terminal) -> Doors {
    Doors(
      descriptors: terminal.descriptors, size: { terminal.size },
      read: { terminal.readEvents().map(Input.init) }, paint: terminal.paint, repaint: terminal.repaintAll,
      suspend: terminal.suspend, idle: IdleMark(environment).tell,
      stored: { DailyBackup(database: paths.database, isWanted: settings.backups && !isClockSet).startIfDue($0) })
  }

  private func code(of ending: Ending) -> Int32 {
    switch ending {
    case .quit: 0
    case .signal(let number): 128 + number
    case .hungUp: 128 + SIGHUP
    }
  }

  private func say(_ words: Words) {
    let text = words(settings.language) + "\n"
    _ = text.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
  }

  private func fail(_ words: Words, _ code: Int32) -> Int32 {
    let text = "slayer: \(words(settings.language))\n"
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    return code
  }
}

/// Tells a test that the program is about to wait: a byte to the descriptor that `SLAYER_IDLE_FD` names.
struct IdleMark {
  private let descriptor: Int32?

  init(_ environment: Environment) { descriptor = environment["SLAYER_IDLE_FD"].flatMap { Int32($0) } }

  func tell() {
    guard let descriptor else { return }
    var mark: UInt8 = 46
    _ = write(descriptor, &mark, 1)
  }
}

extension Input {
  init(_ event: TerminalEvent) {
    switch event {
    case .key(let key): self = .key(key)
    case .resized(let size): self = .resized(size)
    case .focus(let hasFocus): self = .focus(hasFocus)
    case .suspend: self = .suspend
    case .quit(let signal): self = .signal(signal)
    case .hungUp: self = .hungUp
    }
  }
}

extension TerminalOptions {
  init(_ environment: Environment, _ settings: Settings) {
    self.init(environment: { environment[$0] })
    isTitleWanted = settings.title
    colours = ColourDepth(settings.colours)
    if colours == nil, environment["NO_COLOR"]?.isEmpty == false { colours = ColourDepth.none }
  }
}

extension ColourDepth {
  /// Nil follows the terminal.
  init?(_ choice: ColourChoice) {
    switch choice {
    case .auto: return nil
    case .millions: self = .full
    case .twoHundredFiftySix: self = .indexed
    case .sixteen: self = .sixteen
    case .eight: self = .eight
    case .none: self = .none
    }
  }
}
