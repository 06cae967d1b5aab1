import QuestCore

/// What text is drawn on: a dark terminal or a light one.
public enum Ground: String, CaseIterable, Hashable, Sendable { case dark, light }

/// The colour of each urgency level, from calm slate blue to hot red. Chosen by hand for every depth: on a dark ground
/// they read on `#12131a`, on a light one on white.
public enum UrgencyColours {
  public static func colour(_ urgency: Urgency, on ground: Ground = .dark) -> Colour {
    switch ground {
    case .dark: dark(urgency)
    case .light: light(urgency)
    }
  }

  private static func dark(_ urgency: Urgency) -> Colour {
    switch urgency {
    case .dormant: Colour(0x8294BF, 67, 12)
    case .stirring: Colour(0x5CC2B8, 73, 6)
    case .prowling: Colour(0xB9CF5E, 149, 2)
    case .hunting: Colour(0xF7C04A, 221, 3)
    case .enraged: Colour(0xFF8A3D, 208, 11)
    case .rampaging: Colour(0xFF4B33, 196, 9)
    }
  }

  private static func light(_ urgency: Urgency) -> Colour {
    switch urgency {
    case .dormant: Colour(0x52618C, 60, 4)
    case .stirring: Colour(0x17756C, 23, 6)
    case .prowling: Colour(0x5B7100, 58, 2)
    case .hunting: Colour(0x8F6200, 94, 3)
    case .enraged: Colour(0xB24A00, 130, 1)
    case .rampaging: Colour(0xC8201A, 160, 9)
    }
  }
}
