import QuestCore
import QuestStore
import SlayerSystem
import SlayerText

/// Why a command did not do what it was asked.
enum CommandFailure: Error {
  case usage(UsageFault)
  case reading(ReadingRemark)
  case store(StoreError)
  case system(SystemError)
  case output(OutputFailure)
}

extension CommandFailure {
  /// What to say and how to end; nothing is said when the reader of the output went away.
  var report: (words: Words?, code: ExitCode) {
    switch self {
    case .usage(let fault): (fault.words, .usage)
    case .reading(let remark): (remark.words, .refused)
    case .store(.refused(let refusal)): (refusal.words, .refused)
    case .store(let error): (error.words, .store)
    case .system(.unreadableMoment(let text)): (SystemError.unreadableMoment(text).words, .usage)
    case .system(let error): (error.words, .store)
    case .output(.closed): (nil, .done)
    case .output(.failed(_, let reason)): (UsageWords.cannotWrite(reason), .terminal)
    }
  }
}

extension UsageFault {
  var words: Words {
    switch self {
    case .unknownCommand(let word, let nearest): UsageWords.unknownCommand(word, nearest: nearest)
    case .unknownOption(let word, let nearest): UsageWords.unknownOption(word, nearest: nearest)
    case .valueMissing(let option): UsageWords.valueMissing(option)
    case .valueNotExpected(let option): UsageWords.valueNotExpected(option)
    case .noSuchValue(let value, let option, let choices):
      UsageWords.noSuchValue(value, option: option, choices: choices)
    case .noNumber(let word): UsageWords.noNumber(word)
    case .rangeTooLong(let word): UsageWords.rangeTooLong(word)
    case .wordsMissing(let name): UsageWords.wordsMissing(Help.usage(name))
    case .wordsNotExpected(let name, let word): UsageWords.wordsNotExpected(word, Help.usage(name))
    }
  }
}
