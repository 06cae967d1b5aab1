import QuestCore

extension Monster {
  /// What this form of the family is called: `Droplet`, `Slime king`.
  public var name: Words {
    let forms = family.forms
    return forms[min(max(form, 1), forms.count) - 1]
  }
}

extension Monster.Family {
  public var words: Words {
    switch self {
    case .slime: Words("slime", "슬라임")
    case .dragon: Words("dragon", "용")
    case .skeleton: Words("skeleton", "해골")
    case .ghost: Words("ghost", "유령")
    case .spider: Words("spider", "거미")
    case .mushroom: Words("mushroom", "버섯")
    case .golem: Words("golem", "골렘")
    case .eyebat: Words("eyebat", "눈박쥐")
    }
  }

  /// The names of the four forms, weakest first.
  public var forms: [Words] {
    switch self {
    case .slime:
      [
        Words("Droplet", "물방울"), Words("Sprouting slime", "새싹 슬라임"), Words("Horned slime", "뿔 슬라임"),
        Words("Slime king", "슬라임 왕"),
      ]
    case .dragon:
      [
        Words("Hatchling", "갓 깬 용"), Words("Young dragon", "어린 용"), Words("Winged dragon", "비룡"),
        Words("Ancient dragon", "고룡"),
      ]
    case .skeleton:
      [
        Words("Little skull", "꼬마 해골"), Words("Skeleton", "해골"), Words("Skeleton warrior", "해골 전사"),
        Words("Skeleton king", "해골 왕"),
      ]
    case .ghost:
      [
        Words("Wisp", "도깨비불"), Words("Sheet ghost", "보자기 유령"), Words("Chained ghost", "사슬 유령"),
        Words("Lantern spectre", "등불 망령"),
      ]
    case .spider:
      [
        Words("Spiderling", "새끼 거미"), Words("Web weaver", "그물 거미"), Words("Fanged spider", "독니 거미"),
        Words("Spider queen", "거미 여왕"),
      ]
    case .mushroom:
      [
        Words("Button cap", "꼬마 버섯"), Words("Walking mushroom", "걷는 버섯"), Words("Spore mushroom", "포자 버섯"),
        Words("Mushroom elder", "버섯 장로"),
      ]
    case .golem:
      [
        Words("Pebble", "조약돌"), Words("Boulder golem", "바위 골렘"), Words("Rune golem", "룬 골렘"),
        Words("Colossus", "거석 골렘"),
      ]
    case .eyebat:
      [
        Words("Blinker", "깜빡이"), Words("Eyebat", "눈박쥐"), Words("Horned eyebat", "뿔 눈박쥐"),
        Words("Eyebat lord", "눈박쥐 군주"),
      ]
    }
  }
}
