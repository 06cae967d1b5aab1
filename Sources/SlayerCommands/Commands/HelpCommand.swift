import SlayerText

extension CommandRun {
  func help() throws(CommandFailure) {
    guard let word = words.first else {
      if isJSON { return try say(JSON.array(CommandTable.all.map(json))) }
      return try say(text: Help.overview(language))
    }
    guard let name = CommandName(named: word) else {
      throw .usage(.unknownCommand(word, nearest: nearestCommand(to: word)))
    }
    if isJSON { return try say(CommandTable.entry(name).map(json) ?? .null) }
    try say(text: Help.command(name, language))
  }

  private func json(_ entry: CommandEntry) -> JSON {
    .object([
      .init("command", .text(entry.name.rawValue)), .init("operands", .text(entry.operands)),
      .init("summary", .text(entry.summary.english)), .init("details", .text(entry.details.english)),
      .init("examples", .texts(entry.examples)),
    ])
  }

  private func say(text: String) throws(CommandFailure) {
    try written { () throws(OutputFailure) in try output.write(text) }
  }
}
