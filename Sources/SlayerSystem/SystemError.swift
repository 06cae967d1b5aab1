import SlayerText

/// What can go wrong with the machine around the program.
public enum SystemError: Error, Hashable, Sendable {
  /// Neither HOME nor the XDG variables say where files go.
  case noHome
  /// A file or folder could not be written; the C library's own words.
  case cannotWrite(path: String, reason: String)
  /// `--now` or `SLAYER_NOW` is no moment; the value as given.
  case unreadableMoment(String)

  /// What happened and what to do next.
  public var words: Words {
    switch self {
    case .noHome:
      Words(
        "HOME is not set, so there is no place for the quests. Set HOME, or name a file with --db.",
        "HOME이 설정되지 않아 퀘스트를 둘 곳이 없어요. HOME을 설정하거나 --db로 파일을 정해 주세요.")
    case .cannotWrite(let path, let reason):
      Words(
        "Cannot write \(safe(path)): \(safe(reason)).", "\(Korean.object(safe(path))) 쓸 수 없어요: \(safe(reason)).")
    case .unreadableMoment(let value):
      Words(
        "\"\(safe(value))\" is no time: give one such as 2026-12-24 or '2026-12-24 18:00'.",
        "\(Korean.topic("\"\(safe(value))\"")) 시각으로 읽을 수 없어요. 2026-12-24 또는 '2026-12-24 18:00'처럼 써 주세요.")
    }
  }
}
