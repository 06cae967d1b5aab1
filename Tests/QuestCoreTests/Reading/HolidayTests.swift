import Foundation
import TestKit
import Testing

@testable import QuestCore

@Suite struct HolidayTests {
  /// Dates of 설날 and 추석 as they were and will be kept in Korea.
  @Test(arguments: [
    (2020, "2020-01-25", "2020-10-01"), (2021, "2021-02-12", "2021-09-21"), (2022, "2022-02-01", "2022-09-10"),
    (2023, "2023-01-22", "2023-09-29"), (2024, "2024-02-10", "2024-09-17"), (2025, "2025-01-29", "2025-10-06"),
    (2026, "2026-02-17", "2026-09-25"), (2027, "2027-02-07", "2027-09-15"), (2028, "2028-01-27", "2028-10-03"),
    (2033, "2033-01-31", "2033-09-08"), (2050, "2050-01-23", "2050-09-30"),
  ])
  func known(_ year: Int, _ seollal: String, _ chuseok: String) {
    #expect(Holiday.seollal.date(in: year) == day(seollal))
    #expect(Holiday.chuseok.date(in: year) == day(chuseok))
  }

  @Test func outsideOfTheTable() {
    #expect(Holiday.seollal.date(in: 2019) == nil && Holiday.chuseok.date(in: 2051) == nil)
    let reading = QuickAdd.read("설날 인사", context("2051-11-30 10:00"))
    #expect(reading.draft == Draft(title: "설날 인사"))
    #expect(lunarHolidays.keys.sorted() == Array(2020...2050))
  }

  /// Lunar months begin on the Korean date of a new moon; 추석 is the 15th day of one.
  @Test(arguments: 2020...2050)
  func moons(_ year: Int) throws {
    let newMoons = Set((240..<640).map { koreanDay(ofNewMoon: $0) })
    let seollal = try #require(Holiday.seollal.date(in: year))
    let chuseok = try #require(Holiday.chuseok.date(in: year))
    #expect(newMoons.contains(seollal.dayNumber))
    #expect(newMoons.contains(chuseok.dayNumber - 14))
  }
}

/// The day number, in Korea, of the k-th new moon since 2000: Meeus, Astronomical Algorithms, chapter 49, good to a few
/// minutes; no new moon used here lies nearer to midnight than that.
private func koreanDay(ofNewMoon number: Int) -> Int {
  let k = Double(number)
  let t = k / 1_236.85
  let e = 1 - 0.002516 * t - 0.0000074 * t * t
  func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
  let sun = radians(2.5534 + 29.10535670 * k - 0.0000014 * t * t)
  let moon = radians(201.5643 + 385.81693528 * k + 0.0107582 * t * t)
  let latitude = radians(160.7108 + 390.67050284 * k - 0.0016118 * t * t)
  let node = radians(124.7746 - 1.56375588 * k + 0.0020672 * t * t)
  let terms: [(Double, Double)] = [
    (-0.40720, moon), (0.17241 * e, sun), (0.01608, 2 * moon), (0.01039, 2 * latitude), (0.00739 * e, moon - sun),
    (-0.00514 * e, moon + sun), (0.00208 * e * e, 2 * sun), (-0.00111, moon - 2 * latitude),
    (-0.00057, moon + 2 * latitude), (0.00056 * e, 2 * moon + sun), (-0.00042, 3 * moon),
    (0.00042 * e, sun + 2 * latitude), (0.00038 * e, sun - 2 * latitude), (-0.00024 * e, 2 * moon - sun),
    (-0.00017, node),
  ]
  let mean = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * t * t
  let dynamical = terms.reduce(mean) { $0 + $1.0 * sin($1.1) }
  let korean = dynamical - 75.0 / 86_400 + 9.0 / 24 + 0.5
  return Int(korean.rounded(.down)) - 2_440_588
}
