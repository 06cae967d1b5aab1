import QuestCore

extension ReadingRemark {
  /// What is worth saying about a reading, in a short sentence.
  public var words: Words {
    switch self {
    case .unreadableDate(let value):
      Words(
        "\(quoted(value)) is not a date: try fri 5pm, 25 dec or 2026-12-25.",
        "\(Korean.topic(quoted(value))) 날짜로 읽을 수 없어요. 금요일 오후 5시, 12월 25일, 2026-12-25처럼 써 주세요.")
    case .unreadableRepeat(let value):
      Words(
        "\(quoted(value)) is no repetition: try week, 2 weeks, mon or 15th.",
        "\(Korean.topic(quoted(value))) 반복으로 읽을 수 없어요. 매주, 2주마다, 매주 월요일, 매월 15일처럼 써 주세요.")
    case .yearAlone(let value):
      Words(
        "\(quoted(value)) is a year alone: give a month or a day.",
        "\(Korean.topic(quoted(value))) 연도뿐이에요. 달이나 날짜도 써 주세요.")
    case .impossibleRepeat(let value):
      Words(
        "\(quoted(value)) is no period that quests can repeat in.",
        "\(Korean.topic(quoted(value))) 반복할 수 있는 주기가 아니에요.")
    case .impossibleDate(let value):
      Words(
        "There is no \(quoted(value)); it stays in the title.",
        "\(Korean.topic(quoted(value))) 없는 날짜라서 제목에 남겨 두었어요.")
    case .repeatWithoutDate: Words("What repeats needs a date.", "반복하려면 날짜가 있어야 해요.")
    case .emptyTitle: Words("Type a title.", "제목을 써 주세요.")
    case .past: Words("That is past already.", "이미 지난 때예요.")
    case .movedAhead: Words("Moved ahead: the nearest one is past.", "가까운 때는 이미 지나서 그다음으로 옮겼어요.")
    case .weekdayContradicts(let weekday):
      Words(
        "That date is a \(weekday.words.english); the date holds.",
        "그 날짜는 \(weekday.words.korean)이에요. 날짜를 따를게요.")
    case .nightAfter: Words("Taken as the night after that day.", "그날 밤이 지난 뒤의 새벽으로 읽었어요.")
    case .nextMonthWithDay(let day):
      Words("Taken as the next month that has a day \(day).", "\(day)일이 있는 다음 달로 읽었어요.")
    }
  }
}

/// What a person typed, as a message may repeat it.
func quoted(_ value: String) -> String { "\"\(safe(value))\"" }
