/// What is wrong with a command line, and what to type instead. What was typed is made safe here.
public enum UsageWords {
  public static func unknownCommand(_ word: String, nearest: String?) -> Words {
    suggesting(
      Words("There is no command \(quoted(word)).", "\(Korean.topic(quoted(word))) 없는 명령이에요."), nearest,
      else: Words("See slayer help.", "slayer help를 보세요."))
  }

  public static func unknownOption(_ word: String, nearest: String?) -> Words {
    suggesting(
      Words("There is no option \(quoted(word)).", "\(Korean.topic(quoted(word))) 없는 옵션이에요."),
      nearest.map { "--" + $0 },
      else: Words("After -- everything is text.", "-- 뒤는 모두 글로 읽어요."))
  }

  public static func valueMissing(_ option: String) -> Words {
    Words("\(option) needs a value.", "\(option)에는 값이 있어야 해요.")
  }

  public static func valueNotExpected(_ option: String) -> Words {
    Words("\(safe(option)) takes no value.", "\(safe(option))에는 값을 쓰지 않아요.")
  }

  public static func noSuchValue(_ value: String, option: String, choices: [String]) -> Words {
    Words(
      "\(quoted(value)) is not a value of \(option): \(choices.joined(separator: ", ")).",
      "\(Korean.topic(quoted(value))) \(option)의 값이 아니에요: \(choices.joined(separator: ", ")).")
  }

  public static func noCount(_ value: String, option: String) -> Words {
    Words(
      "\(quoted(value)) is not a number for \(option): write 1 or more.",
      "\(Korean.topic(quoted(value))) \(option)에 쓸 수 있는 수가 아니에요. 1 이상으로 써 주세요.")
  }

  public static func optionNotHere(_ option: String, _ command: String) -> Words {
    Words("\(option) does not go with slayer \(command).", "slayer \(command)에는 \(Korean.object(option)) 쓸 수 없어요.")
  }

  public static func unknownField(_ word: String, nearest: String?, known: [String]) -> Words {
    if known.contains(word) {
      return Words(
        "The field \(quoted(word)) has no value: write \(word):VALUE.", "\(quoted(word)) 필드에 값이 없어요: \(word):값처럼 써 주세요."
      )
    }
    let list = known.joined(separator: ", ")
    return suggesting(
      Words("There is no field \(quoted(word)).", "\(Korean.topic(quoted(word))) 없는 필드예요."), nearest,
      else: Words("The fields are \(list).", "쓸 수 있는 필드: \(list)."))
  }

  public static func openBrace(_ text: String) -> Words {
    Words("\(quoted(text)) lacks a }; a brace itself is {{.", "\(quoted(text))에 }가 없어요. 중괄호 글자는 {{로 쓰세요.")
  }

  public static func noNumber(_ word: String) -> Words {
    Words(
      "\(quoted(word)) is not a quest number: write 3 or 3-7.",
      "\(Korean.topic(quoted(word))) 퀘스트 번호가 아니에요. 3이나 3-7처럼 써 주세요.")
  }

  public static func rangeTooLong(_ word: String) -> Words {
    Words(
      "\(quoted(word)) is a range of more than 10,000 quests.", "\(Korean.topic(quoted(word))) 퀘스트가 10,000개를 넘는 범위예요.")
  }

  public static func rangeBackwards(_ word: String, _ meant: String) -> Words {
    Words(
      "\(quoted(word)) runs backwards: write \(meant).",
      "\(quoted(word))처럼 거꾸로 쓸 수 없어요. \(Korean.direction(meant)) 써 주세요.")
  }

  public static func noStep(_ word: String) -> Words {
    Words(
      "\(quoted(word)) is not the number of a change: see slayer log.",
      "\(Korean.topic(quoted(word))) slayer log에 나오는 번호가 아니에요.")
  }

  public static func notUTF8(_ word: String) -> Words {
    Words(
      "\(quoted(word)) is not valid UTF-8, so nothing was done.",
      "\(Korean.topic(quoted(word))) UTF-8이 아니어서 아무것도 하지 않았어요.")
  }

  public static func wordsMissing(_ usage: String) -> Words {
    Words("Something is missing: \(usage)", "빠진 것이 있어요: \(usage)")
  }

  public static func wordsNotExpected(_ word: String, _ usage: String) -> Words {
    Words("\(quoted(word)) is one word too many: \(usage)", "\(Korean.topic(quoted(word))) 필요 없어요: \(usage)")
  }

  public static func cannotWrite(_ reason: String) -> Words {
    Words("The output cannot be written: \(safe(reason))", "출력을 쓸 수 없어요: \(safe(reason))")
  }

  private static func suggesting(_ words: Words, _ nearest: String?, else other: Words) -> Words {
    guard let nearest else { return Words("\(words.english) \(other.english)", "\(words.korean) \(other.korean)") }
    return Words("\(words.english) Did you mean \(nearest)?", "\(words.korean) 혹시 \(nearest)?")
  }
}
