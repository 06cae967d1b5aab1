import Glibc
import SlayerSystem
import SlayerText

extension Doctor {
  /// What a person typed, set and drew.
  func own(_ paths: Paths, _ screen: ScreenReport) -> [Finding] {
    [draft(paths)] + settingsFile(paths) + looks(paths, screen)
  }

  private func draft(_ paths: Paths) -> Finding {
    let texts = DraftFile.all(paths.draft).compactMap { $0.read() }.flatMap { lines(of: $0) }.filter { !$0.isEmpty }
    return texts.isEmpty
      ? Finding(.draft, DoctorWords.noDraft)
      : Finding(.draft, .note, DoctorWords.drafts(texts.count), DoctorWords.bringDraft)
  }

  private func settingsFile(_ paths: Paths) -> [Finding] {
    let path = shown(paths.config)
    if access(paths.config, F_OK) != 0 { return [Finding(.settings, DoctorWords.noSettings(path))] }
    if access(paths.config, R_OK) != 0 {
      let chmod = ["chmod u+r \(typed(paths.config))"]
      return [Finding(.settings, .note, DoctorWords.cannotRead(path), commands: chmod)]
    }
    if warnings.isEmpty { return [Finding(.settings, DoctorWords.settingsAreRead(path))] }
    return warnings.map { Finding(.settings, .note, DoctorWords.line($0.line, $0.words), DoctorWords.change(path)) }
  }

  private func looks(_ paths: Paths, _ screen: ScreenReport) -> [Finding] {
    let folders = [(paths.themes, ".theme"), (paths.sprites, ".spr")]
    let closed = folders.flatMap { OwnFiles.closed(in: $0.0, suffix: $0.1) }
    let count = folders.reduce(0) { $0 + OwnFiles.texts(in: $1.0, suffix: $1.1).count }
    if closed.isEmpty && screen.faults.isEmpty {
      return [Finding(.looks, DoctorWords.theme(settings.theme, ownFiles: count))]
    }
    let folder = shown(String(paths.themes.dropLast("themes".count)))
    return closed.map {
      Finding(.looks, .note, DoctorWords.cannotRead(shown($0)), commands: ["chmod u+r \(typed($0))"])
    } + screen.faults.map { Finding(.looks, .note, $0, DoctorWords.mend(folder)) }
  }
}
