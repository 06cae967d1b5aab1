import QuestCore

extension Monster {
  /// The monster in one cell, as in the old dungeons: a letter for its family, a capital for its two larger forms. A
  /// small slime is `s`, a slime king `S`.
  public var mark: String {
    let letter =
      switch family {
      case .slime: "s"
      case .dragon: "d"
      case .skeleton: "k"
      case .ghost: "g"
      case .spider: "x"
      case .mushroom: "m"
      case .golem: "o"
      case .eyebat: "e"
      }
    return form > 2 ? letter.uppercased() : letter
  }
}
