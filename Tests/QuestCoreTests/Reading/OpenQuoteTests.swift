import TestKit
import Testing

@testable import QuestCore

/// Drafts whose title leaves a quote open: what follows it in the line must not close it. Found by `make fuzz`.
@Suite struct OpenQuoteTests {
  private static let context = ReadingContext(now: moment("2026-11-30 14:50"), calendar: SlayerCalendar(zone: .seoul))

  @Test(arguments: [
    Draft(title: "+\"x", tags: ["p\""]), Draft(title: "+\"a", note: "x\" y"), Draft(title: "#\"a", campaign: "b\" c"),
    Draft(title: "a \"", note: "\" b"), Draft(title: "due:\"", tags: ["p\"", "q"]), Draft(title: "\"", note: "\""),
  ])
  func readsBack(draft: Draft) {
    let line = QuickAdd.line(for: draft, Self.context)
    #expect(QuickAdd.read(line, Self.context).draft == draft, "\(line)")
  }
}
