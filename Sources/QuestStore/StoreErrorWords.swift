import Glibc
import SlayerText

extension StoreError {
  /// What happened, and what to do next.
  public var words: Words {
    switch self {
    case .refused(let refusal): return refusal.words
    case .isFolder(let path):
      return Words(
        "\(shown(path)) is a folder, not a store. Name a file with --db.",
        "\(shown(path)): 저장소 파일이 아니라 폴더예요. --db로 파일을 지정하세요.")
    case .foreign(let path):
      return Words(
        "\(shown(path)) was not made by slayer. It was not touched; name another file with --db.",
        "\(shown(path)): slayer가 만든 파일이 아니에요. 건드리지 않았으니 --db로 다른 파일을 지정하세요.")
    case .newer(let path, let version):
      return Words(
        "\(shown(path)) was made by a newer slayer (version \(version) of the format). Update slayer to open it.",
        "\(shown(path)): 더 새로운 slayer가 만든 파일이에요(형식 \(version)판). slayer를 업데이트하세요.")
    case .damaged(let path):
      return Words(
        "\(shown(path)) is damaged. It was not touched; put a copy back in its place, or name another file with --db.",
        "\(shown(path)): 파일이 손상되었어요. 건드리지 않았으니 사본으로 되돌리거나 --db로 다른 파일을 지정하세요.")
    case .unreadableQuest(let number, let path):
      return Words(
        "Quest \(number) in \(shown(path)) cannot be read. Nothing was changed.",
        "\(shown(path))의 \(number)번 퀘스트를 읽을 수 없어요. 바뀐 것은 없어요.")
    case .unreadableStep(let sequence, let path):
      return Words(
        "Step \(sequence) of the journal in \(shown(path)) cannot be read. Nothing was changed.",
        "\(shown(path))의 기록 \(sequence)번을 읽을 수 없어요. 바뀐 것은 없어요.")
    case .readOnly(let path):
      return Words(
        "\(shown(path)) is read-only. Give yourself the right to write to it and its folder (chmod u+w).",
        "\(shown(path)): 읽기 전용이에요. 파일과 폴더에 쓰기 권한을 주세요(chmod u+w).")
    case .full(let path):
      return Words(
        "There is no space left for \(shown(path)). Nothing was lost; free some space and try again.",
        "\(shown(path)): 남은 공간이 없어요. 잃은 것은 없으니 공간을 비우고 다시 해 보세요.")
    case .busy(let path):
      return Words(
        "Another program kept \(shown(path)) busy for too long. Nothing was changed; try again.",
        "\(shown(path)): 다른 프로그램이 너무 오래 쓰고 있어요. 바뀐 것은 없으니 다시 해 보세요.")
    case .replaced(let path):
      return Words(
        "\(shown(path)) was moved or replaced while it was open. Nothing was changed; start slayer again.",
        "\(shown(path)): 열려 있는 동안 옮겨지거나 바뀌었어요. 바뀐 것은 없으니 slayer를 다시 시작하세요.")
    case .system(let path, let errno):
      let reason = String(cString: strerror(errno))
      return Words(
        "\(shown(path)) cannot be opened: \(reason).", "\(shown(path)): 열 수 없어요(\(reason)).")
    case .sqlite(let failure, let path):
      return Words(
        "\(shown(path)): \(safe(failure.words)) (SQLite \(failure.extendedCode)).",
        "\(shown(path)): \(safe(failure.words)) (SQLite \(failure.extendedCode)).")
    }
  }

  private func shown(_ path: String) -> String { safe(path) }
}
