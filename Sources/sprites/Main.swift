import Glibc
import QuestCore
import SlayerUI

/// Draws contact sheets of all sprites, and films, as PNG: `sprites FOLDER`.
@main
struct Sprites {
  static let ground: UInt32 = 0x12131A

  static func main() {
    guard CommandLine.arguments.count == 2 else {
      print("usage: sprites FOLDER")
      exit(2)
    }
    let folder = CommandLine.arguments[1]
    draw("cast", Sheets.cast().scaled(by: 4), in: folder)
    draw("silhouettes", Sheets.silhouettes().scaled(by: 2), in: folder)
    draw("variants", Sheets.variants().scaled(by: 3), in: folder)
    draw("hero", Sheets.hero().scaled(by: 4), in: folder)
    draw("things", Sheets.things().scaled(by: 4), in: folder)
    for family in Monster.Family.allCases {
      draw("moods-\(family.rawValue)", Sheets.moods(of: family).scaled(by: 3), in: folder)
    }
    for (name, animation) in films {
      draw("film-\(name)", Films.strip(animation, width: 72, height: 40).scaled(by: 3), in: folder)
    }
    for (name, animation) in films.prefix(2) {
      draw("film-\(name)-narrow", Films.strip(animation, width: 36, height: 34).scaled(by: 4), in: folder)
    }
    let kill = Films.frames(
      Animation(kind: .slash, start: 264, monster: films[0].1.monster, experience: 60),
      StageScene(monster: films[0].1.monster), width: 72, height: 40, after: 900)
    write(
      PNG.animated(kill.map { ($0.scaled(by: 4), 33) }, ground: ground), to: folder + "/kill.png")
  }

  static let films: [(String, Animation)] = [
    ("slash", Animation(kind: .slash, start: 0, monster: Monster(family: .slime, form: 3, mood: .hunting))),
    (
      "struggle",
      Animation(kind: .slash, start: 0, monster: Monster(family: .dragon, form: 4, mood: .rampaging), quality: .late)
    ),
    ("appear", Animation(kind: .appear, start: 0, monster: Monster(family: .mushroom, form: 2, mood: .prowling))),
    ("rise", Animation(kind: .rise, start: 0, monster: Monster(family: .skeleton, form: 3, mood: .enraged))),
    (
      "grow",
      Animation(
        kind: .grow, start: 0, monster: Monster(family: .eyebat, form: 2, mood: .hunting),
        grown: Monster(family: .eyebat, form: 3, mood: .enraged))
    ),
    (
      "reduced",
      Animation(kind: .slash, start: 0, monster: Monster(family: .ghost, form: 3, mood: .hunting), motion: .reduced)
    ),
  ]

  private static func draw(_ name: String, _ picture: Pixels, in folder: String) {
    write(PNG.still(picture, ground: ground), to: "\(folder)/\(name).png")
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "wb"), fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0 else {
      print("cannot write \(path)")
      exit(3)
    }
    print(path)
  }
}
