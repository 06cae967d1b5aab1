import QuestCore

/// What `slayer doctor` says of the store. Paths and numbers of bytes are given as they shall be shown.
public enum DoctorWords {
  // MARK: how far it could be read

  public static func missing(_ path: String) -> Words {
    Words("there is none yet at \(path)", "\(path)에 아직 없어요")
  }
  public static let addMakesOne = Words("Make it: slayer add pay rent fri 5pm", "이렇게 만들어요: slayer add 보고서 금요일 오후 5시")
  public static func linkToNothing(_ path: String, _ target: String) -> Words {
    Words(
      "\(path) leads to \(safe(target)), which is missing",
      "\(Korean.subject(path)) 가리키는 \(Korean.subject(safe(target))) 없어요")
  }
  public static let bringBack = Words(
    "Bring that file back, mount its disk, or name another file with --db.",
    "그 파일을 되돌려 놓거나 디스크를 연결하거나, --db로 다른 파일을 정해 주세요.")
  public static func blank(_ path: String) -> Words {
    Words("\(path) is empty: nothing was stored yet", "\(Korean.topic(path)) 비어 있어요. 아직 저장한 것이 없어요")
  }
  public static let noHome = Words(
    "HOME is not set, so there is no place for the quests", "HOME이 설정되지 않아 퀘스트를 둘 곳이 없어요")
  public static let setHome = Words(
    "Set HOME, or name a file with --db.", "HOME을 설정하거나 --db로 파일을 정해 주세요.")

  public static func isFolder(_ path: String) -> Words { Words("\(path) is a folder", "\(Korean.topic(path)) 폴더예요") }
  public static func foreign(_ path: String) -> Words {
    Words(
      "\(path) is not a slayer store, or its beginning is damaged",
      "\(Korean.topic(path)) slayer의 저장소가 아니거나 앞부분이 망가졌어요")
  }
  public static let nameAnother = Words(
    "It was not touched. Name another file with --db.", "건드리지 않았어요. --db로 다른 파일을 정해 주세요.")
  /// A command follows, as it does behind all words that end with a colon.
  public static let nameAnotherOrTry = Words(
    "It was not touched. Name another file with --db, or try:",
    "건드리지 않았어요. --db로 다른 파일을 정하거나 이렇게 해 보세요:")
  public static func newer(_ path: String, _ version: Int) -> Words {
    Words(
      "\(path) was made by a newer slayer (version \(version) of the store)",
      "\(Korean.topic(path)) 더 새로운 slayer가 만들었어요 (저장소 버전 \(version))")
  }
  public static let update = Words("It was not touched. Update slayer.", "건드리지 않았어요. slayer를 새로 받아 주세요.")
  public static func damaged(_ path: String) -> Words {
    Words("\(path) is damaged: its tables cannot be read", "\(Korean.subject(path)) 망가져서 표를 읽을 수 없어요")
  }
  public static func cannotOpen(_ path: String, _ reason: String) -> Words {
    Words("\(path) cannot be opened: \(safe(reason))", "\(Korean.object(path)) 열 수 없어요: \(safe(reason))")
  }
  public static let seeWhoMay = Words("See who may read it:", "누가 읽을 수 있는지 보세요:")
  public static func halfWritten(_ path: String) -> Words {
    Words(
      "in \(path) a program was killed while it wrote", "\(path)에 쓰던 프로그램이 도중에 끝났어요")
  }
  public static let takeBack = Words(
    "slayer list takes back what was left half done. Then run slayer doctor again.",
    "slayer list를 실행하면 쓰다 만 것을 되돌려요. 그다음 slayer doctor를 다시 실행해 주세요.")
  public static let busy = Words(
    "other programs were writing all the time, so it could not be examined", "다른 프로그램이 계속 쓰고 있어서 살펴보지 못했어요")
  public static let again = Words("Run slayer doctor again.", "slayer doctor를 다시 실행해 주세요.")

  // MARK: what is in it

  public static func holds(_ path: String, size: String) -> Words { Words("\(path) · \(size)", "\(path) · \(size)") }
  public static func quests(open: Int, slain: Int) -> Words {
    Words("\(open) open, \(slain) slain", "열린 것 \(open)개, 처치 \(slain)개")
  }
  public static func steps(_ number: Int) -> Words { Words(count(number, "change"), "\(number)개") }
  public static func format(version: Int, _ mode: Words, log: String?) -> Words {
    Words(
      "version \(version), \(mode.english)"
        + (log.map { " · \($0) in -wal, folded in when the last program closes it" } ?? ""),
      "버전 \(version), \(mode.korean)" + (log.map { " · -wal에 \($0). 마지막 프로그램이 닫을 때 합쳐요" } ?? ""))
  }
  public static let wal = Words("WAL: nobody waits for a writer", "WAL: 쓰는 동안에도 아무도 기다리지 않아요")
  public static let noWALRemote = Words(
    "no WAL, since other machines may share the disk: a reader waits for a writer, at most 50 ms",
    "다른 컴퓨터와 함께 쓰는 디스크라서 WAL 없음: 읽을 때 쓰기를 최대 50밀리초 기다려요")
  public static let noWALYet = Words("no WAL yet: the next change switches to it", "아직 WAL 아님: 다음에 바꿀 때 WAL로 옮겨요")
  public static let logUnread = Words(
    "what waits in -wal was not examined: the file -shm is missing",
    "-shm 파일이 없어서 -wal에 남은 것은 살펴보지 못했어요")
  public static let listThenAgain = Words(
    "Run slayer list, which makes it, and slayer doctor again.",
    "slayer list를 실행하면 만들어져요. 그다음 slayer doctor를 다시 실행해 주세요.")

  public static let whole = Words("every check passed", "모든 검사를 통과했어요")
  public static func problems(_ problems: [String]) -> Words {
    let shown = problems.prefix(5).map(safe).joined(separator: "\n")
    let more = problems.count - 5
    return Words(
      "\(count(problems.count, "problem")), in SQLite's words:\n\(shown)" + (more > 0 ? "\nand \(more) more" : ""),
      "문제 \(problems.count)개, SQLite의 말로는:\n\(shown)" + (more > 0 ? "\n그 밖에 \(more)개" : ""))
  }
  public static func allReadable(_ words: Words) -> Words {
    Words("\(words.english) · all can be read", "\(words.korean) · 모두 읽을 수 있어요")
  }
  /// `35 open, 0 slain · cannot be read: 7, 9–12 and 30 more`
  public static func unreadable(_ numbers: [Int], _ others: Words) -> Words {
    let (shown, more) = ranges(numbers, atMost: 10)
    return Words(
      "\(others.english) · cannot be read: \(shown)" + (more == 0 ? "" : " and \(more) more"),
      "\(others.korean) · 읽을 수 없는 번호: \(shown)" + (more == 0 ? "" : ", 그 밖에 \(more)개"))
  }
  public static let rescue = Words("Rescue what can be read:", "읽을 수 있는 것을 이렇게 구해 내세요:")

  /// Runs of numbers, at most so many: `[7, 9, 10, 11]` is `7, 9–11`; and how many numbers are left out.
  static func ranges(_ numbers: [Int], atMost most: Int) -> (text: String, more: Int) {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    let texts = runs.prefix(most).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
    return (texts.joined(separator: ", "), runs.dropFirst(most).reduce(0) { $0 + $1.count })
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
