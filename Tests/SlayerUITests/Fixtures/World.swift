import QuestCore
import SlayerText
import TestKit

@testable import SlayerUI

/// Monday, 4 May 2026, 14:50 in Seoul: the moment at which the tests of the screen begin.
let noon = moment("2026-05-04 14:50")
let seoul = SlayerCalendar(zone: .seoul)

/// An id that comes again for a number; 1 is a slime, 2 a dragon and so on through the families.
func questID(_ number: Int) -> QuestID { QuestID(random: 0, UInt64(number &+ 3)) }

/// A quest as tests need it.
func quest(
  _ number: Int, _ title: String, due deadline: Deadline? = nil, note: String = "", importance: Importance = .normal,
  campaign: String? = nil, tags: [String] = [], steps: [Step] = [], repetition: Repetition? = nil
) -> Quest {
  Quest(
    id: questID(number), number: number, title: title, note: note, deadline: deadline,
    created: moment("2026-05-01 10:00"), importance: importance, campaign: campaign, tags: tags, steps: steps,
    repetition: repetition)
}

extension Quest {
  /// The same quest, slain at a moment.
  func slain(at moment: Moment, sequence: Int) -> Quest {
    var quest = self
    quest.completion = Completion(
      moment: moment, deadlineEnd: deadline.map(seoul.end(of:)), sequence: sequence)
    return quest
  }
}

/// Ten open quests in both languages, at least one in each section, and three tombs of today.
enum World {
  static let open = [
    quest(1, "pay rent", due: .moment(moment("2026-05-04 17:00")), tags: ["home"]),
    quest(2, "보고서 쓰기", due: .day(day("2026-05-02")), importance: .major, campaign: "일"),
    quest(
      3, "call the dentist", due: .moment(moment("2026-05-04 16:05")),
      note: "Ask about the left side. 보험 카드를 챙기기. The number is on the fridge, beside the shopping list."),
    quest(4, "어머니께 전화", due: .day(day("2026-05-05"))),
    quest(5, "ship the release", due: .moment(moment("2026-05-07 09:00")), importance: .epic, campaign: "slayer"),
    quest(6, "여권 갱신", due: .day(day("2026-05-20")), tags: ["행정", "여행"]),
    quest(7, "read a long book whose title goes on and on until nothing is left of the line", importance: .trivial),
    quest(
      8, "water the plants", due: .day(day("2026-05-04")),
      repetition: RepetitionRule("FREQ=WEEKLY").map { Repetition(rule: $0) }),
    quest(
      9, "이사 준비", due: .day(day("2026-06-30")),
      steps: [Step(title: "상자 모으기", isCompleted: true), Step(title: "주소 바꾸기")]),
    quest(10, "fix [Z-a] (x", due: .moment(moment("2026-05-01 12:00")), importance: .epic),
  ]

  static let slain = [
    quest(11, "buy milk", due: .day(day("2026-05-04"))).slain(at: moment("2026-05-04 09:10"), sequence: 20),
    quest(12, "세탁소 들르기", due: .moment(moment("2026-05-04 12:00")))
      .slain(at: moment("2026-05-04 11:30"), sequence: 21),
    quest(13, "return the book", due: .day(day("2026-05-01"))).slain(at: moment("2026-05-04 13:00"), sequence: 22),
  ]
}
