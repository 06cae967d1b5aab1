import SlayerText

extension CommandRun {
  /// A page of the manual in roff, or the text of a recipe.
  func manual() throws(CommandFailure) {
    guard let word = words.first else { return try say(page: .slayer) }
    if word == "config" { return try say(page: .config) }
    guard let recipe = Recipe(rawValue: word) else {
      throw .usage(
        .noSuchValue(word, option: "manual", choices: ["config"] + Recipe.allCases.map(\.rawValue)))
    }
    try say(recipe.text)
  }

  private func say(page: ManualPage) throws(CommandFailure) {
    try written { () throws(OutputFailure) in try output.write(page.roff(language)) }
  }
}
