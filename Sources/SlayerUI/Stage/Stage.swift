import QuestCore
import SlayerText

/// What stands in the room, apart from time.
package struct StageScene: Hashable, Sendable {
  package var monster: Monster?
  /// The tomb that stands in the monster's place, when it is slain.
  package var tomb: KillQuality?
  package var animation: Animation?
  /// Whether anything breathes.
  package var isBreathing = true
  /// How many quests are overdue: the light falls with them, and more than 3 make the hero weary.
  package var overdue = 0
  /// The hero's level; it chooses the clothes.
  package var level = 1

  package init(
    monster: Monster? = nil, tomb: KillQuality? = nil, animation: Animation? = nil, isBreathing: Bool = true,
    overdue: Int = 0, level: Int = 1
  ) {
    self.monster = monster
    self.tomb = tomb
    self.animation = animation
    self.isBreathing = isBreathing
    self.overdue = overdue
    self.level = level
  }

  var light: DungeonLight { DungeonLight(overdue: overdue) }
  var heroLook: HeroLook { HeroLook(level: level) }
  var isHeroWeary: Bool { overdue > 3 }
}

/// Composes the room in pixels: dungeon, shadows, monster, hero, and what is happening.
package struct Stage {
  let scene: StageScene
  let book: SpriteBook
  /// Milliseconds of the monotonic clock.
  let now: Int64

  package init(scene: StageScene, book: SpriteBook, now: Int64) {
    self.scene = scene
    self.book = book
    self.now = now
  }

  package func draw(width: Int, height: Int) -> Pixels {
    let layout = layout(width: width, height: height)
    guard let animation = scene.animation, let beat = animation.beat(at: now) else {
      var picture = room(layout, flames: shownFrame?.pixels.width)
      still(scene, layout, on: &picture)
      return picture
    }
    if beat.name == .fading || beat.name == .faded { return fade(animation, beat.name, layout) }
    var picture = room(layout, flames: nil)
    Film(
      animation: animation, sprite: book.sprite(of: animation.monster), book: book, layout: layout,
      heroLook: scene.heroLook
    ).draw(beat.name, progress: beat.progress, on: &picture)
    return picture
  }

  private var shownFrame: SpriteFrame? {
    scene.tomb != nil ? nil : scene.monster.map { Stage.frame(of: book.sprite(of: $0), mood: $0.mood, at: nil) }
  }

  /// Where all stand: for the monster that is shown, or is about to be.
  func layout(width: Int, height: Int) -> StageLayout {
    let isMoving = scene.animation?.beat(at: now) != nil
    let shown = isMoving ? scene.animation?.grown ?? scene.animation?.monster : scene.monster
    let size = shown.map(book.sprite(of:))?.frame("idle1")?.pixels
    return StageLayout(
      width: width, height: height, monsterWidth: size?.width ?? 16, monsterHeight: size?.height ?? 16)
  }

  private func room(_ layout: StageLayout, flames: Int?) -> Pixels {
    let dungeon = Dungeon(
      width: layout.width, height: layout.height, horizon: layout.horizon, lightX: layout.monsterX,
      lightY: layout.monsterY - 10, light: scene.light)
    var picture = dungeon.draw()
    let frames = book.sprite("torch").cycle("t")
    for (index, torch) in layout.torches(beside: flames ?? layout.monsterWidth).enumerated() {
      dungeon.glow(on: &picture, x: torch.x, y: torch.y - 8)
      let moment = scene.isBreathing ? now + Int64(index) * 130 : nil
      if let frame = Stage.cycle(frames, at: moment) { picture.place(frame, x: torch.x, y: torch.y) }
    }
    return picture
  }

  private func still(_ scene: StageScene, _ layout: StageLayout, on picture: inout Pixels) {
    if let tomb = scene.tomb, let monster = scene.monster {
      Dungeon.shadow(on: &picture, x: layout.tombX, y: layout.monsterY, reach: 7)
      if let frame = Gravestone(quality: tomb, monster: monster).frame(book) {
        picture.place(frame, x: layout.tombX, y: layout.monsterY)
      }
    } else if let monster = scene.monster {
      let frame = Stage.frame(of: book.sprite(of: monster), mood: monster.mood, at: scene.isBreathing ? now : nil)
      Dungeon.shadow(on: &picture, x: layout.monsterX, y: layout.monsterY, reach: layout.monsterWidth / 2)
      picture.place(
        frame, x: layout.monsterX, y: layout.monsterY, change: Flames(width: layout.width, mood: monster.mood).dimmed)
      if monster.mood == .dormant { sleep(above: frame, layout, on: &picture) }
    }
    Dungeon.shadow(on: &picture, x: layout.heroX, y: layout.heroY, reach: 7)
    let hero = book.hero(scene.heroLook)
    let pose = Stage.cycle(hero.cycle(scene.isHeroWeary ? "weary" : "idle"), at: scene.isBreathing ? now + 210 : nil)
    if let pose = pose ?? hero.frame("idle1") { picture.place(pose, x: layout.heroX, y: layout.heroY) }
  }

  /// Reduced motion: what was there gives way to what will be, in two steps.
  private func fade(_ animation: Animation, _ step: Beat.Name, _ layout: StageLayout) -> Pixels {
    var before = scene
    var after = scene
    (before.tomb, after.tomb) = (nil, nil)
    (before.monster, after.monster) = (animation.monster, animation.grown ?? animation.monster)
    switch animation.kind {
    case .slash: after.tomb = animation.quality
    case .appear: before.monster = nil
    case .rise: before.tomb = animation.quality
    case .grow: break
    }
    var first = room(layout, flames: nil)
    var second = first
    still(before, layout, on: &first)
    still(after, layout, on: &second)
    return first.mixed(with: second, sixteenths: step == .fading ? 5 : 11)
  }

  private func sleep(above frame: SpriteFrame, _ layout: StageLayout, on picture: inout Pixels) {
    let letters = book.sprite("zzz").cycle("z")
    guard let letter = Stage.cycle(letters, at: scene.isBreathing ? now : nil) else { return }
    let top = (0..<frame.pixels.height).first { y in (0..<frame.pixels.width).contains { frame.pixels[$0, y] != nil } }
    let y = layout.monsterY - frame.anchorY + (top ?? 0)
    picture.place(letter, x: min(layout.width - 4, layout.monsterX + frame.pixels.width / 3), y: max(letter.anchorY, y))
  }

  /// The frame of a mood at a moment; the alert one where a sprite has no look of its own for it.
  static func frame(of sprite: Sprite, mood: Urgency, at now: Int64?) -> SpriteFrame {
    let own = sprite.cycle(mood.cycleName)
    return cycle(own.isEmpty ? sprite.cycle("idle") : own, at: now) ?? sprite.frames[0]
  }

  /// The frame of a cycle at a moment; the first one where nothing moves.
  static func cycle(_ frames: [SpriteFrame], at now: Int64?) -> SpriteFrame? {
    let whole = frames.reduce(0) { $0 + Int64($1.duration) }
    guard let now, whole > 0 else { return frames.first }
    var passed = now % whole
    for frame in frames {
      if passed < Int64(frame.duration) { return frame }
      passed -= Int64(frame.duration)
    }
    return frames.first
  }
}
