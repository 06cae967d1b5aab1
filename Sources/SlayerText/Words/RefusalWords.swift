import QuestCore

extension Refusal {
  /// What was refused, and what to do instead.
  public var words: Words {
    switch self {
    case .emptyTitle: Words("A quest needs a title.", "퀘스트에는 제목이 있어야 해요.")
    case .noSuchQuest(let number): Words("There is no quest \(number).", "\(number)번 퀘스트가 없어요.")
    case .alreadySlain(let number):
      Words("Quest \(number) is slain already.", "\(number)번 퀘스트는 이미 처치했어요.")
    case .notSlain(let number):
      Words("Quest \(number) is not slain yet.", "\(number)번 퀘스트는 아직 처치하지 않았어요.")
    case .nothingToUndo: Words("There is nothing to undo.", "되돌릴 것이 없어요.")
    case .nothingToRedo: Words("There is nothing to redo.", "다시 할 것이 없어요.")
    case .changedSince(let number, let kind):
      Words(
        "Quest \(number) was changed elsewhere after it was \(kind.words.english), so that stays as it is.",
        "\(number)번 퀘스트는 그 뒤에 다른 곳에서 바뀌어서 \(Korean.object(kind.words.korean)) 되돌릴 수 없어요.")
    case .repetitionWithoutDeadline:
      Words("A quest that repeats needs a deadline.", "반복하는 퀘스트에는 마감이 있어야 해요.")
    case .changedMeanwhile(let number):
      Words(
        "Quest \(number) was changed elsewhere just now, so nothing was done.",
        "\(number)번 퀘스트가 방금 다른 곳에서 바뀌어서 아무것도 하지 않았어요.")
    case .noSuchStep(let sequence):
      Words("There is no change \(sequence): see slayer log.", "\(sequence)번 기록이 없어요. slayer log를 보세요.")
    case .alreadyUndone(let sequence):
      Words("Change \(sequence) is undone already.", "\(sequence)번 기록은 이미 되돌렸어요.")
    case .undoOfUndo(let sequence):
      Words(
        "Change \(sequence) is an undo or a redo itself: choose the change it concerns.",
        "\(sequence)번 기록은 되돌리기나 다시 하기예요. 그것이 가리키는 기록을 골라 주세요.")
    case .beforeRepair(let sequence):
      Words(
        "Change \(sequence) is older than the repair of the store and can no longer be undone.",
        "\(sequence)번 기록은 저장소를 고치기 전의 것이라 되돌릴 수 없어요.")
    case .nothingToDo: Words("There is nothing to change.", "바뀌는 것이 없어요.")
    }
  }
}
