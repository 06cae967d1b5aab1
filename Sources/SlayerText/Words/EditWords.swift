/// What the commands say that edit quests. Names are made safe before they come here.
public enum EditWords {
  public static func edited(_ name: String) -> Words { Words("Edited: \(name)", "수정: \(name)") }
  public static func moved(_ name: String) -> Words { Words("Moved: \(name)", "마감 변경: \(name)") }

  public static let noSteps = Words("no steps", "단계 없음")
  public static func noStep(_ place: Int) -> Words { Words("There is no step \(place).", "\(place)번 단계가 없어요.") }

  public static func noteSaved(_ name: String) -> Words { Words("Note saved: \(name)", "메모 저장: \(name)") }
  public static func noteUnchanged(_ name: String) -> Words {
    Words("Nothing was changed: \(name)", "바뀐 것이 없어요: \(name)")
  }
  public static func editorFailed(_ code: Int32) -> Words {
    Words("The editor ended with \(code), so nothing was changed.", "편집기가 \(code)로 끝나서 아무것도 바꾸지 않았어요.")
  }
  public static let fileGone = Words(
    "The editor removed the file, so nothing was changed.", "편집기가 파일을 지워서 아무것도 바꾸지 않았어요.")
  public static let unreadable = Words("What was written cannot be read as text.", "쓴 것을 글로 읽을 수 없어요.")
  public static func kept(_ words: Words, _ path: String) -> Words {
    Words(
      "\(words.english) What you wrote is in \(safe(path)).", "\(words.korean) 쓰신 글은 \(safe(path))에 있어요.")
  }
}

/// What `add --ask` asks.
public enum AskWords {
  public static let noDate = Words("no date: it is part of the title", "날짜가 아니라 제목의 일부")
  public static func which(_ count: Int) -> Words {
    Words("Which one? 0–\(count), Enter for 1:", "어느 것인가요? 0–\(count), Enter는 1:")
  }
  public static let nothingAdded = Words("Nothing was added.", "아무것도 더하지 않았어요.")
}

/// What `add -` says of its input.
public enum InputWords {
  public static let unreadable = Words("Standard input cannot be read.", "표준 입력을 읽을 수 없어요.")
  public static let empty = Words("There is no quest in the input.", "입력에 퀘스트가 없어요.")
  public static func notUTF8(line: Int) -> Words {
    Words("Line \(line) is not valid UTF-8; nothing was added.", "\(line)번째 줄이 UTF-8이 아니에요. 아무것도 더하지 않았어요.")
  }
  public static func noJSON(line: Int) -> Words {
    Words("Line \(line) of the input is not JSON; nothing was added.", "입력의 \(line)번째 줄이 JSON이 아니에요. 아무것도 더하지 않았어요.")
  }
  public static func inLine(_ line: Int, _ words: Words) -> Words {
    Words("Line \(line): \(words.english) Nothing was added.", "\(line)번째 줄: \(words.korean) 아무것도 더하지 않았어요.")
  }
  public static func inQuest(_ place: Int, _ words: Words) -> Words {
    Words(
      "Quest \(place) of the input: \(words.english) Nothing was added.",
      "입력의 \(place)번째 퀘스트: \(words.korean) 아무것도 더하지 않았어요.")
  }
  public static let noObject = Words("It is not a JSON object.", "JSON 객체가 아니에요.")
  public static func badField(_ name: String) -> Words {
    let shown = "\"\(safe(name))\""
    return Words("Its \(shown) is not what it takes.", "\(shown)의 값이 맞지 않아요.")
  }
  public static func saving(_ count: Int) -> Words {
    Words("Saving \(count) quests", "퀘스트 \(count)개 저장 중")
  }
  public static func progress(_ count: Int, of total: Int) -> Words {
    Words("Reading \(count) of \(total)", "\(total)개 가운데 \(count)개 읽음")
  }
}

/// What lists of other things than open quests say.
public enum SectionWords {
  public static let slain = Words("Slain", "처치")
  public static let noMatch = Words("No quest matches.", "맞는 퀘스트가 없어요.")
  public static func graveyard(_ days: Words, _ count: Int) -> Words {
    Words("Graveyard · \(days.english) (\(count))", "무덤 · \(days.korean) (\(count))")
  }
  public static let noTombs = Words("no quest was slain then", "그때 처치한 퀘스트가 없어요")
  public static let noTags = Words("No quest has a tag.", "태그가 붙은 퀘스트가 없어요.")
  public static let noCampaigns = Words("No quest has a campaign.", "원정에 속한 퀘스트가 없어요.")
  public static func slainCount(_ count: Int) -> Words { Words("\(count) slain", "처치 \(count)") }
  public static let noSteps = Words("Nothing was done yet.", "아직 아무것도 하지 않았어요.")
  public static func concerning(_ step: Int) -> Words { Words(" (change \(step))", " (\(step)번 기록)") }
}
