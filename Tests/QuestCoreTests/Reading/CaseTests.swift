import QuestCore
import TestKit
import Testing

/// Faults that users of neighbouring programs reported, with the right reading.
@Suite struct ReadingCaseTests {
  @Test(arguments: [
    ("2022-01-10 09:00", "report friday", "report | 2022-01-14"),
    ("2014-04-05 09:00", "party this saturday", "party | 2014-04-05"),
    ("2015-03-20 08:00", "pay bill next friday", "pay bill | 2015-03-27"),
    ("2015-03-20 08:00", "pay bill next week", "pay bill | 2015-03-23 |  | ?2015-03-27"),
    ("2025-11-11 09:00", "book 1/15", "book | 2026-01-15 |  | moved"),
    ("2020-12-29 09:00", "book 5 jan", "book | 2021-01-05 |  | moved"),
    ("2016-01-31 09:00", "x due:feb", "x | 2016-02-01"),
    ("2016-01-31 09:00", "x due:\"feb 2\"", "x | 2016-02-02"),
    ("2016-01-15 09:00", "x due:feb", "x | 2016-02-01"),
    ("2016-01-15 09:00", "x due:feb 2", "x | 2016-02-02"),
    ("2026-05-04 00:01", "x due:today", "x | 2026-05-04"),
    ("2026-05-04 00:01", "x due:2027", "x |  |  | year-alone(2027)"),
    ("2022-08-01 09:00", "x due:2022-W32", "x | 2022-08-08"),
    ("2026-05-04 09:00", "x due:2021-W53-1", "x |  |  | bad-date(2021-W53-1)"),
    ("2020-05-04 09:00", "x due:2020-W53-1", "x | 2020-12-28"),
    ("2012-01-01 09:00", "x due:2012-W01", "x | 2012-01-02"),
    ("2016-12-01 09:00", "x due:2017-W01", "x | 2017-01-02"),
    ("2025-12-01 09:00", "x due:2026-W01-1", "x | 2025-12-29"),
    ("2026-12-01 09:00", "x due:2026-W53-7", "x | 2027-01-03"),
    ("2022-03-09 14:00", "x due:2022-03-10 12:00 am", "x | 2022-03-10 00:00"),
    ("2022-03-09 14:00", "x due:\"2022-03-10 12:30am\"", "x | 2022-03-10 00:30"),
    ("2022-03-09 14:00", "x due:\"2022-03-10 12:00 pm\"", "x | 2022-03-10 12:00"),
    ("2022-03-09 14:00", "x due:\"2022-03-10 12pm\"", "x | 2022-03-10 12:00"),
    ("2022-03-09 14:00", "보고 2022-03-10 오전 12시", "보고 | 2022-03-10 00:00"),
    ("2022-03-09 14:00", "보고 2022-03-10 오후 12시", "보고 | 2022-03-10 12:00"),
    ("2021-06-22 11:10", "buns 12:00", "buns | 2021-06-22 12:00"),
    ("2021-08-30 12:50", "call dentist tomorrow 1400", "call dentist | 2021-08-31 14:00"),
    ("2017-11-03 09:00", "lunch 12pm tomorrow", "lunch | 2017-11-04 12:00"),
    ("2017-11-03 09:00", "lunch tomorrow at 12pm", "lunch | 2017-11-04 12:00"),
    ("2016-05-15 09:00", "report sunday 7 june 2015", "report | 2015-06-07 |  | past"),
    ("2016-05-15 09:00", "report monday 7 june 2015", "report | 2015-06-07 |  | past weekday(sunday)"),
    ("2023-02-07 09:00", "회의 2023년 2월 10일 오전 3시 30분", "회의 | 2023-02-10 03:30"),
    ("2023-02-07 09:00", "회의 2000년 1월 1일 19:30", "회의 | 2000-01-01 19:30 |  | past"),
    ("2023-02-07 09:00", "12월 31일 회의", "회의 | 2023-12-31"),
    ("2023-02-07 09:00", "회의 2023. 3. 18 오전 10:58", "회의 | 2023-03-18 10:58"),
    ("2023-02-07 09:00", "회의 2013.08.14 23시 54분", "회의 | 2013-08-14 23:54 |  | past"),
    ("2026-08-12 10:00", "20분 뒤에 약 먹기", "약 먹기 | 2026-08-12 10:20"),
    ("2026-08-12 10:00", "한 시간 뒤 산책", "산책 | 2026-08-12 11:00"),
    (
      "2026-08-12 10:00", "매일 9시에 약 먹기", "약 먹기 | 2026-08-13 09:00 | FREQ=DAILY | ?2026-08-12 21:00"
    ),
    ("2025-10-27 09:00", "금일 보고", "보고 | 2025-10-27"),
    ("2025-10-27 09:00", "명일 보고", "보고 | 2025-10-28"),
    ("2025-10-27 09:00", "2달 후 점검", "점검 | 2025-12-27"),
    (
      "2026-05-04 09:00", "x due:2020-04-23 every 0 months",
      "x | 2020-04-23 |  | impossible-repeat(every 0 months) past"
    ),
    ("2026-05-04 09:00", "x every 1 minute due:", "x |  |  | no-date"),
    ("2026-05-04 09:00", "x every 70 years", "x | 2026-05-04 | FREQ=YEARLY;INTERVAL=70"),
    (
      "2026-05-04 09:00", "x every 99999999999 days", "x |  |  | impossible-repeat(every 99999999999 days)"
    ),
    (
      "2025-04-01 09:00", "x daily until 2025-04-05 due:2025-04-04",
      "x | 2025-04-04 | FREQ=DAILY;UNTIL=20250405"
    ),
    ("2026-05-04 09:00", "Fix laptop project:parents", "Fix laptop project:parents"),
    ("2026-05-04 09:00", "files : rename", "files : rename"),
    ("2026-05-04 09:00", "see due:diligence", "see |  |  | bad-date(diligence)"),
    ("2026-05-04 09:00", "read a-b and 1-2", "read a-b and 1-2"),
    ("2026-05-04 10:00:37", "in 2 hours stretch", "stretch | 2026-05-04 12:00"),
  ])
  func holds(_ now: String, _ text: String, _ expected: String) {
    #expect(rendered(QuickAdd.read(text, context(now)), .seoul) == expected)
  }

  /// A time that clocks skip moves forward by the gap; of a time that comes twice it is the first.
  @Test(arguments: [
    ("2024-03-01 09:00", "x due:2024-03-10 02:30", "2024-03-10 03:30"),
    ("2026-10-01 09:00", "x due:2026-11-01 01:30", "2026-11-01 01:30"),
    ("2026-10-01 09:00", "x nov 1 1:30am", "2026-11-01 01:30"),
  ])
  func clockChange(_ now: String, _ text: String, _ expected: String) {
    let reading = QuickAdd.read(text, context(now, .newYork))
    #expect(rendered(reading.draft.deadline, .newYork) == expected)
    if text.contains("01:30") { #expect(reading.draft.deadline == .moment(Moment(seconds: 1_793_511_000))) }
  }
}
