import QuestCore

extension Urgency {
  /// The frames that show this mood, in a sprite's file.
  var cycleName: String {
    switch self {
    case .dormant: "asleep"
    case .stirring: "drowsy"
    case .prowling: "wary"
    case .hunting: "idle"
    case .enraged: "angry"
    case .rampaging: "burning"
    }
  }
}

extension KillQuality {
  /// The stone that stands over such a kill, in the sprite `tomb`.
  var tombFrame: String {
    switch self {
    case .clean: "whole"
    case .closeCall: "notched"
    case .late: "cracked"
    }
  }
}
