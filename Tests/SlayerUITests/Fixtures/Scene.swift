import QuestCore
import SlayerText

@testable import SlayerUI

/// The moments of the screen that are kept as text.
enum Scene: String, CaseIterable, Sendable {
  case empty, list, add, edit, find, help, quest, graveyard, chronicle, bestiary, message, error, readOnly

  func play(_ size: Size, _ language: Language) -> Play {
    let isEmpty = self == .empty
    var play = Play(
      isEmpty ? [] : World.open, slain: isEmpty ? [] : World.slain, size: size, language: language,
      isReadOnly: self == .readOnly)
    switch self {
    case .empty, .list, .readOnly: break
    case .add:
      play.press(.text("a"))
      play.type(language == .english ? "pay rent friday 5pm #home +flat !" : "금요일 오후 5시 월세 내기 #집 +원룸 !")
    case .edit:
      play.press(.down, .down, .down, .text("e"))
      play.type(" !!")
    case .find:
      play.press(.text("/"))
      play.type("the")
    case .help: play.press(.text("?"))
    case .quest: play.press(.down, .down, .enter)
    case .graveyard: play.press(.tab, .left)
    case .chronicle: play.press(.text("c"))
    case .bestiary: play.press(.text("b"), .down)
    case .message: play.press(.down, .text("x"))
    case .error:
      play.failure = Words("The disk is full", "디스크가 가득 찼어요")
      play.press(.text("a"))
      play.type("보고서 ok")
      play.press(.enter)
    }
    return play
  }
}
