import Foundation
import QuestCore
import Testing

@testable import SlayerSystem

/// From 1970 to the end of 2099.
private let all = Moment(seconds: 0)...Moment(seconds: 4_102_444_799)

/// Our zone and calendar are those of Foundation, for every zone of the system's database that both know by name.
///
/// `EET` and `WET` are excepted: since release 2024b of the zone database they are Athens and Lisbon, while Foundation's
/// own data (ICU) still has the rules they had before. For them the C library is asked once more instead.
@Suite struct ZoneLawTests {
  @Test func everyNamedZoneAgreesWithFoundation() {
    var wrong: [String] = []
    var count = 0
    let files = FileManager.default.subpaths(atPath: "/usr/share/zoneinfo") ?? []
    let names = files.filter { $0.first?.isUppercase == true && !$0.contains(".") }
    TimeZoneVariable.withEach(names) { name in
      // A folder, or a name that Foundation does not have.
      guard let theirs = TimeZone(identifier: name) else { return }
      count += 1
      let ours = SystemZone.zone(covering: all)
      let differs = disagreement(ours) { seconds in
        excepted.contains(name)
          ? localOffset(seconds) : theirs.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
      }
      if let differs { wrong.append("\(name) at \(differs)") }
    }
    #expect(wrong == [])
    #expect(count > 450)
  }

  private let excepted: Set = ["EET", "WET"]

  /// The first moment at which the offsets differ, of every six days and of both sides of each change.
  private func disagreement(_ ours: Zone, _ offset: (Int64) -> Int) -> Int64? {
    let grid = stride(from: all.lowerBound.seconds, to: all.upperBound.seconds, by: 500_000)
    let edges = ours.changes.flatMap { [$0.moment.seconds - 1, $0.moment.seconds] }
    return (Array(grid) + edges).first { ours.offset(at: Moment(seconds: $0)) != offset($0) }
  }

  private func localOffset(_ seconds: Int64) -> Int {
    var time = time_t(seconds)
    var local = tm()
    return localtime_r(&time, &local) == nil ? 0 : local.tm_gmtoff
  }

  /// Clock changes at odd hours, at midnight, of half an hour, of two hours, and a day left out.
  @Test(arguments: [
    "America/New_York", "Europe/Berlin", "Asia/Seoul", "Africa/Cairo", "Australia/Lord_Howe", "Antarctica/Troll",
    "America/Sao_Paulo", "Asia/Beirut", "Africa/Casablanca", "Asia/Gaza",
  ])
  func daysBeginWhereFoundationHasThem(name: String) throws {
    let zone = TimeZoneVariable.with(name) { SystemZone.zone(covering: all) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: name))
    for change in zone.changes {
      let near = zone.civil(change.moment).date
      for days in -1...1 {
        let day = near.adding(days: days)
        let noon = DateComponents(year: day.year, month: day.month, day: day.day, hour: 12)
        let theirs = calendar.startOfDay(for: try #require(calendar.date(from: noon)))
        #expect(zone.start(of: day).seconds == Int64(theirs.timeIntervalSince1970), "\(name) \(day)")
      }
    }
  }

  @Test func everyDateAgreesWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var wrong: [String] = []
    for number in 0...47_482 {
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(number) * 86_400))
      let date = CivilDate(dayNumber: number)
      let weekday = ((parts.weekday ?? 0) + 5) % 7 + 1
      if parts.year != date.year || parts.month != date.month || parts.day != date.day
        || weekday != date.weekday.rawValue || date.dayNumber != number
      {
        wrong.append("\(date)")
      }
    }
    #expect(wrong == [])
  }
}
