import Glibc
import QuestStore
import SlayerSystem
import SlayerText

extension Doctor {
  /// Who can get at the files. Of folders only those count that are the program's own: a store that was named may lie
  /// in a folder for everybody.
  func permissions(_ store: StoreExamination, _ copies: Backups, _ paths: Paths) -> [Finding] {
    // What is no store of ours may be for everybody.
    let files = store.isForeign ? [] : store.files
    let ownFolders = [store.folder, paths.stateFolder].filter { $0.hasSuffix("/slayer") }
    let backups = copies.all().isEmpty ? [] : [copies.folder] + copies.all()
    let privates = unique(
      ownFolders + files + backups + DraftFile.all(paths.draft).flatMap { [$0.path, $0.path + ".lock"] })
    let exposures =
      privates.compactMap { FileExposure($0) } + [FileExposure(paths.config, isPublic: true)].compactMap { $0 }
    if exposures.isEmpty { return files.isEmpty ? [] : [Finding(.permissions, DoctorWords.onlyYou)] }
    var groups: [(fault: FileExposure.Fault, isFolder: Bool, paths: [String])] = []
    for exposure in exposures {
      if let place = groups.firstIndex(where: { $0.fault == exposure.fault && $0.isFolder == exposure.isFolder }) {
        groups[place].paths.append(exposure.path)
      } else {
        groups.append((exposure.fault, exposure.isFolder, [exposure.path]))
      }
    }
    return groups.map { exposed($0.fault, isFolder: $0.isFolder, $0.paths) }
  }

  private func exposed(_ fault: FileExposure.Fault, isFolder: Bool, _ paths: [String]) -> Finding {
    // Names are enough to read: the command has the whole paths.
    let shown = paths.map { isFolder ? self.shown($0) : safe(StoredCopy.name($0)) }
    let chmod = paths.map { "chmod \(isFolder ? "700" : "600") \(typed($0))" }
    switch fault {
    case .othersCanRead: return Finding(.permissions, .note, DoctorWords.othersCanRead(shown), commands: chmod)
    case .othersCanWrite: return Finding(.permissions, .note, DoctorWords.othersCanWrite(shown), commands: chmod)
    case .belongsTo(let user):
      let words = DoctorWords.belongsTo(user, shown)
      if geteuid() == 0 { return Finding(.permissions, .note, words, DoctorWords.runAsThem) }
      return Finding(.permissions, .note, words, commands: paths.map { "sudo chown \(geteuid()) \(typed($0))" })
    }
  }

  private func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  /// Whether there is room and leave to write, and who else has the store open.
  func disk(_ store: StoreExamination) -> [Finding] {
    writing(store) + [space(store)] + (store.files.isEmpty ? [] : [programs(store.users)])
  }

  private func writing(_ store: StoreExamination) -> [Finding] {
    // What cannot be opened is told of the store itself.
    if case .unusable = store.standing { return [] }
    switch store.hindrance {
    case nil: return [Finding(.writing, DoctorWords.writable)]
    case .fileSystem: return [Finding(.writing, .note, DoctorWords.onlyReadDisk, DoctorWords.mountAgain)]
    case .file(let path), .folder(let path):
      let words = DoctorWords.onlyRead(shown(path))
      if case .belongsTo = FileExposure(path)?.fault { return [Finding(.writing, .note, words, DoctorWords.notYours)] }
      return [Finding(.writing, .note, words, commands: ["chmod u+w \(typed(path))"])]
    }
  }

  /// A change needs little; a copy as much as there is, and a rescue as much again.
  private func space(_ store: StoreExamination) -> Finding {
    let isTight = store.freeSpace.map { $0.bytes < max(16_000_000, 3 * store.size) } ?? false
    let files = store.freeSpace?.files.flatMap { $0 < 100 ? $0 : nil }
    let words = DoctorWords.disk(store.fileSystem.name, free: (store.freeSpace?.bytes).map(byteCount), files: files)
    if isTight || files != nil { return Finding(.disk, .note, words, DoctorWords.makeSpace) }
    return store.fileSystem.isInMemory
      ? Finding(.disk, .note, words, DoctorWords.goneAfterRestart) : Finding(.disk, words)
  }

  private func programs(_ users: StoreUsers) -> Finding {
    if !users.isOpen { return Finding(.programs, DoctorWords.nobody) }
    return Finding(
      .programs,
      users.users.isEmpty
        ? DoctorWords.somebody : DoctorWords.openIn(users.users.map { (name: $0.name, process: $0.process) }))
  }
}
