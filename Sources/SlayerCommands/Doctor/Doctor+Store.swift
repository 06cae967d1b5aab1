import Glibc
import QuestStore
import SlayerText

extension Doctor {
  /// What is stored, and whether all of it can be read.
  func store(_ store: StoreExamination) -> [Finding] {
    let path = shown(store.path)
    switch store.standing {
    case .missing: return [Finding(.store, .note, DoctorWords.missing(path), DoctorWords.addMakesOne)]
    case .linkToNothing(let target):
      return [Finding(.store, .fault, DoctorWords.linkToNothing(path, target), DoctorWords.bringBack)]
    case .blank: return [Finding(.store, .note, DoctorWords.blank(path), DoctorWords.addMakesOne)]
    case .halfWritten: return [Finding(.store, .note, DoctorWords.halfWritten(path), DoctorWords.takeBack)]
    case .busy: return [Finding(.store, .note, DoctorWords.busy, DoctorWords.again)]
    case .unusable(let error): return [unusable(error, path, store)]
    case .read: return content(store, path)
    }
  }

  private func unusable(_ error: StoreError, _ path: String, _ store: StoreExamination) -> Finding {
    switch error {
    case .isFolder: Finding(.store, .fault, DoctorWords.isFolder(path), DoctorWords.nameAnother)
    case .foreign: Finding(.store, .fault, DoctorWords.foreign(path), DoctorWords.nameAnotherOrTry, commands: [repair])
    case .newer(_, let version): Finding(.store, .fault, DoctorWords.newer(path, version), DoctorWords.update)
    case .damaged: Finding(.store, .fault, DoctorWords.damaged(path), DoctorWords.rescue, commands: [repair])
    case .system(_, let number):
      Finding(
        .store, .fault, DoctorWords.cannotOpen(path, strerror(number).map { String(cString: $0) } ?? "\(number)"),
        DoctorWords.seeWhoMay, commands: ["ls -ld \(typed(store.folder)) \(typed(store.path))"])
    default: Finding(.store, .fault, error.words)
    }
  }

  private func content(_ store: StoreExamination, _ path: String) -> [Finding] {
    let integrity =
      store.problems.isEmpty
      ? Finding(.integrity, DoctorWords.whole)
      : Finding(.integrity, .fault, DoctorWords.problems(store.problems), DoctorWords.rescue, commands: [repair])
    return [
      Finding(.store, DoctorWords.holds(path, size: byteCount(store.size))), format(store), integrity,
      rows(.quests, DoctorWords.quests(open: store.open, slain: store.slain), store.unreadableQuests),
      rows(.journal, DoctorWords.steps(store.steps), store.unreadableSteps),
    ]
  }

  private func rows(_ check: Finding.Check, _ readable: Words, _ unreadable: [Int]) -> Finding {
    unreadable.isEmpty
      ? Finding(check, DoctorWords.allReadable(readable))
      : Finding(check, .fault, DoctorWords.unreadable(unreadable, readable), DoctorWords.rescue, commands: [repair])
  }

  private func format(_ store: StoreExamination) -> Finding {
    let mode =
      store.isWAL ? DoctorWords.wal : store.fileSystem.isRemote ? DoctorWords.noWALRemote : DoctorWords.noWALYet
    let words = DoctorWords.format(
      version: store.version ?? 0, mode, log: store.logSize == 0 ? nil : byteCount(store.logSize))
    guard store.isLogUnread else { return Finding(.format, words) }
    return Finding(.format, .note, DoctorWords.logUnread, DoctorWords.listThenAgain)
  }

  /// The copies that are made each day.
  func backups(_ store: StoreExamination, _ copies: Backups) -> [Finding] {
    let days = copies.days()
    if !settings.backups && days.isEmpty { return [Finding(.backups, DoctorWords.copiesAreOff)] }
    let makeCopy = ["slayer backup --daily" + named]
    guard let newest = days.first else {
      guard store.newestStep != nil else { return [] }
      return [
        Finding(.backups, .note, DoctorWords.noCopy(shown(copies.folder)), DoctorWords.makeCopy, commands: makeCopy)
      ]
    }
    if settings.backups, let last = store.newestStep.map({ calendar.zone.civil($0).date }),
      last.dayNumber - newest.dayNumber > 2
    {
      return [
        Finding(
          .backups, .note, DoctorWords.copyIsOld(newest, lastChange: last), DoctorWords.makeCopy, commands: makeCopy)
      ]
    }
    return [Finding(.backups, DoctorWords.newestCopy(newest, count: days.count, shown(copies.folder)))]
  }
}
