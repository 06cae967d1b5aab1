import QuestCore
import SlayerText
import SlayerUI

/// The contact sheets of everything that is drawn.
enum Sheets {
  static let book = SpriteBook()

  /// Every family and form as it stands there, one family a row.
  static func cast() -> Pixels {
    var sheet = Sheet()
    for family in Monster.Family.allCases {
      sheet.add((1...4).map { idle(Monster(family: family, form: $0, mood: .hunting)) })
    }
    return sheet.picture()
  }

  /// Every frame of every mood of one family, one form a row.
  static func moods(of family: Monster.Family) -> Pixels {
    var sheet = Sheet()
    for form in 1...4 { sheet.add(book.sprite(of: Monster(family: family, form: form, mood: .hunting)).frames) }
    return sheet.picture()
  }

  /// The four variants of each family in the middle and largest form.
  static func variants() -> Pixels {
    var sheet = Sheet()
    for family in Monster.Family.allCases {
      sheet.add(
        Monster.variants.flatMap { variant in
          [1, 2, 3, 4].map { idle(Monster(family: family, form: $0, mood: .hunting, variant: variant)) }
        })
    }
    return sheet.picture()
  }

  /// Every monster in one colour: told apart by its shape alone.
  static func silhouettes() -> Pixels {
    cast().mapped { _ in Colour(0xE8E4F0, 254, 15) }
  }

  static func hero() -> Pixels {
    var sheet = Sheet()
    for look in HeroLook.allCases { sheet.add(book.hero(look).frames) }
    return sheet.picture()
  }

  static func things() -> Pixels {
    var sheet = Sheet()
    for name in ["tomb", "tomb_big", "face", "torch", "dust", "spark", "zzz"] { sheet.add(book.sprite(name).frames) }
    return sheet.picture()
  }

  private static func idle(_ monster: Monster) -> Pixels {
    book.sprite(of: monster).frame("idle1")?.pixels ?? Pixels(width: 0, height: 0)
  }
}
