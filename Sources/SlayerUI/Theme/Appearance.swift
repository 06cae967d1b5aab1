import CSprites
import SlayerText

/// How the program looks: theme and sprites, the program's and a person's own; and what could not be used.
public struct Appearance: Sendable {
  public let theme: Theme
  public let book: SpriteBook
  /// What is wrong with a person's own files, or with the name of the theme.
  public let faults: [Words]

  /// As the program comes.
  public init() {
    theme = .dungeon
    book = SpriteBook()
    faults = []
  }

  /// - Parameters:
  ///   - theme: the name of the theme.
  ///   - ownThemes: texts of a person's own themes by the name of their file, without `.theme`.
  ///   - ownSprites: texts of sprites that replace the program's, by the name of their file, without `.spr`.
  public init(theme name: String, ownThemes: [String: String] = [:], ownSprites: [String: String] = [:]) {
    var faults: [Words] = []
    var own: [String: Sprite] = [:]
    for (file, text) in ownSprites.sorted(by: { $0.key < $1.key }) {
      do throws(SpriteFault) {
        own[file] = try SpriteFile.read(text)
      } catch {
        faults.append(error.words(file: file + ".spr"))
      }
    }
    var theme = Theme.dungeon
    if name == theme.name && ownThemes[name] == nil {
      // Everything is drawn in its colours already: reading it would change nothing, and the first screen waits.
    } else if let text = ownThemes[name] ?? Appearance.text(ofTheme: name) {
      do throws(ThemeFault) {
        theme = try ThemeFile.read(text)
      } catch {
        faults.append(error.words(file: name + ".theme"))
      }
    } else {
      faults.append(ThemeFault.noTheme(name, offered: Appearance.themeNames + ownThemes.keys.sorted()))
    }
    self.theme = theme
    book = SpriteBook(own: own)
    self.faults = faults
  }

  /// The themes that the program carries, `dungeon` first.
  public static var themeNames: [String] {
    (0..<ctheme_count()).compactMap { ctheme_at($0).map { String(cString: $0.pointee.name) } }
  }

  /// What is told at the start; nil when all is well.
  public var notice: Words? {
    guard let first = faults.first else { return nil }
    let more = faults.count - 1
    return more == 0
      ? first : Words("\(first.english) (and \(more) more)", "\(first.korean) (그 밖에 \(more)개)")
  }

  static func text(ofTheme name: String) -> String? {
    for index in 0..<ctheme_count() {
      guard let theme = ctheme_at(index)?.pointee, String(cString: theme.name) == name else { continue }
      return String(decoding: UnsafeBufferPointer(start: theme.text, count: theme.length), as: UTF8.self)
    }
    return nil
  }
}
