import QuestCore
import SlayerText

extension CommandRun {
  /// `add -`: one quest a line, or JSON when the first character is `[` or `{`. All in one step, or none.
  func addFromInput() throws(CommandFailure) {
    guard let bytes = surroundings.input.readAll() else { throw .said(InputWords.unreadable, .store) }
    let unmarked = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let first = unmarked.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isJSONText = first == UInt8(ascii: "[") && Self.isJSONArray(unmarked) || first == UInt8(ascii: "{")
    let added = isJSONText ? try drafts(json: unmarked) : try drafts(lines: unmarked)
    if added.isEmpty { throw .said(InputWords.empty, .refused) }
    let quests = try save(added.map(\.draft))
    let calendar = calendar(covering: quests.lazy.compactMap(\.deadline))
    if isJSON { return try say(array: quests, JSONWriter(now: now, calendar: calendar)) }
    let words = deadlineWords(calendar)
    for (quest, source) in zip(quests, added) {
      try say(CommandWords.added(quest, words))
      if let reading = source.reading { try sayMore(reading, calendar) }
    }
  }

  /// All in one step, which cannot be told of in parts.
  private func save(_ drafts: [Draft]) throws(CommandFailure) -> [Quest] {
    let progress = Progress(total: drafts.count, run: self)
    progress.say(InputWords.saving(drafts.count))
    defer { progress.end() }
    return try write(.add(drafts)).step.changes.compactMap(\.after)
  }

  private typealias Source = (draft: Draft, reading: Reading?)

  /// A line of text may begin with a bracket too, as in `[work] call`: of JSON a value or the end follows.
  private static func isJSONArray(_ bytes: [UInt8]) -> Bool {
    let inside = bytes.drop { $0 != UInt8(ascii: "[") }.dropFirst().first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return inside == nil || inside == UInt8(ascii: "{") || inside == UInt8(ascii: "]")
  }

  private func drafts(lines bytes: [UInt8]) throws(CommandFailure) -> [Source] {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .said(InputWords.notUTF8(line: Self.firstBrokenLine(bytes)), .refused)
    }
    let lines = SlayerText.lines(of: text)
    let progress = Progress(total: lines.count, run: self)
    defer { progress.end() }
    var drafts: [Source] = []
    for (index, line) in lines.enumerated() {
      progress.reach(index)
      if line.allSatisfy(\.isWhitespace) { continue }
      let reading = read(line).reading
      if let error = reading.error { throw .said(InputWords.inLine(index + 1, error.words), .refused) }
      drafts.append((reading.draft, reading))
    }
    return drafts
  }

  private static func firstBrokenLine(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
  }

  private func drafts(json bytes: [UInt8]) throws(CommandFailure) -> [Source] {
    let json: JSON
    do {
      json = try JSONReader.read(bytes)
    } catch {
      throw .said(InputWords.noJSON(line: error.line), .refused)
    }
    let values = if case .array(let values) = json { values } else { [json] }
    let progress = Progress(total: values.count, run: self)
    defer { progress.end() }
    var drafts: [Source] = []
    for (index, value) in values.enumerated() {
      progress.reach(index)
      do throws(DraftFault) {
        drafts.append((try draft(of: value), nil))
      } catch {
        throw .said(InputWords.inQuest(index + 1, error.words), .refused)
      }
    }
    return drafts
  }
}

extension DraftFault {
  var words: Words {
    switch self {
    case .noObject: InputWords.noObject
    case .unknownField(let name, let nearest): UsageWords.unknownField(name, nearest: nearest, known: QuestFields.names)
    case .badField(let name): InputWords.badField(name)
    case .reading(let remark): remark.words
    }
  }
}

/// Says on a terminal how far long work has come; the line goes away at the end.
struct Progress {
  let total: Int
  private let run: CommandRun
  private let isShown: Bool
  private static let step = 1_000

  init(total: Int, run: CommandRun) {
    self.total = total
    self.run = run
    isShown = total > 2 * Self.step && run.errors.isTerminal
  }

  func reach(_ count: Int) {
    if count % Self.step == 0 { say(InputWords.progress(count, of: total)) }
  }

  func say(_ words: Words) {
    if isShown { run.prompt("\r" + words(run.language)) }
  }

  func end() {
    if isShown { run.prompt("\r\u{1B}[K") }
  }
}
