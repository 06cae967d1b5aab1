import QuestCore
import SlayerText

/// Draws one beat of an animation: the hero strikes, the monster parts along the cut and falls, a tomb rises.
struct Film {
  let animation: Animation
  let sprite: Sprite
  let book: SpriteBook
  let layout: StageLayout
  var heroLook = HeroLook.squire

  static let white = Colour(0xFFFDF4, 231, 15)
  static let edge = Colour(0x8CD8FF, 117, 14)
  private static let farImage = Colour(0x182A54, 17, 4)
  private static let nearImage = Colour(0x213C74, 18, 4)
  private static let streak = Colour(0x78AADC, 110, 12)
  static let spark = Colour(0xFFD84E, 221, 11)

  func draw(_ beat: Beat.Name, progress: Double, on picture: inout Pixels) {
    switch beat {
    case .ready: standing(on: &picture) { hero("ready", at: home, on: &$0) }
    case .dash: dash(progress, on: &picture)
    case .arc: struck(on: &picture) { hero("slash1", at: strike, on: &$0) }
    case .glance:
      standing(on: &picture) { picture in
        hero("slash1", at: strike, on: &picture)
        sparks(on: &picture)
      }
    case .reel: standing(on: &picture) { hero(heroSprite.has("struggle") ? "struggle" : "idle2", at: strike, on: &$0) }
    case .flash:
      monsterShadow(on: &picture)
      picture.place(monster("struck"), x: layout.monsterX, y: layout.monsterY, tint: Film.white)
      hero("slash2", at: strike, on: &picture)
    case .hitStop:
      struck(on: &picture) { hero("slash2", at: strike, on: &$0) }
      cutLine(on: &picture)
    case .parted: fallingApart("slash2", Cut(gap: 3, fall: 0), on: &picture)
    case .partedWide: fallingApart("idle2", Cut(gap: 6, fall: 0), on: &picture)
    case .pieces: fallingApart("idle2", Cut(gap: 6, fall: 1 + 2 * progress), on: &picture)
    case .falling:
      fallingApart("idle2", Cut(gap: 6, fall: 3.5 + 2.5 * progress), on: &picture)
      dust("dust1", spread: 6, on: &picture)
    case .dust:
      monsterShadow(on: &picture)
      tomb(rows: 3 + Int(progress * 8), on: &picture)
      dust("dust2", spread: 9, on: &picture)
      hero("idle1", at: strike, on: &picture)
    case .tombStands:
      tomb(on: &picture)
      dust("dust3", spread: 12, on: &picture)
      hero("idle1", at: strike, on: &picture)
    case .victory:
      tomb(on: &picture)
      hero("victory", at: strike, on: &picture)
    case .rising: rising(progress, on: &picture)
    case .crack: crack(progress, on: &picture)
    case .risen: risen(progress, on: &picture)
    case .swelling: swelling(progress, on: &picture)
    case .shining: silhouette(of: sprite, on: &picture)
    case .unfolding: silhouette(of: grownSprite, on: &picture)
    case .grown: grown(progress, on: &picture)
    case .fading, .faded: break
    case .tombShakes: tomb(shiftedBy: progress * 6 == 0 ? 0 : Int(progress * 6) % 2 * 2 - 1, on: &picture, hero: true)
    case .tombSinks: tomb(rows: max(0, 11 - Int(progress * 12)), on: &picture, hero: true)
    }
  }

  var home: (x: Int, y: Int) { (layout.heroX, layout.heroY) }
  var strike: (x: Int, y: Int) { layout.strike(monsterWidth: bodyWidth) }
  var bodyWidth: Int { sprite.frame("idle1")?.pixels.width ?? 0 }
  var heroSprite: Sprite { book.hero(heroLook) }

  func monster(_ name: String) -> SpriteFrame { sprite.frame(name) ?? sprite.frames[0] }

  func hero(_ name: String, at place: (x: Int, y: Int), on picture: inout Pixels, tint: Colour? = nil) {
    guard let frame = heroSprite.frame(name) else { return }
    // A cape may reach farther back than the hero stands from the wall.
    let x = tint == nil ? max(place.x, frame.anchorX) : place.x
    if tint == nil { Dungeon.shadow(on: &picture, x: x, y: place.y, reach: 7) }
    picture.place(frame, x: x, y: place.y, tint: tint)
  }

  func monsterShadow(on picture: inout Pixels) {
    Dungeon.shadow(on: &picture, x: layout.monsterX, y: layout.monsterY, reach: bodyWidth / 2)
  }

  private func standing(on picture: inout Pixels, then draw: (inout Pixels) -> Void) {
    monsterShadow(on: &picture)
    let mood = animation.monster.mood
    picture.place(
      Stage.frame(of: sprite, mood: mood, at: nil), x: layout.monsterX, y: layout.monsterY,
      change: Flames(width: layout.width, mood: mood).dimmed)
    draw(&picture)
  }

  private func struck(on picture: inout Pixels, then draw: (inout Pixels) -> Void) {
    monsterShadow(on: &picture)
    picture.place(monster("struck"), x: layout.monsterX, y: layout.monsterY)
    draw(&picture)
  }

  private func dash(_ progress: Double, on picture: inout Pixels) {
    standing(on: &picture) { picture in
      let part = 0.4 + 0.6 * progress
      let x = home.x + Int(Double(strike.x - home.x) * part)
      let y = home.y + Int(Double(strike.y - home.y) * part)
      hero("dash", at: (x - 12, y), on: &picture, tint: Film.farImage)
      hero("dash", at: (x - 6, y), on: &picture, tint: Film.nearImage)
      for (row, start, length) in [(14, 26, 12), (9, 28, 10), (4, 24, 8)] {
        for column in 0..<length {
          picture[x - start + column, y - row] = column * 2 > length ? Film.streak : Film.nearImage
        }
      }
      hero("dash", at: (x, y), on: &picture)
    }
  }

  private func sparks(on picture: inout Pixels) {
    let x = layout.monsterX - bodyWidth / 2
    let y = layout.monsterY - 8
    for (dx, dy) in [(0, 0), (-2, -3), (1, -5), (-4, 1), (2, 3), (-1, -8)] { picture[x + dx, y + dy] = Film.spark }
    for (dx, dy) in [(-1, 0), (0, -1), (-2, -2), (1, -4)] { picture[x + dx, y + dy] = Film.white }
  }

  private func cutLine(on picture: inout Pixels) {
    let body = monster("struck").pixels
    let length = body.width * 13 / 10
    let centre = (x: layout.monsterX, y: layout.monsterY - body.height * 48 / 100)
    for step in 0..<length {
      let along = Double(step) / Double(max(1, length)) - 0.5
      let x = centre.x + Int((along * Double(length) * 0.82))
      let y = centre.y + Int((along * Double(length) * 0.57))
      picture[x, y] = abs(along) < 0.4 ? Film.white : Film.edge
    }
  }

  private func fallingApart(_ pose: String, _ cut: Cut, on picture: inout Pixels) {
    monsterShadow(on: &picture)
    if cut.fall == 0 { hero(pose, at: strike, on: &picture) }
    cut.draw(monster("struck"), x: layout.monsterX, y: layout.monsterY, on: &picture)
    hero(pose, at: strike, on: &picture)
  }

  func dust(_ name: String, spread: Int, on picture: inout Pixels) {
    guard let frame = book.sprite("dust").frame(name) else { return }
    picture.place(frame, x: layout.monsterX - spread, y: layout.monsterY)
    picture.place(frame, x: layout.monsterX + spread - 1, y: layout.monsterY)
  }

  private func tomb(rows: Int? = nil, shiftedBy shift: Int = 0, on picture: inout Pixels, hero isHeroHome: Bool = false)
  {
    Dungeon.shadow(on: &picture, x: layout.tombX, y: layout.monsterY, reach: 7)
    let stone = Gravestone(quality: animation.quality, monster: animation.monster)
    if let frame = stone.frame(book), rows != 0 {
      picture.place(frame, x: layout.tombX + shift, y: layout.monsterY, rows: rows)
    }
    if isHeroHome { hero("idle1", at: home, on: &picture) }
  }
}
