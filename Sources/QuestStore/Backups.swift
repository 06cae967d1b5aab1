import Glibc
import QuestCore

/// The copies of a store, in the folder `backups` beside it where that is in a folder of ours (`…/slayer/backups`); elsewhere in
/// one with its name, so that nobody finds our files among theirs: `~/quests-backups` of `~/quests.db`. For `slayer.db`:
///
/// - `slayer-2026-11-30.db`: of a slayer day, made once a day and removed when its time is over;
/// - `slayer-2026-11-30-145002.db`: asked for at that time of that day;
/// - `slayer-version-1.db`: made before the file was led to a newer version of the schema.
///
/// The last two stay until a person removes them.
public struct Backups: Sendable {
  private let database: String
  public let folder: String
  /// What the names begin with: the store's own name without its ending.
  private let stem: String

  /// - Parameter database: the path of the store; for a link, the copies lie beside what it leads to.
  public init(of database: String) {
    self.database = database
    let file = StoreFile.resolved(database)
    let around = StoreFile.folder(of: file)
    let name = StoreFile.name(of: file)
    stem = name.hasSuffix(".db") && name.utf8.count > 3 ? String(name.dropLast(3)) : name
    folder = around + (StoreFile.name(of: around) == "slayer" ? "/backups" : "/\(stem)-backups")
  }

  public func path(of day: CivilDate) -> String { "\(folder)/\(stem)-\(day).db" }

  /// For a copy that a person asks for, in the folder of backups or in another.
  public func path(at moment: CivilMoment, in other: String? = nil) -> String {
    free(Self.stamp(moment), in: other ?? folder)
  }

  /// A moment as names of files have it: `2026-11-30-145002`.
  public static func stamp(_ moment: CivilMoment) -> String {
    let time = moment.time.secondsOfDay
    let digits = [time / 3_600, time / 60 % 60, time % 60].map { ($0 < 10 ? "0" : "") + String($0) }.joined()
    return "\(moment.date)-\(digits)"
  }

  func pathBeforeUpgrade(from version: Int) -> String { free("version-\(version)", in: folder) }

  /// A path that no file has yet: with `-2` and so on where the first is taken.
  private func free(_ middle: String, in folder: String) -> String {
    var path = "\(folder)/\(stem)-\(middle).db"
    var count = 1
    while StoreFile.isThere(path) {
      count += 1
      path = "\(folder)/\(stem)-\(middle)-\(count).db"
    }
    return path
  }

  /// Whether the copy of this day is there; costs one `stat`.
  public func holds(_ day: CivilDate) -> Bool { StoreFile.isThere(path(of: day)) }

  /// Makes the copy of today, if it is not there, and removes those whose time is over: never where the copy of today
  /// could not be made. Where another program is at it, or nothing was stored yet, nothing is done.
  ///
  /// - Returns: the path of the copy; nil where nothing was done.
  public func makeDaily(_ today: CivilDate) throws(StoreError) -> String? {
    guard !holds(today), let store = try QuestStore.openForReading(at: database) else { return nil }
    let target = path(of: today)
    try StoreFile.createFolder(folder, for: target)
    let lock = open("\(folder)/.\(stem).lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw StoreFile.failure(at: target) }
    defer { close(lock) }
    fchmod(lock, 0o600)
    guard flock(lock, LOCK_EX | LOCK_NB) == 0, !holds(today) else { return nil }
    for name in names() where isLeftHalf(name) { StoreFile.removeWithFilesBeside("\(folder)/\(name)") }
    try store.backup(to: target)
    for name in outdated(names(), today: today) { unlink("\(folder)/\(name)") }
    return target
  }

  /// Of these names, those of daily copies that are kept no longer. Kept are the newest seven, and of the four newest
  /// weeks before this one (Monday to Sunday) that have a copy the newest each. What has another name, or a day to come,
  /// is never among them.
  ///
  /// On Monday 2026-11-30, of one copy a day since 1 October: kept are 24 to 30 November, and the Sundays 29, 22, 15 and 8
  /// November.
  func outdated(_ names: [String], today: CivilDate) -> [String] {
    let days = names.compactMap(day(of:)).filter { $0 <= today }.sorted(by: >)
    var kept = Set(days.prefix(7))
    var weeks: [CivilDate] = []
    for day in days where day.week < today.week && !weeks.contains(day.week) && weeks.count < 4 {
      weeks.append(day.week)
      kept.insert(day)
    }
    return names.filter { name in day(of: name).map { $0 <= today && !kept.contains($0) } ?? false }
  }

  /// The paths of all copies of this store, the newest first, and those without a day last. Of one day the daily copy is
  /// the oldest, since it is made after the first change.
  public func all() -> [String] {
    names().compactMap { name in middle(of: name).map { (name: name, middle: $0, hasDay: hasDay($0)) } }
      .sorted { one, other in
        one.hasDay == other.hasDay
          ? one.middle.utf8.lexicographicallyPrecedes(other.middle.utf8) != one.hasDay : one.hasDay
      }
      .map { "\(folder)/\($0.name)" }
  }

  /// The days that have a daily copy, the newest first.
  public func days() -> [CivilDate] { names().compactMap(day(of:)).sorted(by: >) }

  /// The day of a name that is exactly that of a daily copy; else nil.
  private func day(of name: String) -> CivilDate? {
    guard let middle = middle(of: name), let day = CivilDate(iso: middle) else { return nil }
    return day
  }

  private func hasDay(_ middle: String) -> Bool { CivilDate(iso: String(middle.prefix(10))) != nil }

  /// What stands between the stem and the ending.
  private func middle(of name: String) -> String? {
    guard name.hasPrefix(stem + "-"), name.hasSuffix(".db") else { return nil }
    return String(name.utf8.dropFirst(stem.utf8.count + 1).dropLast(3))
  }

  /// What a run that was killed left behind. Whoever holds the lock knows that nobody writes it.
  private func isLeftHalf(_ name: String) -> Bool {
    let pieces = name.split(separator: ".")
    guard let last = pieces.last, last.hasPrefix("partial-"), pieces.count > 1 else { return false }
    return day(of: pieces.dropLast().joined(separator: ".")) != nil
  }

  private func names() -> [String] { StoreFile.names(in: folder) }
}

extension CivilDate {
  /// The Monday of its week.
  fileprivate var week: CivilDate { adding(days: 1 - weekday.rawValue) }
}

extension QuestStore {
  /// Copies the store, as it is at one moment, into a new file (0600) that needs no other beside it; other programs may
  /// write meanwhile. The copy is checked and on the disk before it gets its name; one that is there is never replaced.
  ///
  /// - Returns: how many quests were copied.
  @discardableResult
  public func backup(to target: String) throws(StoreError) -> Int { try database.copy(to: target) }

  /// Whether the file is whole, by SQLite's own check; `StoreError.damaged` if it is not.
  public func check() throws(StoreError) {
    if try !database.isWhole() { throw .damaged(path: path) }
  }
}
