import QuestCore
import TestKit
import Testing

/// A rule as the program says it reads back to the same rule, in both languages.
@Suite struct RuleWordsReadingTests {
  @Test(arguments: [
    ("FREQ=MINUTELY;INTERVAL=90", "every 90 minutes", "90분마다"),
    ("FREQ=HOURLY", "every hour", "매시간"),
    ("FREQ=DAILY", "every day", "매일"),
    ("FREQ=DAILY;INTERVAL=2", "every 2 days", "2일마다"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday", "평일마다"),
    ("FREQ=WEEKLY", "every week", "매주"),
    ("FREQ=WEEKLY;BYDAY=FR", "every Friday", "매주 금요일"),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR", "every Monday, Wednesday and Friday", "매주 월·수·금요일"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "every 2 weeks on Friday", "2주마다 금요일"),
    ("FREQ=MONTHLY;BYMONTHDAY=15", "every month on the 15th", "매월 15일"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "every month on the last day", "매월 말일"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,22", "every month on the 1st and 22nd", "매월 1일·22일"),
    ("FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=31", "every 3 months on the 31st", "3개월마다 31일"),
    ("FREQ=MONTHLY;BYDAY=-1FR", "every month on the last Friday", "매월 마지막 금요일"),
    (
      "FREQ=MONTHLY;BYDAY=1MO,3MO", "every month on the 1st Monday and the 3rd Monday", "매월 첫째 월요일·셋째 월요일"
    ),
    ("FREQ=YEARLY", "every year", "매년"),
    ("FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=27", "every year on 27 January", "매년 1월 27일"),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "every year on the last day of February", "매년 2월 말일"),
    ("FREQ=YEARLY;BYMONTH=12;BYDAY=3FR", "every year on the 3rd Friday of December", "매년 12월 셋째 금요일"),
    ("FREQ=DAILY;COUNT=5", "every day, 5 times left", "매일, 5번 남음"),
    ("FREQ=DAILY;UNTIL=20270405", "every day, until 5 Apr 2027", "매일, 2027년 4월 5일까지"),
  ])
  func readsBack(_ rule: String, _ english: String, _ korean: String) {
    let now = context("2026-11-15 10:00")
    for words in [english, korean] {
      #expect(QuickAdd.read("x " + words, now).draft.repetition?.rule.text == rule, "\(words)")
      #expect(QuickAdd.read(words + " x", now).draft.repetition?.rule.text == rule, "\(words)")
    }
  }
}
