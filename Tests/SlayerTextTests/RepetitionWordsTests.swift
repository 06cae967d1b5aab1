import QuestCore
import Testing

@testable import SlayerText

@Suite struct RepetitionWordsTests {
  @Test(arguments: [
    ("FREQ=MINUTELY;INTERVAL=90", "every 90 minutes", "90분마다"),
    ("FREQ=HOURLY", "every hour", "매시간"),
    ("FREQ=DAILY", "every day", "매일"),
    ("FREQ=DAILY;INTERVAL=2", "every 2 days", "2일마다"),
    ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "every weekday", "평일마다"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday", "평일마다"),
    ("FREQ=WEEKLY", "every week", "매주"),
    ("FREQ=WEEKLY;BYDAY=FR", "every Friday", "매주 금요일"),
    ("FREQ=WEEKLY;BYDAY=FR,MO,WE", "every Monday, Wednesday and Friday", "매주 월·수·금요일"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "every 2 weeks on Friday", "2주마다 금요일"),
    ("FREQ=MONTHLY", "every month", "매월"),
    ("FREQ=MONTHLY;BYMONTHDAY=15", "every month on the 15th", "매월 15일"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "every month on the last day", "매월 말일"),
    ("FREQ=MONTHLY;BYMONTHDAY=-2", "every month on the 2nd last day", "매월 말일 1일 전"),
    ("FREQ=MONTHLY;BYMONTHDAY=22,1", "every month on the 1st and 22nd", "매월 1일·22일"),
    ("FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=31", "every 3 months on the 31st", "3개월마다 31일"),
    ("FREQ=MONTHLY;BYDAY=-1FR", "every month on the last Friday", "매월 마지막 금요일"),
    ("FREQ=MONTHLY;BYDAY=1MO,3MO", "every month on the 1st Monday and the 3rd Monday", "매월 첫째 월요일·셋째 월요일"),
    ("FREQ=MONTHLY;BYDAY=FR", "every month on every Friday", "매월 모든 금요일"),
    ("FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR", "every month on Friday the 13th", "매월 13일의 금요일"),
    ("FREQ=YEARLY", "every year", "매년"),
    ("FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=27", "every year on 27 January", "매년 1월 27일"),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "every year on the last day of February", "매년 2월 말일"),
    ("FREQ=YEARLY;BYMONTH=12;BYDAY=3FR", "every year on the 3rd Friday of December", "매년 12월 셋째 금요일"),
    ("FREQ=YEARLY;INTERVAL=2;BYMONTH=5", "every 2 years in May", "2년마다 5월"),
    ("FREQ=DAILY;BYMONTH=6,7", "every day in June and July", "6월·7월 매일"),
    ("FREQ=DAILY;COUNT=5", "every day, 5 times left", "매일, 5번 남음"),
    ("FREQ=DAILY;COUNT=1", "every day, for the last time", "매일, 이번이 마지막"),
    ("FREQ=DAILY;UNTIL=20250405", "every day, until 5 Apr 2025", "매일, 2025년 4월 5일까지"),
    ("FREQ=DAILY;BYHOUR=9;BYMINUTE=5", "every day at 09:05", "매일 09:05"),
  ])
  func rhythms(rule: String, english: String, korean: String) throws {
    #expect(try #require(RepetitionRule(rule)).words == Words(english, korean))
  }

  @Test func theOriginIsAlwaysSaid() throws {
    let rule = try #require(RepetitionRule("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"))
    #expect(
      Repetition(rule: rule).words == Words("every 2 weeks on Friday, from schedule", "2주마다 금요일, 예정일 기준"))
    #expect(
      Repetition(rule: rule, origin: .completion).words
        == Words("every 2 weeks on Friday, from completion", "2주마다 금요일, 완료일 기준"))
  }
}
