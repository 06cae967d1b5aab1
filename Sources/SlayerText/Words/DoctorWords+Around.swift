import QuestCore

/// What `slayer doctor` says of the disk and of the other files.
extension DoctorWords {
  // MARK: permissions

  public static let onlyYou = Words("nobody else can get at the files", "다른 사람은 파일에 손댈 수 없어요")
  public static func othersCanRead(_ paths: [String]) -> Words {
    let list = paths.joined(separator: ", ")
    return Words("others can read \(list)", "다른 사람이 읽을 수 있어요: \(list)")
  }
  public static func othersCanWrite(_ paths: [String]) -> Words {
    let list = paths.joined(separator: ", ")
    return Words("others can write \(list)", "다른 사람이 쓸 수 있어요: \(list)")
  }
  public static func belongsTo(_ user: Int, _ paths: [String]) -> Words {
    let list = paths.joined(separator: ", ")
    let name = user == 0 ? "root" : "user \(user)"
    return Words(
      "\(list) belong\(paths.count == 1 ? "s" : "") to \(name)", "\(user == 0 ? "root" : "사용자 \(user)")의 파일이에요: \(list)"
    )
  }
  public static let runAsThem = Words("Run slayer as that user, without sudo.", "sudo 없이 그 사용자로 slayer를 실행해 주세요.")

  // MARK: writing and the disk

  public static let writable = Words("it can be written", "쓸 수 있어요")
  public static let onlyReadDisk = Words("the disk is read-only", "디스크가 읽기 전용이에요")
  public static let mountAgain = Words(
    "Mount it so that it can be written, or name another file with --db.",
    "쓸 수 있게 다시 연결하거나 --db로 다른 파일을 정해 주세요.")
  public static let notYours = Words(
    "It belongs to somebody else. Name a file of yours with --db.", "다른 사람의 것이에요. --db로 자신의 파일을 정해 주세요.")
  public static func onlyRead(_ path: String) -> Words {
    Words("\(path) is read-only", "\(Korean.topic(path)) 읽기 전용이에요")
  }

  /// `ext4 · 76 GiB free`
  public static func disk(_ name: String?, free: String?, files: Int?) -> Words {
    var english = [name, free.map { "\($0) free" }].compactMap { $0 }
    var korean = [name, free.map { "\($0) 남음" }].compactMap { $0 }
    if let files {
      english.append("room for \(count(files, "file"))")
      korean.append("파일 \(files)개까지")
    }
    return Words(
      english.isEmpty ? "unknown" : english.joined(separator: " · "),
      korean.isEmpty ? "알 수 없음" : korean.joined(separator: " · "))
  }
  public static let makeSpace = Words(
    "Free some space: a change, and each copy, needs room.", "공간을 비워 주세요. 바꾸거나 복사할 자리가 있어야 해요.")
  public static let goneAfterRestart = Words(
    "What lies here is gone after a restart: name a file elsewhere with --db.",
    "컴퓨터를 다시 켜면 사라져요. --db로 다른 곳의 파일을 정해 주세요.")

  // MARK: programs and copies

  public static let nobody = Words("no other has the store open", "저장소를 연 다른 프로그램이 없어요")
  public static let somebody = Words("another program has the store open", "다른 프로그램이 저장소를 열고 있어요")
  /// `open in slayer (4711), 4712`
  public static func openIn(_ programs: [(name: String?, process: Int)]) -> Words {
    let list = programs.map { program in
      program.name.map { "\(safe($0)) (\(program.process))" } ?? "\(program.process)"
    }.joined(separator: ", ")
    return Words("open in \(list)", "열고 있는 프로그램: \(list)")
  }

  public static func newestCopy(_ day: CivilDate, count number: Int, _ folder: String) -> Words {
    let date = DateWords.full(day)
    return Words(
      "newest of \(date.english) · \(number == 1 ? "1 copy" : "\(number) copies") in \(folder)",
      "가장 최근 것은 \(date.korean) · \(folder)에 \(number)개")
  }
  public static func copyIsOld(_ day: CivilDate, lastChange: CivilDate) -> Words {
    let (date, change) = (DateWords.full(day), DateWords.full(lastChange))
    return Words(
      "the newest is of \(date.english), the last change of \(change.english)",
      "가장 최근 것은 \(date.korean), 마지막 변경은 \(change.korean)")
  }
  public static func noCopy(_ folder: String) -> Words {
    Words("there is no copy in \(folder)", "\(folder)에 복사본이 없어요")
  }
  public static let makeCopy = Words("Make one:", "이렇게 만들어요:")
  public static let copiesAreOff = Words("off, by the setting backups", "설정 backups로 껐어요")

  // MARK: what was typed and set

  public static let noDraft = Words("nothing that was typed waits to be saved", "저장하지 않은 글이 없어요")
  public static func drafts(_ number: Int) -> Words {
    Words(
      "\(number == 1 ? "1 text that was typed is" : "\(number) texts that were typed are") kept, not saved",
      "저장하지 않은 글 \(number)개를 보관하고 있어요")
  }
  public static let bringDraft = Words(
    "Open slayer: a brings back a new quest, e a changed one.", "slayer를 열고 새 퀘스트는 a, 고치던 것은 e로 이어서 쓰세요.")

  public static func noSettings(_ path: String) -> Words {
    Words("no file at \(path): the defaults hold", "\(path) 파일이 없어서 기본값을 써요")
  }
  public static func settingsAreRead(_ path: String) -> Words {
    Words("\(path) · every line is understood", "\(path) · 모든 줄을 이해했어요")
  }
  public static func line(_ line: Int?, _ words: Words) -> Words {
    guard let line else { return words }
    return Words("line \(line): \(words.english)", "\(line)번째 줄: \(words.korean)")
  }
  public static func change(_ path: String) -> Words { Words("Change it in \(path)", "고칠 곳: \(path)") }
  public static func cannotRead(_ path: String) -> Words {
    Words("\(path) cannot be read", "\(Korean.object(path)) 읽을 수 없어요")
  }

  public static func theme(_ name: String, ownFiles: Int) -> Words {
    let name = safe(name)
    return ownFiles == 0
      ? Words("theme \(name)", "테마 \(name)")
      : Words(
        "theme \(name) · \(count(ownFiles, "file")) of your own, all understood",
        "테마 \(name) · 직접 만든 파일 \(ownFiles)개, 모두 이해했어요")
  }
  public static func mend(_ folder: String) -> Words {
    Words("Mend or remove it: \(folder)", "고치거나 지워 주세요: \(folder)")
  }
}
