/// What went wrong with the store at a path, and what to do next. The store itself knows no languages.
///
/// `repair` is the command that repairs that very store.
public enum StoreWords {
  public static func isFolder(_ path: String) -> Words {
    Words(
      "\(safe(path)) is a folder. Name a file with --db.", "\(Korean.topic(safe(path))) 폴더예요. --db로 파일을 정해 주세요.")
  }

  public static func foreign(_ path: String, _ repair: String) -> Words {
    Words(
      "\(safe(path)) is not a slayer store, or its beginning is damaged; it was not touched. Name another file with --db, or try: \(repair)",
      "\(Korean.topic(safe(path))) slayer의 저장소가 아니거나 앞부분이 망가져서 건드리지 않았어요. --db로 다른 파일을 정하거나 이렇게 해 보세요: \(repair)"
    )
  }

  public static func newer(_ path: String, _ version: Int) -> Words {
    Words(
      "\(safe(path)) was made by a newer slayer (version \(version) of the store); it was not touched. Update slayer.",
      "\(Korean.topic(safe(path))) 더 새로운 slayer가 만들어서(저장소 버전 \(version)) 건드리지 않았어요. slayer를 새로 받아 주세요.")
  }

  public static func damaged(_ path: String, _ repair: String) -> Words {
    Words(
      "\(safe(path)) is damaged. Rescue what can be read of it: \(repair)",
      "\(Korean.subject(safe(path))) 망가졌어요. 이렇게 하면 읽을 수 있는 것을 구해요: \(repair)")
  }

  public static func unreadable(quest number: Int, _ path: String, _ repair: String) -> Words {
    Words(
      "Quest \(number) in \(safe(path)) cannot be read: the file is damaged. Rescue it: \(repair)",
      "\(safe(path))의 \(number)번 퀘스트를 읽을 수 없어요. 파일이 망가졌어요. 이렇게 구해요: \(repair)")
  }

  public static func unreadable(step number: Int, _ path: String, _ repair: String) -> Words {
    Words(
      "Change \(number) of the log in \(safe(path)) cannot be read: the file is damaged. Rescue it: \(repair)",
      "\(safe(path))의 기록 \(number)번을 읽을 수 없어요. 파일이 망가졌어요. 이렇게 구해요: \(repair)")
  }

  public static func readOnly(_ path: String) -> Words {
    Words(
      "\(safe(path)) is read-only: nothing was changed. Check the permissions of the file and its folder.",
      "\(Korean.topic(safe(path))) 읽기 전용이라서 아무것도 바꾸지 않았어요. 파일과 폴더의 권한을 확인해 주세요.")
  }

  public static func full(_ path: String) -> Words {
    Words(
      "There is no space left for \(safe(path)): nothing was changed. Free some and try again.",
      "\(Korean.object(safe(path))) 쓸 공간이 없어서 아무것도 바꾸지 않았어요. 공간을 비우고 다시 해 주세요.")
  }

  public static func busy(_ path: String) -> Words {
    Words(
      "Another program keeps \(safe(path)) busy: nothing was changed. Try again.",
      "다른 프로그램이 \(Korean.object(safe(path))) 쓰고 있어서 아무것도 바꾸지 않았어요. 다시 해 주세요.")
  }

  public static func replaced(_ path: String) -> Words {
    Words(
      "\(safe(path)) was moved or replaced while it was open: nothing was changed. It goes on with the file that lies there next.",
      "\(Korean.subject(safe(path))) 열려 있는 동안 옮겨졌거나 바뀌어서 아무것도 바꾸지 않았어요. 그 자리에 파일이 놓이면 이어서 해요.")
  }

  public static func system(_ path: String, _ reason: String) -> Words {
    Words(
      "\(safe(path)) cannot be opened: \(safe(reason)).", "\(Korean.object(safe(path))) 열 수 없어요: \(safe(reason)).")
  }

  public static func sqlite(_ path: String, _ reason: String, _ code: Int) -> Words {
    Words(
      "The store \(safe(path)) failed: \(safe(reason)) (SQLite \(code)).",
      "저장소 \(safe(path))에 문제가 생겼어요: \(safe(reason)) (SQLite \(code)).")
  }
}
