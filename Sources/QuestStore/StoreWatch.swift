import Glibc

/// Tells when another program may have changed the store, without asking all the time.
///
/// The system reports every write in the store's folder (inotify). The report comes before the change can be seen, as
/// long as the disk takes: so `QuestStore.changeCount` is to be asked at once and again at each `nextCheck`, which ends
/// ten seconds after the last report, since on a busy disk a commit may take that long. Without a report nothing is
/// due; where there are no reports (a network file system, no inotify) a check is due all the time, at intervals.
public final class StoreWatch {
  /// When to look again, in milliseconds after a report.
  static let rechecks: [Int64] = [1, 2, 5, 20, 50, 200, 1_000, 3_000, 10_000]
  /// How often to look where there are no reports, in milliseconds.
  static let pollingInterval: Int64 = 100

  /// To be waited on for reading; nil where there are no reports.
  public private(set) var descriptor: Int32?
  private let names: [String]
  private var lastReport: Int64?

  public convenience init(path: String) {
    self.init(path: path, isRemote: nil)
  }

  init(path: String, isRemote: Bool?) {
    let file = StoreFile.resolved(path)
    let name = StoreFile.name(of: file)
    names = ["", "-wal", "-journal"].map { name + $0 }
    if isRemote ?? FileSystem.isRemote(StoreFile.folder(of: file)) { return }
    descriptor = StoreWatch.watch(StoreFile.folder(of: file))
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Takes the reports that have come, and says whether one was of the store.
  /// - Parameter now: milliseconds on the monotonic clock; the re-checks are counted from here.
  public func drain(at now: Int64) -> Bool {
    guard let descriptor else { return false }
    var isConcerned = false
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count <= 0 { break }
      for event in StoreWatch.events(in: bytes[..<count]) {
        let isFolderGone = event.mask & (UInt32(IN_IGNORED) | UInt32(IN_MOVE_SELF)) != 0
        if isFolderGone { stopReports() }
        if isFolderGone || event.mask & UInt32(IN_Q_OVERFLOW) != 0 || names.contains(event.name) {
          isConcerned = true
        }
      }
      if self.descriptor == nil { break }
    }
    if isConcerned { lastReport = now }
    return isConcerned
  }

  /// Milliseconds from `now` until the change count should be asked again; nil when nothing is due.
  public func nextCheck(at now: Int64) -> Int64? {
    guard descriptor != nil else { return StoreWatch.pollingInterval }
    guard let lastReport else { return nil }
    return StoreWatch.rechecks.first { lastReport + $0 > now }.map { lastReport + $0 - now }
  }

  /// The folder was moved or deleted: from here on only looking helps.
  private func stopReports() {
    if let descriptor { close(descriptor) }
    descriptor = nil
  }

  private static func watch(_ folder: String) -> Int32? {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let mask = IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MOVE_SELF
    if inotify_add_watch(descriptor, folder, UInt32(mask)) >= 0 { return descriptor }
    close(descriptor)
    return nil
  }

  /// The layout is that of `struct inotify_event`: watch, mask, cookie and length of the name, of four bytes each.
  private static func events(in bytes: ArraySlice<UInt8>) -> [(mask: UInt32, name: String)] {
    var events: [(mask: UInt32, name: String)] = []
    var rest = bytes
    func number(at offset: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(rest[rest.startIndex + offset + $1]) << (8 * UInt32($1)) }
    }
    while rest.count >= 16 {
      let length = Int(number(at: 12))
      let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      events.append((number(at: 4), String(decoding: name, as: UTF8.self)))
      rest = rest.dropFirst(16 + length)
    }
    return events
  }
}
