import SlayerText

extension CommandRun {
  func help() throws(CommandFailure) {
    guard let word = words.first else { return try say(text: Help.overview(language)) }
    guard let name = CommandName(rawValue: word) else {
      throw .usage(.unknownCommand(word, nearest: nearestCommand(to: word)))
    }
    try say(text: Help.command(name, language))
  }

  private func say(text: String) throws(CommandFailure) {
    try written { () throws(OutputFailure) in try output.write(text) }
  }
}
