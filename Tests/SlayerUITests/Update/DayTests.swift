import QuestCore
import TestKit
import Testing

@testable import SlayerUI

@Suite struct DayTests {
  @Test func midnightEmptiesTheGraveyard() {
    var play = Play()
    play.set(moment("2026-05-04 23:59:59"))
    #expect(play.state.graveyard.count == 3)
    play.press(.tab)
    play.set(moment("2026-05-05 00:00"))
    #expect(play.state.graveyard.isEmpty)
    #expect(play.state.focus == .list)
    #expect(play.listed.prefix(5) == [10, 2, 3, 1, 8])
    #expect(play.state.counts == [.overdue: 5, .today: 1, .thisWeek: 1, .later: 2, .someday: 1])
  }

  @Test func aDeadlineThatPassesMovesUp() {
    var play = Play()
    #expect(play.state.sections.map(\.section) == [.overdue, .today, .tomorrow, .thisWeek, .later, .someday])
    play.set(moment("2026-05-04 16:05"))
    #expect(play.state.counts[.overdue] == 2)
    play.set(moment("2026-05-04 16:06"))
    #expect(play.state.counts[.overdue] == 3)
    #expect(play.listed.prefix(3) == [10, 2, 3])
  }

  @Test func aClockSetBackIsFollowed() {
    var play = Play()
    play.set(moment("2026-05-05 08:00"))
    play.set(moment("2026-05-04 14:50"))
    #expect(play.listed == SelectionTests.order)
    #expect(play.state.graveyard.count == 3)
  }
}
