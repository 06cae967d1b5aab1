import QuestCore
import SlayerText

extension State {
  mutating func take(_ contents: Contents) {
    open = Dictionary(contents.open.map { ($0.number, $0) }) { $1 }
    slain = contents.slain
    refresh()
  }

  /// Another program wrote: what it slew falls here too; mode, selection and typed text stay.
  mutating func takeFromOutside(_ contents: Contents) -> [Effect] {
    takeFromOutside { $0.take(contents) }
  }

  /// The same from the steps that others made, where all before them is known.
  mutating func takeFromOutside(_ steps: [JournalStep]) -> [Effect] {
    let changes = steps.flatMap(\.changes)
    let effects = takeFromOutside { state in
      for change in changes { state.apply(change) }
      state.slain.sort { ($0.completion?.sequence ?? 0, $0.number) < ($1.completion?.sequence ?? 0, $1.number) }
      state.place(changes)
    }
    // History is read anew only where it is another.
    return changes.contains { $0.before?.isOpen == false || $0.after?.isOpen == false } ? effects : []
  }

  private mutating func takeFromOutside(_ take: (inout State) -> Void) -> [Effect] {
    let before = open
    let read = shown?.quest.number
    take(&self)
    if case .reading = mode.beneath, shown?.quest.number != read { leaveQuest() }
    let fallen = slain.last { before[$0.number] != nil }
    if let fallen, let quest = before[fallen.number] {
      let kill = Encounter(fallen, at: now, calendar: calendar)
      message = Message(ScreenWords.slainElsewhere(fallen.title))
      animate(.slash, of: quest, quality: kill.quality ?? .clean, experience: kill.experience ?? 0)
    }
    switch mode.beneath {
    case .chronicle, .bestiary: return [.readHistory, .readChronicle]
    case .browsing, .typing, .reading, .help: return [.readHistory]
    }
  }

  /// The quest that was being read is no longer shown: the list takes its place, beneath the help where that is open.
  private mutating func leaveQuest() {
    if case .help(let top, _) = mode { mode = .help(top: top, over: .browsing) } else { mode = .browsing }
  }

  /// Our own command was carried out.
  mutating func stored(_ outcome: Outcome, nextID: QuestID) -> [Effect] {
    self.nextID = nextID
    let step = outcome.step
    let read = shown?.quest.number
    let levelBefore = hero?.level
    for change in step.changes { apply(change) }
    message = Message(outcome.words)
    place(step.changes)
    if step.kind != .complete, let new = step.changes.last(where: \.opens)?.after { select(new) }
    animate(step, levelBefore: levelBefore)
    if case .reading = mode, shown?.quest.number != read { mode = .browsing }
    return leaveBar(after: step.kind)
  }

  /// Selects a quest that has just come into the list; a search that would hide it ends.
  private mutating func select(_ quest: Quest) {
    selected = quest.number
    filter.matches(Encounter(quest, at: now, calendar: calendar), calendar: calendar) ? list() : seek("")
  }

  private mutating func apply(_ change: Change) {
    if let before = change.before {
      open[before.number] = nil
      slain.removeAll { $0.number == before.number }
      if before.completion != nil { kills?[before.number] = nil }
    }
    guard let after = change.after else { return }
    if after.isOpen {
      open[after.number] = after
    } else {
      slain.append(after)
      let kill = Kill(Encounter(after, at: now, calendar: calendar))
      kills?[after.number] = kill
    }
  }

  private mutating func animate(_ step: JournalStep, levelBefore: Int?) {
    guard let change = step.changes.first(where: \.fallsOrRises) ?? step.changes.first else { return }
    switch (change.before, change.after) {
    case (let before?, let after?) where before.isOpen && !after.isOpen:
      let kill = Encounter(after, at: now, calendar: calendar)
      let level = hero?.level
      animate(
        .slash, of: before, quality: kill.quality ?? .clean, experience: kill.experience ?? 0,
        levelReached: level.flatMap { reached in levelBefore.map { reached > $0 ? reached : nil } ?? nil })
    case (let before?, let after?) where !before.isOpen && after.isOpen:
      let quality = Encounter(before, at: now, calendar: calendar).quality ?? .clean
      focus = .list
      animate(.rise, of: after, quality: quality, experience: 0)
    case (nil, let after?) where after.isOpen: animate(.appear, of: after, quality: .clean, experience: 0)
    default: break
    }
  }

  private mutating func animate(
    _ kind: Animation.Kind, of quest: Quest, quality: KillQuality, experience: Int, levelReached: Int? = nil
  ) {
    guard preferences.motion != .none else { return }
    animation = Animation(
      kind: kind, start: clock, monster: Encounter(quest, at: now, calendar: calendar).monster, quality: quality,
      experience: experience, levelReached: levelReached, motion: preferences.motion)
  }

  /// Closes the bar once what was typed in it is saved, and forgets its draft.
  private mutating func leaveBar(after kind: StepKind) -> [Effect] {
    guard case .typing(let bar) = mode else { return [] }
    switch (bar.purpose, kind) {
    case (.add, .add): drafts[0] = nil
    case (.edit(let number, _), .edit): drafts[number] = nil
    case (.postpone(let number), .edit): drafts[-number] = nil
    default: return []
    }
    mode = .browsing
    return [.keep(drafts)] + (preferences.isQuick ? [.quit] : [])
  }

  /// Reads the sprites that the next picture needs.
  mutating func openSprites() {
    let names = ["hero", "tomb", "tomb_big", "face", "dust", "zzz", "torch"]
    book.open(names)
    openBestiarySprites()
    book.open(HeroLook(level: hero?.level ?? 1))
    for monster in [shown?.monster, animation?.monster, animation?.grown, barMonster] {
      guard let monster else { continue }
      book.open(monster)
      book.open(monster.small)
    }
  }

  /// The monster that would spawn from what is typed.
  var barMonster: Monster? { barEncounter?.monster }

  /// The quest that would be made, or be changed to, by what is typed.
  var barEncounter: Encounter? {
    guard let bar, let draft = reading?.draft else { return nil }
    switch bar.purpose {
    case .add:
      return Encounter(Quest(draft, id: nextID, number: 0, created: now), at: now, calendar: calendar)
    case .edit(let number, _):
      guard let old = open[number] ?? slain.first(where: { $0.number == number }) else { return nil }
      return Encounter(
        Quest(draft, id: old.series ?? old.id, number: number, created: old.created), at: now, calendar: calendar)
    case .postpone, .find: return nil
    }
  }
}

extension Change {
  /// A quest comes into the list.
  fileprivate var opens: Bool { after?.isOpen == true && before?.isOpen != true }

  /// A quest was slain or raised: of a step of several changes, the one that is shown.
  fileprivate var fallsOrRises: Bool { before.map(\.isOpen) != after.map(\.isOpen) && before != nil && after != nil }
}

extension Quest {
  fileprivate init(_ draft: Draft, id: QuestID, number: Int, created: Moment) {
    self.init(
      id: id, number: number, title: draft.title, note: draft.note, deadline: draft.deadline, created: created,
      importance: draft.importance, campaign: draft.campaign, tags: draft.tags, steps: draft.steps,
      repetition: draft.repetition)
  }
}
