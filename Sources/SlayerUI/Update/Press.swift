import QuestCore
import SlayerText

extension State {
  /// Where the keyboard is now.
  public var keyContext: KeyContext {
    switch mode {
    case .browsing: focus == .list ? .list : .graveyard
    case .typing(let bar): bar.purpose == .find ? .seeking : .typing
    case .reading: focus == .list ? .reading : .readingTomb
    case .chronicle: .chronicle
    case .bestiary: .bestiary
    case .help: .help
    }
  }

  mutating func press(_ key: Key) -> [Effect] {
    let context = keyContext
    if context != .typing && context != .seeking { message = nil }
    guard let binding = KeyTable.binding(of: key, in: context) else { return type(key) }
    if context == .typing || context == .seeking { message = nil }
    return carryOut(binding.action)
  }

  private mutating func carryOut(_ action: Action) -> [Effect] {
    switch action {
    case .up, .down, .pageUp, .pageDown, .first, .last: move(action)
    case .add: openBar(.add)
    case .edit: return editShown()
    case .postpone: askForDate()
    case .postponeDay: return putOff(days: 1)
    case .postponeWeek: return putOff(days: 7)
    case .find: mode = .typing(Bar(.find, text: sought))
    case .slay: return ask(Command.complete)
    case .raise: return ask(Command.reopen)
    case .delete: return ask(Command.delete)
    case .undo: return [.perform(.undo)]
    case .redo: return [.perform(.redo)]
    case .switchFocus: switchFocus()
    case .open: if shown != nil { mode = .reading(top: 0) }
    case .chronicle:
      mode = .chronicle(top: 0)
      return [.readChronicle]
    case .bestiary:
      mode = .bestiary(selected: 0)
      return [.readChronicle]
    case .help: mode = .help(top: 0, over: mode)
    case .accept: return accept()
    case .otherReading: chooseReading(by: 1)
    case .previousReading: chooseReading(by: -1)
    case .makeLiteral: makeLiteral()
    case .back: return back()
    case .redraw: return [.repaint]
    case .suspend: return [.suspend]
    case .quit: return leave()
    }
    return []
  }

  private mutating func ask(_ command: ([Int]) -> Command) -> [Effect] {
    guard let quest = shown?.quest else {
      message = Message(ScreenWords.nothingSelected)
      return []
    }
    cutAnimationShort()
    return [.perform(command([quest.number]))]
  }

  private mutating func askForDate() {
    if let quest = selectedItem?.quest {
      openBar(.postpone(quest.number))
    } else {
      message = Message(ScreenWords.nothingSelected)
    }
  }

  private mutating func putOff(days: Int) -> [Effect] {
    guard let quest = selectedItem?.quest else {
      message = Message(ScreenWords.nothingSelected)
      return []
    }
    let later = DeadlineShift(days: days).applied(to: quest.deadline, readingContext)
    return [.perform(.edit(quest.number, [.deadline(later)]))]
  }

  private mutating func switchFocus() {
    if focus == .graveyard {
      focus = .list
    } else if graveyard.isEmpty {
      message = Message(ScreenWords.graveyardIsEmpty)
    } else {
      focus = .graveyard
      selectedTomb = graveyard.count - 1
    }
  }

  private mutating func back() -> [Effect] {
    switch mode {
    case .typing(let bar):
      mode = .browsing
      if bar.purpose == .find {
        seek("")
        return []
      }
      return keep(bar) + (preferences.isQuick ? [.quit] : [])
    case .help(_, let before): mode = before
    case .reading, .chronicle, .bestiary: mode = .browsing
    case .browsing:
      if focus == .graveyard {
        focus = .list
      } else if !sought.isEmpty {
        seek("")
      }
    }
    return []
  }

  private mutating func leave() -> [Effect] {
    guard case .typing(let bar) = mode else { return [.quit] }
    return keep(bar) + [.quit]
  }

  mutating func move(_ action: Action) {
    cutAnimationShort()
    switch mode {
    case .reading(let top):
      let last = QuestView(state: self, top: top).lastTop(Layout(size))
      mode = .reading(top: scrolled(min(top, last), action, page: max(1, size.rows - 6), last: last))
    case .chronicle(let top):
      let last = max(0, ChronicleLines(self).count - max(1, size.rows - 3))
      mode = .chronicle(top: scrolled(min(top, last), action, page: max(1, size.rows - 4), last: last))
    case .bestiary(let selected):
      mode = .bestiary(selected: moved(selected, action, page: 4, count: bestiary.pages.count))
    case .help(let top, let beneath):
      let last = HelpView(state: self, top: top).lastTop(Layout(size))
      mode = .help(top: scrolled(min(top, last), action, page: max(1, size.rows - 4), last: last), over: beneath)
    case .browsing where focus == .graveyard:
      selectedTomb = moved(selectedTomb, action, page: 5, count: graveyard.count)
    default:
      selectedIndex = moved(selectedIndex, action, page: max(1, size.rows - 10), count: listing.count)
      selected = selectedItem?.quest.number
    }
  }

  /// A key that looks elsewhere need not wait for the victory pose.
  private mutating func cutAnimationShort() {
    if let animation, clock - animation.start >= animation.essentialLength { self.animation = nil }
  }

  private func moved(_ index: Int, _ action: Action, page: Int, count: Int) -> Int {
    scrolled(index, action, page: page, last: count - 1)
  }

  private func scrolled(_ top: Int, _ action: Action, page: Int, last: Int) -> Int {
    let wanted =
      switch action {
      case .up: top - 1
      case .down: top + 1
      case .pageUp: top - page
      case .pageDown: top + page
      case .first: 0
      default: last
      }
    return max(0, min(last, wanted))
  }
}
