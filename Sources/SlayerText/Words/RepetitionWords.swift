import QuestCore

extension Repetition {
  /// The rule and what it is counted from: `every 2 weeks on Friday, from schedule`, `2주마다 금요일, 예정일 기준`.
  public var words: Words {
    let rule = rule.words
    let origin = origin.words
    return Words("\(rule.english), \(origin.english)", "\(rule.korean), \(origin.korean)")
  }
}

extension Repetition.Origin {
  public var words: Words {
    switch self {
    case .schedule: Words("from schedule", "예정일 기준")
    case .completion: Words("from completion", "완료일 기준")
    }
  }
}

extension RepetitionRule {
  /// The rhythm in words: `every month on the 15th, until 5 Apr 2027`, `매월 15일, 2027년 4월 5일까지`.
  public var words: Words { parts.words }
}

extension RuleParts {
  var words: Words {
    var english = EnglishRhythm(self).text
    var korean = KoreanRhythm(self).text
    if let time {
      english += " at \(DateWords.time(time))"
      korean += " \(DateWords.time(time))"
    }
    if let count {
      english += count == 1 ? ", for the last time" : ", \(count) times left"
      korean += count == 1 ? ", 이번이 마지막" : ", \(count)번 남음"
    }
    if let until = until?.date {
      let day = DateWords.dayAndMonth(until)
      english += ", until \(day.english) \(until.year)"
      korean += ", \(until.year)년 \(day.korean)까지"
    }
    return Words(english, korean)
  }

  /// The weekdays named without an ordinal, Monday first.
  var plainWeekdays: [Weekday] {
    days.filter { $0.ordinal == nil }.map(\.weekday).sorted { $0.rawValue < $1.rawValue }
  }

  /// Monday to Friday, whether it is said by days or by weeks.
  var isEveryWorkday: Bool {
    interval == 1 && (frequency == .daily || frequency == .weekly)
      && plainWeekdays == [.monday, .tuesday, .wednesday, .thursday, .friday]
  }
}

extension RuleParts.Until {
  /// The last date; of a moment its date in UTC.
  fileprivate var date: CivilDate {
    switch self {
    case .day(let day): day
    case .moment(let moment): Zone.utc.civil(moment).date
    }
  }
}
