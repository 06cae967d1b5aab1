import SlayerText
import Testing

@testable import SlayerUI

@Suite struct KeyTableTests {
  @Test(arguments: KeyContext.allCases)
  func noKeyMeansTwoThings(context: KeyContext) {
    var seen: [Key: String] = [:]
    for binding in KeyTable.bindings where binding.contexts.contains(context) {
      for key in binding.keys {
        #expect(seen[key] == nil, "\(key) is \(binding.label) and \(seen[key] ?? "")")
        seen[key] = binding.label
      }
    }
  }

  @Test(arguments: Action.allCases)
  func everyActionHasAKey(action: Action) {
    #expect(KeyTable.bindings.contains { $0.action == action && !$0.keys.isEmpty })
  }

  @Test func everyBindingCanBePressed() {
    for binding in KeyTable.bindings {
      #expect(!binding.contexts.isEmpty && !binding.keys.isEmpty && !binding.label.isEmpty)
      for context in binding.contexts {
        for key in binding.keys {
          #expect(KeyTable.binding(of: key, in: context)?.action == binding.action, "\(binding.label) in \(context)")
        }
      }
    }
  }

  /// Escape backs out and Ctrl-c quits wherever one is.
  @Test(arguments: KeyContext.allCases)
  func escapeNeverQuits(context: KeyContext) {
    #expect(KeyTable.binding(of: .escape, in: context)?.action == .back)
    #expect(KeyTable.binding(of: .control("c"), in: context)?.action == .quit)
  }

  /// The letters on the same keys of the Korean two-set layout.
  @Test(arguments: [
    ("ㅁ", "a"), ("ㅌ", "x"), ("ㄷ", "e"), ("ㅇ", "d"), ("ㅕ", "u"), ("ㅓ", "j"), ("ㅏ", "k"), ("ㅂ", "q"), ("ㅎ", "g"),
    ("ㅗ", "h"), ("ㅣ", "l"),
  ])
  func hangulKeysAct(hangul: String, latin: String) throws {
    for context in [KeyContext.list, .graveyard] {
      let meant = KeyTable.binding(of: .text(latin), in: context)?.action
      #expect(KeyTable.binding(of: .text(hangul), in: context)?.action == meant)
    }
    #expect(KeyTable.binding(of: .text(latin), in: .graveyard) != nil)
    #expect(KeyTable.binding(of: .text(hangul), in: .typing) == nil)
    #expect(KeyTable.binding(of: .text(hangul), in: .seeking) == nil)
  }

  /// No printable key is a command where text is typed.
  @Test(arguments: [KeyContext.typing, .seeking])
  func lettersAreTextWhileTyping(context: KeyContext) {
    for code in 0x20...0x7E {
      let letter = String(Unicode.Scalar(UInt8(code)))
      #expect(KeyTable.binding(of: .text(letter), in: context) == nil, "\(letter)")
    }
  }

  @Test(arguments: KeyContext.allCases, [Language.english, .korean])
  func theFooterIsMadeOfTheTable(context: KeyContext, language: Language) {
    let footer = KeyTable.footer(in: context)
    #expect(!footer.isEmpty)
    #expect(footer.map { $0.rank ?? 0 } == footer.map { $0.rank ?? 0 }.sorted())
    for binding in footer { #expect(!binding.short(language).isEmpty) }
  }

  /// Every key stands in the help, in both languages.
  @Test(arguments: [Language.english, .korean])
  func theHelpTellsEveryKey(language: Language) {
    var play = Play(size: Size(columns: 120, rows: 80), language: language)
    play.press(.text("?"))
    for binding in KeyTable.bindings {
      #expect(
        play.rows.contains { $0.contains(binding.label) && $0.contains(binding.long(language)) }, "\(binding.label)")
    }
  }
}
