import QuestCore

extension Weekday {
  public var words: Words {
    switch self {
    case .monday: Words("Monday", "월요일")
    case .tuesday: Words("Tuesday", "화요일")
    case .wednesday: Words("Wednesday", "수요일")
    case .thursday: Words("Thursday", "목요일")
    case .friday: Words("Friday", "금요일")
    case .saturday: Words("Saturday", "토요일")
    case .sunday: Words("Sunday", "일요일")
    }
  }

  /// `Fri`, `금`
  public var short: Words { Words(String(words.english.prefix(3)), String(words.korean.prefix(1))) }
}

/// Dates and times of day as a person writes them.
public enum DateWords {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// `December`, `12월`
  public static func month(_ number: Int) -> Words {
    Words(months[min(max(number, 1), 12) - 1], "\(number)월")
  }

  /// `25 Dec`, `12월 25일`
  public static func dayAndMonth(_ date: CivilDate) -> Words {
    Words("\(date.day) \(month(date.month).english.prefix(3))", "\(date.month)월 \(date.day)일")
  }

  /// `Fri 4 Dec`, `12월 4일 (금)`
  public static func weekdayAndDay(_ date: CivilDate) -> Words {
    let day = dayAndMonth(date)
    let weekday = date.weekday.short
    return Words("\(weekday.english) \(day.english)", "\(day.korean) (\(weekday.korean))")
  }

  /// `Fri 4 Dec 2026`, `2026년 12월 4일 (금)`
  public static func full(_ date: CivilDate) -> Words {
    let day = dayAndMonth(date)
    let weekday = date.weekday.short
    return Words(
      "\(weekday.english) \(day.english) \(date.year)", "\(date.year)년 \(day.korean) (\(weekday.korean))")
  }

  /// `17:00`, without seconds.
  public static func time(_ time: ClockTime) -> String {
    "\(padded(time.hour, 2)):\(padded(time.minute, 2))"
  }
}
