import QuestStore
import SlayerText

extension CommandRun {
  func tags() throws(CommandFailure) {
    let store = try reader()
    try say(names: store.map { store throws(CommandFailure) in try stored(store.tags) } ?? [], "#", SectionWords.noTags)
  }

  func campaigns() throws(CommandFailure) {
    let store = try reader()
    try say(
      names: store.map { store throws(CommandFailure) in try stored(store.campaigns) } ?? [], "+",
      SectionWords.noCampaigns)
  }

  private func say(names: [NameCount], _ sign: String, _ none: Words) throws(CommandFailure) {
    if isJSON {
      return try say(
        JSON.array(
          names.map {
            .object([.init("name", .text($0.name)), .init("open", .int($0.open)), .init("slain", .int($0.slain))])
          }))
    }
    if names.isEmpty { return try say(none) }
    let width = names.map { String($0.open).count }.max() ?? 1
    for name in names {
      let count = String(name.open)
      let blanks = String(repeating: " ", count: width - count.count)
      let slain = name.slain == 0 ? "" : "  " + SectionWords.slainCount(name.slain)(language)
      let room = output.columns.map { max(1, $0 - width - 4 - cellWidth(slain)) }
      let shown = room.map { truncated(sign + name.name, to: $0) } ?? safe(sign + name.name)
      try say("  \(blanks)\(count)  \(shown)\(paint.faint(slain))")
    }
  }
}
