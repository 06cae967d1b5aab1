import QuestCore
import QuestStore
import SlayerSystem
import SlayerText

extension CommandRun {
  /// Copies the store: to a file that is named, or into the folder of backups. With `--daily` the copy of today, if it is
  /// not there yet.
  func backup() throws(CommandFailure) {
    let backups = Backups(of: context.paths.database)
    if arguments.given.contains(.daily) { return try backupDaily(backups) }
    guard let store = try reader() else { throw .said(BackupWords.nothingToCopy, .refused) }
    let target = words.first ?? backups.path(at: context.calendar.zone.civil(now))
    let count = try stored { () throws(StoreError) in try store.backup(to: target) }
    try sayCopied(target, quests: count)
  }

  private func backupDaily(_ backups: Backups) throws(CommandFailure) {
    if let word = words.first { throw .usage(.wordsNotExpected(command, word)) }
    let today = context.calendar.slayerDay(of: now)
    if let made = try stored({ () throws(StoreError) in try backups.makeDaily(today) }) {
      return try sayCopied(made, quests: StoredCopy(made).quests ?? 0)
    }
    let path = backups.path(of: today)
    guard backups.holds(today) else {
      if isJSON { return try say(JSON.null) }
      return try say(reader() == nil ? BackupWords.nothingToCopy : BackupWords.inTheMaking)
    }
    try isJSON ? say(StoredCopy(path).json) : say(BackupWords.copyOfToday(path))
  }

  private func sayCopied(_ path: String, quests: Int) throws(CommandFailure) {
    let copy = StoredCopy(path)
    try isJSON ? say(copy.json) : say(BackupWords.copied(path, quests: quests, size: byteCount(copy.bytes)))
  }
}
