import QuestCore
import TestKit

/// A reading as a short line for the corpus: `title | deadline | rule | marks`, empty ends left off.
///
/// The deadline is a day or a local time. Marks: `?` and the other deadlines, then the remarks by name.
func rendered(_ reading: Reading, _ zone: Zone) -> String {
  var pieces = [
    reading.draft.title,
    rendered(reading.draft.deadline, zone),
    reading.draft.repetition.map(rendered) ?? "",
    marks(of: reading, zone).joined(separator: " "),
  ]
  while pieces.count > 1, pieces.last == "" { pieces.removeLast() }
  return pieces.joined(separator: " | ")
}

func rendered(_ deadline: Deadline?, _ zone: Zone) -> String {
  switch deadline {
  case nil: return ""
  case .day(let day)?: return day.description
  case .moment(let moment)?:
    let civil = zone.civil(moment)
    return "\(civil.date) \(civil.time)"
  }
}

func rendered(_ repetition: Repetition) -> String {
  (repetition.origin == .completion ? "done+" : "") + repetition.rule.text
}

private func marks(of reading: Reading, _ zone: Zone) -> [String] {
  let draft = reading.draft
  var marks = draft.tags.map { "#" + $0 }
  if let campaign = draft.campaign { marks.append("+" + campaign) }
  if draft.importance != .normal { marks.append("!" + draft.importance.rawValue) }
  if !draft.note.isEmpty { marks.append("//" + draft.note) }
  if !reading.otherReadings.isEmpty {
    marks.append("?" + reading.otherReadings.map { rendered($0.deadline, zone) }.joined(separator: ","))
  }
  return marks + reading.remarks.map(name)
}

private func name(_ remark: ReadingRemark) -> String {
  switch remark {
  case .unreadableDate(let value): "bad-date(\(value))"
  case .unreadableRepeat(let value): "bad-repeat(\(value))"
  case .yearAlone(let value): "year-alone(\(value))"
  case .impossibleRepeat(let value): "impossible-repeat(\(value))"
  case .impossibleDate(let value): "impossible(\(value))"
  case .repeatWithoutDate: "no-date"
  case .emptyTitle: "no-title"
  case .past: "past"
  case .movedAhead: "moved"
  case .weekdayContradicts(let weekday): "weekday(\(weekday))"
  case .nightAfter: "night"
  case .nextMonthWithDay(let day): "has(\(day))"
  }
}

func context(
  _ now: String, _ zone: Zone = .seoul, dayStartsAt: Int = 0, order: DateOrder = .monthDay
) -> ReadingContext {
  ReadingContext(
    now: moment(now, zone),
    calendar: SlayerCalendar(zone: zone, dayStartsAt: ClockTime(secondsOfDay: dayStartsAt * 3_600)), dateOrder: order)
}
