import QuestCore

extension Urgency {
  /// The level's name; the English one is also the word of JSON.
  public var words: Words {
    switch self {
    case .dormant: Words("dormant", "잠듦")
    case .stirring: Words("stirring", "뒤척임")
    case .prowling: Words("prowling", "배회")
    case .hunting: Words("hunting", "추격")
    case .enraged: Words("enraged", "격노")
    case .rampaging: Words("rampaging", "폭주")
    }
  }

  /// What the monster of a quest at this level is seen to do.
  public var mood: Words {
    switch self {
    case .dormant: Words("fast asleep", "깊이 잠들어 있어요")
    case .stirring: Words("one eye open", "한쪽 눈을 떴어요")
    case .prowling: Words("looking around warily", "두리번거리며 경계해요")
    case .hunting: Words("wide awake, its eyes on you", "눈을 부릅뜨고 노려봐요")
    case .enraged: Words("furious", "몹시 성이 났어요")
    case .rampaging: Words("ablaze with rage", "분노로 불타올라요")
    }
  }
}

extension Importance {
  public var words: Words {
    switch self {
    case .trivial: Words("trivial", "사소")
    case .normal: Words("normal", "보통")
    case .major: Words("major", "중요")
    case .epic: Words("epic", "전설")
    }
  }
}

extension KillQuality {
  /// A kill in one word; JSON has `rawValue`.
  public var words: Words {
    switch self {
    case .clean: Words("clean", "깔끔")
    case .closeCall: Words("close call", "아슬아슬")
    case .late: Words("late", "늦음")
    }
  }
}

extension Section {
  public var words: Words {
    switch self {
    case .overdue: Words("Overdue", "마감 지남")
    case .today: Words("Today", "오늘")
    case .tomorrow: Words("Tomorrow", "내일")
    case .thisWeek: Words("This week", "이번 주")
    case .later: Words("Later", "나중에")
    case .someday: Words("Someday", "언젠가")
    }
  }
}
