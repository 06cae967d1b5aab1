import Glibc
import QuestCore
import SlayerSystem
import SlayerText

extension CommandRun {
  /// Opens the note of a quest in the person's editor. What was written there is never lost: whatever goes wrong, the
  /// file stays and is named.
  func note() throws(CommandFailure) {
    let number = try oneNumber(words.first ?? "")
    let quest = try storedQuest(number)
    let editor = ["VISUAL", "EDITOR"].compactMap { surroundings.environment[$0] }.first { !$0.isEmpty } ?? "vi"
    let file: EditFile
    do {
      file = try EditFile(folder: context.paths.stateFolder, name: "note-\(number)", text: quest.note)
    } catch {
      throw .system(error)
    }
    let code = surroundings.edit(editor, file.path)
    let text: String
    switch file.read() {
    case .unchanged:
      file.remove()
      return try code == 0 ? sayUnchanged(quest) : refuse(EditWords.editorFailed(code))
    case .unreadable where access(file.path, F_OK) != 0: try refuse(EditWords.fileGone); return
    case .unreadable: throw .said(EditWords.kept(EditWords.unreadable, file.path), .refused)
    case .text(let written): text = written
    }
    if code != 0 { throw .said(EditWords.kept(EditWords.editorFailed(code), file.path), .refused) }
    try save(text, of: quest, file)
  }

  private func refuse(_ words: Words) throws(CommandFailure) { throw .said(words, .refused) }

  private func save(_ text: String, of quest: Quest, _ file: EditFile) throws(CommandFailure) {
    let quests: [Quest]
    do throws(CommandFailure) {
      quests = try editEach([quest.number]) { current throws(CommandFailure) in
        guard current.id == quest.id, current.note == quest.note else {
          throw .store(.refused(.changedMeanwhile(quest.number)))
        }
        return [.note(text)]
      }
    } catch {
      if case .store(.refused(.nothingToDo)) = error {
        file.remove()
        return try sayUnchanged(quest)
      }
      let report = error.report(of: arguments.database)
      throw .said(EditWords.kept(report.words ?? EditWords.unreadable, file.path), report.code)
    }
    file.remove()
    if isJSON {
      let calendar = calendar(covering: quests.compactMap(\.deadline))
      for quest in quests { try say(JSONWriter(now: now, calendar: calendar).quest(quest)) }
      return
    }
    try say(EditWords.noteSaved(CommandWords.named(quest.number, quest.title)))
  }

  private func sayUnchanged(_ quest: Quest) throws(CommandFailure) {
    if isJSON {
      let calendar = calendar(covering: [quest.deadline].compactMap { $0 })
      return try say(JSONWriter(now: now, calendar: calendar).quest(quest))
    }
    try say(EditWords.noteUnchanged(CommandWords.named(quest.number, quest.title)))
  }
}
