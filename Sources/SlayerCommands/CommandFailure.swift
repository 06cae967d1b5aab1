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
  /// A filter that cannot be read, and its text.
  case filter(FilterFault, String)
  /// The doctor found faults, and has told them.
  case unwell
  /// A reason of a command's own, with the way to end.
  case said(Words, ExitCode)
}

extension CommandFailure {
  /// What to say and how to end; nothing is said when the reader of the output went away.
  ///
  /// - Parameter database: what `--db` says: the commands that are advised must be for that store too.
  func report(of database: String?) -> (words: Words?, code: ExitCode) {
    switch self {
    case .usage(let fault): (fault.words, .usage)
    case .reading(let remark): (remark.words, .refused)
    case .store(.refused(let refusal)): (refusal.words, .refused)
    case .store(.exists(let path)): (BackupWords.exists(path), .refused)
    case .store(let error): (error.words(repair: ShellWord.repair(of: database)), .store)
    case .system(.unreadableMoment(let text)): (SystemError.unreadableMoment(text).words, .usage)
    case .system(let error): (error.words, .store)
    case .filter(let fault, _): (fault.words, .usage)
    case .unwell: (nil, .store)
    case .said(let words, let code): (words, code)
    case .output(.closed): (nil, .done)
    case .output(.failed(_, let reason)): (UsageWords.cannotWrite(reason), .terminal)
    }
  }
}

extension CommandFailure {
  /// Lines below what is said that show the place: the filter, and marks under the word that is wrong.
  var place: [String] {
    guard case .filter(let fault, let text) = self else { return [] }
    let scalars = Array(text.unicodeScalars)
    func shown(_ range: Range<Int>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)])
      return safe(String(view))
    }
    let before = cellWidth(shown(0..<fault.range.lowerBound))
    let width = max(1, cellWidth(shown(fault.range)))
    return [
      "  " + shown(0..<scalars.count),
      "  " + String(repeating: " ", count: before) + String(repeating: "^", count: width),
    ]
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
    case .noCount(let value, let option): UsageWords.noCount(value, option: option)
    case .optionNotHere(let option, let name): UsageWords.optionNotHere(option, name.rawValue)
    case .unknownField(let word, let nearest, let known):
      UsageWords.unknownField(word, nearest: nearest, known: known)
    case .openBrace(let text): UsageWords.openBrace(text)
    case .noNumber(let word): UsageWords.noNumber(word)
    case .rangeTooLong(let word): UsageWords.rangeTooLong(word)
    case .rangeBackwards(let word, let meant): UsageWords.rangeBackwards(word, meant)
    case .noStep(let word): UsageWords.noStep(word)
    case .notUTF8(let word): UsageWords.notUTF8(word)
    case .wordsMissing(let name): UsageWords.wordsMissing(Help.usage(name))
    case .wordsNotExpected(let name, let word): UsageWords.wordsNotExpected(word, Help.usage(name))
    }
  }
}
