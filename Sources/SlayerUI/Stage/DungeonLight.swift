import SlayerText

/// How much light there is in the dungeon: warm while nothing is overdue, less with each quest that is.
public enum DungeonLight: Int, CaseIterable, Hashable, Sendable {
  case warm, calm, dim, dark

  /// Nothing overdue is warm, 1 or 2 calm, 3 to 5 dim, 6 or more dark.
  public init(overdue: Int) {
    switch overdue {
    case ...0: self = .warm
    case 1...2: self = .calm
    case 3...5: self = .dim
    default: self = .dark
    }
  }

  /// How far a torch reaches, in pixels.
  var reach: Int {
    switch self {
    case .warm: 19
    case .calm: 15
    case .dim: 11
    case .dark: 7
    }
  }

  var stones: DungeonStones {
    switch self {
    case .warm: .warm
    case .calm: .calm
    case .dim: .dim
    case .dark: .dark
    }
  }
}

/// The colours of wall and floor in one light.
struct DungeonStones: Hashable, Sendable {
  let joint: Colour
  let brick: Colour
  let edge: Colour
  /// Near the monster.
  let litBrick: Colour
  let litEdge: Colour
  let flag: Colour
  let flagEdge: Colour
  let seam: Colour
  /// In the light of a torch: bricks close to it, and those farther off.
  let nearGlow: (brick: Colour, edge: Colour, joint: Colour)
  let farGlow: (brick: Colour, edge: Colour, joint: Colour)

  static func == (a: DungeonStones, b: DungeonStones) -> Bool { a.named == b.named }
  func hash(into hasher: inout Hasher) { hasher.combine(named) }

  /// Each colour under the name by which a theme gives it another.
  var named: [String: Colour] {
    [
      "joint": joint, "brick": brick, "edge": edge, "lit-brick": litBrick, "lit-edge": litEdge, "flag": flag,
      "flag-edge": flagEdge, "seam": seam, "near-brick": nearGlow.brick, "near-edge": nearGlow.edge,
      "near-joint": nearGlow.joint, "far-brick": farGlow.brick, "far-edge": farGlow.edge, "far-joint": farGlow.joint,
    ]
  }

  static let warm = DungeonStones(
    joint: Colour(0x161115, 233, 0), brick: Colour(0x251D20, 235, 0), edge: Colour(0x2E2427, 236, 0),
    litBrick: Colour(0x31272A, 236, 0), litEdge: Colour(0x403131, 238, 0), flag: Colour(0x2A2124, 235, 0),
    flagEdge: Colour(0x392C2B, 237, 0), seam: Colour(0x1D1619, 234, 0),
    nearGlow: (Colour(0x442E26, 238, 0), Colour(0x5A402E, 240, 8), Colour(0x251718, 235, 0)),
    farGlow: (Colour(0x382825, 237, 0), Colour(0x4A342C, 239, 0), Colour(0x1D1519, 234, 0)))
  static let calm = DungeonStones(
    joint: Colour(0x101118, 233, 0), brick: Colour(0x181922, 234, 0), edge: Colour(0x1D1E29, 235, 0),
    litBrick: Colour(0x20202D, 235, 0), litEdge: Colour(0x2A293A, 236, 0), flag: Colour(0x1E1C27, 234, 0),
    flagEdge: Colour(0x26222F, 236, 0), seam: Colour(0x15141D, 233, 0),
    nearGlow: (Colour(0x3C2B2A, 237, 0), Colour(0x543930, 239, 8), Colour(0x1E151A, 234, 0)),
    farGlow: (Colour(0x291F27, 236, 0), Colour(0x382A30, 237, 0), Colour(0x17131B, 233, 0)))
  static let dim = DungeonStones(
    joint: Colour(0x0D0D13, 232, 0), brick: Colour(0x13141B, 233, 0), edge: Colour(0x16171F, 234, 0),
    litBrick: Colour(0x191922, 234, 0), litEdge: Colour(0x201F2A, 235, 0), flag: Colour(0x171620, 233, 0),
    flagEdge: Colour(0x1D1A25, 234, 0), seam: Colour(0x100F16, 232, 0),
    nearGlow: (Colour(0x2E2223, 236, 0), Colour(0x412D28, 237, 8), Colour(0x171116, 233, 0)),
    farGlow: (Colour(0x1E191F, 234, 0), Colour(0x292026, 235, 0), Colour(0x111016, 232, 0)))
  static let dark = DungeonStones(
    joint: Colour(0x0A090D, 232, 0), brick: Colour(0x0E0D13, 232, 0), edge: Colour(0x110F17, 233, 0),
    litBrick: Colour(0x161118, 233, 0), litEdge: Colour(0x1F151C, 234, 0), flag: Colour(0x121018, 233, 0),
    flagEdge: Colour(0x17131C, 233, 0), seam: Colour(0x0B0A10, 232, 0),
    nearGlow: (Colour(0x241A1C, 235, 0), Colour(0x332320, 236, 8), Colour(0x120D12, 233, 0)),
    farGlow: (Colour(0x161217, 233, 0), Colour(0x1E171C, 234, 0), Colour(0x0D0B10, 232, 0)))
}
