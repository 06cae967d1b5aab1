import QuestCore
import SlayerText

/// How a monster comes and grows: out of the floor, out of its tomb, into its next form.
extension Film {
  private static let earth = Colour(0x2A2029, 235, 0)

  private var flames: Flames { Flames(width: layout.width, mood: animation.monster.mood) }

  var grownSprite: Sprite { animation.grown.map(book.sprite(of:)) ?? sprite }

  /// The floor breaks open under where the monster will stand.
  func crack(_ progress: Double, on picture: inout Pixels) {
    let reach = Int(Double(bodyWidth / 2) * (0.3 + 0.7 * progress))
    hole(reach: reach, on: &picture)
    for (index, step) in [(-3, 1), (2, 2), (5, 0), (-6, 0), (0, 3)].enumerated() where progress * 5 >= Double(index) {
      picture[layout.monsterX + step.0 * reach / 8, layout.monsterY - 1 - step.1] = Film.earth
    }
    hero("idle1", at: home, on: &picture)
  }

  /// More and more of the monster stands out of the hole.
  func rising(_ progress: Double, on picture: inout Pixels) {
    hole(reach: bodyWidth / 2, on: &picture)
    let frame = Stage.frame(of: sprite, mood: animation.monster.mood, at: nil)
    let eased = 1 - (1 - progress) * (1 - progress)
    let rows = Int(Double(frame.pixels.height) * eased)
    if rows > 0 { picture.place(frame, x: layout.monsterX, y: layout.monsterY, rows: rows, change: flames.dimmed) }
    dust(progress < 0.5 ? "dust1" : "dust2", spread: bodyWidth / 4 + Int(progress * 6), on: &picture)
    hero("idle1", at: home, on: &picture)
  }

  /// It stands; the last dust settles.
  func risen(_ progress: Double, on picture: inout Pixels) {
    monsterShadow(on: &picture)
    let frame = Stage.frame(of: sprite, mood: animation.monster.mood, at: nil)
    picture.place(frame, x: layout.monsterX, y: layout.monsterY, change: flames.dimmed)
    if progress < 0.6 { dust("dust3", spread: bodyWidth / 4 + 8, on: &picture) }
    hero("idle1", at: home, on: &picture)
  }

  /// It trembles, faster and faster, and light gathers around it.
  func swelling(_ progress: Double, on picture: inout Pixels) {
    monsterShadow(on: &picture)
    let frame = Stage.frame(of: sprite, mood: animation.monster.mood, at: nil)
    let shake = Int(progress * progress * 9) % 2 * 2 - 1
    picture.place(frame, x: layout.monsterX + (progress < 0.25 ? 0 : shake), y: layout.monsterY, change: flames.dimmed)
    sparkle(ring: 1.35 - 0.6 * progress, phase: Int(progress * 3), on: &picture)
    hero("ready", at: home, on: &picture)
  }

  /// The monster's shape in white, standing in its next form's place.
  func silhouette(of sprite: Sprite, on picture: inout Pixels) {
    monsterShadow(on: &picture)
    let frame = Stage.frame(of: sprite, mood: .hunting, at: nil)
    picture.place(frame, x: layout.monsterX, y: layout.monsterY, tint: Film.white)
    hero("ready", at: home, on: &picture)
  }

  func grown(_ progress: Double, on picture: inout Pixels) {
    Dungeon.shadow(
      on: &picture, x: layout.monsterX, y: layout.monsterY, reach: (grownSprite.frame("idle1")?.pixels.width ?? 0) / 2)
    let mood = animation.grown?.mood ?? animation.monster.mood
    picture.place(
      Stage.frame(of: grownSprite, mood: mood, at: nil), x: layout.monsterX, y: layout.monsterY,
      change: Flames(width: layout.width, mood: mood).dimmed)
    if progress < 0.8 { sparkle(ring: 0.8 + 0.7 * progress, phase: 1 + Int(progress * 4), on: &picture) }
    dust(progress < 0.5 ? "dust2" : "dust3", spread: layout.monsterWidth / 2 - 2, on: &picture)
    hero("idle1", at: home, on: &picture)
  }

  private func hole(reach: Int, on picture: inout Pixels) {
    Dungeon.shadow(on: &picture, x: layout.monsterX, y: layout.monsterY, reach: reach)
  }

  /// Eight sparks around the body; `ring` is their distance in halves of its size.
  private func sparkle(ring: Double, phase: Int, on picture: inout Pixels) {
    let sparks = book.sprite("spark").cycle("s")
    guard !sparks.isEmpty else { return }
    let reach = (x: Double(layout.monsterWidth) / 2 * ring, y: Double(layout.monsterHeight) / 2 * ring)
    let around: [(Double, Double)] = [
      (1, 0), (0.7, -0.7), (0, -1), (-0.7, -0.7), (-1, 0), (-0.85, 0.5), (0.85, 0.5), (0.4, -0.9),
    ]
    for (index, place) in around.enumerated() {
      let x = layout.monsterX + Int(place.0 * reach.x)
      let y = layout.monsterY - layout.monsterHeight / 2 + Int(place.1 * reach.y)
      picture.place(sparks[(index * 3 + phase) % sparks.count], x: x, y: y)
    }
  }
}
