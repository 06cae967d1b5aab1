import QuestCore
import SlayerText

/// Where hero and monster stand in a room of a given size.
struct StageLayout: Hashable, Sendable {
  let width: Int
  let height: Int
  let monsterX: Int
  let monsterY: Int
  let heroX: Int
  let heroY: Int
  let horizon: Int

  static let heroWidth = 16
  static let gap = 6

  /// Face to face where there is room for both; else the monster above right and the hero below left.
  init(width: Int, height: Int, monsterWidth: Int, monsterHeight: Int) {
    self.width = width
    self.height = height
    let isFaceToFace = width >= max(44, monsterWidth + StageLayout.heroWidth + StageLayout.gap)
    let isTall = height >= 30
    if isFaceToFace {
      let ground = isTall ? height - 9 : height - 2
      let span = monsterWidth + StageLayout.heroWidth + min(18, max(StageLayout.gap, (width - 48) / 2))
      let left = (width - span) / 2
      heroX = left + 7
      heroY = ground + (isTall ? 3 : 0)
      monsterX = left + span - monsterWidth / 2
      monsterY = ground
    } else {
      monsterX = max(monsterWidth / 2, width - monsterWidth / 2 - 1)
      monsterY = max(monsterHeight, min(height - 10, 25)) - 1
      heroX = 8
      heroY = height - 2
    }
    horizon = max(2, monsterY - (isTall || !isFaceToFace ? 7 : 3))
  }

  /// Where the hero stands to strike: before the monster, the arc reaching through it.
  func strike(monsterWidth: Int) -> (x: Int, y: Int) {
    (max(8, monsterX - monsterWidth / 2 - 12), min(height - 1, monsterY + 3))
  }
}

/// What stands in the room, apart from time.
struct StageScene: Hashable, Sendable {
  var monster: Monster?
  /// The tomb that stands in the monster's place, for a slain quest.
  var tomb: KillQuality?
  var animation: Animation?
  /// Whether anything breathes.
  var isBreathing = true
  var isHeroWeary = false
}

/// Composes the room in pixels: dungeon, shadows, monster, hero, and what is happening.
struct Stage {
  let scene: StageScene
  let book: SpriteBook
  /// Milliseconds of the monotonic clock.
  let now: Int64

  func draw(width: Int, height: Int) -> Pixels {
    let beat = scene.animation.flatMap { animation in animation.beat(at: now).map { (animation, $0) } }
    let shown = beat?.0.monster ?? scene.monster
    let sprite = shown.map(book.sprite(of:))
    let size = sprite?.frame("idle1")?.pixels
    let layout = StageLayout(
      width: width, height: height, monsterWidth: size?.width ?? 16, monsterHeight: size?.height ?? 16)
    var picture = Dungeon(
      width: width, height: height, horizon: layout.horizon, lightX: layout.monsterX, lightY: layout.monsterY - 10
    ).draw()
    torches(layout, on: &picture)
    if let (animation, beat) = beat, let sprite {
      Film(animation: animation, sprite: sprite, book: book, layout: layout)
        .draw(beat.name, progress: beat.progress, on: &picture)
    } else {
      still(sprite, layout, on: &picture)
    }
    return picture
  }

  /// Two torches on a wall that is high and wide enough for them.
  private func torches(_ layout: StageLayout, on picture: inout Pixels) {
    guard layout.width >= 48, layout.horizon >= 26 else { return }
    let frames = book.sprite("torch").cycle("t")
    let y = layout.horizon - 14
    for (x, delay) in [(layout.width / 8, Int64(0)), (layout.width - layout.width / 8, 130)] {
      Dungeon.glow(on: &picture, x: x, y: y - 8, horizon: layout.horizon)
      if let frame = Stage.cycle(frames, at: scene.isBreathing ? now + delay : nil) { picture.place(frame, x: x, y: y) }
    }
  }

  private func still(_ sprite: Sprite?, _ layout: StageLayout, on picture: inout Pixels) {
    if let tomb = scene.tomb {
      Dungeon.shadow(on: &picture, x: layout.monsterX, y: layout.monsterY, reach: 5)
      if let frame = book.sprite("tomb").frame(tomb.tombFrame) {
        picture.place(frame, x: layout.monsterX, y: layout.monsterY)
      }
    } else if let sprite, let monster = scene.monster {
      let frame = Stage.frame(of: sprite, mood: monster.mood, at: scene.isBreathing ? now : nil)
      Dungeon.shadow(
        on: &picture, x: layout.monsterX, y: layout.monsterY, reach: (sprite.frame("idle1")?.pixels.width ?? 0) / 2)
      picture.place(frame, x: layout.monsterX, y: layout.monsterY)
      if monster.mood == .dormant { sleep(above: frame, layout, on: &picture) }
    }
    Dungeon.shadow(on: &picture, x: layout.heroX, y: layout.heroY, reach: 7)
    let hero = book.sprite("hero")
    let pose = Stage.cycle(hero.cycle(scene.isHeroWeary ? "weary" : "idle"), at: scene.isBreathing ? now + 210 : nil)
    if let pose = pose ?? hero.frame("idle1") { picture.place(pose, x: layout.heroX, y: layout.heroY) }
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
