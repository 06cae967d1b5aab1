import SlayerText

/// The command that was probably meant: the nearest, or the one that other programs call by that word.
func nearestCommand(to word: String) -> String? {
  let elsewhere: [String: CommandName] = [
    "show-all": .list, "search": .list, "find": .list, "new": .add, "create": .add, "del": .delete, "remove": .delete,
    "complete": .done, "finish": .done, "kill": .done,
    "info": .show, "view": .show, "count": .status, "stats": .hero, "level": .hero,
    "settings": .config, "commands": .help, "modify": .edit, "mod": .edit, "change": .edit, "postpone": .move,
    "추가": .add, "목록": .list, "보기": .show, "수정": .edit, "완료": .done, "처치": .done, "삭제": .delete, "취소": .undo,
    "되돌리기": .undo, "기록": .log, "무덤": .graveyard, "태그": .tags, "원정": .campaigns, "용사": .hero, "설정": .config,
    "도움말": .help, "다음": .next, "상태": .status, "메모": .note, "단계": .step,
    "due": .move, "history": .log, "journal": .log, "projects": .campaigns, "tombs": .graveyard, "annotate": .note,
  ]
  return elsewhere[word.lowercased()]?.rawValue
    ?? nearest(to: word, of: CommandName.allCases.map(\.rawValue) + CommandName.secondNames.keys.sorted())
}
