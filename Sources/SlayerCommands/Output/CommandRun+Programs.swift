import QuestCore
import SlayerText

/// Quests written for programs: JSON, lines of fields, or what `--format` says.
extension CommandRun {
  var isForPrograms: Bool { isJSON || arguments.tsv || arguments.format != nil }

  /// What is wrong with `--format` is said before anything is read.
  func checkFormat() throws(CommandFailure) {
    guard let format = arguments.format else { return }
    _ = try usage { () throws(UsageFault) in try Template(format) }
  }

  /// - Parameter isOne: JSON of one quest is an object, of a list an array.
  func sayForPrograms(
    _ quests: some Collection<Quest>, _ calendar: SlayerCalendar, isOne: Bool = false
  ) throws(CommandFailure) {
    let writer = JSONWriter(now: now, calendar: calendar)
    if isJSON {
      guard isOne, let quest = quests.first else { return try say(array: quests, writer) }
      return try say(writer.quest(quest))
    }
    let fields = QuestFields(writer: writer, words: deadlineWords(calendar), language: language)
    if let format = arguments.format {
      let template = try usage { () throws(UsageFault) in try Template(format) }
      for quest in quests { try say(template.filled(fields.texts(template.names, of: quest))) }
      return
    }
    try say(QuestFields.names.joined(separator: "\t"))
    for quest in quests { try say(fields.texts(QuestFields.names, of: quest).joined(separator: "\t")) }
  }
}
