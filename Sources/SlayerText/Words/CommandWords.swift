import QuestCore

/// What the command line says. Parts that come from a person are made safe here.
public enum CommandWords {
  public static func named(_ number: Int, _ title: String) -> String { "\(number) \(safe(title))" }

  public static let noOpenQuests = Words(
    "No open quests. Add one: slayer add pay rent fri 5pm", "열린 퀘스트가 없어요. 이렇게 더해 보세요: slayer add 보고서 금요일 오후 5시")
  public static let noMatch = Words("No open quest matches.", "맞는 열린 퀘스트가 없어요.")

  public static func added(_ name: String) -> Words { Words("Added \(name)", "추가: \(name)") }
  /// In one line: `Added 3 pay rent · Fri 4 Dec 2026, 17:00 · in 4 days`.
  public static func added(_ quest: Quest, _ words: DeadlineWords) -> Words {
    let told = added(named(quest.number, quest.title))
    guard quest.deadline != nil else { return told }
    let deadline = words.full(quest.deadline)
    return Words("\(told.english) · \(deadline.english)", "\(told.korean) · \(deadline.korean)")
  }
  public static func slain(_ name: String) -> Words { Words("Slain: \(name)", "처치: \(name)") }
  public static func returns(_ name: String, _ deadline: Words) -> Words {
    Words("It returns as \(name) · \(deadline.english)", "다시 나타남: \(name) · \(deadline.korean)")
  }
  public static func raised(_ name: String) -> Words { Words("Raised from its tomb: \(name)", "무덤에서 부활: \(name)") }
  public static func deleted(_ name: String) -> Words {
    Words("Deleted: \(name) (slayer undo brings it back)", "삭제: \(name) (slayer undo로 되살릴 수 있어요)")
  }
  public static func undone(_ step: Words) -> Words { Words("Undone: \(step.english)", "되돌림: \(step.korean)") }
  public static func redone(_ step: Words) -> Words { Words("Redone: \(step.english)", "다시 함: \(step.korean)") }
  public static func experience(_ points: Int) -> Words {
    Words("+\(points) experience", "경험치 +\(points)")
  }

  public static func couldBe(_ readings: [Words]) -> Words {
    Words(
      "It could also be \(readings.map(\.english).joined(separator: ", or "))",
      "이렇게도 읽을 수 있어요: \(readings.map(\.korean).joined(separator: ", "))")
  }

  public static func strength(_ strength: Int) -> Words { Words("strength \(strength)", "세기 \(strength)") }

  public static func level(_ level: Int, _ experience: Int, next: Int) -> Words {
    Words(
      "Level \(level) · \(experience) experience · \(next - experience) to level \(level + 1)",
      "레벨 \(level) · 경험치 \(experience) · 레벨 \(level + 1)까지 \(next - experience)")
  }

  public static func chain(_ chain: Int) -> Words {
    Words("Chain \(chain)", "연속 처치 \(chain)")
  }

  public static func onTime(_ percent: Int) -> Words {
    Words("\(percent) % on time in the last 30 days", "지난 30일 동안 \(percent)% 제때")
  }
}

/// The names of a quest's fields, as `slayer show` and `slayer add` write them.
public enum FieldWords {
  public static let title = Words("title", "제목")
  public static let deadline = Words("deadline", "마감")
  public static let importance = Words("importance", "중요도")
  public static let campaign = Words("campaign", "원정")
  public static let tags = Words("tags", "태그")
  public static let steps = Words("steps", "단계")
  public static let repeats = Words("repeats", "반복")
  public static let monster = Words("monster", "몬스터")
  public static let created = Words("created", "만든 때")
  public static let slain = Words("slain", "처치한 때")
  public static let note = Words("note", "메모")
}

/// How things stand, in one line: `3 open · 1 overdue · 2 due today · 1 slain today · next: pay rent, in 2 h`.
public struct StatusWords {
  public let open: Int
  public let overdue: Int
  public let today: Int
  public let slainToday: Int

  public init(open: Int, overdue: Int, today: Int, slainToday: Int) {
    self.open = open
    self.overdue = overdue
    self.today = today
    self.slainToday = slainToday
  }

  public var counts: Words {
    Words(
      "\(open) open · \(overdue) overdue · \(today) due today · \(slainToday) slain today",
      "열린 퀘스트 \(open) · 지남 \(overdue) · 오늘 마감 \(today) · 오늘 처치 \(slainToday)")
  }

  /// What stands before the title of the next quest.
  public static let next = Words(" · next: ", " · 다음: ")
}
