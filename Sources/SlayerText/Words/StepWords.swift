import QuestCore

extension StepKind {
  /// What was done to a quest, as in `slain "pay rent"` and `"pay rent" 처치`.
  public var words: Words {
    switch self {
    case .add: Words("added", "추가")
    case .edit: Words("edited", "수정")
    case .complete: Words("slain", "처치")
    case .reopen: Words("raised", "부활")
    case .delete: Words("deleted", "삭제")
    case .undo: Words("undone", "되돌리기")
    case .redo: Words("redone", "다시 하기")
    case .restore: Words("restored", "복원")
    case .repair: Words("repaired", "복구")
    }
  }
}

extension JournalStep {
  /// What the step did, by the title of its first quest: `slain "pay rent"`, `slain "pay rent" and 2 more`.
  public var words: Words { phrase(as: kind) }

  /// The step told as another kind of it. The successor that a repeating quest leaves behind is not counted.
  fileprivate func phrase(as kind: StepKind) -> Words {
    // An undo goes through the changes from the last to the first.
    let changes = self.kind == .undo ? self.changes.reversed() : self.changes
    let concerned = kind == .add ? changes : changes.filter { $0.before != nil && $0.after != nil || kind != .complete }
    guard let title = concerned.first?.quest?.title else { return kind.words }
    let quoted = "\"\(safe(title))\""
    let more = concerned.count - 1
    guard more > 0 else {
      return Words("\(kind.words.english) \(quoted)", "\(quoted) \(kind.words.korean)")
    }
    return Words(
      "\(kind.words.english) \(quoted) and \(more) more", "\(quoted) 외 \(more)건 \(kind.words.korean)")
  }

  /// What the changes themselves amount to, whatever the step is called: that of a redo is the kind it brought again.
  fileprivate var effect: StepKind {
    let kinds = changes.map(\.effect)
    return [.complete, .reopen, .delete, .add].first { kinds.contains($0) } ?? .edit
  }
}

extension Change {
  fileprivate var effect: StepKind {
    guard let before else { return .add }
    guard let after else { return .delete }
    return switch (before.isOpen, after.isOpen) {
    case (true, false): .complete
    case (false, true): .reopen
    default: .edit
    }
  }
}

extension Outcome {
  /// What a command did: `added "pay rent"`, `undid: slain "pay rent"`, `redid: slain "pay rent"`.
  public var words: Words {
    let told = concernedWords
    return switch step.kind {
    case .undo: Words("undid: \(told.english)", "되돌림: \(told.korean)")
    case .redo: Words("redid: \(told.english)", "다시 함: \(told.korean)")
    default: told
    }
  }

  /// What was done, taken back or brought again: `slain "pay rent"` of a slaying, its undo and its redo alike.
  public var concernedWords: Words {
    switch step.kind {
    case .undo, .redo:
      guard let concerned else { return step.words }
      // What a redo brought again is only known by its changes.
      return concerned.kind == .redo ? concerned.phrase(as: concerned.effect) : concerned.words
    default: return step.words
    }
  }
}
