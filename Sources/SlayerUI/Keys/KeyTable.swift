import SlayerText

/// Where a key is pressed.
public enum KeyContext: CaseIterable, Hashable, Sendable {
  case list, graveyard, typing, seeking, reading, readingTomb, chronicle, bestiary, help
}

/// What a key asks for.
public enum Action: CaseIterable, Hashable, Sendable {
  case up, down, pageUp, pageDown, first, last
  case add, slay, raise, edit, delete, postponeDay, postponeWeek, postpone, open
  case undo, redo, find, switchFocus, chronicle, bestiary
  case accept, otherReading, previousReading, makeLiteral
  case help, redraw, suspend, back, quit
}

/// A line of the key table: it feeds dispatch, footer, help and README alike.
public struct Binding: Sendable {
  public let keys: [Key]
  /// The keys as they are printed.
  public let label: String
  public let action: Action
  public let contexts: Set<KeyContext>
  /// One or two words for the footer.
  public let short: Words
  /// A sentence for help.
  public let long: Words
  /// Its place in the footer, lowest first; nil leaves it out.
  public let rank: Int?

  init(
    _ keys: [Key], _ label: String, _ action: Action, _ contexts: Set<KeyContext>, _ short: Words, _ long: Words,
    rank: Int? = nil
  ) {
    self.keys = keys
    self.label = label
    self.action = action
    self.contexts = contexts
    self.short = short
    self.long = long
    self.rank = rank
  }
}

/// All keys of the program.
public enum KeyTable {
  private static let browsing: Set<KeyContext> = [.list, .graveyard]
  private static let reading: Set<KeyContext> = [.reading, .readingTomb]
  /// Where one quest is before the person, open or slain.
  private static let facing = browsing.union(reading)
  private static let facingOpen: Set<KeyContext> = [.list, .reading]
  private static let facingTomb: Set<KeyContext> = [.graveyard, .readingTomb]
  private static let scrolling = facing.union([.chronicle, .bestiary, .help])
  private static let everywhere = Set(KeyContext.allCases)

  public static let bindings: [Binding] = [
    Binding([.text("a")], "a", .add, browsing, Words("add", "추가"), Words("add a quest", "퀘스트를 추가해요"), rank: 1),
    Binding(
      [.text("x")], "x", .slay, facingOpen, Words("slay", "처치"), Words("slay the selected quest", "고른 퀘스트를 처치해요"),
      rank: 2),
    Binding(
      [.text("x")], "x", .raise, facingTomb, Words("raise", "되살리기"),
      Words("raise the selected quest from its tomb", "고른 퀘스트를 무덤에서 되살려요"), rank: 2),
    Binding(
      [.text("e")], "e", .edit, facing, Words("edit", "수정"), Words("edit the quest as its line", "퀘스트를 한 줄로 고쳐요"),
      rank: 3),
    Binding(
      [.enter], "Enter", .open, browsing, Words("open", "보기"),
      Words("read the whole quest and its note", "퀘스트와 메모를 모두 봐요"), rank: 7),
    Binding(
      [.text("d"), .delete], "d", .delete, facing, Words("delete", "삭제"), Words("delete the quest", "퀘스트를 지워요"),
      rank: 8),
    Binding(
      [.text(">")], ">", .postponeDay, facingOpen, Words("+1 day", "+1일"),
      Words("put the deadline off by a day", "마감을 하루 미뤄요")),
    Binding(
      [.text("}")], "}", .postponeWeek, facingOpen, Words("+1 week", "+1주"),
      Words("put the deadline off by a week", "마감을 일주일 미뤄요")),
    Binding(
      [.text(".")], ".", .postpone, facingOpen, Words("date", "날짜"),
      Words("give the quest another deadline", "마감을 새로 정해요")
    ),
    Binding(
      [.text("u")], "u", .undo, facing, Words("undo", "취소"), Words("undo the last change", "마지막 변경을 되돌려요"), rank: 5),
    Binding(
      [.control("r")], "Ctrl-r", .redo, facing, Words("redo", "다시"), Words("redo what was undone", "되돌린 것을 다시 해요"),
      rank: 10),
    Binding(
      [.text("/")], "/", .find, browsing, Words("find", "찾기"), Words("find quests as you type", "입력하는 대로 퀘스트를 찾아요"),
      rank: 4),
    Binding(
      [.tab], "Tab", .switchFocus, browsing, Words("tombs", "무덤"),
      Words("go to today's graveyard and back", "오늘의 무덤으로 가거나 돌아와요"), rank: 6),
    Binding(
      [.text("c")], "c", .chronicle, browsing, Words("chronicle", "연대기"),
      Words("show all kills, day by day", "지금까지의 처치를 날마다 보여요"),
      rank: 12),
    Binding(
      [.text("b")], "b", .bestiary, browsing, Words("bestiary", "도감"),
      Words("show every monster met and slain", "만나고 처치한 몬스터를 모두 보여요"), rank: 13),
    Binding([.text("b")], "b", .back, [.bestiary], Words("back", "뒤로"), Words("close the bestiary", "몬스터 도감을 닫아요")),
    Binding([.text("c")], "c", .back, [.chronicle], Words("back", "뒤로"), Words("close the chronicle", "연대기를 닫아요")),
    Binding([.text("k"), .up], "k ↑", .up, scrolling, Words("up", "위"), Words("one up", "하나 위로")),
    Binding([.text("j"), .down], "j ↓", .down, scrolling, Words("down", "아래"), Words("one down", "하나 아래로")),
    Binding([.text("h"), .left], "h ←", .up, [.graveyard], Words("left", "왼쪽"), Words("the tomb before", "앞의 무덤으로")),
    Binding(
      [.text("l"), .right], "l →", .down, [.graveyard], Words("right", "오른쪽"), Words("the next tomb", "다음 무덤으로")),
    Binding(
      [.pageUp, .control("b")], "PgUp", .pageUp, scrolling, Words("page up", "앞 쪽"), Words("a page up", "한 쪽 위로")),
    Binding(
      [.pageDown, .control("f"), .text(" ")], "PgDn", .pageDown, scrolling, Words("page down", "뒤 쪽"),
      Words("a page down", "한 쪽 아래로")),
    Binding([.text("g"), .home], "g", .first, scrolling, Words("first", "처음"), Words("to the first", "맨 처음으로")),
    Binding([.text("G"), .end], "G", .last, scrolling, Words("last", "끝"), Words("to the last", "맨 끝으로")),
    Binding(
      [.enter], "Enter", .accept, [.typing], Words("save", "저장"), Words("save what was typed", "입력한 것을 저장해요"), rank: 1),
    Binding(
      [.enter], "Enter", .accept, [.seeking], Words("keep", "그대로"), Words("go to what was found", "찾은 것으로 가요"), rank: 1),
    Binding(
      [.tab], "Tab", .otherReading, [.typing], Words("other date", "다른 날짜"),
      Words("read the date in the next way", "날짜를 다르게 읽어요"), rank: 2),
    Binding(
      [.backTab], "Shift-Tab", .previousReading, [.typing], Words("back", "앞으로"),
      Words("read the date as before", "앞의 읽기로 돌아가요")),
    Binding(
      [.control("t")], "Ctrl-t", .makeLiteral, [.typing], Words("no date", "글자로"),
      Words("take the date as plain text", "날짜를 그냥 글자로 읽어요"), rank: 3),
    Binding(
      [.escape], "Esc", .back, [.typing], Words("keep draft", "초안으로"),
      Words("leave; what was typed is kept as a draft", "나가요. 입력한 것은 초안으로 남아요"), rank: 4),
    Binding(
      [.escape], "Esc", .back, [.seeking], Words("show all", "모두 보기"), Words("show all quests again", "모든 퀘스트를 다시 보여요"),
      rank: 2),
    Binding(
      [.escape, .enter], "Esc", .back, reading.union([.chronicle, .bestiary, .help]), Words("back", "뒤로"),
      Words("go back", "뒤로 가요"),
      rank: 1),
    Binding([.escape], "Esc", .back, browsing, Words("back", "뒤로"), Words("go back; never quits", "뒤로 가요. 끝내지는 않아요")),
    Binding(
      [.text("?")], "?", .help, facing.union([.chronicle, .bestiary]), Words("help", "도움말"),
      Words("show all keys", "모든 키를 보여요"), rank: 9),
    Binding([.text("?")], "?", .back, [.help], Words("back", "뒤로"), Words("close this help", "도움말을 닫아요")),
    Binding(
      [.control("l")], "Ctrl-l", .redraw, everywhere, Words("redraw", "다시 그리기"),
      Words("draw the screen anew", "화면을 다시 그려요")),
    Binding(
      [.control("z")], "Ctrl-z", .suspend, everywhere, Words("suspend", "잠시 멈춤"),
      Words("stop for now; fg comes back", "잠시 멈춰요. fg로 돌아와요")),
    Binding(
      [.text("q")], "q", .quit, scrolling, Words("quit", "끝내기"),
      Words("quit", "끝내요"),
      rank: 11),
    Binding(
      [.control("c")], "Ctrl-c", .quit, everywhere, Words("quit", "끝내기"),
      Words("quit; what was typed is kept", "끝내요. 입력한 것은 남아요")),
  ]

  /// The binding of a key in a context. A letter that a Korean keyboard sent in Hangul mode counts as the Latin
  /// letter on the same key, outside of typed text.
  public static func binding(of key: Key, in context: KeyContext) -> Binding? {
    let meant = context == .typing || context == .seeking ? key : HangulKeys.latin(key)
    return bindings.first { $0.contexts.contains(context) && $0.keys.contains(meant) }
  }

  /// The bindings of a context that the footer shows, in its order.
  public static func footer(in context: KeyContext) -> [Binding] {
    bindings.filter { $0.contexts.contains(context) && $0.rank != nil }.sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
  }
}
