import QuestCore
import TestKit
import Testing

@testable import SlayerText

/// Monday 30 November 2026, 14:50 in Seoul.
private let now = moment("2026-11-30 14:50", .seoul)
private let words = DeadlineWords(at: now, calendar: SlayerCalendar(zone: .seoul))

@Suite struct DeadlineWordsTests {
  @Test(arguments: [
    ("2026-11-30 17:00", "in 2 h 10 m", "2시간 10분 남음"), ("2026-11-30 15:50", "in 1 h", "1시간 남음"),
    ("2026-11-30 15:15", "in 25 m", "25분 남음"), ("2026-11-30 15:14:01", "in 25 m", "25분 남음"),
    ("2026-11-30 14:50:59", "now", "지금"), ("2026-11-30 14:50", "now", "지금"),
    ("2026-12-01 01:00", "in 10 h", "10시간 남음"), ("2026-12-01 14:49", "in 23 h", "23시간 남음"),
    ("2026-12-01 14:50", "Tue 14:50", "화 14:50"), ("2026-12-04 17:00", "Fri 17:00", "금 17:00"),
    ("2026-12-06 09:05", "Sun 09:05", "일 09:05"), ("2026-12-07 09:00", "7 Dec", "12월 7일"),
    ("2026-12-25 17:00", "25 Dec", "12월 25일"), ("2027-01-03 09:00", "2027-01-03", "2027-01-03"),
    ("2026-11-30 14:49:59", "1 m late", "1분 지남"), ("2026-11-30 14:25", "25 m late", "25분 지남"),
    ("2026-11-30 11:30", "3 h 20 m late", "3시간 20분 지남"), ("2026-11-29 14:50", "1 d late", "1일 지남"),
    ("2026-11-28 14:50", "2 d late", "2일 지남"), ("2025-11-30 14:50", "365 d late", "365일 지남"),
  ])
  func moments(_ text: String, english: String, korean: String) {
    #expect(words.short(.moment(moment(text, .seoul))) == Words(english, korean))
  }

  @Test(arguments: [
    ("2026-11-30", "today", "오늘"), ("2026-12-01", "tomorrow", "내일"), ("2026-12-02", "Wed", "수요일"),
    ("2026-12-06", "Sun", "일요일"), ("2026-12-07", "7 Dec", "12월 7일"), ("2027-01-03", "2027-01-03", "2027-01-03"),
    ("2026-11-29", "1 d late", "1일 지남"), ("2026-11-28", "2 d late", "2일 지남"),
  ])
  func days(_ text: String, english: String, korean: String) {
    #expect(words.short(.day(day(text))) == Words(english, korean))
  }

  @Test(arguments: [
    ("2026-12-04 17:00", "Fri 4 Dec 2026, 17:00 · in 4 days", "2026년 12월 4일 (금) 17:00 · 4일 남음"),
    ("2026-11-30 17:00", "Mon 30 Nov 2026, 17:00 · in 2 h 10 m", "2026년 11월 30일 (월) 17:00 · 2시간 10분 남음"),
    ("2026-12-01 17:00", "Tue 1 Dec 2026, 17:00 · tomorrow", "2026년 12월 1일 (화) 17:00 · 내일"),
    ("2026-11-28 17:00:30", "Sat 28 Nov 2026, 17:00:30 · 1 day late", "2026년 11월 28일 (토) 17:00:30 · 1일 지남"),
    ("2026-11-27 09:00", "Fri 27 Nov 2026, 09:00 · 3 days late", "2026년 11월 27일 (금) 09:00 · 3일 지남"),
  ])
  func full(_ text: String, english: String, korean: String) {
    #expect(words.full(.moment(moment(text, .seoul))) == Words(english, korean))
  }

  @Test func fullDays() {
    #expect(words.full(.day(day("2026-11-30"))) == Words("Mon 30 Nov 2026 · today", "2026년 11월 30일 (월) · 오늘"))
    #expect(words.full(.day(day("2026-12-04"))) == Words("Fri 4 Dec 2026 · in 4 days", "2026년 12월 4일 (금) · 4일 남음"))
    #expect(words.full(nil) == Words("no deadline", "마감 없음"))
    #expect(words.short(nil as Deadline?) == Words("", ""))
  }

  @Test(arguments: [
    ("2027-03-10", "in 100 days", "100일 남음"), ("2027-03-11", "in 3 months", "3개월 남음"),
    ("2027-05-29", "in 5 months", "5개월 남음"), ("2027-05-30", "in 6 months", "6개월 남음"),
    ("2028-11-29", "in 23 months", "23개월 남음"), ("2028-11-30", "in 2 years", "2년 남음"),
    ("2060-07-01", "in 33 years", "33년 남음"),
  ])
  func farAway(_ text: String, english: String, korean: String) {
    #expect(words.distance(.day(day(text))) == Words(english, korean))
  }

  /// Case 9, and a day that begins at 04:00: at 01:00 it is still yesterday's.
  @Test func aDayIsLateOnlyWhenItHasEnded() {
    let calendar = SlayerCalendar(zone: .seoul, dayStartsAt: ClockTime(secondsOfDay: 4 * 3_600))
    let night = DeadlineWords(at: moment("2026-12-01 01:00", .seoul), calendar: calendar)
    #expect(night.short(.day(day("2026-11-30"))).english == "today")
    #expect(night.short(.day(day("2026-12-01"))).english == "tomorrow")
    let morning = DeadlineWords(at: moment("2026-12-01 04:00", .seoul), calendar: calendar)
    #expect(morning.short(.day(day("2026-11-30"))).english == "1 d late")
  }

  @Test(arguments: [
    ("2026-11-30 09:05", "09:05", "09:05"), ("2026-11-29 23:00", "Sun 23:00", "일 23:00"),
    ("2026-11-20 10:00", "20 Nov", "11월 20일"), ("2025-11-20 10:00", "2025-11-20", "2025-11-20"),
  ])
  func aSlainQuestShowsItsKill(_ text: String, english: String, korean: String) {
    let quest = Quest(
      id: QuestID(random: 1, 2), number: 1, title: "x", created: moment("2020-01-01", .seoul),
      completion: Completion(moment: moment(text, .seoul), deadlineEnd: nil, sequence: 1))
    let encounter = Encounter(quest, at: now, calendar: SlayerCalendar(zone: .seoul))
    #expect(words.short(encounter) == Words(english, korean))
  }

  @Test func theShortFormFitsItsColumn() {
    for minute in -3_000..<12_000 {
      let short = words.short(.moment(now.adding(seconds: Int64(minute) * 60 + 7)))
      #expect(cellWidth(short.english) <= 17 && cellWidth(short.korean) <= 17)
    }
  }
}
