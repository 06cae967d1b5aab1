import QuestCore
import SlayerText
import SlayerUI

/// Films of what happens, drawn by the same code as on the screen.
enum Films {
  static let book = SpriteBook()

  /// The stage at each picture of an animation, 30 a second.
  static func frames(_ animation: Animation, _ scene: StageScene, width: Int, height: Int, after: Int64) -> [Pixels] {
    stride(from: Int64(0), to: animation.length + after, by: 33).map { moment in
      var scene = scene
      scene.animation = animation
      if moment >= animation.length { scene = settled(animation, scene) }
      return Stage(scene: scene, book: book, now: moment).draw(width: width, height: height)
    }
  }

  /// One picture for each beat, the middle of it.
  static func beats(_ animation: Animation, width: Int, height: Int) -> [Pixels] {
    var start: Int64 = 0
    return animation.beats.map { beat in
      let middle = start + Int64(beat.milliseconds) / 2
      start += Int64(beat.milliseconds)
      let scene = StageScene(monster: animation.monster, animation: animation)
      return Stage(scene: scene, book: book, now: middle).draw(width: width, height: height)
    }
  }

  private static func settled(_ animation: Animation, _ scene: StageScene) -> StageScene {
    var scene = scene
    scene.animation = nil
    switch animation.kind {
    case .slash: (scene.monster, scene.tomb) = (animation.monster, animation.quality)
    case .appear, .rise: scene.monster = animation.monster
    case .grow: scene.monster = animation.grown
    }
    return scene
  }

  /// A strip of film, so many pictures in a row.
  static func strip(_ animation: Animation, width: Int, height: Int, across: Int = 6) -> Pixels {
    var sheet = Sheet()
    let all = beats(animation, width: width, height: height)
    for start in stride(from: 0, to: all.count, by: across) {
      sheet.add(Array(all[start..<min(all.count, start + across)]))
    }
    return sheet.picture()
  }
}
