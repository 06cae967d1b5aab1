import Glibc
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
    let target = target(backups)
    try stored { () throws(StoreError) in _ = try store.backup(to: target) }
    try sayCopied(target)
  }

  /// The file that is named, or one with the moment in its name in the folder that is named, or in that of backups.
  private func target(_ backups: Backups) -> String {
    let moment = context.calendar.zone.civil(now)
    guard let word = words.first else { return backups.path(at: moment) }
    var status = stat()
    guard stat(word, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return word }
    var folder = word[...]
    while folder.count > 1 && folder.hasSuffix("/") { folder.removeLast() }
    return backups.path(at: moment, in: String(folder))
  }

  private func backupDaily(_ backups: Backups) throws(CommandFailure) {
    if let word = words.first { throw .usage(.wordsNotExpected(command, word)) }
    let today = context.calendar.slayerDay(of: now)
    if let made = try stored({ () throws(StoreError) in try backups.makeDaily(today) }) {
      return try sayCopied(made)
    }
    let path = backups.path(of: today)
    guard backups.holds(today) else {
      if isJSON { return try say(JSON.null) }
      return try say(reader() == nil ? BackupWords.nothingToCopy : BackupWords.inTheMaking)
    }
    try isJSON ? say(StoredCopy(path).json) : say(BackupWords.copyOfToday(path))
  }

  private func sayCopied(_ path: String) throws(CommandFailure) {
    let copy = StoredCopy(path)
    try isJSON ? say(copy.json) : say(BackupWords.copied(path, quests: copy.quests ?? 0, size: byteCount(copy.bytes)))
  }
}
