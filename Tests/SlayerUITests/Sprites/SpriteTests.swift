import Foundation
import QuestCore
import SlayerText
import Testing

@testable import SlayerUI

/// The drawings of `Assets/Sprites`, as the program carries them.
@Suite struct SpriteTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Assets/Sprites")

  private static let monsters = Monster.Family.allCases.flatMap { family in (1...4).map { "\(family.rawValue)\($0)" } }
  private static let moods = ["idle", "asleep", "drowsy", "wary", "angry", "burning"]

  private func sprite(_ name: String) throws -> Sprite {
    try SpriteFile.read(try #require(SpriteBook.text(named: name), "\(name)"))
  }

  @Test func everyFileIsCarriedAndNothingElse() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: SpriteTests.folder.path)
      .filter { $0.hasSuffix(".spr") }.map { String($0.dropLast(4)) }
    #expect(files.sorted() == SpriteBook.names.sorted())
    for name in files {
      let text = try String(contentsOf: SpriteTests.folder.appending(path: name + ".spr"), encoding: .utf8)
      #expect(SpriteBook.text(named: name) == text, "\(name)")
    }
  }

  @Test(arguments: SpriteBook.names)
  func everySpriteCanBeRead(name: String) throws {
    let sprite = try sprite(name)
    #expect(sprite.name == name)
    #expect(Set(sprite.frames.map(\.name)).count == sprite.frames.count)
    for frame in sprite.frames {
      #expect(frame.pixels.height.isMultiple(of: 2))
      #expect(frame.duration > 0 || ["tomb", "tomb_big", "face"].contains(name))
      #expect((0..<frame.pixels.width).contains(frame.anchorX) && (0..<frame.pixels.height).contains(frame.anchorY))
      #expect(frame.pixels.colours.contains { $0 != nil }, "\(frame.name) is empty")
    }
  }

  @Test(arguments: monsters)
  func everyFormHasAllItsFrames(name: String) throws {
    let sprite = try sprite(name)
    let wanted = SpriteTests.moods.flatMap { ["\($0)1", "\($0)2"] } + ["struck"]
    #expect(sprite.frames.map(\.name).sorted() == wanted.sorted())
    let sizes = ["1": (12, 12), "2": (16, 16), "3": (20, 20), "4": (32, 24)]
    let size = try #require(sizes[String(name.suffix(1))])
    for frame in sprite.frames where !frame.name.hasPrefix("burning") {
      #expect((frame.pixels.width, frame.pixels.height) == size, "\(frame.name)")
    }
  }

  @Test(arguments: Urgency.allCases)
  func everyMoodHasACycle(mood: Urgency) throws {
    for name in SpriteTests.monsters {
      #expect(try sprite(name).cycle(mood.cycleName).count == 2, "\(name)")
    }
  }

  @Test(arguments: [
    ("hero", ["idle1", "idle2", "weary1", "weary2", "ready", "dash", "slash1", "slash2", "struggle", "victory"]),
    ("tomb", ["whole", "notched", "cracked"]), ("tomb_big", ["whole", "notched", "cracked"]),
    ("dust", ["dust1", "dust2", "dust3"]), ("zzz", ["z1", "z2", "z3"]), ("torch", ["t1", "t2", "t3", "t4"]),
  ])
  func theFilmFindsItsFrames(name: String, frames: [String]) throws {
    #expect(Set(frames).isSubset(of: Set(try sprite(name).frames.map(\.name))))
  }

  @Test(arguments: KillQuality.allCases)
  func everyKillHasATomb(quality: KillQuality) throws {
    #expect(try sprite("tomb").has(quality.tombFrame))
    #expect(try sprite("tomb_big").has(quality.tombFrame))
  }

  @Test func allColoursTogetherAreFew() throws {
    var colours: Set<UInt32> = []
    for name in SpriteBook.names {
      colours.formUnion(try sprite(name).frames.flatMap(\.pixels.colours).compactMap { $0?.rgb })
    }
    #expect(colours.count <= 96)
  }

  /// A letter means one colour; none is told and never used.
  @Test(arguments: SpriteBook.names)
  func everyLetterOfAPaletteIsToldOnceAndUsed(name: String) throws {
    let lines = try #require(SpriteBook.text(named: name)).split(separator: "\n")
    let palette = lines.filter { $0.dropFirst().hasPrefix(" #") }.compactMap(\.first)
    #expect(Set(palette).count == palette.count)
    let rows = Set(lines.filter { !$0.contains(" ") }.joined())
    #expect(palette.filter { !rows.contains($0) } == [])
  }

  /// Every frame that FORMAT.md names exists, and every sprite stands there.
  @Test func theFormatTellsWhatThereIs() throws {
    let text = try String(contentsOf: SpriteTests.folder.appending(path: "FORMAT.md"), encoding: .utf8)
    var told: Set<String> = []
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let columns = line.split(separator: "|")
      let names = words(in: columns[0])
      let frames = words(in: columns[1])
      let sprites = names.first == "FAMILY1" ? SpriteTests.monsters : names
      told.formUnion(sprites)
      for name in sprites {
        let all = try sprite(name).frames.map(\.name)
        if name == "face" {
          #expect(
            all == Monster.Family.allCases.map(\.rawValue) + Monster.Family.allCases.map { "\($0.rawValue)-small" })
        } else if frames.contains("t1") || frames.contains("s1") {
          #expect(all.first == frames.first && all.last == frames.last, "\(name)")
        } else {
          #expect(all.sorted() == frames.sorted(), "\(name)")
        }
      }
    }
    #expect(told == Set(SpriteBook.names))
  }

  /// What stands between backticks.
  private func words(in column: Substring) -> [String] {
    column.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }
}
