import Glibc
import QuestCore
import QuestStore
import SlayerApp
import SlayerSystem
import SlayerText
import SlayerUI
import TestKit
import Testing

/// A person at the screen: what is pressed and what is seen, written down in order and then played against the real
/// loop with a real store in a folder of its own.
///
/// Nothing waits for time: each step is taken when the program says that it has nothing left to do.
final class Journey {
  private let folder: TemporaryFolder
  private let language: Language
  private let size: Size
  private var runs: [Run] = []

  init(_ language: Language = .english, size: Size = Size(columns: 80, rows: 24)) throws {
    folder = try TemporaryFolder()
    self.language = language
    self.size = size
  }

  var database: String { folder.file("slayer.db") }
  var draft: String { folder.file("state/draft") }

  /// Starts the program, on Monday 4 May 2026 at 09:00 unless told otherwise.
  func opens(
    at now: String = "2026-05-04 09:00", isReadOnly: Bool = false, location: SourceLocation = #_sourceLocation
  ) -> Journey {
    runs.append(Run(now: moment(now), isReadOnly: isReadOnly, location: location))
    return self
  }

  func presses(_ keys: Key...) -> Journey { then { $0.inputs += keys.map(Input.key) } }

  func types(_ text: String) -> Journey { then { $0.inputs += text.map { .key(.text(String($0))) } } }

  func isTold(_ input: Input) -> Journey { then { $0.inputs.append(input) } }

  /// Each text stands on a row of the screen.
  func sees(_ texts: String..., at location: SourceLocation = #_sourceLocation) -> Journey {
    then { stage in
      for text in texts where !stage.rows.contains(where: { $0.contains(text) }) {
        stage.fail("does not see \"\(text)\"", location)
      }
    }
  }

  func seesNo(_ texts: String..., at location: SourceLocation = #_sourceLocation) -> Journey {
    then { stage in
      for text in texts where stage.rows.contains(where: { $0.contains(text) }) {
        stage.fail("sees \"\(text)\"", location)
      }
    }
  }

  func seesTitle(_ title: String, at location: SourceLocation = #_sourceLocation) -> Journey {
    then { stage in
      if stage.screen?.title != title { stage.fail("the title is \(stage.screen?.title ?? "none")", location) }
    }
  }

  /// Another program writes to the store, and the screen has been told of it when the next step is taken.
  func meanwhile(_ write: @escaping (QuestStore) throws -> Void) -> Journey {
    let database = database
    return then { stage in
      let other = try QuestStore.open(
        at: database, session: Session(program: "slayer add", id: "other", reach: .anyProgram), freshID: freshQuestID)
      try write(other)
      stage.isWaiting = true
    }
  }

  /// What another program writes looks different on the screen.
  func seesChange(_ write: @escaping (QuestStore) throws -> Void, at location: SourceLocation = #_sourceLocation)
    -> Journey
  {
    var before: [String] = []
    return then { before = $0.rows }.meanwhile(write).then { stage in
      if stage.rows == before { stage.fail("nothing changed", location) }
    }
  }

  /// The terminal was asked to paint everything anew, and to let the shell come to the fore, so many times.
  func wasAsked(toRepaint repaints: Int, toSuspend suspensions: Int) -> Journey {
    then {
      #expect($0.repaints == repaints)
      #expect($0.suspensions == suspensions)
    }
  }

  /// Something happens to the files.
  func meanwhile(inFolder change: @escaping () throws -> Void) -> Journey {
    then { stage in
      try change()
      stage.isWaiting = true
    }
  }

  /// Something is asked of the world outside of the screen.
  func finds(_ question: @escaping () throws -> Void) -> Journey { then { _ in try question() } }

  func quits() -> Journey { presses(.text("q")) }

  /// Plays all runs, one after the other.
  func plays() throws {
    for run in runs {
      let stage = Stage(run.steps, size: size)
      let app = try app(run, stage.doors)
      stage.ending = app.run()
      if let error = stage.error { throw error }
      #expect(stage.isThrough, "the program ended early", sourceLocation: run.location)
    }
  }

  private func then(_ step: @escaping (Stage) throws -> Void) -> Journey {
    precondition(!runs.isEmpty, "a journey begins with opens()")
    runs[runs.count - 1].steps.append(step)
    return self
  }

  private func app(_ run: Run, _ doors: Doors) throws -> App {
    let database = database
    let session = Session(program: "slayer", id: "screen", reach: .ownThenEnded)
    let vault = try Vault { () throws(StoreError) in
      if run.isReadOnly, let reader = try QuestStore.openForReading(at: database) { return reader }
      return try QuestStore.open(at: database, session: session, freshID: freshQuestID)
    }
    let calendar = SlayerCalendar(zone: .seoul)
    return App(
      doors: doors, vault: vault, clock: Clock(startingAt: run.now), drafts: DraftFile(draft),
      preferences: Preferences(
        language: language, motion: .none, isReadOnly: vault.isReadOnly,
        reading: ReadingContext(now: run.now, calendar: calendar)))
  }
}

/// One run of the program, from its start to its end.
private struct Run {
  let now: Moment
  let isReadOnly: Bool
  var steps: [(Stage) throws -> Void] = []
  let location: SourceLocation
}
