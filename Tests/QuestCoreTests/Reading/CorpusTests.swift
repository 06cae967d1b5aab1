import QuestCore
import TestKit
import Testing

/// Lines as people type them, each with its literal reading.
@Suite struct ReadingCorpusTests {
  static let context = QuestCoreTests.context("2026-11-30 10:00")

  @Test(arguments: [
    ("English days", englishDayCorpus), ("English times", englishTimeCorpus), ("Korean days", koreanDayCorpus),
    ("Korean times", koreanTimeCorpus), ("English lines", englishSentenceCorpus),
    ("Korean lines", koreanSentenceCorpus),
  ])
  func reads(_ name: String, _ corpus: String) throws {
    for line in corpus.split(separator: "\n") {
      let halves = line.components(around: " -> ")
      let (typed, expected) = try #require(halves, "no arrow: \(line)")
      #expect(rendered(QuickAdd.read(typed, Self.context), .seoul) == expected, "\(typed)")
    }
  }

  @Test(arguments: [("English", englishTitleCorpus), ("Korean", koreanTitleCorpus)])
  func leavesTitlesAlone(_ name: String, _ corpus: String) {
    for line in corpus.split(separator: "\n").map(String.init) {
      let reading = QuickAdd.read(line, Self.context)
      #expect(reading.draft == Draft(title: line), "\(line)")
      #expect(reading.remarks.isEmpty && reading.otherReadings.isEmpty, "\(line)")
      #expect(reading.spans.map(\.kind) == [.title], "\(line)")
    }
  }

  /// What is read reads back from its line, and the spans tile what was typed.
  @Test func lawsHoldForEveryLine() {
    let all = [
      englishDayCorpus, englishTimeCorpus, koreanDayCorpus, koreanTimeCorpus, englishTitleCorpus, koreanTitleCorpus,
      englishSentenceCorpus, koreanSentenceCorpus,
    ]
    let lines = all.flatMap { $0.split(separator: "\n") }
    #expect(lines.count > 700)
    for line in lines {
      let typed = line.components(around: " -> ")?.0 ?? String(line)
      let reading = QuickAdd.read(typed, Self.context)
      #expect(reading.spans.first?.start == 0 && reading.spans.last?.end == typed.unicodeScalars.count)
      guard reading.error == nil else { continue }
      let again = QuickAdd.line(for: reading.draft, Self.context)
      #expect(QuickAdd.read(again, Self.context).draft == reading.draft, "\(typed) → \(again)")
    }
  }
}

extension Substring {
  /// The text before and after the first occurrence of a separator.
  fileprivate func components(around separator: String) -> (String, String)? {
    var rest = self
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        return (String(self[..<rest.startIndex]), String(rest.dropFirst(separator.count)))
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
